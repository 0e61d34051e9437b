import { PARAMETERS } from '../../query/list-query';
import { CARDS } from './card-place';

/** In the session storage: width of the window, address and the heights of all cards of the list that was left. */
export const CARD_HEIGHTS_KEY = 'cardHeights';

/**
 * Stores how high each card is when the page is left, for `CARD_HEIGHTS_SCRIPT`. What a card's words take, one line or two, only
 * the browser knows; with the heights that they had, far cards do not move others when they come in full. A list of one page has
 * none.
 */
export function storeCardHeights(form: HTMLElement): void {
  if (!new URLSearchParams(location.search).has(PARAMETERS.page)) return;
  try {
    const heights = Array.from(form.querySelectorAll(CARDS), (card) =>
      card.getBoundingClientRect().height.toFixed(1),
    );
    sessionStorage.setItem(CARD_HEIGHTS_KEY, `${innerWidth} ${location.href} ${heights.join(',')}`);
  } catch {
    // A browser that stores nothing shows far cards in the height of most.
  }
}
