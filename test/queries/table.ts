import { readFileSync } from 'node:fs';
import { demoCars } from '~/demo/stock';
import {
  findPlaces,
  NEAR_KM,
  narrowRequest,
  type QueryReader,
  queryReaderOf,
  READ_FACETS,
} from '~/modules/query-reader';
import { carIndexSchema, facetLanguage, isLabelledField, labelOf, VOCABULARY } from '~/modules/stock';
import { bundledPlaces } from '~/platform/places';
import {
  createColumnarIndex,
  type FilterItem,
  type LocalSearchIndex,
  type SearchRequest,
} from '~/platform/search';
import { type SiteKey, siteByKey } from '~/sites';

/** One row of a table of searches: where it is typed, what is typed, and what it means. */
export interface QueryRow {
  readonly site: keyof typeof SITES;
  readonly query: string;
  readonly wanted: string;
}

export const SITES = {
  sv: 'automotive-se',
  nb: 'automotive-no',
  fi: 'carstore-fi',
  sk: 'carstore-sk',
  uk: 'automotive-uk',
} as const satisfies Record<string, SiteKey>;
const isSite = (text: string): text is keyof typeof SITES => Object.hasOwn(SITES, text);

export function readTable(url: URL): readonly QueryRow[] {
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [site = '', query = '', wanted = ''] = line.split('\t');
      if (!isSite(site)) throw new Error(`no such site: ${line}`);
      return { site, query, wanted };
    });
}

export interface Stage {
  readonly index: LocalSearchIndex;
  readonly reader: QueryReader;
}

const NOW = new Date('2026-11-22T12:00:00Z');
const stages = new Map<string, Stage>();

/** The demo stock of a site with its reader, made once. */
export function stageOf(site: QueryRow['site']): Stage {
  const known = stages.get(site);
  if (known !== undefined) return known;
  const { locale } = siteByKey(SITES[site]);
  const index = createColumnarIndex(carIndexSchema(locale));
  index.upsert(demoCars(SITES[site], '2026-11-22'));
  const stage = {
    index,
    reader: queryReaderOf(index.facetMap(READ_FACETS), siteByKey(SITES[site]), undefined, NOW),
  };
  stages.set(site, stage);
  return stage;
}

const FIELDS: Readonly<Record<string, string>> = {
  make: 'car_brand',
  model: 'car_model',
  fuel: 'car_fuel',
  body: 'car_body',
  gearbox: 'car_gearbox',
  drive: 'car_drive',
  colour: 'car_color',
  seats: 'car_seats',
  equipment: 'car_equipment',
  town: 'car_site_city',
  region: 'car_site_region',
  condition: 'car_condition',
  price: 'car_price',
  month: 'car_loan_monthly_cost',
  private: 'car_privateleasing_monthly_cost',
  company: 'car_companyleasing_monthly_cost',
  mileage: 'car_mileage',
  year: 'car_year',
  power: 'car_power',
  range: 'wltp_electric_range',
  plate: 'car_regno',
  id: 'car_id',
  reduced: 'car_has_campaign_price',
  doors: 'car_doors',
};

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  hybrid: ['Hybrid (petrol)', 'Hybrid (diesel)', 'Plug-in hybrid (petrol)', 'Plug-in hybrid (diesel)'],
  'plug-in': ['Plug-in hybrid (petrol)', 'Plug-in hybrid (diesel)'],
  'full-hybrid': ['Hybrid (petrol)', 'Hybrid (diesel)'],
  'not-diesel': [
    'Petrol',
    'Electric',
    'Hybrid (petrol)',
    'Plug-in hybrid (petrol)',
    'Plug-in hybrid (diesel)',
  ],
  '4wd': ['Four-wheel drive'],
  front: ['Front-wheel drive'],
  rear: ['Rear-wheel drive'],
  demo: ['Ex-demonstrator'],
};

/** A value of the tables, an English label in lower case, as the site's records write it. */
function spelt(field: string, value: string, site: QueryRow['site']): readonly string[] {
  if (!isLabelledField(field)) return [value];
  const language = facetLanguage(siteByKey(SITES[site]).locale);
  const wanted = GROUPS[value] ?? [value];
  const labels = VOCABULARY[field].map(({ labels: all }) => all.en);
  return wanted.map((each) => {
    const english = labels.find((label) => label.toLowerCase() === each.toLowerCase()) ?? each;
    return labelOf(field, english, language) ?? each;
  });
}

type Search = Pick<SearchRequest, 'filters' | 'keyphrase' | 'near'>;

/** The searches that a row wants: all of them must hold, because values of one field would be alternatives. */
async function wantedSearches({ site, wanted }: QueryRow): Promise<readonly Search[]> {
  const { country } = siteByKey(SITES[site]);
  const terms = wanted.split(' ').filter((term) => term !== '');
  return Promise.all(
    terms.map(async (term): Promise<Search> => {
      const [key = '', raw = ''] = term.split('=');
      const text = raw.replaceAll('_', ' ');
      if (key === 'unlisted' || key === 'order') return {};
      if (key.endsWith('!')) {
        const not = FIELDS[key.slice(0, -1)] ?? key;
        return { filters: { [`${not}.neq`]: spelt(not, text, site) } };
      }
      if (key === 'words') return { keyphrase: text };
      if (key === 'leasing') return { filters: { [`car_has_${text}leasing`]: ['true'] } };
      if (key === 'near') {
        const [name = '', km = String(NEAR_KM)] = text.split('/');
        const place = await bundledPlaces().find(name, country);
        if (place === undefined) throw new Error(`no such place: ${text}`);
        return { near: { lat: place.lat, lng: place.lng, within_km: Number(km) } };
      }
      const field = FIELDS[key];
      if (field === undefined) throw new Error(`no such term: ${term}`);
      const [min, max] = text.split('..');
      const end = (digits: string | undefined) =>
        digits === '' || digits === undefined ? null : Number(digits);
      const values: readonly FilterItem[] = text.includes('..')
        ? [{ type: 'range', values: [end(min), end(max)] }]
        : text.split('|').flatMap((value) => spelt(field, value, site));
      return { filters: { [field]: values } };
    }),
  );
}

const CONCURRENCY = 100;
const found = new Map<string, ReadonlySet<string>>();

function idsOf(site: QueryRow['site'], search: Search): ReadonlySet<string> {
  const key = JSON.stringify([site, search]);
  const known = found.get(key);
  if (known !== undefined) return known;
  const ids = new Set<string>();
  for (let offset = 0, total = 1; offset < total; offset += CONCURRENCY) {
    const page = stageOf(site).index.search({
      index: '',
      fields: ['car_id'],
      limit: CONCURRENCY,
      offset,
      ...search,
    });
    for (const { car_id } of page.content) ids.add(String(car_id));
    total = page.total_items;
  }
  found.set(key, ids);
  return ids;
}

/** Equipment that must all be there is written with `&` in no table: `|` of equipment means both. */
const split = (search: Search): readonly Search[] => {
  const [first] = Object.entries(search.filters ?? {});
  if (first === undefined || first[0] !== 'car_equipment' || !Array.isArray(first[1])) return [search];
  return first[1].map((value) => ({ filters: { car_equipment: [value] } }));
};

export interface Verdict extends QueryRow {
  readonly isRight: boolean;
  readonly wants: number;
  readonly found: number;
  readonly reading: string;
}

/** Whether a row's search finds exactly the cars that are wanted; where none are, whether its filters are the wanted ones. */
export async function judge(row: QueryRow): Promise<Verdict> {
  const { reader } = stageOf(row.site);
  const { country } = siteByKey(SITES[row.site]);
  const { reading, place } = await findPlaces(reader.read(row.query), bundledPlaces(), country);
  const request = narrowRequest<Search>({}, reading, place);
  const foundIds = idsOf(row.site, request);
  const searches = (await wantedSearches(row)).flatMap(split);
  const sets = searches.map((search) => idsOf(row.site, search));
  const wants = sets.reduce((all, ids) => all.intersection(ids), idsOf(row.site, {}));
  const isSame = foundIds.size === wants.size && [...foundIds].every((id) => wants.has(id));
  const isRight =
    isSame &&
    (wants.size > 0 || isSameFilters(request, searches)) &&
    reading.unlisted.join(' ') === unlistedIn(row) &&
    isOrderOf(row, reading.order);
  return { ...row, isRight, wants: wants.size, found: foundIds.size, reading: JSON.stringify(request) };
}

/** Rows that name no order say nothing of it. */
const isOrderOf = ({ wanted }: QueryRow, order: string | undefined): boolean => {
  const term = wanted.split(' ').find((each) => each.startsWith('order='));
  return term === undefined || term === `order=${order}`;
};

/** Words that a row wants to be told to the visitor, as nothing is searched by them. */
const unlistedIn = ({ wanted }: QueryRow): string =>
  wanted
    .split(' ')
    .filter((term) => term.startsWith('unlisted='))
    .map((term) => term.slice('unlisted='.length).replaceAll('_', ' '))
    .join(' ');

/** Of searches that find nothing the filters tell whether they were understood; words may stand anywhere. */
function isSameFilters(request: Search, searches: readonly Search[]): boolean {
  const fieldsOf = (all: readonly Search[]) =>
    [
      ...new Set(
        all.flatMap(({ filters = {} }) =>
          Object.entries(filters).map(([name, value]) => `${name}=${JSON.stringify(value)}`),
        ),
      ),
    ].sort();
  const mine = fieldsOf([request]).filter((field) => !field.startsWith('car_brand'));
  const theirs = fieldsOf(searches).filter((field) => !field.startsWith('car_brand'));
  const nearOf = (all: readonly Search[]) => JSON.stringify(all.flatMap(({ near }) => near ?? []));
  return JSON.stringify(mine) === JSON.stringify(theirs) && nearOf([request]) === nearOf(searches);
}
