import { type Offer, OfferSource } from './combobox-source';

/** Pause in typing before suggestions are requested. */
const PAUSE_MS = 100;
/** Delay, so that announcements do not interrupt typing. */
const SAY_MS = 600;
/** Space between the box and its suggestions, and at the edge of the window, in CSS pixels. */
const GAP = 8;
const TALLEST = 480;
/** With so much room below the list opens below. */
const ROOM = 160;

/** Completes what is typed into the text box within; see `Combobox`. */
export default function enhance(root: HTMLElement): (() => void) | undefined {
  // Without a top layer the box stays the text box that it is.
  if (!('popover' in root)) return undefined;
  const input = root.querySelector('input');
  const popup = root.querySelector<HTMLElement>('[data-part="popup"]');
  const list = root.querySelector<HTMLElement>('[role="listbox"]');
  const status = root.querySelector<HTMLElement>('[data-part="announcement"]');
  const template = root.querySelector('template');
  const option = template?.content.querySelector<HTMLElement>('[role="option"]');
  if (
    input === null ||
    popup === null ||
    list === null ||
    status === null ||
    option === null ||
    option === undefined
  )
    return undefined;
  const box = new Combobox(root, { input, popup, list, status, option });
  const leave = new AbortController();
  const { signal } = leave;
  input.addEventListener('keydown', (event) => box.pressed(event), { signal });
  input.addEventListener('input', (event) => box.typed(event), { signal });
  input.addEventListener('compositionend', () => box.changed(), { signal });
  input.addEventListener('blur', () => box.left(), { signal });
  input.addEventListener('focus', () => box.entered(), { signal });
  input.addEventListener('pointerdown', () => box.touched(), { signal });
  input.form?.addEventListener('submit', () => box.close(), { signal });
  // The focus stays in the box whatever is clicked on in the list.
  popup.addEventListener('pointerdown', (event) => event.preventDefault(), { signal });
  popup.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  list.addEventListener('click', (event) => box.clicked(event), { signal });
  addEventListener('scroll', () => box.place(), { signal, capture: true, passive: true });
  addEventListener('resize', () => box.place(), { signal });
  // What was typed before this came is answered too.
  if (document.activeElement === input && input.value !== input.defaultValue) box.changed();
  return () => leave.abort();
}

interface Parts {
  readonly input: HTMLInputElement;
  readonly popup: HTMLElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
  readonly option: HTMLElement;
}

class Combobox {
  readonly #root: HTMLElement;
  readonly #parts: Parts;
  readonly #source: OfferSource;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #saying: ReturnType<typeof setTimeout> | undefined;
  #hiding: ReturnType<typeof setTimeout> | undefined;
  #active = -1;
  /** The text that the options in the list answer. */
  #answered: string | null = null;

  constructor(root: HTMLElement, parts: Parts) {
    this.#root = root;
    this.#parts = parts;
    this.#source = new OfferSource(root.dataset.source ?? '');
    const { input, list } = parts;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', 'false');
    input.setAttribute('aria-controls', list.id);
    // The browser's own suggestions would lie over these.
    input.autocomplete = 'off';
    input.removeAttribute('list');
  }

  get #isOpen(): boolean {
    return this.#parts.input.getAttribute('aria-expanded') === 'true';
  }

  get #options(): readonly HTMLElement[] {
    return [...this.#parts.list.querySelectorAll<HTMLElement>('[role="option"]')];
  }

  typed(event: Event): void {
    if (event instanceof InputEvent && event.isComposing) return;
    this.changed();
  }

  changed(): void {
    this.#point(-1);
    clearTimeout(this.#pause);
    this.#source.cancel();
    if (this.#isTooShort()) {
      this.close();
      return;
    }
    this.#pause = setTimeout(() => void this.#ask(), PAUSE_MS);
  }

  #isTooShort(): boolean {
    return this.#parts.input.value.trim().length < Number(this.#root.dataset.minLength ?? 1);
  }

  /** A click into a box that has suggestions brings them back. */
  touched(): void {
    if (document.activeElement === this.#parts.input && !this.#isOpen) void this.#ask();
  }

  pressed(event: KeyboardEvent): void {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    const { key, altKey } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (altKey && key === 'ArrowUp') this.close();
      else if (altKey) void this.#ask();
      else void this.#step(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter') this.#entered(event);
    else if (key === 'Escape') this.#escaped(event);
    else if (key === 'Tab') this.left();
    else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) this.#point(-1);
  }

  clicked({ target }: Event): void {
    const chosen = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
    if (chosen !== null) this.#accept(chosen);
  }

  /** The suggestions go, at once or a little later; nothing more is asked for. */
  left(): void {
    const delay = Number(this.#root.dataset.hideAfter ?? 0);
    clearTimeout(this.#hiding);
    if (delay === 0) {
      this.close();
      return;
    }
    clearTimeout(this.#pause);
    this.#source.cancel();
    this.#hiding = setTimeout(() => this.close(), delay);
  }

  /** Back in time: the suggestions stay. */
  entered(): void {
    clearTimeout(this.#hiding);
  }

  close(): void {
    clearTimeout(this.#hiding);
    clearTimeout(this.#pause);
    clearTimeout(this.#saying);
    this.#source.cancel();
    this.#point(-1);
    this.#parts.status.textContent = '';
    this.#hide();
  }

  #hide(): void {
    const { input, popup } = this.#parts;
    this.#answered = null;
    input.setAttribute('aria-expanded', 'false');
    if (popup.matches(':popover-open')) popup.hidePopover();
  }

  /** Below the box, or above it where there is more room; as wide as what the box stands in. */
  place(): void {
    if (!this.#isOpen) return;
    const { popup, input } = this.#parts;
    const box = (input.closest('search, [data-field]') ?? input).getBoundingClientRect();
    const own = input.getBoundingClientRect();
    const wide = box.height <= own.height * 2 ? box : own;
    const below = innerHeight - wide.bottom - GAP * 2;
    const above = wide.top - GAP * 2;
    const isBelow = below >= Math.min(ROOM, above);
    const { style } = popup;
    style.insetInlineStart = `${Math.round(wide.left)}px`;
    style.inlineSize = `${Math.round(wide.width)}px`;
    style.maxBlockSize = `${Math.round(Math.max(96, Math.min(TALLEST, isBelow ? below : above)))}px`;
    style.top = isBelow ? `${Math.round(wide.bottom + GAP)}px` : 'auto';
    style.bottom = isBelow ? 'auto' : `${Math.round(innerHeight - wide.top + GAP)}px`;
  }

  async #ask(): Promise<void> {
    const { input } = this.#parts;
    const text = input.value.trimStart();
    if (this.#isTooShort()) return;
    const offers = await this.#source.ask(text);
    // The text or the place may be another by now.
    if (offers === null || input.value.trimStart() !== text || document.activeElement !== input) return;
    if (offers === 'silent') this.#hide();
    else this.#show(offers, text);
  }

  #show(offers: readonly Offer[], text: string): void {
    const { list, input, popup } = this.#parts;
    this.#say(offers.length);
    if (offers.length === 0) {
      this.#hide();
      return;
    }
    list.replaceChildren(...offers.map((offer, at) => this.#optionOf(offer, at)));
    this.#answered = text;
    this.#point(-1);
    input.setAttribute('aria-expanded', 'true');
    if (!popup.matches(':popover-open')) popup.showPopover();
    popup.scrollTop = 0;
    this.place();
  }

  #optionOf({ text, note, count }: Offer, at: number): HTMLElement {
    const { option, list } = this.#parts;
    const made = document.importNode(option, true);
    made.id = `${list.id}-${at}`;
    made.dataset.text = text;
    const number = count === null ? '' : count.toLocaleString(document.documentElement.lang);
    [text, note, number].forEach((each, part) => {
      const span = made.children[part];
      if (span !== undefined) span.textContent = each;
    });
    return made;
  }

  async #step(by: 1 | -1): Promise<void> {
    if (!this.#isOpen || this.#answered !== this.#parts.input.value.trimStart()) {
      clearTimeout(this.#pause);
      await this.#ask();
    }
    if (!this.#isOpen) return;
    const { length } = this.#options;
    if (this.#active < 0) this.#point(by === 1 ? 0 : length - 1);
    else this.#point((this.#active + by + length) % length);
  }

  /** Makes an option the active one; -1: none, and keys act on the text. */
  #point(at: number): void {
    const { input } = this.#parts;
    this.#active = at;
    for (const [place, option] of this.#options.entries())
      option.setAttribute('aria-selected', String(place === at));
    const active = this.#options[at];
    if (active === undefined) {
      input.removeAttribute('aria-activedescendant');
      return;
    }
    input.setAttribute('aria-activedescendant', active.id);
    active.scrollIntoView({ block: 'nearest' });
  }

  #entered(event: KeyboardEvent): void {
    const active = this.#isOpen ? this.#options[this.#active] : undefined;
    if (active === undefined) {
      this.close();
      return;
    }
    event.preventDefault();
    this.#accept(active);
  }

  #accept(chosen: HTMLElement): void {
    const { input } = this.#parts;
    const { text = '' } = chosen.dataset;
    input.value = text;
    input.setSelectionRange(text.length, text.length);
    this.close();
    if (this.#root.dataset.submits !== undefined) input.form?.requestSubmit();
  }

  /** The first Escape closes, the second clears; others are passed on. */
  #escaped(event: KeyboardEvent): void {
    const { input } = this.#parts;
    if (!this.#isOpen && input.value === '') return;
    event.preventDefault();
    event.stopPropagation();
    if (this.#isOpen) this.close();
    else input.value = '';
  }

  #say(count: number): void {
    const texts = this.#root.dataset.announcements?.split('|') ?? [];
    clearTimeout(this.#saying);
    this.#saying = setTimeout(() => {
      this.#parts.status.textContent = texts[count] ?? '';
    }, SAY_MS);
  }
}
