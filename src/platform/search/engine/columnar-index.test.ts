import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '~/platform/json';
import { expectAgreement } from '~test/search/agree';
import { searchContractSuite } from '~test/search/contract-suite';
import { plant, plantId, plantRequest, plantSchema } from '~test/search/plants';
import { createColumnarIndex } from './columnar-index';

searchContractSuite('columnar index', (schema, records) => {
  const index = createColumnarIndex(schema);
  index.upsert(records);
  return Promise.resolve(index);
});

const RUNS = Number(process.env.SEARCH_PROPERTY_RUNS ?? 300);
const FACETS_OF_ALL = [
  { name: 'family', child_name: 'species' },
  { name: 'price' },
  { name: 'tags' },
  { name: 'hardy', sort_order: 'value' },
];
const withId = (id: string, record: JsonObject): JsonObject => ({ id, ...record });

describe('the columnar index and the oracle', () => {
  it('agree on random requests over random records', () => {
    const records = fc
      .uniqueArray(fc.tuple(plantId, plant), { selector: ([id]) => id, maxLength: 45 })
      .map((all) => all.map(([id, record]) => withId(id, record)));
    fc.assert(
      fc.property(records, fc.array(plantRequest, { minLength: 1, maxLength: 5 }), (all, requests) => {
        const index = createColumnarIndex(plantSchema);
        index.upsert(all);
        for (const request of requests) expectAgreement(plantSchema, all, request, index.search(request));
      }),
      { numRuns: RUNS },
    );
  });

  it('still agree after random additions, changes and removals between the requests', {
    tags: ['sweep'],
  }, () => {
    const step = fc.oneof(
      fc.record({ upsert: fc.array(fc.tuple(plantId, plant), { minLength: 1, maxLength: 12 }) }),
      fc.record({ remove: fc.array(plantId, { minLength: 1, maxLength: 8 }) }),
      fc.record({ search: plantRequest }),
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 4, maxLength: 20 }), plantRequest, (steps, last) => {
        const index = createColumnarIndex(plantSchema);
        const stored = new Map<string, JsonObject>();
        for (const one of [...steps, { search: last }]) {
          if ('upsert' in one) {
            const records = one.upsert.map(([id, record]) => withId(id, record));
            index.upsert(records);
            for (const record of records) stored.set(String(record.id), record);
          } else if ('remove' in one) {
            index.remove(one.remove);
            for (const id of one.remove) stored.delete(id);
          } else expectAgreement(plantSchema, [...stored.values()], one.search, index.search(one.search));
          expect(index.size).toBe(stored.size);
          // Facets of all records are kept until one changes.
          const whole = { index: 'x', limit: 0, facets: FACETS_OF_ALL };
          expectAgreement(plantSchema, [...stored.values()], whole, index.search(whole));
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('agree on a larger index, before and after changes, removals and most of it leaving', {
    tags: ['sweep'],
  }, () => {
    const index = createColumnarIndex(plantSchema);
    const stored = new Map<string, JsonObject>();
    const put = (seed: number, from: number, count: number): void => {
      const records = fc
        .sample(plant, { seed, numRuns: count })
        .map((it, i) => withId(`p${from + i * 3}`, it));
      index.upsert(records);
      for (const record of records) stored.set(String(record.id), record);
    };
    const take = (ids: readonly string[]): void => {
      index.remove(ids);
      for (const id of ids) stored.delete(id);
    };
    const check = (seed: number): void => {
      const records = [...stored.values()];
      for (const request of fc.sample(plantRequest, { seed, numRuns: 40 })) {
        expectAgreement(plantSchema, records, request, index.search(request));
      }
    };
    put(1, 0, 2000);
    check(2);
    put(3, 30, 150);
    check(4);
    take([...stored.keys()].filter((_, i) => i % 9 === 0));
    check(5);
    take([...stored.keys()].filter((_, i) => i % 7 !== 0));
    check(6);
    put(7, 1, 900);
    check(8);
    expect(index.size).toBe(stored.size);
  });
});

describe('the columnar index', () => {
  const numbered = (count: number): JsonObject[] =>
    Array.from({ length: count }, (_, i) => ({ id: `n${i}`, family: `f${i}` }));

  it('answers nothing, and no error, while it is empty', () => {
    const index = createColumnarIndex(plantSchema);
    const answer = index.search({
      index: 'x',
      keyphrase: 'rose',
      facets: [{ name: 'price' }, { name: 'family' }],
    });
    expect(answer).toEqual({
      facet: [
        { name: 'price', type: 'histogram', values: [], count: 0, buckets: [] },
        { name: 'family', type: 'list', values: [] },
      ],
      content: [],
      total_items: 0,
      limit: 24,
      offset: 0,
    });
  });

  it('caps the total and the offset at 10 000', () => {
    const index = createColumnarIndex(plantSchema);
    index.upsert(numbered(10_050));
    expect(index.search({ index: 'x', limit: 0 }).total_items).toBe(10_000);
    expect(index.search({ index: 'x', limit: 20, offset: 9_990 }).content).toHaveLength(10);
    expect(index.search({ index: 'x', limit: 20, offset: 10_000 }).content).toEqual([]);
  });

  it('counts on when facets together have more values than sixteen bits can tell apart', () => {
    const index = createColumnarIndex(plantSchema);
    index.upsert(numbered(70_000));
    const facets = [
      { name: 'family' },
      { name: 'species' },
      { name: 'tags' },
      { name: 'hardy' },
      { name: 'height' },
    ];
    const [family] = index.search({ index: 'x', limit: 0, facets }).facet;
    expect(family?.values).toHaveLength(70_000);
    expect(family?.values.every((it) => it.count === 1)).toBe(true);
    expect(index.search({ index: 'x', filters: { family: 'f69999' } }).content).toEqual([
      { id: 'n69999', family: 'f69999' },
    ]);
  });

  it('gives a record by id, replaces it, forgets it, and gives its row to another', () => {
    const index = createColumnarIndex(plantSchema);
    index.upsert([
      { id: 'a', name: 'rose', extra: null },
      { id: 'b', name: 'lily' },
    ]);
    expect(index.get('a')).toEqual({ id: 'a', name: 'rose', extra: null });
    index.upsert([{ id: 'a', name: 'röd' }]);
    expect(index.search({ index: 'x', keyphrase: 'rose' }).total_items).toBe(0);
    index.remove(['a', 'never']);
    index.upsert([{ id: 'c', name: 'lily' }]);
    expect([index.get('a'), index.size]).toEqual([undefined, 2]);
    expect(index.search({ index: 'x', keyphrase: 'lily', fields: ['id'] }).content).toEqual([
      { id: 'b' },
      { id: 'c' },
    ]);
  });

  it('takes many records in slices and lets other work in between', async () => {
    const index = createColumnarIndex(plantSchema);
    let turns = 0;
    const clock = setInterval(() => turns++, 1);
    await index.upsertInSlices(numbered(20_000));
    clearInterval(clock);
    expect(index.size).toBe(20_000);
    expect(turns).toBeGreaterThan(1);
  });

  it('refuses a record without id and a schema that contradicts itself', () => {
    expect(() => createColumnarIndex(plantSchema).upsert([{ name: 'x' }])).toThrow('without id');
    expect(() => createColumnarIndex({ ...plantSchema, idField: 'price' })).toThrow('idField');
    expect(() => createColumnarIndex({ ...plantSchema, defaultSort: ['family_asc'] })).toThrow('family_asc');
  });

  it('treats names that JavaScript objects carry like any unknown name', () => {
    const index = createColumnarIndex(plantSchema);
    index.upsert(numbered(3));
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect(index.search({ index: 'x', filters: Object.fromEntries([[name, ['x']]]) }).total_items).toBe(0);
      expect(
        index.search({
          index: 'x',
          facets: [{ name, child_name: name }],
          sort_name: `${name}_asc`,
          fields: [name],
        }),
      ).toMatchObject({
        facet: [{ values: [] }],
        content: [{}, {}, {}],
      });
    }
  });

  it('draws one bar for a single number, however large', () => {
    const index = createColumnarIndex(plantSchema);
    index.upsert([{ id: 'a', price: 1e21 }]);
    const [facet] = index.search({ index: 'x', facets: [{ name: 'price' }] }).facet;
    expect(facet).toMatchObject({ min: 1e21, max: 1e21, count: 1, buckets: [{ count: 1 }] });
  });
});
