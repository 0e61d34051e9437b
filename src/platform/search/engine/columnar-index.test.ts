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

  it('still agree after random additions, changes and removals between the requests', () => {
    const step = fc.oneof(
      fc.record({ upsert: fc.array(fc.tuple(plantId, plant), { minLength: 1, maxLength: 12 }) }),
      fc.record({ remove: fc.array(plantId, { minLength: 1, maxLength: 8 }) }),
      fc.record({ search: plantRequest }),
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 4, maxLength: 20 }), plantRequest, (steps, last) => {
        const index = createColumnarIndex(plantSchema);
        const kept = new Map<string, JsonObject>();
        for (const one of [...steps, { search: last }]) {
          if ('upsert' in one) {
            const records = one.upsert.map(([id, record]) => withId(id, record));
            index.upsert(records);
            for (const record of records) kept.set(String(record.id), record);
          } else if ('remove' in one) {
            index.remove(one.remove);
            for (const id of one.remove) kept.delete(id);
          } else expectAgreement(plantSchema, [...kept.values()], one.search, index.search(one.search));
          expect(index.size).toBe(kept.size);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
