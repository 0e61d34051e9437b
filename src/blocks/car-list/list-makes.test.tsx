import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBlock } from '~/modules/content';
import type { BlockServices } from '~/page/contract';
import { renderBlock, testPage } from '~test/block';
import { demoServices } from '~test/demo-services';
import { block } from './car-list.block';
import { load } from './car-list.data';
import { view } from './car-list.view';

const BASE = '/kop-bil/bilmarken';
let services: BlockServices;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ services, close } = await demoServices('automotive-se', 260));
});
afterAll(() => close());

const pageAt = (...wildcard: readonly string[]) =>
  testPage({ path: [BASE, ...wildcard].join('/'), wildcard });
const open = (page: ReturnType<typeof pageAt>) =>
  load({ fields: readBlock(block, { uid: 'uid', componentName: block.name, fields: {} }), page, services });
const at = (...wildcard: readonly string[]) => open(pageAt(...wildcard));

async function dataAt(...wildcard: readonly string[]) {
  const outcome = await at(...wildcard);
  if (outcome.kind !== 'data') throw new Error(`the list is ${outcome.kind}`);
  return outcome;
}

describe('correction 10: the make that a path names', () => {
  test.each(['xyz', 'daf', 'peugeot-2008', 'volvoo', '2008', 'å', 'bil'])(
    '%s is no make: no page',
    async (word) => {
      expect(await at(word)).toEqual({ kind: 'not-found' });
      expect(await at(word, 'v60')).toEqual({ kind: 'not-found' });
    },
  );

  test('one in stock shows its cars, under its name', async () => {
    const { data, head, status } = await dataAt('volvo');
    expect([data.heading, status, head?.noindex]).toEqual(['Volvo', undefined, undefined]);
    expect(data.total).toBeGreaterThan(0);
    expect(data.alternatives).toEqual([]);
    expect(head?.canonical).toBe(`${BASE}/volvo`);
  });

  test.each([
    ['vw', 'volkswagen'],
    ['mercedes', 'mercedes-benz'],
    ['landrover', 'land-rover'],
    ['citroen', null],
    ['citroën', null],
  ])('%s is sent on to the one address of the make', async (written, own) => {
    const outcome = await at(written);
    if (own === null) expect(outcome.kind).toBe('data');
    else expect(outcome).toEqual({ kind: 'redirect', to: `${BASE}/${own}`, status: 301 });
  });

  test.each([
    ['car_brand=BMW&car_fuel=Diesel', '?car_brand=BMW&car_brand=Volvo&car_fuel=Diesel'],
    ['car_model=V60&car_model=V90', '?car_brand=Volvo&car_model=V60&car_model=V90'],
    ['car_model=V60', null],
    ['car_brand=Volvo&car_fuel=Diesel', null],
  ])('with %s it names what is listed, or that list has its own address', async (query, to) => {
    const path = `${BASE}/volvo`;
    const outcome = await open(testPage({ path, query: new URLSearchParams(query), wildcard: ['volvo'] }));
    if (to === null) expect(outcome.kind).toBe('data');
    else expect(outcome).toEqual({ kind: 'redirect', to: BASE + to, status: 301 });
  });

  test('one that is known, but not in stock, is a page: what to do, other cars, other makes', async () => {
    const page = pageAt('lamborghini');
    const outcome = await open(page);
    if (outcome.kind !== 'data') throw new Error(`the list is ${outcome.kind}`);
    const { data, head, status } = outcome;
    expect([data.heading, data.total, status ?? 200]).toEqual(['Lamborghini', 0, 200]);
    expect(data.state.values).toEqual({ car_brand: ['Lamborghini'] });
    expect(head).toMatchObject({ canonical: `${BASE}/lamborghini`, noindex: true });
    expect(data.alternatives).toHaveLength(8);
    expect(data.links.length).toBeGreaterThan(10);
    const html = renderBlock(block, view, {}, { data, page, uid: 'uid' });
    expect(html).toContain('Bevaka sökningen');
    expect(html).toContain('<nav aria-label="Märke"');
    expect(html).not.toContain('<nav aria-label="Modell"');
    expect(html).toContain('Det här har vi inne just nu');
    for (const car of data.alternatives) expect(html).toContain(`/${car.car_id}/`);
    expect(html.match(/Att låna kostar pengar!/g)).toHaveLength(1);
  });

  test('a brand of a facility is known', async () => {
    const only = {
      ...services.facilities,
      all: () => services.facilities.all('automotive-se-sites').slice(0, 1),
    };
    const [facility] = only.all();
    const named = facility === undefined ? [] : [{ ...facility, site_brands: ['Unimog'] }];
    const page = pageAt('unimog');
    const fields = readBlock(block, { uid: 'uid', componentName: block.name, fields: {} });
    const withBrand = { ...services, facilities: { ...services.facilities, all: () => named } };
    expect((await load({ fields, page, services: withBrand })).kind).toBe('data');
    expect((await at('unimog')).kind).toBe('not-found');
  });
});

describe('correction 10: the model that a path names', () => {
  test('one in stock is its page', async () => {
    const [model = ''] =
      (await services.stock.facetMap('automotive-se-cars', [{ name: 'car_brand', child_name: 'car_model' }]))
        .flatMap(({ values }) => values)
        .find(({ text }) => text === 'Volvo')?.children ?? [];
    const { data, status } = await dataAt('volvo', model.toLowerCase().replaceAll(' ', '-'));
    expect([data.state.values, status]).toEqual([{ car_brand: ['Volvo'], car_model: [model] }, undefined]);
  });

  test('one that no car is called is not there; its page shows the make’s cars and can be watched', async () => {
    const { data, head, status } = await dataAt('volvo', 'xyzzy');
    expect([data.total, status, head?.noindex]).toEqual([0, 404, true]);
    expect(data.alternatives.length).toBeGreaterThan(0);
    expect(new Set(data.alternatives.map(({ car_brand }) => car_brand))).toEqual(new Set(['Volvo']));
  });
});
