import type { ParsedQuery } from '~/modules/query-reader';
import type { BlockServices, PageContext } from '~/page/contract';
import type { FacetMap } from '~/platform/search';
import type { ListShape, ListState } from '../query/list-query';
import { listRequest } from '../query/list-request';
import { adoptChildren } from '../query/list-words';
import { applyReading, contextOf, readerFor } from './car-words';

/** A search that finds something, near to one that found nothing. */
export interface MeantSearch {
  readonly state: ListState;
  readonly count: number;
}

interface Asked {
  /** What was asked for, its words not read yet. */
  readonly unread: ListState;
  readonly shape: ListShape;
  readonly map: FacetMap;
  readonly page: Pick<PageContext, 'site' | 'language'>;
  readonly services: { readonly stock: Pick<BlockServices['stock'], 'search'> };
  readonly carIndex: string;
}

/** So many searches are tried, and so many shown. */
const MOST_TRIED = 12;
const MOST_SHOWN = 3;

/**
 * The nearest meanings of words that found nothing, with their counts: words with more slips mended, then without the words
 * that nobody understands, then without one of the wishes, those that find most first, then each wish alone.
 */
export async function meantInstead({
  unread,
  shape,
  map,
  page,
  services,
  carIndex,
}: Asked): Promise<readonly MeantSearch[]> {
  if (unread.keyphrase === '' || map.length === 0) return [];
  const reader = readerFor(map, page);
  const read = reader.read(unread.keyphrase, contextOf(unread));
  const guess = reader.guess(unread.keyphrase, contextOf(unread));
  const bases = [guess, { ...guess, rest: '' }, { ...read, rest: '' }];
  const fewer =
    guess.pieces.length < 2
      ? []
      : guess.pieces.map((_, at) => ({ rest: '', pieces: guess.pieces.toSpliced(at, 1) }));
  const seen = new Set<string>();
  const countOf = async (reading: ParsedQuery): Promise<MeantSearch | null> => {
    if (reading.pieces.length === 0) return null;
    const applied = applyReading({ ...unread, page: 0 }, { ...reading }, shape);
    const state = adoptChildren(applied, shape, map);
    const key = JSON.stringify([state.values, state.ranges, state.keyphrase, state.near]);
    if (seen.has(key) || seen.size === MOST_TRIED) return null;
    seen.add(key);
    const { facets = [], ...request } = listRequest(state, shape, map);
    const found = await services.stock.search(carIndex, {
      ...request,
      facets: facets.filter(({ filters = [] }) => filters.length > 0),
      limit: 0,
    });
    return found.total_items === 0 || state.near !== undefined ? null : { state, count: found.total_items };
  };
  const nearest = await inTurn(bases, countOf);
  if (nearest.length > 0) return nearest.slice(0, 1);
  const others = await inTurn(fewer, countOf);
  if (others.length > 0) return others.toSorted((a, b) => b.count - a.count).slice(0, MOST_SHOWN);
  const alone = guess.pieces.map((piece) => ({ rest: '', pieces: [piece] }));
  return (await inTurn(alone, countOf)).slice(0, MOST_SHOWN);
}

async function inTurn(
  readings: readonly ParsedQuery[],
  countOf: (reading: ParsedQuery) => Promise<MeantSearch | null>,
): Promise<readonly MeantSearch[]> {
  const found: MeantSearch[] = [];
  for (const reading of readings) {
    const search = await countOf(reading);
    if (search !== null) found.push(search);
  }
  return found;
}
