import type { ParsedQuery, Piece } from '~/modules/query-reader';
import type { BlockServices, PageContext } from '~/page/contract';
import type { FacetMap } from '~/platform/search';
import type { ListShape, ListState } from '../query/list-query';
import { listRequest } from '../query/list-request';
import { selectParents } from '../query/list-words';
import { applyReading, contextOf, readerFor } from './car-words';

/** A search with results, similar to one without. */
export interface SuggestedSearch {
  readonly state: ListState;
  readonly count: number;
  /** Words of the search that are no part of it. */
  readonly leftOut: readonly string[];
}

interface FailedSearch {
  /** State before its words were read as filters. */
  readonly unparsed: ListState;
  readonly shape: ListShape;
  readonly map: FacetMap;
  readonly page: Pick<PageContext, 'site' | 'language'>;
  readonly services: { readonly stock: Pick<BlockServices['stock'], 'search'> };
  readonly carIndex: string;
}

const MAX_SEARCHES = 12;
const MAX_SUGGESTIONS = 3;

/**
 * Similar searches with results, with their counts: first with more typos corrected, then without unknown words, then
 * without one of the filters (most results first), then with each filter alone, then with the make of a model alone.
 */
export async function suggestSearches({
  unparsed,
  shape,
  map,
  page,
  services,
  carIndex,
}: FailedSearch): Promise<readonly SuggestedSearch[]> {
  if (unparsed.keyphrase === '' || map.length === 0) return [];
  const reader = readerFor(map, page);
  const read = reader.read(unparsed.keyphrase, contextOf(unparsed));
  const guess = reader.guess(unparsed.keyphrase, contextOf(unparsed));
  const bases = [whole(guess), reduced(guess, guess.pieces), reduced(read, read.pieces)];
  const fewer =
    guess.pieces.length < 2 ? [] : guess.pieces.map((_, at) => reduced(guess, guess.pieces.toSpliced(at, 1)));
  const seen = new Set<string>();
  const countOf = async ({ reading, leftOut }: SimilarReading): Promise<SuggestedSearch | null> => {
    if (reading.pieces.length === 0) return null;
    const applied = applyReading({ ...unparsed, page: 0 }, { ...reading }, shape, page.site);
    const state = selectParents(applied, shape, map);
    const key = JSON.stringify([state.values, state.ranges, state.keyphrase, state.near]);
    if (seen.has(key) || seen.size === MAX_SEARCHES) return null;
    seen.add(key);
    const { facets = [], ...request } = listRequest(state, shape, map);
    const found = await services.stock.search(carIndex, {
      ...request,
      facets: facets.filter(({ filters = [] }) => filters.length > 0),
      limit: 0,
    });
    return found.total_items === 0 || state.near !== undefined
      ? null
      : { state, count: found.total_items, leftOut };
  };
  const nearest = await runInTurn(bases, countOf);
  if (nearest.length > 0) return nearest.slice(0, 1);
  const others = await runInTurn(fewer, countOf);
  if (others.length > 0) return others.toSorted((a, b) => b.count - a.count).slice(0, MAX_SUGGESTIONS);
  const alone = guess.pieces.map((piece) => reduced(guess, [piece]));
  const found = await runInTurn(alone, countOf);
  if (found.length > 0) return found.slice(0, MAX_SUGGESTIONS);
  return (await runInTurn(guess.pieces.flatMap(makeOf), countOf)).slice(0, MAX_SUGGESTIONS);
}

/** A reading of the words that may find more, and what of them it leaves out. */
interface SimilarReading {
  readonly reading: ParsedQuery;
  readonly leftOut: readonly string[];
}

const whole = (reading: ParsedQuery): SimilarReading => ({ reading, leftOut: [] });

/** Of a reading some pieces alone, without words that are not understood. */
function reduced(reading: ParsedQuery, pieces: readonly Piece[]): SimilarReading {
  const gone = reading.pieces.filter((piece) => !pieces.includes(piece)).map(({ words }) => words);
  const leftOut = [...gone, reading.rest].filter((words) => words !== '');
  return { reading: { ...reading, rest: '', pieces }, leftOut };
}

/** The make of a model that the stock does not have; of a guess it would be one too many. */
function makeOf({ meaning, words, corrected = false }: Piece): readonly SimilarReading[] {
  if (corrected || meaning.kind !== 'values' || meaning.under === undefined) return [];
  const make = { meaning: { kind: 'values', ...meaning.under }, words } as const;
  return [{ reading: { pieces: [make], rest: '', unlisted: [] }, leftOut: [] }];
}

async function runInTurn(
  queries: readonly SimilarReading[],
  countOf: (reading: SimilarReading) => Promise<SuggestedSearch | null>,
): Promise<readonly SuggestedSearch[]> {
  const found: SuggestedSearch[] = [];
  for (const reading of queries) {
    const search = await countOf(reading);
    if (search !== null) found.push(search);
  }
  return found;
}
