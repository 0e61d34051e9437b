import { describe, expect, test } from 'vitest';
import { search } from '../ask';
import type { Visitor } from './visitor';

/** The search helper over HTTP. */
export function searchHelperRoutes({ server }: Visitor): void {
  describe('the search helper', () => {
    const ask24 = (body: object) =>
      search(server(), { index: 'automotive-se-cars', ...body }).then((answer) => answer.json());
    const contentOf = (answer: Record<string, unknown>): readonly Record<string, unknown>[] =>
      Array.isArray(answer.content) ? answer.content : [];

    test('C-489, C-490, C-492, C-493: index, keyphrase, limit (24) and offset', async () => {
      expect((await search(server(), { limit: 1 })).status).toBe(400);
      const first = contentOf(await ask24({}));
      expect(first).toHaveLength(24);
      const second = contentOf(await ask24({ offset: 24 }));
      expect(second).toHaveLength(24);
      expect(new Set([...first, ...second].map(({ car_id }) => car_id)).size).toBe(48);
      const volvos = contentOf(await ask24({ keyphrase: 'volvo' }));
      expect(new Set(volvos.map(({ car_brand }) => car_brand))).toEqual(new Set(['Volvo']));
      const norwegian = (await search(server(), { index: 'automotive-no-cars', limit: 1 })).json();
      expect(norwegian.total_items).not.toBe((await ask24({ limit: 1 })).total_items);
    });

    test('C-491, C-494: facets with name, values and children; filters keyed by the name of the facet', async () => {
      const answer = await ask24({
        facets: [{ name: 'car_brand', child_name: 'car_model' }],
        filters: { car_fuel: ['Diesel'] },
        fields: ['car_id', 'car_fuel'],
      });
      expect(answer.facet).toMatchObject([
        {
          name: 'car_brand',
          child_name: 'car_model',
          values: expect.arrayContaining([
            expect.objectContaining({ text: 'Volvo', children: expect.any(Array) }),
          ]),
        },
      ]);
      expect(new Set(contentOf(answer).map(({ car_fuel }) => car_fuel))).toEqual(new Set(['Diesel']));
    });

    test('C-495: sort_name and fields are honoured', async () => {
      const cars = contentOf(await ask24({ sort_name: 'car_price_desc', fields: ['car_id', 'car_price'] }));
      expect(Object.keys(cars[0] ?? {}).sort()).toEqual(['car_id', 'car_price']);
      const prices = cars.map(({ car_price }) => Number(car_price));
      expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    });

    test.each([
      ['C-517', 'car_price'],
      ['C-518', 'car_campaign_price'],
      ['C-519', 'car_mileage'],
      ['C-520', 'car_privateleasing_monthly_cost'],
      ['C-521', 'car_companyleasing_monthly_cost'],
      ['C-522', 'car_power'],
    ])('%s: %s is a number in ranges and in order', async (_, field) => {
      const read = async (body: object) =>
        contentOf(await ask24({ fields: [field], limit: 500, ...body }))
          .map((car) => Number(car[field]))
          .filter((value) => !Number.isNaN(value) && value > 0);
      const all = await read({ filters: { [field]: { min: 1 } } });
      expect(all.length).toBeGreaterThan(10);
      const [low, high] = [Math.min(...all), Math.max(...all)];
      const middle = (low + high) / 2;
      const upper = await read({ filters: { [field]: { min: middle } } });
      expect(Math.min(...upper)).toBeGreaterThanOrEqual(middle);
      const rising = await read({ filters: { [field]: { min: 1 } }, sort_name: `${field}_asc` });
      // As text 9 would come after 10 and 100.
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      expect(new Set(rising.map((value) => String(value).length)).size).toBeGreaterThan(0);
    });
  });
}
