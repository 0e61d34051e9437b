/**
 * The chips of a story list as buttons that are pressed or not. They answer at once, so that a second choice made
 * while the first is fetched adds to it; what the list says in the end is what counts.
 */
export class Chips {
  readonly #all: readonly HTMLAnchorElement[];
  readonly #looks: { readonly pressed: string; readonly free: string };
  /** Whether each was pressed when the list that is shown came. */
  #shown: readonly boolean[];

  constructor(root: ParentNode) {
    this.#all = chipsOf(root);
    this.#shown = this.#all.map(isChosen);
    const look = (chosen: boolean) => this.#all.find((chip) => isChosen(chip) === chosen)?.className ?? '';
    // One of them is always chosen, and one is not: "show all" is exactly when no tag is.
    this.#looks = { pressed: look(true), free: look(false) };
    for (const chip of this.#all) {
      chip.setAttribute('role', 'button');
      chip.removeAttribute('aria-current');
    }
    this.revert();
  }

  has(link: HTMLAnchorElement): boolean {
    return this.#all.includes(link);
  }

  /** Presses or releases a chip; gives the address of the list with the tags that are pressed now. */
  press(chip: HTMLAnchorElement): URL {
    const tags = new Set(this.#all.filter(isPressed).flatMap(({ dataset: { tag } }) => tag ?? []));
    const { tag } = chip.dataset;
    if (tag === undefined) tags.clear();
    else if (!tags.delete(tag)) tags.add(tag);
    for (const other of this.#all) {
      const own = other.dataset.tag;
      this.#mark(other, own === undefined ? tags.size === 0 : tags.has(own));
    }
    const url = new URL(this.#all[0]?.href ?? location.href);
    url.search = new URLSearchParams([...tags].map((id) => ['tag', id])).toString();
    return url;
  }

  /** Takes over what a fetched list says of its chips, and where they lead for those who open them elsewhere. */
  update(fresh: ParentNode): void {
    const next = chipsOf(fresh);
    if (next.length !== this.#all.length) return;
    this.#shown = next.map(isChosen);
    for (const [at, chip] of this.#all.entries()) chip.href = next[at]?.href ?? chip.href;
    this.revert();
  }

  /** Shows again what belongs to the list that is shown. */
  revert(): void {
    for (const [at, chip] of this.#all.entries()) this.#mark(chip, this.#shown[at] ?? false);
  }

  #mark(chip: HTMLAnchorElement, pressed: boolean): void {
    chip.setAttribute('aria-pressed', String(pressed));
    chip.className = pressed ? this.#looks.pressed : this.#looks.free;
  }
}

const chipsOf = (root: ParentNode): readonly HTMLAnchorElement[] => [
  ...root.querySelectorAll<HTMLAnchorElement>('[data-part="tags"] a'),
];
/** As the server says it, of a link. */
const isChosen = (chip: HTMLAnchorElement): boolean => chip.hasAttribute('aria-current');
const isPressed = (chip: HTMLAnchorElement): boolean => chip.getAttribute('aria-pressed') === 'true';
