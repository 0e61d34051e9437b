import { Idiomorph } from 'idiomorph';
import { keepFocus } from './keep-focus';
import { cardsSeen, placeCards } from './place-cards';

export { cardsSeen };

interface RedrawOptions {
  /** Cards are added, and those that stand there stay. */
  readonly isMore: boolean;
  /** What a visitor is changing just now. */
  readonly held: readonly Element[];
  /** Whether a part is brought up to date this time, by its `data-swap`; without it, each is. */
  readonly part?: (name: string) => boolean;
  /** How many cards of a list are drawn at once, if not all. */
  readonly first?: number;
}

interface Redrawn {
  /** The first card that was added. */
  readonly added: Element | null;
  readonly lostFocus: boolean;
  /** Draws the cards that were left out, and tells whether the focus is lost with one. */
  rest(): boolean;
}

/** What scripts say by attributes, and the server cannot know. */
const SCRIPT_ATTRIBUTES = new Set(['aria-busy', 'aria-pressed', 'data-ready', 'data-slow', 'inert', 'open']);

/** Elements that are the same while their key is. */
const KEYED = '[data-key]:not([id], [data-part="cards"] > *), [data-facet]:not([id])';
const PREFIX = 'swap ';

/**
 * Brings everything that is marked `data-swap` in a block up to date with a fresh one. Elements that are the same stay,
 * with their focus, their scroll position and what was opened in them.
 */
export function redraw(block: HTMLElement, fresh: HTMLElement, options: RedrawOptions): Redrawn {
  const focus = keepFocus(block, fresh);
  let added: Element | null = null;
  let rest: (() => void) | undefined;
  for (const old of block.querySelectorAll<HTMLElement>('[data-swap]')) {
    const name = old.dataset.swap ?? '';
    const next = fresh.querySelector<HTMLElement>(`[data-swap="${CSS.escape(name)}"]`);
    if (next === null || options.part?.(name) === false) continue;
    const cards = options.isMore ? old.querySelector('[data-part="cards"]') : null;
    if (cards === null) rest = morph(old, next, options) ?? rest;
    else added = addCards(cards, old, next);
  }
  return {
    added,
    lostFocus: focus(),
    rest() {
      const focused = keepFocus(block, fresh);
      rest?.();
      return focused();
    },
  };
}

/** Appends the cards that were not there, and takes over what stands below them. The first new one, or null. */
function addCards(cards: Element, old: Element, next: Element): Element | null {
  const known = new Set([...cards.children].map(keyOf));
  const newer = next.querySelector('[data-part="cards"]')?.children ?? [];
  const added = [...newer].filter((card) => !known.has(keyOf(card)));
  cards.append(...added);
  const [below, nextBelow] = [old, next].map((each) => each.querySelector('[data-part="more"]'));
  if (below && nextBelow) morph(below, nextBelow, { held: [] });
  return added[0] ?? null;
}

const keyOf = (card: Element): string | null => card.getAttribute('data-key');

/** Options that leave a list one by one choose others in it: they are not for the library. */
function takeOptions(old: HTMLSelectElement, next: HTMLSelectElement): void {
  const { value } = next;
  if (old.length !== next.length) old.replaceChildren(...next.childNodes);
  old.value = value;
  Object.assign(old.dataset, next.dataset);
}

/** Gives what draws the rest of the cards, where there are some. */
function morph(
  old: Element,
  next: Element,
  { held, first = Number.POSITIVE_INFINITY }: Pick<RedrawOptions, 'held' | 'first'>,
): (() => void) | undefined {
  if (old instanceof HTMLSelectElement && next instanceof HTMLSelectElement) {
    takeOptions(old, next);
    return undefined;
  }
  const untouched = new Set<Node>(held.filter((each) => isIn(next, each)));
  const taken = takeCards(old, next, first);
  nameKeyed(old);
  nameKeyed(next);
  bringUpToDate(old, next, {
    isLeft: (element) => untouched.has(element) || element === taken?.cards,
    keepsAttributes: true,
  });
  for (const element of old.querySelectorAll(`[id^="${PREFIX}"]`)) element.removeAttribute('id');
  return taken?.rest;
}

/** Cards that are in both: they are placed by themselves, and their list is done with. */
function takeCards(
  old: Element,
  next: Element,
  first: number,
): { readonly cards: Element; rest(): void } | null {
  const [cards, others] = [old, next].map((each) => each.querySelector('[data-part="cards"]'));
  if (!cards || !others) return null;
  const renew = (card: Element, fresh: Element) => {
    if (!isSameCard(card, fresh)) bringUpToDate(card, fresh);
  };
  const rest = placeCards(cards, others, renew, first);
  cards.toggleAttribute('hidden', others.hasAttribute('hidden'));
  // For the library, which looks for elements that belong together.
  if (cards.id === '' && others.id === '') cards.id = others.id = `${PREFIX}cards`;
  return { cards, rest };
}

interface MorphOptions {
  readonly isLeft?: (element: Node) => boolean;
  /** Whether the element itself stays as it is, and only what is in it changes. */
  readonly keepsAttributes?: boolean;
}

/**
 * The fresh element is left in its own document: given what is in it, the library would take that into the page's, and Chromium
 * keeps each picture that is in no page but belongs to its document, with all around it, as long as the page is open.
 */
function bringUpToDate(
  old: Element,
  next: Element,
  { isLeft = () => false, keepsAttributes = false }: MorphOptions = {},
): void {
  const created = new WeakSet<Node>();
  Idiomorph.morph(old, next, {
    morphStyle: 'outerHTML',
    restoreFocus: false,
    callbacks: {
      beforeNodeMorphed(element, other) {
        // The library fills a new element by bringing an empty one up to date.
        if (element instanceof Element && element.attributes.length === 0) created.add(element);
        return !isLeft(element) && !isSameCard(element, other);
      },
      beforeAttributeUpdated: (name, element) =>
        created.has(element) || !(SCRIPT_ATTRIBUTES.has(name) || (keepsAttributes && element === old)),
    },
  });
}

const isIn = (next: Element, { attributes }: Element): boolean =>
  next.querySelector(`[data-facet="${CSS.escape(attributes.getNamedItem('data-facet')?.value ?? '')}"]`) !==
  null;

/**
 * Most of what stays has not changed, and need not be walked through; a card that stands there in full has come already, and one
 * that a script has turned (`data-turned`) stays so until that turns it back.
 */
const isSameCard = (old: Node, next: Node): boolean =>
  old instanceof HTMLElement &&
  (old.localName === 'fc-island' ||
    ('key' in old.dataset && ('turned' in old.dataset || old.isEqualNode(next) || isFar(next))));

const isFar = (card: Node): boolean => card instanceof HTMLElement && 'far' in card.dataset;

/** The library knows elements by their ids: while it works, keys are ids. */
function nameKeyed(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>(KEYED))
    element.id = `${PREFIX}${element.dataset.key ?? element.dataset.facet}`;
}
