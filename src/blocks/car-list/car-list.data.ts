import type { CarCardData } from '~/features/car-card/server';
import {
  carListShape,
  clearFilters,
  type FullCards,
  firstPage,
  fixedFilters,
  fullCards,
  type ListShape,
  type ListState,
  type LocatedPlace,
  listHref,
} from '~/features/car-search/browser';
import {
  type BeyondFilters,
  beyondFilters,
  carWords,
  listBase,
  locateList,
  type MakeSegment,
  namedFacets,
  readListState,
  resolveMakeSegment,
  type SuggestedSearch,
  suggestSearches,
} from '~/features/car-search/server';
import type { LoanOffer } from '~/features/finance/server';
import type { FieldValues } from '~/modules/content';
import {
  type BlockOutcome,
  type BlockServices,
  type FieldsOf,
  loaded,
  notFound,
  nothing,
  type PageContext,
  redirectTo,
} from '~/page/contract';
import type { FacetMap, SearchFacet } from '~/platform/search';
import type { block } from './car-list.block';
import { exampleLoan } from './example-loan';
import { findAlternatives, findCars } from './find-cars';
import { headOf, isNamedByPath, type MakeLink, makeLinks, onlyMake, titleOf } from './list-head';
import { listSkipLinks } from './skip-links';

export interface CarListData extends BeyondFilters {
  readonly state: ListState;
  readonly shape: ListShape;
  /** Path of the list, below the language prefix. */
  readonly base: string;
  readonly heading: string;
  /** At most 10 000. */
  readonly total: number;
  readonly cards: readonly CarCardData[];
  /** Number of cars on earlier pages, which the visitor has already. */
  readonly skipped: number;
  /** Cards that are shown in full, by position among the requested; the others come when they are neared (LIST-13). */
  readonly full: FullCards;
  readonly facets: readonly SearchFacet[];
  /** The place that the list is near; null without one, or where it is unknown. */
  readonly located: LocatedPlace | null;
  /** How far each car is from it, by id. */
  readonly distances: ReadonlyMap<string, string>;
  /** Labels of values of hidden filters, by `name value`. */
  readonly valueLabels: Readonly<Record<string, string>>;
  /** The state before its words were read as filters; null where none were. */
  readonly unparsed: ListState | null;
  /** Where nothing was found: similar searches that find something. */
  readonly suggestedSearches: readonly SuggestedSearch[];
  /** Makes, or the models of the chosen one, as addresses that search engines follow. */
  readonly links: readonly MakeLink[];
  /** Where the list finds nothing: cars of the first suggested search, else the newest of the make, or of all. */
  readonly alternatives: readonly CarCardData[];
  /** The loan of the first car that has one: the representative example of the list. */
  readonly loan: LoanOffer | null;
}

interface LoadContext {
  readonly fields: FieldValues<FieldsOf<typeof block>>;
  readonly page: PageContext;
  readonly services: BackEnds;
}

interface BackEnds {
  readonly stock: Pick<BlockServices['stock'], 'search' | 'facetMap' | 'car' | 'lowestPrice30Days'>;
  readonly facilities: Pick<BlockServices['facilities'], 'bySiteId' | 'all'>;
  readonly places: BlockServices['places'];
}

/** One search with all facets, the cards of all pages shown, and what search engines may keep. */
export const load = async ({ fields, page, services }: LoadContext): Promise<BlockOutcome<CarListData>> => {
  const { carIndex, carList: setting } = page.site;
  if (carIndex === null || setting === null) return nothing;
  page.tag(`stock:${carIndex}`);
  const shape = carListShape(setting, fixedFilters(fields.Filters));
  const base = listBase(page);
  const facetMap = async (facets: ReturnType<typeof namedFacets>) => {
    const known = await services.stock.facetMap(carIndex, facets);
    if (known.length === 0) throw new Error('the facet map of the car list is missing');
    return known;
  };
  const place = await placeOf(page, shape, services, facetMap);
  if (place?.kind === 'unknown') return notFound;
  if (place?.kind === 'moved') return redirectTo(page.href(place.path), 301);
  const {
    state: requestedState,
    fromPath,
    map,
    unparsed,
  } = await readListState(
    page,
    shape,
    place === null ? facetMap : () => place.map,
    carWords({ site: page.site, places: services.places, language: page.language }),
  );
  if (!isNamedByPath(fromPath, unparsed ?? requestedState))
    return redirectTo(page.href(listHref(base, unparsed ?? requestedState, shape)), 301);
  const { located, state } = await locateList(requestedState, shape, page, services.places);
  const skipped = firstPage(page.query, state) * setting.pageSize;
  const found = await findCars(services.stock, carIndex, { state, shape, map, skipped, located, page });
  // A make without cars does not name the page.
  const isKnown = found.total > 0;
  const hasWildcards = page.wildcard.length > 0 || (isKnown && base === page.site.paths.carList);
  const inPath = page.wildcard.length > 0 ? onlyMake(fromPath) : state;
  const isNamed = page.wildcard.length > 0 || isKnown;
  const title = isNamed ? titleOf(onlyMake(inPath), fields.TitleTemplate, page) : null;
  const suggestedSearches = isKnown
    ? []
    : await suggestSearches({ unparsed: unparsed ?? state, shape, map, page, services, carIndex });
  const similar = suggestedSearches[0]?.state;
  const alternatives = isKnown
    ? []
    : await findAlternatives(services.stock, carIndex, inPath, { shape, map, similar });
  const data: CarListData = {
    state,
    shape,
    base,
    skipped,
    full: fullCards(page, state, setting.pageSize),
    located,
    ...found,
    heading: title ?? (fields.Title || page.t('list.title')),
    valueLabels: hiddenValueLabels(state, page, services),
    unparsed,
    ...beyondFilters(unparsed, state, map, page),
    suggestedSearches,
    links: makeLinks(found.facets, isKnown ? state : clearFilters(state), shape, base, hasWildcards, page),
    alternatives,
    loan: await exampleLoan(services.stock, carIndex, isKnown ? found.cards : alternatives, page),
  };
  // A path segment that is neither a model nor found in any text is no page.
  const isPlace = isKnown || fromPath.keyphrase === '';
  return loaded(data, {
    head: headOf(data, title, hasWildcards),
    skipLinks: listSkipLinks(page, data.total),
    ...(!isPlace && { status: 404 }),
  });
};

/** What the path's wildcards name; null without any. */
async function placeOf(
  page: PageContext,
  shape: ListShape,
  { facilities }: BackEnds,
  facetMap: (facets: ReturnType<typeof namedFacets>) => Promise<FacetMap>,
): Promise<MakeSegment | null> {
  if (page.wildcard.length === 0) return null;
  const { siteIndex } = page.site;
  if (siteIndex !== null) page.tag(`facilities:${siteIndex}`);
  return resolveMakeSegment(page, shape, await facetMap(namedFacets(shape)), () =>
    siteIndex === null ? [] : facilities.all(siteIndex).flatMap(({ site_brands }) => site_brands),
  );
}

function hiddenValueLabels(
  state: ListState,
  { site }: PageContext,
  { facilities }: Pick<BackEnds, 'facilities'>,
) {
  const { siteIndex } = site;
  if (siteIndex === null) return {};
  return Object.fromEntries(
    (state.values.car_site_id ?? []).flatMap((id) => {
      const name = facilities.bySiteId(siteIndex, id)?.site_official_name;
      return name === undefined ? [] : [[`car_site_id ${id}`, name]];
    }),
  );
}
