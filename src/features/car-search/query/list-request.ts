import type { FacetMap, FacetRequest, FacetSelection, FilterValue, SearchRequest } from '~/platform/search';
import type { FacetSetting } from '~/sites';
import { isRange, type ListShape, type ListState } from './list-query';

const ORDERS = { name: 'value', count: 'count' } as const;

/** The search request of a list, without paging: all facets with counts, chosen and fixed filters. */
export function listRequest(
  state: ListState,
  shape: ListShape,
  map: FacetMap,
): Pick<SearchRequest, 'facets' | 'filters' | 'keyphrase' | 'sort_name'> {
  const filters: Record<string, FilterValue> = { ...shape.fixed };
  for (const name of shape.hidden) {
    const values = state.values[name];
    if (values !== undefined) filters[name] = values;
  }
  for (const { name } of shape.hiddenRanges ?? []) {
    const values = state.ranges[name];
    if (values !== undefined) filters[name] = [{ type: 'range', values }];
  }
  return {
    facets: shape.facets.map((facet) => facetRequest(facet, state, map)),
    filters: { ...filters, ...strayChildren(state, shape) },
    keyphrase: state.keyphrase,
    sort_name: state.sortName,
  };
}

function facetRequest(facet: FacetSetting, state: ListState, map: FacetMap): FacetRequest {
  const { name, child, order = 'count' } = facet;
  return {
    name,
    sort_order: ORDERS[order],
    ...(child !== undefined && { child_name: child }),
    filters: selections(facet, state, map),
  };
}

function selections(facet: FacetSetting, state: ListState, map: FacetMap): readonly FacetSelection[] {
  const { name, child } = facet;
  if (isRange(facet)) {
    const range = state.ranges[name];
    return range === undefined ? [] : [{ type: 'range', values: range }];
  }
  const values = state.values[name] ?? [];
  const children = child === undefined ? [] : (state.values[child] ?? []);
  if (children.length === 0) return values;
  const known = map.find((each) => each.name === name)?.values ?? [];
  const strays = children.filter((value) => !known.some((parent) => parent.children?.includes(value)));
  return values.map((text) => {
    const own = known.find((parent) => parent.text === text)?.children ?? [];
    const chosen = children.filter((value) => own.includes(value));
    // An unknown child finds nothing; it must not widen the choice to the whole parent.
    const narrowed = chosen.length > 0 ? chosen : strays;
    return narrowed.length === 0 ? text : { text, children: narrowed };
  });
}

/** Child values whose parent is not chosen are filters of their own. */
function strayChildren(state: ListState, { facets }: ListShape): Record<string, FilterValue> {
  return Object.fromEntries(
    facets.flatMap(({ name, child }) => {
      if (child === undefined || (state.values[name] ?? []).length > 0) return [];
      const values = state.values[child] ?? [];
      return values.length === 0 ? [] : [[child, values]];
    }),
  );
}

/** A longer list takes several searches. */
export const MAX_RESULTS_PER_SEARCH = 96;

/** Offsets and limits of the searches for records `first` to `end` (exclusive). */
export function searchWindows(
  end: number,
  first = 0,
): readonly { readonly offset: number; readonly limit: number }[] {
  return Array.from({ length: Math.ceil((end - first) / MAX_RESULTS_PER_SEARCH) }, (_, at) => {
    const offset = first + at * MAX_RESULTS_PER_SEARCH;
    return { offset, limit: Math.min(MAX_RESULTS_PER_SEARCH, end - offset) };
  });
}
