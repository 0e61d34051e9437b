import type { SearchResponse } from './contract';

export interface FacetMapRequest {
  readonly name: string;
  readonly child_name?: string | undefined;
}
interface FacetMapValue {
  readonly text: string;
  readonly children?: readonly string[] | undefined;
}
/** The known values of each facet, in the order asked for. JSON as it stands, so a page may carry it. */
export type FacetMap = readonly {
  readonly name: string;
  readonly child_name?: string | undefined;
  readonly values: readonly FacetMapValue[];
}[];

/** The values of the list facets of an answer (usually to a request with limit 0, SEARCH-2). */
export function facetMapOf(response: Pick<SearchResponse, 'facet'>): FacetMap {
  return response.facet
    .filter((facet) => facet.type === 'list')
    .map((facet) => ({
      name: facet.name,
      child_name: facet.child_name,
      values: facet.values.map((value) => ({
        text: value.text,
        children: value.children?.map((child) => child.text),
      })),
    }));
}
