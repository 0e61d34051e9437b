import {
  fixedFilters,
  type ListShape,
  type ListState,
  type LocatedPlace,
  listRequest,
  nearRequest,
  searchWindows,
} from '~/features/car-search/browser';
import {
  type BeyondFilters,
  canonicalPath,
  distancesFrom,
  isIndexable,
  listBase,
  locateList,
  readListState,
} from '~/features/car-search/server';
import { facilityListShape, readFacilityWords } from '~/features/facility-search';
import { type DrawnMap, drawnFor, MAX_MARKERS, pointOf } from '~/features/map';
import { mapPosition, type SiteRecord } from '~/modules/facilities';
import {
  type BlockLoader,
  type BlockServices,
  type FieldsOf,
  loaded,
  nothing,
  type PageContext,
} from '~/page/contract';
import type { SearchFacet } from '~/platform/search';
import type { block } from './facility-list.block';

export interface FacilityListData extends BeyondFilters {
  readonly state: ListState;
  readonly shape: ListShape;
  /** Path of the list, below the language prefix. */
  readonly base: string;
  readonly total: number;
  readonly sites: readonly SiteRecord[];
  readonly facets: readonly SearchFacet[];
  /** The place that the list is near; null without one, or where it is unknown. */
  readonly located: LocatedPlace | null;
  /** How far each facility is from it, by id. */
  readonly distances: ReadonlyMap<string, string>;
  /** The state before its words were read as filters; null where none were. */
  readonly unparsed: ListState | null;
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
  const shape = facilityListShape(setting, fixedFilters(fields.Filters));
  const { state, map, located, ...read } = await readAddress(page, shape, services);
  const near = located === null ? {} : { near: nearRequest(located, state.near?.within ?? null, page) };
  const request = { index, ...listRequest(state, shape, map), ...near, fields: ['site_id'] };
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
    {
      ...read,
      state,
      shape,
      base,
      total,
      sites,
      located,
      distances: distancesFrom(
        located,
        sites.map(({ site_id, site_geocoord }) => ({ id: site_id, geocoord: site_geocoord })),
        page,
      ),
      map: drawn,
      mapStyle,
      facets: answers[0]?.facet ?? [],
    },
    {
      head: {
        canonical: canonicalPath(base, state, shape, false),
        ...((total === 0 || !isIndexable(state, shape)) && { noindex: true }),
      },
    },
  );
};

/** What the address says, its words read, and where its place lies. */
async function readAddress(
  page: PageContext,
  shape: ListShape,
  { facilities, places }: Pick<BlockServices, 'facilities' | 'places'>,
) {
  const index = page.site.siteIndex ?? '';
  const isFound = (keyphrase: string) => facilities.search({ index, keyphrase, limit: 0 }).total_items > 0;
  let beyond: BeyondFilters = { unlisted: [], needsPlace: false };
  const {
    state: requested,
    map,
    unparsed,
  } = await readListState(
    page,
    shape,
    (facets) => facilities.facetMap(index, facets),
    async (parsed, _, values) => {
      const countOf = (each: ListState) =>
        facilities.search({ index, ...listRequest(each, shape, values), sort_name: undefined, limit: 0 })
          .total_items;
      const context = {
        site: page.site,
        language: page.language,
        places,
        shape,
        map: values,
        isFound,
        countOf,
      };
      const { state, ...others } = await readFacilityWords(parsed, context);
      beyond = others;
      return state;
    },
  );
  return { map, unparsed, ...beyond, ...(await locateList(requested, shape, page, places)) };
}
