import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '~/platform/json';
import { expectAgreement } from '~test/search/agree';
import { searchContractSuite } from '~test/search/contract-suite';
import { plant, plantId, plantRequest, plantSchema } from '~test/search/plants';
import { createColumnarIndex, type IndexSchema, SearchUnavailable } from '..';
import { connectSearchNode } from './node';
import { createOpenSearchIndex, type OpenSearchIndex } from './opensearch-index';

/** `npm run test:opensearch` starts a node and sets it; without one these suites are shown as skipped. */
const url = process.env.TEST_OPENSEARCH_URL;
const prefix = `test${Date.now()}`;
const node = connectSearchNode({
  url: url ?? 'http://127.0.0.1:9',
  user: null,
  password: null,
  timeoutMs: 20_000,
});

async function* pages(records: readonly JsonObject[], remove: readonly string[] = []) {
  yield { upsert: records, remove };
}

let made = 0;
async function indexOf(schema: IndexSchema, records: readonly JsonObject[]): Promise<OpenSearchIndex> {
  const index = createOpenSearchIndex({ node, prefix, name: `i${made++}`, schema });
  expect(await index.rebuild(pages(records), 1n)).toBe(true);
  return index;
}

const known = new Map<string, Promise<OpenSearchIndex>>();
/** One index per schema and records: making one takes a node longer than all its searches. */
function remembered(schema: IndexSchema, records: readonly JsonObject[]): Promise<OpenSearchIndex> {
  const key = JSON.stringify([schema, records]);
  const index = known.get(key) ?? indexOf(schema, records);
  known.set(key, index);
  return index;
}

describe.skipIf(url === undefined)('on a node', { timeout: 60_000 }, () => {
  afterAll(async () => {
    await node.request('DELETE', `/${prefix}-*`);
    await node.close();
  });
  searchContractSuite('OpenSearch', remembered);

  it('agrees with the index in the process on random records and requests', async () => {
    const records = fc
      .uniqueArray(fc.tuple(plantId, plant), { selector: ([id]) => id, minLength: 30, maxLength: 45 })
      .map((all) => all.map(([id, record]): JsonObject => ({ id, ...record })));
    for (const seed of [1, 2, 3]) {
      const [all = []] = fc.sample(records, { seed, numRuns: 1 });
      const own = createColumnarIndex(plantSchema);
      own.upsert(all);
      const index = await indexOf(plantSchema, all);
      for (const request of fc.sample(plantRequest, { seed, numRuns: 150 })) {
        const answer = await index.search(request);
        expect(answer, JSON.stringify(request)).toEqual(JSON.parse(JSON.stringify(own.search(request))));
        expectAgreement(plantSchema, all, request, answer);
      }
    }
  });

  it('takes over what changed, and gives new texts their place in the alphabet', async () => {
    const plants = (names: readonly string[]) =>
      names.map((name): JsonObject => ({ id: name, name, price: name.length * 10 }));
    const index = await indexOf(plantSchema, plants(['Björk', 'Ärt', 'Ek']));
    const names = async () =>
      (await index.search({ index: '', sort_name: 'name_asc', fields: ['name'] })).content.map(
        (it) => it.name,
      );
    expect(await names()).toEqual(['Björk', 'Ek', 'Ärt']);
    expect(await index.apply(pages(plants(['Al', 'Åkervinda', 'Druva']), ['Ek', 'unknown']), 2n)).toBe(true);
    await index.changed();
    expect(await names()).toEqual(['Al', 'Björk', 'Druva', 'Åkervinda', 'Ärt']);
    expect(await index.position()).toBe(2n);
    // A change that is in already is passed over.
    expect(await index.apply(pages([], ['Al']), 2n)).toBe(true);
    expect(await names()).toContain('Al');
  });

  it('takes whatever a feed may hold: endless ids and texts, names of JavaScript', async () => {
    const long = 'x'.repeat(900);
    const strange: JsonObject[] = [
      { id: 'a', name: 'emoji 🚗 ﷺ', tags: ['\u0000', 'sun', ' '], notes: '\u2028 \u202e' },
      { id: long, name: `${long}${long} end`, constructor: { a: 1 }, 'dots.in.names': [1, { '': null }] },
      { id: 'c', price: 1e21, weight: -0, sown: 'Infinity', grown_at: '90,180', toString: 'x' },
    ];
    const own = createColumnarIndex(plantSchema);
    own.upsert(strange);
    const index = await indexOf(plantSchema, strange);
    for (const request of [
      { facets: [{ name: 'tags' }, { name: 'price' }, { name: 'species' }], sort_name: 'name_asc' },
      { filters: { tags: ['\u0000'] } },
      { filters: { id: [long] }, fields: ['id', 'constructor', 'dots.in.names', '*', '__proto__'] },
      { keyphrase: '🚗 emoji', filters: { price: { type: 'range', values: [1e20, 'Infinity'] } } },
      { keyphrase: 'end', near: { lat: 90, lng: -180, within_km: 1 }, sort_name: 'distance_asc' },
      { near: { lat: -90, lng: 0 }, sort_name: 'distance_asc' },
    ] as const) {
      const answer = await index.search({ index: '', ...request });
      expect(answer, JSON.stringify(request)).toEqual(
        JSON.parse(JSON.stringify(own.search({ index: '', ...request }))),
      );
    }
    const half = [{ id: 'half', name: '\ud800 character', tags: ['\udfff'] }];
    expect(await index.apply(pages(half, [long]), 2n)).toBe(true);
    expect((await index.search({ index: '', filters: { tags: ['\udfff'] } })).total_items).toBe(1);
    expect((await index.search({ index: '' })).total_items).toBe(3);
  });

  it('builds anew beside the old index, which answers until then', async () => {
    const index = await indexOf(plantSchema, [{ id: 'old' }]);
    const ids = async () => (await index.search({ index: '' })).content.map((it) => it.id);
    const during: unknown[] = [];
    async function* slow() {
      yield { upsert: [{ id: 'new' }], remove: [] };
      during.push(await ids());
    }
    expect(await index.rebuild(slow(), 5n)).toBe(true);
    await index.changed();
    expect([during, await ids(), await index.position()]).toEqual([[['old']], ['new'], 5n]);
  });

  it('is written by one process at a time', async () => {
    const name = `shared${made++}`;
    const two = [1, 2].map(() => createOpenSearchIndex({ node, prefix, name, schema: plantSchema }));
    const [first, second] = two;
    let isSecondRefused: boolean | undefined;
    async function* slow() {
      yield { upsert: [{ id: 'a' }], remove: [] };
      isSecondRefused = (await second?.rebuild(pages([{ id: 'b' }]), 9n)) === false;
    }
    expect(await first?.rebuild(slow(), 1n)).toBe(true);
    expect(isSecondRefused).toBe(true);
    expect(await second?.position()).toBe(1n);
    expect(await second?.apply(pages([{ id: 'b' }]), 2n)).toBe(true);
    await first?.changed();
    expect((await first?.search({ index: '' }))?.total_items).toBe(2);
  });
});

it('V-415 a node that is away gives no answer, not the empty one', async () => {
  const away = connectSearchNode({ url: 'http://127.0.0.1:9', user: null, password: null });
  const index = createOpenSearchIndex({
    node: away,
    prefix,
    name: 'away',
    schema: plantSchema,
  });
  await expect(index.search({ index: 'plants' })).rejects.toThrow(SearchUnavailable);
  await expect(index.facetMap([{ name: 'tags' }])).rejects.toThrow(SearchUnavailable);
  await expect(index.position()).rejects.toMatchObject({ name: 'SearchNodeError', status: 0 });
});
