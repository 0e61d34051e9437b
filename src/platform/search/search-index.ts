import type { JsonObject } from '~/platform/json';
import type { SearchRequest, SearchResponse } from './contract';
import type { FacetMap, FacetMapRequest } from './facet-map';

/** A search that was not answered: what it would have found is unknown, which is not the same as nothing. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';

  constructor(index: string, cause: unknown) {
    super(`the search of ${index} does not answer`, { cause });
  }
}

/**
 * Port: answers searches over one index. `request.index` has been resolved already and is ignored.
 *
 * @throws SearchUnavailable where the index is somewhere else and does not answer
 */
export interface SearchIndex {
  search(request: SearchRequest): Promise<SearchResponse> | SearchResponse;
  /** Every value of these facets over the whole index, in alphabetical order. */
  facetMap(facets: readonly FacetMapRequest[]): Promise<FacetMap> | FacetMap;
}

/** An index in this process's memory. */
export interface LocalSearchIndex extends SearchIndex {
  search(request: SearchRequest): SearchResponse;
  facetMap(facets: readonly FacetMapRequest[]): FacetMap;
  readonly size: number;
  get(id: string): JsonObject | undefined;
  /** Adds or replaces, by id, in one go (about 50 µs a record). A record without an id is a bug and throws. */
  upsert(records: Iterable<JsonObject>): void;
  /** Unknown ids are passed over. */
  remove(ids: Iterable<string>): void;
  /** As `upsert`, with pauses for other work: for thousands of records in a serving process. */
  upsertInSlices(records: Iterable<JsonObject> | AsyncIterable<JsonObject>): Promise<void>;
  /** Computes in advance what the first search after a change needs: orders, histograms. */
  warm(): void;
  /**
   * Writes the whole index into a file, in one step, in slices; nothing where the file has this key already. Nobody may change the
   * index meanwhile; searches may go on.
   */
  saveTo(path: string, key: string): Promise<void>;
  /** Becomes what was saved under this key; false, and nothing is changed, where there is no such file or not a whole one. */
  loadFrom(path: string, key: string): boolean;
  /** Approximate memory of columns, postings and records. */
  memoryBytes(): number;
}
