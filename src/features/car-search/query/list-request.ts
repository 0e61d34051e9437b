import type { FacetMap, FacetRequest, FacetSelection, FilterValue, SearchRequest } from '~/platform/search';
import type { FacetSetting } from '~/sites';
import { isRange, type ListShape, type ListState } from './list-query';

/** Numbers that are listed one by one stand in the order of their size. */
const ORDERS = { name: 'value', count: 'count' } as const;

/** The search of a list, without paging: all its facets with counts, what is chosen, what is fixed. */
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
    // A child that nobody knows finds nothing; it must not widen the choice to all of its parent.
    const narrowed = chosen.length > 0 ? chosen : strays;
    return narrowed.length === 0 ? text : { text, children: narrowed };
  });
}

/** A child value whose parent is neither chosen nor known is a filter of its own. */
function strayChildren(state: ListState, { facets }: ListShape): Record<string, FilterValue> {
  return Object.fromEntries(
    facets.flatMap(({ name, child }) => {
      if (child === undefined || (state.values[name] ?? []).length > 0) return [];
      const values = state.values[child] ?? [];
      return values.length === 0 ? [] : [[child, values]];
    }),
  );
}

/** Most records that one search returns; a long list is put together from several. */
export const MOST_AT_ONCE = 96;

/** Offsets and limits of the searches that give records `first` to `end`, the last one left out. */
export function windows(
  end: number,
  first = 0,
): readonly { readonly offset: number; readonly limit: number }[] {
  return Array.from({ length: Math.ceil((end - first) / MOST_AT_ONCE) }, (_, at) => {
    const offset = first + at * MOST_AT_ONCE;
    return { offset, limit: Math.min(MOST_AT_ONCE, end - offset) };
  });
}
