import type { JsonObject } from '~/platform/json';
import type { SearchRequest, SearchResponse } from './contract';
import type { FacetMap, FacetMapRequest } from './facet-map';

/** The port: whatever answers searches over one index. `request.index` has chosen it already and is not looked at. */
export interface SearchIndex {
  search(request: SearchRequest): Promise<SearchResponse> | SearchResponse;
  /** Every value of these facets over the whole index, in alphabetical order. */
  facetMap(facets: readonly FacetMapRequest[]): Promise<FacetMap> | FacetMap;
}

/** An index that this process keeps itself. */
export interface LocalSearchIndex extends SearchIndex {
  search(request: SearchRequest): SearchResponse;
  facetMap(facets: readonly FacetMapRequest[]): FacetMap;
  readonly size: number;
  get(id: string): JsonObject | undefined;
  /** Adds or replaces, by id, in one go (about 50 µs a record). A record without an id is a bug and throws. */
  upsert(records: Iterable<JsonObject>): void;
  /** Unknown ids are passed over. */
  remove(ids: Iterable<string>): void;
  /** As `upsert`, giving way to other work every `sliceMs` (8): for thousands of records in a serving process. */
  upsertInSlices(records: Iterable<JsonObject> | AsyncIterable<JsonObject>, sliceMs?: number): Promise<void>;
  /** Does now what the first search after a change would do: orders, histograms. */
  warm(): void;
  /** Approximate memory of columns, postings and records. */
  memoryBytes(): number;
}
