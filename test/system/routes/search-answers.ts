import { describe, expect, test } from 'vitest';
import { search } from '../ask';
import { answer, CARS, searchCalls } from './search-calls';
import type { Visitor } from './visitor';

/** What the search service answers with (SEARCH-1 to SEARCH-7). */
export function searchAnswerRoutes({ server }: Visitor): void {
  const { find, totalOf, facetOf, allOf, one } = searchCalls({ server });

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
