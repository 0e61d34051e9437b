/** Brings one card that stays up to date with a fresh one. */
type Renew = (old: Element, next: Element) => void;

/** A row may be a few lines less high than the one that stood there, or the head of the list. */
const LOWER_PX = 160;

/**
 * How many cards of a list are in the window or above it, with those that come into it when what is above takes less room;
 * all, where the list ends in the window and a longer one would show more.
 */
export function cardsSeen({ children }: Element): number {
  const end = innerHeight + LOWER_PX;
  const cards = [...children].filter((card) => !card.hasAttribute('hidden'));
  const below = cards.findIndex((card) => card.getBoundingClientRect().top > end);
  return below < 0 ? Number.POSITIVE_INFINITY : below;
}

/**
 * Brings the first cards of a list up to date: those that stay keep their element, new ones are taken over as they are. To
 * draw each of them piece by piece, as other markup is, took a slow processor 30 ms. Call what it returns for the rest: until
 * then older cards stand below the first, as many as there were, so that nothing moves.
 */
export function placeCards(list: Element, next: Element, renew: Renew, first: number): () => void {
  const there = byName(list);
  const wanted = [...byName(next)].map(([name, fresh]) => {
    const old = there.get(name);
    // To the library, what has another id is another element.
    const stays = old?.localName === fresh.localName && old.id === fresh.id;
    return { fresh, card: stays ? old : fresh };
  });
  const staying = new Set(wanted.map(({ card }) => card));
  const leaving = new Set([...there.values()].filter((card) => !staying.has(card)));
  const place = (from: number, end: number) => {
    let added = 0;
    let at = list.firstElementChild;
    for (const [index, { card, fresh }] of wanted.slice(0, end).entries()) {
      if (index >= from && card !== fresh) renew(card, fresh);
      if (card === at) at = at.nextElementSibling;
      else if (card.parentNode !== list && at !== null && leaving.delete(at)) {
        // In the place of one that leaves: were it taken out first, styles would be looked for in all that follow.
        at.replaceWith(card);
        at = card.nextElementSibling;
      } else {
        if (card.parentNode !== list) added++;
        list.insertBefore(card, at);
      }
    }
    for (const card of leaving) {
      if (end < wanted.length && added-- <= 0) break;
      leaving.delete(card);
      card.remove();
    }
  };
  place(0, first);
  return () => {
    if (first < wanted.length) place(first, wanted.length);
  };
}

/** Cards by their key; what stands between them by its number. */
function byName({ children }: Element): ReadonlyMap<string, Element> {
  const named = new Map<string, Element>();
  for (const card of children) {
    const key = card.getAttribute('data-key');
    named.set(key === null || named.has(`key ${key}`) ? `number ${named.size}` : `key ${key}`, card);
  }
  return named;
}
