import {
  fixedFilters,
  type ListShape,
  type ListState,
  listRequest,
  listShape,
  searchWindows,
} from '~/features/car-search/browser';
import { canonicalPath, isIndexable, listBase, readListState } from '~/features/car-search/server';
import { type DrawnMap, drawnFor, MAX_MARKERS, pointOf } from '~/features/map';
import { mapPosition, type SiteRecord } from '~/modules/facilities';
import { type BlockLoader, type FieldsOf, loaded, nothing } from '~/page/contract';
import type { SearchFacet } from '~/platform/search';
import type { block } from './facility-list.block';

export interface FacilityListData {
  readonly state: ListState;
  readonly shape: ListShape;
  /** Path of the list, below the language prefix. */
  readonly base: string;
  readonly total: number;
  readonly sites: readonly SiteRecord[];
  readonly facets: readonly SearchFacet[];
  /** All facilities that were found, whether their cards are shown yet or not. */
  readonly map: DrawnMap;
  /** Style of another company's map; null: the bundled one. */
  readonly mapStyle: string | null;
}

/** One search with all facets, and the records of all pages shown in the order of the answer. */
export const load: BlockLoader<FieldsOf<typeof block>, FacilityListData> = async ({
  fields,
  page,
  services,
}) => {
  const { siteIndex: index, facilityList: setting } = page.site;
  if (index === null || setting === null) return nothing;
  page.tag(`facilities:${index}`);
  const { facilities } = services;
  const shape = listShape(setting, fixedFilters(fields.Filters));
  const { state, map } = await readListState(page, shape, (facets) => facilities.facetMap(index, facets));
  const request = { index, ...listRequest(state, shape, map), fields: ['site_id'] };
  const requested = (end: number, first = 0) =>
    searchWindows(end, first).map((window) => facilities.search({ ...request, ...window }));
  const recordsOf = (found: ReturnType<typeof requested>) =>
    found
      .flatMap(({ content }) => content)
      .map(({ site_id }) => (typeof site_id === 'string' ? facilities.bySiteId(index, site_id) : undefined))
      .filter((site) => site !== undefined);
  const shown = (state.page + 1) * setting.pageSize;
  const answers = requested(shown);
  const sites = recordsOf(answers);
  const base = listBase(page);
  const total = answers[0]?.total_items ?? 0;
  const others = total > shown ? recordsOf(requested(Math.min(total, MAX_MARKERS), shown)) : [];
  const points = [...sites, ...others].map((site) => pointOf(site, page)).filter((point) => point !== null);
  const drawn = await drawnFor(points, page.site, mapPosition('', page.site.country));
  const mapStyle = services.map.styleUrl;
  return loaded(
    { state, shape, base, total, sites, map: drawn, mapStyle, facets: answers[0]?.facet ?? [] },
    {
      head: {
        canonical: canonicalPath(base, state, shape, false),
        ...((total === 0 || !isIndexable(state, shape)) && { noindex: true }),
      },
    },
  );
};
