import {
  carListShape,
  fixedFilters,
  fixedQuery,
  type ListShape,
  type ListState,
  type LocatedPlace,
  listQuery,
  listRequest,
  nearRequest,
} from '~/features/car-search/browser';
import { carWords, describeSearch, locateList, readListState } from '~/features/car-search/server';
import { translator } from '~/messages';
import type { SavedSearch, SearchReader } from '~/modules/alerts';
import type { Facilities } from '~/modules/facilities';
import { carReader, modelWord, type Stock } from '~/modules/stock';
import { mailLook } from '~/page/mail-look';
import { localPath } from '~/page/route';
import type { Places } from '~/platform/places';
import { type Language, languagePrefix, localeFor, type Site } from '~/sites';
import { carPath } from '~/sites/paths';

export interface SearchReaderOptions {
  readonly stock: Pick<Stock, 'facetMap' | 'car'>;
  readonly facilities: Pick<Facilities, 'bySiteId'>;
  readonly places: Places;
  originOf(site: Site): string;
}

type ListSearch = Extract<SavedSearch, { readonly kind: 'list' }>;

/** Alerts understand a search as the car list does: by the list's own codec, chips and request. */
export function searchReader(options: SearchReaderOptions): SearchReader {
  const { stock, places, originOf } = options;

  const stateOf = async (site: Site, query: string, fixed: string) => {
    const shape = shapeOf(site, fixed);
    const { carIndex } = site;
    if (shape === null || carIndex === null) return null;
    const page = { query: new URLSearchParams(query), wildcard: [] };
    const { state, map } = await readListState(
      page,
      shape,
      (facets) => stock.facetMap(carIndex, facets),
      carWords({ site, places }),
    );
    const here = { site, t: translator(site.languages[0]) };
    const { located } = await locateList(state, shape, here, places);
    return { shape, map, located, state: { ...state, sortName: shape.setting.sorts[0], page: 0 } };
  };

  return {
    originOf,
    async read(site, submitted) {
      if (site.carIndex === null) return null;
      if (submitted.kind === 'car') {
        const car = await stock.car(site.carIndex, submitted.carId);
        return car === undefined ? null : { kind: 'car', carId: car.car_id };
      }
      const read = await stateOf(site, submitted.query, submitted.fixed);
      if (read === null) return null;
      const { state, shape } = read;
      return {
        kind: 'list',
        path: submitted.path,
        query: sorted(listQuery(state, shape)),
        fixed: sorted(fixedQuery(shape.fixed)),
      };
    },
    async request(site, search) {
      if (search.kind === 'car') return { filters: { car_id: [search.carId] } };
      const read = await stateOf(site, search.query, search.fixed);
      if (read === null) throw new Error(`${site.key} has no car list any more`);
      const { sort_name: _, facets = [], ...request } = listRequest(read.state, read.shape, read.map);
      const { located, state } = read;
      const page = { site, locale: site.locale };
      const near = located === null ? undefined : nearRequest(located, state.near?.within ?? null, page);
      // Nothing is counted: only what is chosen narrows the search.
      return { ...request, near, facets: facets.filter(({ filters = [] }) => filters.length > 0) };
    },
    async describe(site, language, search) {
      const t = translator(language);
      const href = (path: string) => localPath(languagePrefix(site, language), path);
      if (search.kind === 'car') {
        const car = site.carIndex === null ? undefined : await stock.car(site.carIndex, search.carId);
        if (car === undefined) return { title: search.carId, words: [], href: href(site.paths.carList) };
        const reader = carReader(site, { language, locale: localeFor(site, language) });
        const title = [
          car.car_brand,
          modelWord(car.car_model_text ?? car.car_model, reader),
          car.car_version,
        ];
        return {
          title: title.filter((part) => part !== null).join(' '),
          words: [],
          href: carHref(site, language, car),
        };
      }
      const words = await wordsOf(
        site,
        language,
        search,
        await stateOf(site, search.query, search.fixed),
        options,
      );
      const address = search.query === '' ? search.path : `${search.path}?${search.query}`;
      return { title: t('list.title'), words, href: href(address) };
    },
    carHref,
    look: mailLook,
  };
}

const carHref: SearchReader['carHref'] = (site, language, car) =>
  localPath(languagePrefix(site, language), carPath(site, car));

/** The list of a site with what an editor has fixed on it. */
function shapeOf({ carList }: Site, fixed: string): ListShape | null {
  if (carList === null) return null;
  const rows = [...new URLSearchParams(fixed)].slice(0, MAX_FIXED);
  const filters = fixedFilters(rows.map(([Name, Value]) => ({ Name, Value })));
  return carListShape(carList, filters);
}

/** Rows that an editor can give. */
const MAX_FIXED = 50;

/** In one order, whatever came first: the same choice is the same text. */
function sorted(query: URLSearchParams): string {
  const pairs = [...query].sort(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  return new URLSearchParams(pairs).toString();
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

async function wordsOf(
  site: Site,
  language: Language,
  search: ListSearch,
  read: {
    readonly state: ListState;
    readonly shape: ListShape;
    readonly located: LocatedPlace | null;
  } | null,
  { facilities }: SearchReaderOptions,
): Promise<readonly string[]> {
  if (read === null) return [];
  const { state, shape, located } = read;
  const t = translator(language);
  const { siteIndex } = site;
  const dealers = (state.values.car_site_id ?? []).flatMap((id) => {
    const name = siteIndex === null ? undefined : facilities.bySiteId(siteIndex, id)?.site_official_name;
    return name === undefined ? [] : [[`car_site_id ${id}`, name] as const];
  });
  return describeSearch({
    state,
    shape,
    located,
    base: search.path,
    facets: [],
    valueLabels: Object.fromEntries(dealers),
    page: { t, site, language, locale: localeFor(site, language), href: (path) => path },
  });
}
