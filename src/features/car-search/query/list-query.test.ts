import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { carListPath } from '~/sites/paths';
import {
  chosenCount,
  clearFilters,
  type ListState,
  listHref,
  listQuery,
  listShape,
  MAX_PAGE,
  parseList,
  valueNames,
  withoutRange,
  withoutValues,
} from './list-query';
import { listRequest, MAX_RESULTS_PER_SEARCH, searchWindows } from './list-request';
import { hasSegmentValues, namedFacets, respell, selectParents } from './list-words';
import { MAP } from './list-words.fixture';

const setting = siteByKey('automotive-se').carList;
if (setting === null) throw new Error('the site has no car list');
const shape = listShape(setting, {}, ['car_site_id']);
const parse = (query: string) => parseList(new URLSearchParams(query), shape);

const word = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .map((text) => text.toWellFormed().trim().replace(/\s+/g, ' '))
  .filter((text) => text !== '');
const values = fc.uniqueArray(word, { minLength: 1, maxLength: 5 });
const end = fc.option(fc.nat({ max: 999_999_999 }), { nil: null });
const range = fc
  .tuple(end, end)
  .filter(([min, max]) => (min !== null || max !== null) && (min ?? 0) <= (max ?? Number.POSITIVE_INFINITY));
const ranges = setting.facets
  .filter(({ kind }) => kind === 'range' || kind === 'histogram')
  .map(({ name }) => name);
const flags = setting.facets.filter(({ kind }) => kind === 'flag').map(({ name }) => name);
const lists = valueNames(shape).filter((name) => !flags.includes(name));
const anyState: fc.Arbitrary<ListState> = fc.record({
  values: fc.dictionary(fc.constantFrom(...lists), values, { maxKeys: 6, noNullPrototype: true }),
  ranges: fc.dictionary(fc.constantFrom(...ranges), range, { maxKeys: 4, noNullPrototype: true }),
  keyphrase: fc.oneof(fc.constant(''), word),
  sortName: fc.constantFrom(...setting.sorts),
  page: fc.nat({ max: MAX_PAGE }),
});

test('C-389, C-391: values of earlier addresses are understood as paths write them', () => {
  const state = parse('car_brand=land-rover&car_brand=Volvo&car_model=xc40&car_fuel=el&car_fuel=vatgas');
  expect(hasSegmentValues(state, namedFacets(shape))).toBe(true);
  expect(respell(state, MAP).values).toEqual({
    car_brand: ['Land Rover', 'Volvo'],
    car_model: ['XC40'],
    car_fuel: ['El', 'vatgas'],
  });
  const plain = parse('car_brand=Volvo&car_fuel=El');
  expect(hasSegmentValues(plain, namedFacets(shape))).toBe(false);
  expect(respell(plain, MAP)).toEqual(plain);
});

test('C-390: earlier addresses say car_vehicle_type for the type of vehicle', () => {
  const state = parse('car_vehicle_type=LCV');
  expect(state.values).toEqual({ car_vehicle_type_code: ['LCV'] });
  expect(listQuery(state, shape).toString()).toBe('car_vehicle_type_code=LCV');
});

describe('an address', () => {
  test('V-071: gives back every state it was made from', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const written = listQuery(state, shape).toString();
        expect(parse(written)).toEqual(state);
      }),
      { numRuns: 500 },
    );
  });

  test('V-079: is read whatever it says', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(
            fc.tuple(
              fc.constantFrom(...lists, ...ranges, 'page', 'sortName', 'keyphrase', 'x'),
              fc.string({ unit: 'binary' }),
            ),
          ),
        ),
        (query) => {
          const state = parseList(new URLSearchParams(query), shape);
          expect(parse(listQuery(state, shape).toString())).toEqual(state);
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each(['a,b', 'a/b', '50 %', '🚗 å', 'a&b=c', '"<x>"'])('V-072: keeps %s', (value) => {
    const written = listQuery({ ...parse(''), values: { car_equipment: [value, 'x'] } }, shape);
    expect(parse(written.toString()).values.car_equipment).toEqual([value, 'x']);
  });

  test('V-072: repeats a facet for several values, so that a value may have a comma', () => {
    const state = parse('car_brand=Volvo&car_brand=BMW&car_equipment=Drag%2C+svängbar');
    expect(state.values).toEqual({ car_brand: ['Volvo', 'BMW'], car_equipment: ['Drag, svängbar'] });
    expect(listQuery(state, shape).toString()).toBe(
      'car_brand=Volvo&car_brand=BMW&car_equipment=Drag%2C+sv%C3%A4ngbar',
    );
  });

  test('has ranges with open ends', () => {
    expect(parse('car_price=100000-200000&car_year=2020-&car_mileage=-5000').ranges).toEqual({
      car_price: [100_000, 200_000],
      car_year: [2020, null],
      car_mileage: [null, 5000],
    });
  });

  test('is also what a form sends without script: two boxes, spaces, empty ones', () => {
    const state = parse('car_price.from=100+000&car_price.to=&car_power.from=&car_power.to=&keyphrase=');
    expect(state.ranges).toEqual({ car_price: [100_000, null] });
    expect(listQuery(state, shape).toString()).toBe('car_price=100000-');
  });

  test('V-376: has whole numbers, whatever a form without script has sent', () => {
    const sent = parse(
      'car_price.from=12.7&car_price.to=250%C2%A0000&car_power.from=abc&car_mileage.from=-5',
    );
    expect(sent.ranges).toEqual({ car_price: [12, 250_000], car_mileage: [0, null] });
  });

  test('V-074: keeps a range over a reload', () => {
    expect(listQuery(parse('car_price=100000-200000'), shape).toString()).toBe('car_price=100000-200000');
  });

  test('V-377: swaps the ends of a range that is written backwards', () => {
    expect(parse('car_price=200000-100000').ranges.car_price).toEqual([100_000, 200_000]);
  });

  test.each([
    ['-1', 0],
    ['abc', 0],
    ['', 0],
    ['2.5', 0],
    ['2', 2],
    ['20', 20],
    ['21', 20],
    ['999', 20],
    ['99999999999999999999', 20],
    ['9'.repeat(400), 20],
  ])('V-078: with page %s shows pages 0 to %i', (text, page) => {
    expect(parse(`page=${text}`).page).toBe(page);
  });

  test('V-079, V-094: passes over what it does not know', () => {
    expect(parse('utm_source=a&foo=b&sortName=evil&car_price=a-b&car_has_campaign_price=maybe')).toEqual(
      clearFilters(parse('')),
    );
  });
});

describe('a search request', () => {
  const request = (query: string) => listRequest(selectParents(parse(query), shape, MAP), shape, MAP);
  const brand = (query: string) => request(query).facets?.find(({ name }) => name === 'car_brand')?.filters;

  test('V-064: counts every facet', () => {
    expect(request('').facets).toHaveLength(setting.facets.length);
  });

  test('gives each make only its own models', () => {
    expect(brand('car_brand=Volvo&car_brand=BMW&car_model=V60')).toEqual([
      { text: 'Volvo', children: ['V60'] },
      'BMW',
    ]);
  });

  test('takes a model alone as a model of its makes', () => {
    expect(brand('car_model=Panda')).toEqual([{ text: 'Fiat', children: ['Panda'] }]);
  });

  test('finds nothing for an unknown model', () => {
    expect(brand('car_brand=Volvo&car_model=Qqq')).toEqual([{ text: 'Volvo', children: ['Qqq'] }]);
    expect(request('car_model=Qqq').filters).toEqual({ car_model: ['Qqq'] });
  });

  test('has hidden filters and fixed ones', () => {
    const fixed = listShape(setting, { car_condition: ['Ny'] }, ['car_site_id']);
    const state = parseList(new URLSearchParams('car_condition=Begagnad&car_site_id=100'), fixed);
    const { filters, facets } = listRequest(state, fixed, MAP);
    expect(filters).toEqual({ car_condition: ['Ny'], car_site_id: ['100'] });
    expect(facets?.some(({ name }) => name === 'car_condition')).toBe(false);
  });

  test('of a list of one make has its models as a facet of their own', () => {
    const fixed = listShape(setting, { car_brand: ['Volvo'] });
    expect(fixed.facets.some(({ name }) => name === 'car_model')).toBe(true);
    expect(parseList(new URLSearchParams('car_model=V60'), fixed).values).toEqual({ car_model: ['V60'] });
  });

  test('of many pages is put together from several searches', () => {
    for (const count of [48, 96, 144, 1008]) {
      const parts = searchWindows(count);
      expect(parts.reduce((sum, { limit }) => sum + limit, 0)).toBe(count);
      expect(parts.every(({ limit }) => limit > 0 && limit <= MAX_RESULTS_PER_SEARCH)).toBe(true);
    }
  });
});

test('V-344: removing a filter starts from the first page again', () => {
  const state = parse('car_brand=Volvo&car_brand=BMW&car_price=1-2&page=3');
  expect(chosenCount(state)).toBe(3);
  const base = carListPath(siteByKey('automotive-se'));
  expect(listHref(base, withoutValues(state, 'car_brand', ['BMW']), shape)).toBe(
    `${base}?car_brand=Volvo&car_price=1-2`,
  );
  expect(listHref(base, withoutRange(state, 'car_price'), shape)).toBe(
    `${base}?car_brand=Volvo&car_brand=BMW`,
  );
  expect(listHref(base, clearFilters(state), shape)).toBe(base);
});
