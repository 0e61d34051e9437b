import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ask, askJson, search } from '../ask';
import { BUILD } from '../server';
import type { Visitor } from './visitor';

const CARS = 'automotive-se-cars';
const SITES = 'automotive-se-sites';

const value = z.object({ text: z.string(), count: z.number() });
const answer = z.strictObject({
  facet: z.array(
    z.object({
      name: z.string(),
      child_name: z.string().optional(),
      type: z.string(),
      values: z.array(value.extend({ children: z.array(value).optional() })),
      min: z.number().optional(),
      max: z.number().optional(),
      count: z.number().optional(),
    }),
  ),
  content: z.array(z.record(z.string(), z.unknown())),
  total_items: z.number(),
  limit: z.number(),
  offset: z.number(),
});
type Answer = z.infer<typeof answer>;
type Car = Answer['content'][number];

/** The search service over HTTP, as its callers meet it (SEARCH-1 to SEARCH-7). */
export function searchContractRoutes({ server, get }: Visitor): void {
  const find = async (body: object = {}): Promise<Answer> => {
    const found = await search(server(), { index: CARS, limit: 1, offset: 0, ...body });
    expect(found.status, found.text.slice(0, 200)).toBe(200);
    return answer.parse(found.json());
  };
  const totalOf = async (body: object) => (await find({ ...body, limit: 0 })).total_items;
  const facetOf = async (facet: object | string, body: object = {}) => {
    const [first] = (await find({ limit: 0, facets: [facet], ...body })).facet;
    if (first === undefined) throw new Error('no facet');
    return first;
  };
  /** Every record that a search has, page by page. */
  const allOf = async (body: object): Promise<readonly Car[]> => {
    const cars: Car[] = [];
    for (let offset = 0; ; offset += 100) {
      const { content, total_items } = await find({ ...body, limit: 100, offset });
      cars.push(...content);
      if (content.length === 0 || cars.length >= total_items) return cars;
    }
  };
  const textsOf = (cars: readonly Car[], name: string) => new Set(cars.map((car) => String(car[name])));
  const one = async (name: string): Promise<string> =>
    String((await find({ fields: [name] })).content[0]?.[name]);

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

  describe('the search service: the answer', () => {
    test('V-414: has these keys and no others; V-309: content is a list of records', async () => {
      const found = (await search(server(), { index: CARS, limit: 2 })).json();
      expect(Object.keys(found).sort()).toEqual(['content', 'facet', 'limit', 'offset', 'total_items']);
      expect(answer.parse(found).content).toHaveLength(2);
    });

    test('V-311: says its limit and offset', async () => {
      expect(await find({ limit: 7, offset: 3 })).toMatchObject({ limit: 7, offset: 3 });
    });

    test('V-310: total_items is what paging gives', async () => {
      const filters = { car_brand: ['Volvo'] };
      expect((await allOf({ filters, fields: ['car_id'] })).length).toBe(await totalOf({ filters }));
    });

    test('V-305, V-307: facets name themselves; children are counted within their parent', async () => {
      const facet = await facetOf({ name: 'car_brand', child_name: 'car_model' });
      expect(facet).toMatchObject({ name: 'car_brand', child_name: 'car_model' });
      for (const { count, children = [] } of facet.values) {
        expect(children.length).toBeGreaterThan(0);
        expect(children.reduce((sum, child) => sum + child.count, 0)).toBeLessThanOrEqual(count);
      }
    });

    test('V-306: a numeric facet is a histogram', async () => {
      expect((await facetOf('car_price')).type).toBe('histogram');
    });

    test('V-308: its smallest, largest and count are those of the cars', async () => {
      const filters = { car_brand: ['Volvo'] };
      const miles = (await allOf({ filters, fields: ['car_mileage'] }))
        .map(({ car_mileage }) => car_mileage)
        .filter((mileage) => typeof mileage === 'number');
      expect(await facetOf('car_mileage', { filters })).toMatchObject({
        min: Math.min(...miles),
        max: Math.max(...miles),
        count: miles.length,
      });
    });

    test('V-002: there are new cars, used cars and light commercial vehicles', async () => {
      const { facet } = await find({ limit: 0, facets: ['car_condition', 'car_vehicle_type_code'] });
      const [conditions, types] = facet.map(({ values }) => values);
      expect(conditions?.filter(({ count }) => count > 0).length).toBeGreaterThanOrEqual(2);
      expect(types?.find(({ text }) => text === 'LCV')?.count).toBeGreaterThan(0);
    });

    test('V-194: sample cars are told by their flag', async () => {
      const { content } = await find({ filters: { car_is_sample: [true] }, limit: 100 });
      expect(content.length).toBeGreaterThan(0);
      expect(content.every(({ car_is_sample }) => car_is_sample === true)).toBe(true);
    });

    test('V-246: the region is a facet', async () => {
      expect((await facetOf('car_site_region')).values.length).toBeGreaterThan(1);
    });

    test('V-251: car_publishdate orders both ways', async () => {
      const datesBy = async (sort_name: string) =>
        (await find({ sort_name, limit: 100, fields: ['car_publishdate'] })).content.map(
          ({ car_publishdate }) => Date.parse(String(car_publishdate)),
        );
      const [rising, falling] = [await datesBy('car_publishdate_asc'), await datesBy('car_publishdate_desc')];
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      expect(falling).toEqual(falling.toSorted((a, b) => b - a));
      expect(rising[0]).toBeLessThan(falling[0] ?? 0);
    });

    test('V-185, V-186, V-187: id, address word and time of indexing', async () => {
      const cars = await allOf({
        filters: { car_brand: ['Volvo'] },
        fields: ['car_id', 'slug', 'indexed_at'],
      });
      expect(new Set(cars.map(({ car_id }) => car_id)).size).toBe(cars.length);
      for (const { slug, indexed_at } of cars) {
        expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        expect(new Date(String(indexed_at)).toISOString()).toBe(indexed_at);
      }
    });

    test('V-418: a car by its id is one record', async () => {
      const id = await one('car_id');
      const found = await find({ filters: { car_id: [id] }, limit: 10 });
      expect([found.total_items, found.content[0]?.car_id]).toEqual([1, id]);
    });

    test('V-422: a map of facets is asked for with limit 0 and brings no records', async () => {
      const found = await find({ limit: 0, facets: [{ name: 'car_brand', child_name: 'car_model' }] });
      expect(found.content).toEqual([]);
      expect(found.facet[0]?.values.length).toBeGreaterThan(5);
    });
  });
}
