import type { PageContext } from '~/page/contract';
import type { FacetMap } from '~/platform/search';
import { clearFilters, type ListShape, type ListState, parseList } from './list-query';
import {
  applyKeyphrase,
  applySegments,
  hasSegmentValues,
  namedFacets,
  respell,
  selectParents,
} from './list-words';

export interface ParsedList {
  readonly state: ListState;
  /** The filters of the path's wildcard segments alone. */
  readonly fromPath: ListState;
  /** The facet values, where they were needed. */
  readonly map: FacetMap;
  /** The state before words were read as filters; null where none were. */
  readonly unparsed: ListState | null;
}

/** Turns words into filters; by default those that are facet values. */
export type ReadWords = (state: ListState, shape: ListShape, map: FacetMap) => Promise<ListState> | ListState;

const facetWords: ReadWords = (state, _shape, map) => applyKeyphrase(state, map);

/** The list state of a page's address: query, wildcard segments, and words that are facet values. */
export async function readListState(
  page: Pick<PageContext, 'query' | 'wildcard'>,
  shape: ListShape,
  facetMap: (facets: ReturnType<typeof namedFacets>) => Promise<FacetMap> | FacetMap,
  readWords: ReadWords = facetWords,
): Promise<ParsedList> {
  const parsed = parseList(page.query, shape);
  // Facet values are needed only to read words, children or other spellings.
  const isPlain =
    page.wildcard.length === 0 &&
    parsed.keyphrase === '' &&
    !hasSegmentValues(parsed, namedFacets(shape)) &&
    shape.facets.every(({ child }) => child === undefined || parsed.values[child] === undefined);
  const map = isPlain ? [] : await facetMap(namedFacets(shape));
  const unparsed = applySegments(respell(parsed, map), page.wildcard, map);
  const isRead = unparsed.keyphrase !== '' && !unparsed.asWritten;
  const state = isRead ? await readWords(unparsed, shape, map) : unparsed;
  return {
    state: selectParents(state, shape, map),
    unparsed: isRead && state !== unparsed ? selectParents(unparsed, shape, map) : null,
    fromPath: applySegments(clearFilters(parsed), page.wildcard, map),
    map,
  };
}
