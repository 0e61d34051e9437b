import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ask, askJson, search } from '../ask';
import { BUILD } from '../server';
import { CARS, SITES, searchCalls } from './search-calls';
import type { Visitor } from './visitor';

/** The search service over HTTP, as its callers meet it (SEARCH-1 to SEARCH-7). */
export function searchContractRoutes({ server, get }: Visitor): void {
  const { find, totalOf, facetOf, allOf, textsOf, one } = searchCalls({ server });

  describe('the search service: the request', () => {
    test('V-392: is a POST to /api/search; other methods are not', async () => {
      const response = await ask(server(), '/api/search', { host: 'automotive-se.localhost' });
      expect([response.status, response.headers.allow]).toEqual([405, 'POST']);
      expect((await find()).content).toHaveLength(1);
    });

    test('V-393: has a key, unless a page of the site asks', async () => {
      const body = { index: CARS, limit: 1 };
      const with_ = async (headers: Record<string, string>) =>
        (await askJson(server(), '/api/search', body, { headers })).status;
      expect(await with_({})).toBe(401);
      expect(await with_({ 'x-api-key': 'nope' })).toBe(401);
      expect(await with_({ 'x-api-key': 'demo' })).toBe(200);
      expect(await with_({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    });

    test('V-394: no script and no page knows of a key', async () => {
      const folder = join(BUILD, 'client/assets');
      const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(10);
      for (const name of scripts)
        expect(await readFile(join(folder, name), 'utf8'), name).not.toContain('x-api-key');
      expect((await get('/kop-bil/alla-bilar-i-lager')).text).not.toContain('x-api-key');
    });

    test('V-395: index chooses cars or facilities; an unknown one is refused', async () => {
      const { content } = await find({ index: SITES });
      expect(content[0]).toHaveProperty('site_id');
      expect((await search(server(), { index: 'nope' })).status).toBe(404);
    });

    test('V-396: fields are the only keys of a record', async () => {
      const { content } = await find({ fields: ['car_id', 'slug'], limit: 5 });
      for (const car of content) expect(Object.keys(car).sort()).toEqual(['car_id', 'slug']);
    });

    test('V-397: keyphrase: every word must be there', async () => {
      const cars = await allOf({ keyphrase: 'volvo v60', fields: ['car_brand', 'car_model'] });
      expect(cars.length).toBeGreaterThan(0);
      expect([...textsOf(cars, 'car_brand')]).toEqual(['Volvo']);
      expect(await totalOf({ keyphrase: 'volvo v60' })).toBeLessThan(await totalOf({ keyphrase: 'volvo' }));
    });

    test('V-398, V-399: facets name themselves and their children', async () => {
      expect(await facetOf({ name: 'car_fuel' })).toMatchObject({ name: 'car_fuel', type: 'list' });
      const makes = await facetOf({ name: 'car_brand', child_name: 'car_model' });
      expect(makes.values.find(({ text }) => text === 'Volvo')?.children?.length).toBeGreaterThan(1);
    });

    test('V-400: sort_order: count, alphabetical, value', async () => {
      const counts = (await facetOf({ name: 'car_brand', sort_order: 'count' })).values;
      expect(counts.map(({ count }) => count)).toEqual(
        counts.map(({ count }) => count).toSorted((a, b) => b - a),
      );
      const texts = (await facetOf({ name: 'car_brand', sort_order: 'alphabetical' })).values.map(
        ({ text }) => text,
      );
      expect(texts).toEqual(texts.toSorted((a, b) => a.localeCompare(b, 'sv')));
      expect(texts).not.toEqual(counts.map(({ text }) => text));
      const seats = (await facetOf({ name: 'car_seats', sort_order: 'value' })).values;
      expect(seats.map(({ text }) => Number(text))).toEqual(
        seats.map(({ text }) => Number(text)).toSorted((a, b) => a - b),
      );
    });

    test('V-401: a range has both its ends', async () => {
      const [first] = (await find({ sort_name: 'car_price_asc', fields: ['car_price'], offset: 20 })).content;
      const low = Number(first?.car_price);
      const high = low + 100_000;
      const filters = [{ type: 'range', values: [low, high] }];
      const cars = await allOf({ facets: [{ name: 'car_price', filters }], fields: ['car_price'] });
      const prices = cars.map(({ car_price }) => Number(car_price));
      expect(Math.min(...prices)).toBe(low);
      expect(Math.max(...prices)).toBeLessThanOrEqual(high);
    });

    test('V-402: a list of values filters and still counts the others', async () => {
      const found = await find({ facets: [{ name: 'car_fuel', filters: ['Diesel'] }], limit: 100 });
      expect([...textsOf(found.content, 'car_fuel')]).toEqual(['Diesel']);
      const others = found.facet[0]?.values.filter(({ text }) => text !== 'Diesel') ?? [];
      expect(others.length).toBeGreaterThan(0);
      expect(others.every(({ count }) => count > 0)).toBe(true);
    });

    test('V-403: a value with children is narrowed to them, one without is whole', async () => {
      const tree = { name: 'car_brand', child_name: 'car_model' };
      const v60 = { text: 'Volvo', children: ['V60'] };
      const only = await allOf({ facets: [{ ...tree, filters: [v60] }], fields: ['car_brand', 'car_model'] });
      expect([...textsOf(only, 'car_model')]).toEqual(['V60']);
      const both = await totalOf({ facets: [{ ...tree, filters: [v60, 'Kia'] }] });
      expect(both).toBe(only.length + (await totalOf({ filters: { car_brand: ['Kia'] } })));
    });

    test.each([
      [0, 0],
      [48, 48],
      [100, 100],
      [1e9, 100],
    ])('V-404: limit %d gives %d records', async (limit, length) => {
      expect((await find({ limit })).content).toHaveLength(length);
    });

    test('V-404: a negative limit is refused', async () => {
      expect((await search(server(), { index: CARS, limit: -1 })).status).toBe(400);
    });

    test('V-405: offsets give every record once', async () => {
      const filters = { car_brand: ['Volvo'] };
      const ids: unknown[] = [];
      for (let offset = 0; offset < (await totalOf({ filters })); offset += 48)
        ids.push(...(await find({ filters, limit: 48, offset })).content.map(({ car_id }) => car_id));
      expect(ids).toHaveLength(await totalOf({ filters }));
      expect(new Set(ids).size).toBe(ids.length);
    });

    test('V-406: sort_name orders; an unknown one is the default', async () => {
      const pricesBy = async (sort_name: string) =>
        (await find({ sort_name, limit: 100, fields: ['car_price'] })).content.map(({ car_price }) =>
          Number(car_price),
        );
      const [rising, falling] = [await pricesBy('car_price_asc'), await pricesBy('car_price_desc')];
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      expect(falling).toEqual(falling.toSorted((a, b) => b - a));
      expect(await pricesBy('evil')).toEqual(await pricesBy('car_publishdate_desc'));
    });

    test('V-407: filters hold the values of a field', async () => {
      const makes = ['Kia', 'Volvo'];
      const found = await find({ filters: { car_brand: makes }, limit: 100 });
      expect([...textsOf(found.content, 'car_brand')].toSorted()).toEqual(makes);
    });

    test('V-408: name.neq takes a value out', async () => {
      const without = { 'car_brand.neq': ['Volvo'] };
      const [all, volvos] = [await totalOf({}), await totalOf({ filters: { car_brand: ['Volvo'] } })];
      expect(await totalOf({ filters: without })).toBe(all - volvos);
      const brands = await facetOf('car_brand', { filters: without });
      expect(brands.values.some(({ text }) => text === 'Volvo')).toBe(false);
    });

    test.each([
      ['V-409', 'car_id'],
      ['V-246, V-410', 'car_site_region'],
      ['V-411', 'slug'],
      ['V-412', 'car_site_id'],
    ])('%s: %s filters by the whole value', async (_, name) => {
      const wanted = await one(name);
      const cars = await allOf({ filters: { [name]: [wanted] }, fields: [name] });
      expect([...textsOf(cars, name)]).toEqual([wanted]);
      expect(await totalOf({ filters: { [name]: [wanted.slice(0, -1)] } })).toBe(0);
    });

    test('V-411: slug finds a facility too', async () => {
      const slug = (await find({ index: SITES, fields: ['slug'] })).content[0]?.slug;
      const { content } = await find({ index: SITES, filters: { slug: [slug] }, limit: 10 });
      expect([...textsOf(content, 'slug')]).toEqual([slug]);
    });

    test('V-413: a boolean and a number are the same as their texts', async () => {
      const samples = await totalOf({ filters: { car_is_sample: [true] } });
      expect(samples).toBeGreaterThan(0);
      expect(await totalOf({ filters: { car_is_sample: ['true'] } })).toBe(samples);
      const seats = await totalOf({ filters: { car_seats: [5] } });
      expect(await totalOf({ filters: { car_seats: ['5'] } })).toBe(seats);
    });

    test.each([
      ['half an object', '{', 400],
      ['a number for a name', '{"index":7}', 400],
      ['a text for a limit', `{"index":"${CARS}","limit":"1"}`, 400],
      ['a megabyte', JSON.stringify({ index: CARS, keyphrase: 'x'.repeat(1_100_000) }), 413],
    ])('V-416: %s is refused', async (_, body, status) => {
      const headers = { 'content-type': 'application/json', 'x-api-key': 'demo' };
      const refused = await ask(server(), '/api/search', { method: 'POST', headers, body });
      expect(refused.status).toBe(status);
    });
  });
}
