import type { PageContext } from '~/page/contract';
import type { FacetMap } from '~/platform/search';
import { cleared, type ListShape, type ListState, parseList } from './list-query';
import {
  adoptChildren,
  applyKeyphrase,
  applySegments,
  hasSegmentValues,
  namedFacets,
  respell,
} from './list-words';

export interface AskedList {
  readonly state: ListState;
  /** What the wildcard segments of the path alone say. */
  readonly named: ListState;
  /** The values of the facets, where they had to be known. */
  readonly map: FacetMap;
  /** What was asked for before the words were read, where words were read as filters. */
  readonly unread: ListState | null;
}

/** How words become filters; by default those that are values of facets do. */
export type ReadWords = (state: ListState, shape: ListShape, map: FacetMap) => Promise<ListState> | ListState;

const facetWords: ReadWords = (state, _shape, map) => applyKeyphrase(state, map);

/** What the page's address asks of a list: query, wildcard segments, and words that are facet values. */
export async function readListState(
  page: Pick<PageContext, 'query' | 'wildcard'>,
  shape: ListShape,
  facetMap: (facets: ReturnType<typeof namedFacets>) => Promise<FacetMap> | FacetMap,
  readWords: ReadWords = facetWords,
): Promise<AskedList> {
  const asked = parseList(page.query, shape);
  // Values must be known only where words, children or other spellings are to be understood.
  const isPlain =
    page.wildcard.length === 0 &&
    asked.keyphrase === '' &&
    !hasSegmentValues(asked, namedFacets(shape)) &&
    shape.facets.every(({ child }) => child === undefined || asked.values[child] === undefined);
  const map = isPlain ? [] : await facetMap(namedFacets(shape));
  const unread = applySegments(respell(asked, map), page.wildcard, map);
  const isRead = unread.keyphrase !== '' && !unread.asWritten;
  const state = isRead ? await readWords(unread, shape, map) : unread;
  return {
    state: adoptChildren(state, shape, map),
    unread: isRead && state !== unread ? adoptChildren(unread, shape, map) : null,
    named: applySegments(cleared(asked), page.wildcard, map),
    map,
  };
}
