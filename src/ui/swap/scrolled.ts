/** What a visitor who scrolls by themselves does. */
export const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Where a visitor stands in each list that was shown, and where they are taken once another one is drawn. */
export class Scrolled {
  /** How far the page was scrolled as a list was left, by its address. */
  readonly #left = new Map<string, number>();
  #hasMoved = false;

  leave(place: string): void {
    this.#left.set(place, scrollY);
  }

  /** Whoever moves on after going back is left where they are. */
  watch(options: AddEventListenerOptions): void {
    for (const move of MOVES) addEventListener(move, () => (this.#hasMoved = true), options);
    addEventListener('popstate', () => (this.#hasMoved = false), options);
  }

  /** Back to where the same list was left: the browser goes there before it is drawn again, in one that may be too short. */
  backTo(place: string): void {
    const top = this.#left.get(place);
    if (top !== undefined && !this.#hasMoved) scrollTo({ top, behavior: 'instant' });
  }
}

/**
 * Brings the beginning of another list into sight: who asks for one far down would see its end, or what is below it. To be called
 * before it is drawn, as nothing is laid out for measuring then; what it gives is called after.
 */
export function toBeginning(results: HTMLElement | null): () => void {
  const isAbove = results !== null && results.getBoundingClientRect().top < 0;
  return () => {
    if (isAbove) results.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
}
