import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoSites } from '~/demo/group';
import { demoCars } from '~/demo/stock';
import { distanceLabel, distanceText, nearRequest, readNear } from '~/features/car-search/near/list-near';
import { formQuery } from '~/features/car-search/query/form-query';
import { listQuery, listShape, parseList, withoutNear } from '~/features/car-search/query/list-query';
import { isMessageKey } from '~/messages';
import { readBlock } from '~/modules/content';
import { carIndexSchema } from '~/modules/stock';
import { distanceKm, parseGeocoord } from '~/platform/geo';
import { bundledPlaces } from '~/platform/places';
import { createColumnarIndex } from '~/platform/search';
import { SITES, siteByKey } from '~/sites';
import { plainCarList } from '~/sites/lists';
import { renderBlock, testPage } from '~test/block';
import { block } from './car-list.block';
import { load } from './car-list.data';
import { view } from './car-list.view';

const TODAY = '2026-03-02';
const BASE = '/kop-bil/alla-bilar-i-lager';
const GOTHENBURG = { lat: 57.707, lng: 11.967 };
const index = createColumnarIndex(carIndexSchema('sv-SE'));
const geocoords = new Map(
  demoSites('automotive-se', TODAY).map(({ site_id, site_geocoord }) => [site_id, site_geocoord]),
);

beforeAll(() => {
  const cars = [...demoCars('automotive-se', TODAY, 300)];
  index.upsert(cars.map((car) => ({ ...car, car_geocoord: geocoords.get(car.car_site_id ?? '') ?? null })));
});

const services: Parameters<typeof load>[0]['services'] = {
  stock: {
    search: async (_, request) => index.search({ ...request, index: 'cars' }),
    facetMap: async (_, facets) => index.facetMap(facets),
    car: async () => undefined,
    lowestPrice30Days: async () => null,
  },
  facilities: { bySiteId: () => undefined, all: () => [] },
  places: bundledPlaces(),
};

async function listOf(query: string) {
  const page = testPage({ path: BASE, query: new URLSearchParams(query) });
  const outcome = await load({
    fields: readBlock(block, { uid: 'uid', componentName: block.name, fields: {} }),
    page,
    services,
  });
  if (outcome.kind !== 'data') throw new Error(`the list is ${outcome.kind}`);
  const html = renderBlock(block, view, {}, { data: outcome.data, page, uid: 'uid' }).replace(
    /<!-- -->/g,
    '',
  );
  return { ...outcome, html };
}

const kilometres = (id: string): number => {
  const position = parseGeocoord(String(index.get(id)?.car_geocoord));
  return position === undefined ? Number.POSITIVE_INFINITY : distanceKm(GOTHENBURG, position);
};

describe('a list near a place', () => {
  test('has the cars within the distance, each with how far away it stands', async () => {
    const { data, html } = await listOf('near=goteborg&within=100');
    expect(data.total).toBeGreaterThan(0);
    expect(data.total).toBeLessThan(300);
    for (const { car_id } of data.cards) {
      expect(kilometres(car_id)).toBeLessThanOrEqual(100);
      expect(data.distances.get(car_id)).toBe(
        `${Math.max(1, Math.round(kilometres(car_id)))}\u00a0km från Göteborg`,
      );
    }
    const first = data.cards[0]?.car_id ?? '';
    expect(html).toContain(data.distances.get(first) ?? 'none');
    expect(html.match(/km från Göteborg/g)).toHaveLength(data.cards.length);
  });

  test('is round the town of a postcode', async () => {
    const { data } = await listOf('near=411+05&within=100');
    expect(data.located?.name).toBe('Göteborg');
    expect(data.total).toBe((await listOf('near=goteborg&within=100')).data.total);
  });

  test('can be ordered by the distance, however far', async () => {
    const { data, html } = await listOf('near=Göteborg&sortName=distance_asc');
    expect(data.total).toBe(300);
    const far = data.cards.map(({ car_id }) => kilometres(car_id));
    expect(far).toEqual(far.toSorted((a, b) => a - b));
    expect(html).toContain('<option value="distance_asc" selected="">Närmast</option>');
    expect(html).toContain('fågelvägen');
  });

  test('offers the order by distance only with a place', async () => {
    const { data, html } = await listOf('sortName=distance_asc');
    expect(data.state.sortName).toBe('car_publishdate_desc');
    expect(html).not.toContain('distance_asc');
    expect(html).not.toContain('från Göteborg');
  });

  test('has a chip that takes the place away, and with it the order, and nothing else', async () => {
    const { html } = await listOf('car_brand=Volvo&near=Göteborg&within=50&sortName=distance_asc');
    expect(html).toMatch(
      /<a href="\/kop-bil\/alla-bilar-i-lager\?car_brand=Volvo"[^>]*aria-label="Ta bort filtret Göteborg, inom 50\u00a0km"/,
    );
  });

  test('reports an unknown place and keeps the other filters', async () => {
    const { data, html } = await listOf('car_brand=Volvo&near=Atlantis&within=50&sortName=distance_asc');
    expect(html).toContain('Vi hittar ingen ort som heter ”Atlantis”');
    expect(data.total).toBe(
      index.search({ index: '', filters: { car_brand: 'Volvo' }, limit: 0 }).total_items,
    );
    expect(html).toMatch(/<input[^>]*name="near"[^>]*value="Atlantis"/);
    expect(html).toMatch(/name="car_brand"[^>]*checked=""[^>]*value="Volvo"|value="Volvo"[^>]*checked=""/);
    expect(html).not.toContain('value="distance_asc"');
  });

  test('takes a position, rounded to about a kilometre, for a place', async () => {
    const { data, html } = await listOf('near=57.7071234,11.9667891&within=50');
    expect(data.state.near).toEqual({ place: '57.71,11.97', within: 50 });
    expect(html).toContain('km från dig');
    expect(html).toMatch(/<input[^>]*name="near"[^>]*value="Din plats \(57\.71,11\.97\)"/);
    expect(html).not.toContain('57.7071');
  });

  test('is for visitors, not for search engines; theirs is the list of everywhere', async () => {
    const { head } = await listOf('near=Göteborg');
    expect(head).toMatchObject({ noindex: true, canonical: BASE });
  });

  test('works without script: two fields of the form, and a credit for the places', async () => {
    const { html } = await listOf('');
    expect(html).toMatch(/<input[^>]*type="search"[^>]*name="near"/);
    expect(html).toContain('<option value="50" selected="">Inom 50\u00a0km</option>');
    expect(html).toContain('<option value="">Alla avstånd</option>');
    expect(html).toContain('GeoNames (CC BY 4.0)');
    const { data } = await listOf('near=&within=50');
    expect([data.total, data.state.near]).toEqual([300, undefined]);
  });

  test('explains its order, and that there is no paid ranking', async () => {
    const { html } = await listOf('keyphrase=v');
    expect(html).toContain('Dina sökord avgör vilka bilar som visas');
    expect((await listOf('sortName=car_price_asc')).html).toContain('Lägst pris att betala står först.');
    const all = (await listOf('')).html;
    expect(all).toContain('Bilen som kom in senast står först.');
    expect(all).toContain('Ingen betalar för att hamna högre upp.');
    expect(all).not.toContain('Dina sökord avgör');
  });
});

test('every order that a site offers has its sentence', () => {
  const sorts = SITES.flatMap(({ carList, facilityList }) => [
    ...(carList?.sorts ?? []),
    ...(facilityList?.sorts ?? []),
  ]);
  expect([...new Set(sorts), 'distance_asc'].filter((name) => !isMessageKey(`why.${name}`))).toEqual([]);
});

describe('the address of a list near a place', () => {
  const shape = { ...listShape(plainCarList), hasPlaces: true };
  test('is read and written as the same', () => {
    const place = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('Malmö', '57.7,11.9'),
    );
    const within = fc.oneof(fc.constantFrom('25', '50', '100', '200', '', '75', '1e9'), fc.string());
    const sort = fc.constantFrom('distance_asc', 'car_price_asc', 'odd', '');
    fc.assert(
      fc.property(place, within, sort, (near, radius, sortName) => {
        const state = parseList(new URLSearchParams({ near, within: radius, sortName }), shape);
        expect(parseList(new URLSearchParams(listQuery(state, shape).toString()), shape)).toEqual(state);
        if (state.near === undefined) expect(plainCarList.sorts).toContain(state.sortName);
        const without = withoutNear(state, shape);
        expect(listQuery(without, shape).has('near')).toBe(false);
        expect(plainCarList.sorts).toContain(without.sortName);
      }),
    );
  });
  test('has only distances that are on offer', () => {
    expect(readNear('Malmö', '50')).toEqual({ place: 'Malmö', within: 50 });
    expect(readNear('  Malmö  ', '51')).toEqual({ place: 'Malmö', within: null });
    expect(readNear(' ', '50')).toBeUndefined();
    const position = { place: '57.71,11.97', within: 50 };
    expect(readNear('57.7071234,11.9667891', '50')).toEqual(position);
    expect(readNear('Sijaintisi (57.71, 11.97)', '50')).toEqual(position);
    expect(readNear('Göteborg (centrum)', '50')).toEqual({ place: 'Göteborg (centrum)', within: 50 });
  });
  test('belongs to lists whose records stand somewhere', () => {
    expect(parseList(new URLSearchParams('near=Malmö'), listShape(plainCarList)).near).toBeUndefined();
  });
  test('leaves a distance to nowhere out when a script writes it', () => {
    const entries = [['near', ' '] as const, ['within', '50'] as const];
    expect(formQuery(entries, 'x').toString()).toBe('');
    expect(
      formQuery(
        [
          ['near', 'Malmö'],
          ['within', '50'],
        ],
        'x',
      ).toString(),
    ).toBe('near=Malm%C3%B6&within=50');
  });
});

test('Britain measures in miles', () => {
  const page = { site: siteByKey('automotive-uk'), locale: 'en-GB' };
  expect(distanceText(25, page)).toBe('25\u00a0miles');
  expect(nearRequest({ lat: 51, lng: 0 }, 25, page).within_km).toBeCloseTo(40.23, 2);
  expect(distanceLabel({ lat: 51.5, lng: -0.13 }, '53.48,-2.24', page)).toMatch(/^16\d\u00a0miles$/);
  expect(distanceLabel({ lat: 51.5, lng: -0.13 }, '51.5,-0.13', page)).toBe('1\u00a0mile');
  expect(distanceLabel({ lat: 51.5, lng: -0.13 }, null, page)).toBeNull();
});
