import { CAR_CARD_FIELDS, type CarCardData, carCards } from '~/features/car-card/server';
import { CARS_SHOWN } from '~/features/car-detail/server';
import {
  carListShape,
  clearFilters,
  distanceLabel,
  firstPage,
  fixedFilters,
  type ListShape,
  type ListState,
  type LocatedPlace,
  listHref,
  listRequest,
  locatePlace,
  nearRequest,
  searchWindows,
  withoutNear,
  withValues,
} from '~/features/car-search/browser';
import {
  canonicalPath,
  carWords,
  isIndexable,
  listBase,
  type MakeSegment,
  makeAndModel,
  makePath,
  namedFacets,
  readListState,
  resolveMakeSegment,
  type SuggestedSearch,
  suggestSearches,
} from '~/features/car-search/server';
import type { LoanOffer } from '~/features/finance/server';
import { recordText } from '~/features/record-text';
import type { FieldValues } from '~/modules/content';
import {
  type BlockOutcome,
  type BlockServices,
  type FieldsOf,
  type HeadAdditions,
  loaded,
  notFound,
  nothing,
  type PageContext,
  redirectTo,
} from '~/page/contract';
import type { JsonObject } from '~/platform/json';
import type { FacetMap, SearchFacet } from '~/platform/search';
import type { block } from './car-list.block';
import { exampleLoan } from './example-loan';
import { listSkipLinks } from './skip-links';

export interface CarListData {
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
  readonly facets: readonly SearchFacet[];
  /** The place that the list is near; null without one, or where it is unknown. */
  readonly located: LocatedPlace | null;
  /** Distance of each car from it, formatted, by id. */
  readonly distances: ReadonlyMap<string, string>;
  /** Labels of values of hidden filters, by `name value`. */
  readonly valueLabels: Readonly<Record<string, string>>;
  /** The state before its words were read as filters; null where none were. */
  readonly unparsed: ListState | null;
  /** Where nothing was found: similar searches that find something. */
  readonly suggestedSearches: readonly SuggestedSearch[];
  /** Makes, or the models of the chosen one, as addresses that search engines follow. */
  readonly links: readonly { readonly text: string; readonly href: string; readonly count: number }[];
  /** Where the list finds nothing: the newest cars of the make, or of all. */
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
  const located =
    requestedState.near === undefined ? null : await locatePlace(requestedState.near, page, services.places);
  const state = located === null ? withoutDistance(requestedState, shape) : requestedState;
  const skipped = firstPage(page.query, state) * setting.pageSize;
  const found = await findCars(services, carIndex, { state, shape, map, skipped, located, page });
  // A make without cars does not name the page.
  const isKnown = found.total > 0;
  const hasWildcards = page.wildcard.length > 0 || (isKnown && base === page.site.paths.carList);
  const inPath = page.wildcard.length > 0 ? onlyMake(fromPath) : state;
  const title = page.wildcard.length > 0 || isKnown ? nameOf(inPath, fields.TitleTemplate, page) : null;
  const alternatives = isKnown ? [] : await findAlternatives(services.stock, carIndex, inPath, shape);
  const data: CarListData = {
    state,
    shape,
    base,
    skipped,
    located,
    ...found,
    heading: title ?? (fields.Title || page.t('list.title')),
    valueLabels: hiddenValueLabels(state, page, services),
    unparsed,
    suggestedSearches: isKnown
      ? []
      : await suggestSearches({ unparsed: unparsed ?? state, shape, map, page, services, carIndex }),
    links: placeLinks(found.facets, isKnown ? state : clearFilters(state), shape, base, hasWildcards, page),
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

/** Where nothing is found: other cars of the make, else the newest. */
async function findAlternatives(
  stock: BackEnds['stock'],
  carIndex: string,
  { values: { car_brand } }: ListState,
  { fixed }: ListShape,
): Promise<readonly CarCardData[]> {
  const request = { fields: [...CAR_CARD_FIELDS], limit: CARS_SHOWN };
  const ofMake =
    car_brand === undefined
      ? []
      : (await stock.search(carIndex, { ...request, filters: { ...fixed, car_brand } })).content;
  const records =
    ofMake.length > 0 ? ofMake : (await stock.search(carIndex, { ...request, filters: fixed })).content;
  return carCards(stock, carIndex, records);
}

interface CarQuery {
  readonly state: ListState;
  readonly shape: ListShape;
  readonly map: FacetMap;
  readonly skipped: number;
  readonly located: LocatedPlace | null;
  readonly page: PageContext;
}

async function findCars(
  { stock }: Pick<BackEnds, 'stock'>,
  carIndex: string,
  { state, shape, map, skipped, located, page }: CarQuery,
) {
  const { facets = [], ...rest } = listRequest(state, shape, map);
  const wanted = (state.page + 1) * shape.setting.pageSize;
  const answers = await Promise.all(
    searchWindows(wanted, skipped).map((window, at) =>
      stock.search(carIndex, {
        ...rest,
        ...window,
        fields: located === null ? CAR_CARD_FIELDS : [...CAR_CARD_FIELDS, 'car_geocoord'],
        near: located === null ? undefined : nearRequest(located, state.near?.within ?? null, page),
        // Chosen facets filter every search; only the first counts the others too.
        facets: at === 0 ? facets : facets.filter(({ filters = [] }) => filters.length > 0),
      }),
    ),
  );
  const counted = answers[0]?.facet ?? [];
  // An answer without the requested facets comes from a failing search; it does not mean "no cars".
  if (facets.length > 0 && counted.length === 0) throw new Error('the facets of the car list are missing');
  const records = answers.flatMap(({ content }) => content);
  return {
    total: answers[0]?.total_items ?? 0,
    facets: counted,
    cards: await carCards(stock, carIndex, records),
    distances: distancesOf(records, located, page),
  };
}

function distancesOf(records: readonly JsonObject[], from: LocatedPlace | null, page: PageContext) {
  const distances =
    from === null
      ? []
      : records.map((car) => [car.car_id, distanceLabel(from, car.car_geocoord, page)] as const);
  return new Map(
    distances.flatMap(([id, text]) => (typeof id === 'string' && text !== null ? [[id, text]] : [])),
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

/** An unknown place cannot order the list; its text stays, to be corrected. */
const withoutDistance = (state: ListState, shape: ListShape): ListState => ({
  ...state,
  sortName: withoutNear(state, shape).sortName,
});

/** One make is the title, a make and a model through the editor's template (CRUMB-2). */
function nameOf(state: ListState, template: string, page: PageContext): string | null {
  const make = makeAndModel(state);
  if (make === null) return null;
  if (make.model === null) return make.brand;
  const { brand } = make;
  const model = recordText(page, 'car_model', make.model);
  return template.replaceAll('{brand}', () => brand).replaceAll('{model}', () => model);
}

/** The title names only make and model, even where the path has more. */
function onlyMake(state: ListState): ListState {
  const { car_brand, car_model } = state.values;
  return {
    ...clearFilters(state),
    values: { ...(car_brand && { car_brand }), ...(car_model && { car_model }) },
  };
}

function placeLinks(
  facets: readonly SearchFacet[],
  state: ListState,
  shape: ListShape,
  base: string,
  hasWildcards: boolean,
  page: PageContext,
): CarListData['links'] {
  const { href } = page;
  const make = makeAndModel(state);
  const makes = facets.find(({ name }) => name === 'car_brand')?.values ?? [];
  if (make === null && Object.keys(state.values).length > 0) return [];
  const values = make === null ? makes : (makes.find(({ text }) => text === make.brand)?.children ?? []);
  return values.map(({ text, count }) => {
    const place = make === null ? { brand: text, model: null } : { brand: make.brand, model: text };
    const chosen = withValues(clearFilters(state), 'car_brand', [place.brand]);
    const query = place.model === null ? chosen : withValues(chosen, 'car_model', [place.model]);
    const name = place.model === null ? text : recordText(page, 'car_model', text);
    return {
      text: name,
      count,
      href: href(hasWildcards ? makePath(base, place) : listHref(base, query, shape)),
    };
  });
}

function subjectOf({ values: { car_brand = [], car_model = [] } }: ListState): string {
  return [...car_brand, ...car_model].join(' ');
}

function headOf(
  { state, unparsed, shape, base, total }: CarListData,
  title: string | null,
  hasWildcards: boolean,
): HeadAdditions {
  // A reading of words is a search, not to be indexed; a make and its model are a page, however they were requested.
  const isWords = unparsed !== null && makeAndModel(state) === null;
  return {
    ...(title !== null && { title, subject: subjectOf(state) }),
    canonical: canonicalPath(base, state, shape, hasWildcards),
    ...((total === 0 || isWords || !isIndexable(state, shape)) && { noindex: true }),
  };
}
