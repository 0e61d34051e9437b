import type { PageContext } from '~/page/contract';
import { firstPage, type ListState, PARAMETERS } from './list-query';

/** More than a screen of them. */
const FIRST = 12;

/** Which of the requested cards are drawn in full; the others are a name and a link until they are neared (LIST-13). */
export interface FullCards {
  /** Positions before this one, and from `last` on. */
  readonly first: number;
  readonly last: number;
}

/** Value of `cards` by which a script asks for all cards in full, because the visitor stands among them. */
export const ALL_CARDS = 'all';

const ALL: FullCards = { first: Number.POSITIVE_INFINITY, last: 0 };

/**
 * All of a single page. Of several the first cards and the last page: whoever goes on without a script has seen those
 * between. A script gets the first cards too, unless it asks for a page of cards by `from`, or for all by `cards`.
 */
export function fullCards(
  { query, isFragment = false }: Pick<PageContext, 'query' | 'isFragment'>,
  state: ListState,
  pageSize: number,
): FullCards {
  const { page } = state;
  const isOnePage = query.has(PARAMETERS.from) && firstPage(query, state) === page;
  if (isOnePage || query.get(PARAMETERS.cards) === ALL_CARDS) return ALL;
  if (page === 0 && !isFragment) return ALL;
  return { first: FIRST, last: page === 0 ? Number.POSITIVE_INFINITY : page * pageSize };
}

export const isFull = ({ first, last }: FullCards, at: number): boolean => at < first || at >= last;
