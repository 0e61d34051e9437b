import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { SearchFacet } from '~/platform/search';
import { localeFor, type SiteKey, siteByKey } from '~/sites';
import { testPage } from '~test/block';
import { activeFilters } from '../filters/chips';
import { FilterPanel } from '../filters/filter-panel';
import { chosenCount, listShape, parseList } from '../query/list-query';

const HISTOGRAM: Omit<SearchFacet, 'name'> = {
  type: 'histogram',
  values: [],
  min: 19_900,
  max: 940_000,
  count: 6,
  buckets: [
    { min: 9_900, max: 100_000, count: 1 },
    { min: 100_000, max: 150_000, count: 3 },
    { min: 150_000, max: 200_000, count: 0 },
    { min: 200_000, max: 940_000, count: 2 },
  ],
};
const YEARS: SearchFacet = {
  name: 'car_year',
  type: 'list',
  values: [2019, 2021, 2022].map((year) => ({ text: String(year), count: 2 })),
};

function panel(
  query: string,
  key: SiteKey = 'automotive-se',
  language?: 'nb' | 'fi' | 'sk' | 'en-GB' | 'en',
) {
  const site = siteByKey(key);
  if (site.carList === null) throw new Error('no list');
  const shape = listShape(site.carList, { car_condition: ['Ny'] }, []);
  const state = parseList(new URLSearchParams(query), shape);
  const page = testPage({ site, ...(language && { language, locale: localeFor(site, language) }) });
  const found = [...shape.facets.map(({ name }) => ({ ...HISTOGRAM, name })).filter(isNoYear), YEARS];
  const props = { found, state, page, uid: 'uid', facets: shape.facets };
  const chips = activeFilters({ state, shape, page, base: '/bilar', valueLabels: {}, facets: found });
  return { html: renderToString(<FilterPanel {...props} />).replace(/<!-- -->/g, ''), chips, state };
}

const isNoYear = ({ name }: SearchFacet) => name !== 'car_year';

const facet = (html: string, name: string) =>
  new RegExp(`<details[^>]* data-facet="${name}">.*?</details>`).exec(html)?.[0] ?? '';
const thumbs = (html: string) => html.match(/<input [^>]*type="range"[^>]*>/g) ?? [];

describe('the range of a price', () => {
  const price = facet(panel('car_price=120000-180000').html, 'car_price');

  test('S1: has two thumbs with names of their own in a group with a name', () => {
    expect(price).toMatch(/<fieldset[^>]* aria-label="Pris"/);
    expect(thumbs(price).map((thumb) => /aria-label="([^"]+)"/.exec(thumb)?.[1])).toEqual([
      'Lägsta pris',
      'Högsta pris',
    ]);
  });

  test('S3, S4: says value, ends and unit', () => {
    expect(thumbs(price)[0]).toMatch(/min="50000" max="250000" step="10000"/);
    expect(thumbs(price).map((thumb) => /aria-valuetext="([^"]+)"/.exec(thumb)?.[1])).toEqual([
      '120\u00a0000\u00a0kr',
      '180\u00a0000\u00a0kr',
    ]);
  });

  test('only its two numbers are sent', () => {
    expect(thumbs(price).some((thumb) => / name=/.test(thumb))).toBe(false);
    expect(price.match(/ name="[^"]+"/g)).toEqual([' name="car_price.from"', ' name="car_price.to"']);
  });

  test('V-306: has one bar for each part of the stock that has any, hidden from what is read aloud', () => {
    expect(price).toMatch(/<svg[^>]* aria-hidden="true"/);
    expect(/ d="([^"]+)"\/?><\/path><\/svg><div/.exec(price)?.[1]?.match(/M/g)).toHaveLength(3);
    expect(price).toMatch(/style="--from:0\.35;--to:0\.65;--half:0"/);
  });
});

test('an open end stands at the end of the track and tells the outermost value', () => {
  const [from, to] = thumbs(facet(panel('').html, 'car_price'));
  expect(from).toMatch(/aria-valuetext="9\s900\skr".* value="50000"/);
  expect(to).toMatch(/aria-valuetext="940\s000\skr".* value="250000"/);
});

test('every numeric facet has its histogram and its thumbs', () => {
  const { html } = panel('');
  for (const name of ['car_price', 'car_year', 'car_mileage', 'car_power', 'wltp_electric_range'])
    expect(thumbs(facet(html, name)), name).toHaveLength(2);
  expect(thumbs(facet(html, 'car_privateleasing_monthly_cost'))).toHaveLength(2);
  expect(facet(html, 'car_year')).toContain('aria-valuetext="2019"');
  expect(facet(html, 'car_power')).toMatch(/aria-valuetext="940\s000\shk"/);
  expect(facet(html, 'car_privateleasing_monthly_cost')).toMatch(/aria-valuetext="9\s900\skr\/mån"/);
});

test.each([
  {
    key: 'automotive-no',
    language: 'nb',
    names: ['Laveste pris', 'Høyeste pris'],
    text: '940\u00a0000\u00a0kr',
  },
  { key: 'carstore-fi', language: 'fi', names: ['Alin hinta', 'Ylin hinta'], text: '940\u00a0000\u00a0€' },
  {
    key: 'carstore-sk',
    language: 'sk',
    names: ['Cena, najmenej', 'Cena, najviac'],
    text: '940\u00a0000\u00a0€',
  },
  { key: 'automotive-uk', language: 'en-GB', names: ['Lowest price', 'Highest price'], text: '£940,000' },
] as const)('S1, S4: $key names its thumbs and units', ({ key, language, names, text }) => {
  const price = facet(panel('', key, language).html, 'car_price');
  expect(thumbs(price).map((thumb) => /aria-label="([^"]+)"/.exec(thumb)?.[1])).toEqual(names);
  expect(price).toContain(`aria-valuetext="${text}"`);
});

describe('correction 8: a range is read in the unit of the page, and asked in that of the record', () => {
  const query = 'car_mileage=1000-5000&wltp_electric_range=100-400';

  test('mil are kilometres in English: numbers, thumbs and chips', () => {
    const { html, chips } = panel(query, 'automotive-se', 'en');
    const mileage = facet(html, 'car_mileage');
    expect(mileage).toContain('name="car_mileage.km.from"');
    expect(mileage).toContain('value="10,000"');
    expect(mileage).toContain('To (km)');
    expect(thumbs(mileage)[0]).toMatch(/min="500000" max="2500000" step="100000"/);
    expect(chips.map(({ label }) => label)).toContain('Mileage 10,000 to 50,000\u00a0km');
    expect(facet(panel(query).html, 'car_mileage')).toContain('name="car_mileage.from"');
  });

  test('kilometres on electricity are miles in Britain', () => {
    const range = facet(panel(query, 'automotive-uk', 'en-GB').html, 'wltp_electric_range');
    expect(range).toContain('name="wltp_electric_range.miles.to"');
    expect(range).toContain('value="249"');
  });

  test('a form that is sent without script asks for the same cars', () => {
    const sent = 'car_mileage.km.from=10 000&car_mileage.km.to=50 000&wltp_electric_range.miles.to=249';
    expect(panel(sent.replaceAll(' ', '%20'), 'automotive-uk', 'en-GB').state.ranges).toEqual({
      car_mileage: [1000, 5000],
      wltp_electric_range: [null, 401],
    });
  });
});

describe('as a chip', () => {
  const labels = (query: string) => panel(query).chips.map(({ label }) => label);

  test('V-374: a price counts only with both its ends, and filters with one', () => {
    expect(labels('car_price=100000-200000')).toEqual(['Pris 100\u00a0000 till 200\u00a0000\u00a0kr']);
    expect(labels('car_price=100000-')).toEqual([]);
    expect(labels('car_price=-200000')).toEqual([]);
    expect(panel('car_price=-200000').state.ranges).toEqual({ car_price: [null, 200_000] });
  });

  test('other numbers may have one end', () => {
    expect(labels('car_year=2020-')).toEqual(['Årsmodell från 2020']);
    expect(labels('car_power=200-')).toEqual(['Effekt från 200\u00a0hk']);
  });

  test.each([
    ['V-378', 'car_price', 1],
    ['V-380', 'car_power', 1],
    ['V-381', 'car_mileage', 1],
    ['V-381', 'car_privateleasing_monthly_cost', 1],
  ])('%s: a range of %s is one filter, beside a make the second', (_, name, count) => {
    expect(chosenCount(panel(`${name}=10-20`).state)).toBe(count);
    expect(panel(`${name}=10-20`).chips).toHaveLength(count);
    expect(panel(`${name}=10-20&car_brand=Volvo`).chips).toHaveLength(count + 1);
  });
});

test('pounds stand before each price of a chip, and no other sign does', () => {
  const label = (query: string, key: SiteKey, language: 'en-GB' | 'fi') =>
    panel(query, key, language).chips.map((chip) => chip.label);
  expect(label('car_price=10000-20000', 'automotive-uk', 'en-GB')).toEqual(['Price £10,000 to £20,000']);
  expect(label('car_mileage=-30000', 'automotive-uk', 'en-GB')).toEqual(['Mileage up to 30,000\u00a0miles']);
  expect(label('car_price=10000-20000', 'carstore-fi', 'fi')).toEqual([
    'Hinta 10\u00a0000 – 20\u00a0000\u00a0€',
  ]);
});
