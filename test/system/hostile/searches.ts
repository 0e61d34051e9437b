import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askJson, search } from '../ask';
import { expectRefusal, JSON_TYPE, post, type Server } from './refusal';

const INDEX = 'automotive-se-cars';

/** Searches that are wrong, huge or strange. */
export function hostileSearches(server: Server): void {
  describe('a search', () => {
    test.each([
      ['no index', {}],
      ['an index that is no text', { index: 7 }],
      ['a negative offset', { index: INDEX, offset: -1 }],
      ['a negative limit', { index: INDEX, limit: -1 }],
      ['half an offset', { index: INDEX, offset: 0.5 }],
      ['a limit in words', { index: INDEX, limit: 'ten' }],
      ['a limit beyond every integer', { index: INDEX, limit: 1e300 }],
      ['facets that are no list', { index: INDEX, facets: 'car_brand' }],
      ['facets of objects', { index: INDEX, facets: [{ name: {} }] }],
      ['thousands of facets', { index: INDEX, facets: Array(5000).fill('car_brand') }],
      ['thousands of values', { index: INDEX, filters: { car_brand: Array(9000).fill('a') } }],
      ['filters as a list', { index: INDEX, filters: ['car_brand'] }],
      ['filters of filters', { index: INDEX, filters: { car_brand: { a: { b: 1 } } } }],
      ['a keyphrase of ten thousand letters', { index: INDEX, keyphrase: 'x'.repeat(10_000) }],
      [
        'a range with three ends',
        { index: INDEX, facets: [{ name: 'car_price', filters: [{ type: 'range', values: [1, 2, 3] }] }] },
      ],
    ])('with %s is refused and names the part', async (_, body) => {
      const answer = await search(server(), body);
      expectRefusal(answer, [400]);
      expect(answer.json()).toMatchObject({
        error: expect.stringMatching(/^invalid_/),
        path: expect.any(String),
      });
    });

    test('of an unknown index is 404, whatever its name', async () => {
      for (const index of ['nope', '__proto__', 'constructor', '../etc/passwd', "'; DROP TABLE leads --"]) {
        expectRefusal(await search(server(), { index }), [404]);
      }
    });

    test('with names of what every object has is a search like any other', async () => {
      const bodies = [
        `{"index":"${INDEX}","filters":{"__proto__":["x"],"constructor":["x"],"toString":["y"]}}`,
        `{"index":"${INDEX}","__proto__":{"limit":5},"facets":["__proto__","constructor"],"fields":["__proto__"]}`,
        `{"index":"${INDEX}","sort_name":"__proto___asc","keyphrase":"__proto__ constructor"}`,
      ];
      for (const body of bodies)
        expect((await post(server(), '/api/search', JSON_TYPE, body)).status).toBe(200);
      expect((await search(server(), { index: INDEX })).json().limit).toBe(24);
    });

    test('for a huge page, beyond the end, with reversed or absurd ranges is answered within bounds', async () => {
      const huge = (await search(server(), { index: INDEX, limit: 1_000_000 })).json();
      expect(huge).toMatchObject({ limit: 100, content: { length: 100 } });
      const beyond = (await search(server(), { index: INDEX, offset: Number.MAX_SAFE_INTEGER })).json();
      expect(beyond.content).toEqual([]);
      for (const values of [
        [9, 1],
        ['x', 'y'],
        [null, null],
        [-1e308, 1e308],
        ['', '2020-13-77'],
      ]) {
        const facets = [{ name: 'car_price', filters: [{ type: 'range', values }] }];
        expect((await search(server(), { index: INDEX, facets })).status).toBe(200);
      }
    });

    test('needs the key, unless a page of ours asks', async () => {
      const body = { index: INDEX, limit: 1 };
      expectRefusal(await askJson(server(), '/api/search', body), [401]);
      expectRefusal(
        await askJson(server(), '/api/search', body, { headers: { 'x-api-key': 'DEMO' } }),
        [401],
      );
      expectRefusal(
        await askJson(server(), '/api/search', body, { headers: { 'sec-fetch-site': 'cross-site' } }),
        [401],
      );
      const own = await askJson(server(), '/api/search', body, {
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect(own.status).toBe(200);
    });

    test('of any shape is answered or refused, never an error of ours', async () => {
      const name = fc.oneof(
        fc.constantFrom('car_brand', 'car_price', 'car_model', '__proto__', 'x'),
        fc.string(),
      );
      const item = fc.oneof(
        fc.string(),
        fc.double(),
        fc.boolean(),
        fc.record({ type: fc.constant('range'), values: fc.array(fc.jsonValue(), { maxLength: 3 }) }),
      );
      const body = fc.record(
        {
          index: fc.oneof(
            { weight: 5, arbitrary: fc.constantFrom(INDEX, 'automotive-se-sites') },
            { weight: 1, arbitrary: fc.jsonValue() },
          ),
          keyphrase: fc.oneof(fc.string(), fc.jsonValue()),
          limit: fc.oneof(fc.integer(), fc.jsonValue()),
          offset: fc.oneof(fc.nat(), fc.jsonValue()),
          sort_name: fc.oneof(name, fc.jsonValue()),
          fields: fc.oneof(fc.array(name), fc.jsonValue()),
          facets: fc.oneof(
            fc.array(
              fc.oneof(
                name,
                fc.record(
                  { name, child_name: name, sort_order: name, filters: fc.array(item) },
                  { requiredKeys: ['name'] },
                ),
              ),
            ),
            fc.jsonValue(),
          ),
          filters: fc.oneof(fc.dictionary(name, fc.array(item)), fc.jsonValue()),
        },
        { requiredKeys: ['index'] },
      );
      await fc.assert(
        fc.asyncProperty(body, async (value) => {
          expectRefusal(await search(server(), value), [200, 400, 404]);
        }),
        { numRuns: 150 },
      );
    });
  });
}
