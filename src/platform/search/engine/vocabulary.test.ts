import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '~/platform/json';
import type { IndexSchema } from '../schema';
import { createColumnarIndex } from './columnar-index';

const SCHEMA: IndexSchema = {
  idField: 'id',
  fields: {
    id: { kind: 'keyword', sortable: true },
    brand: { kind: 'keyword', facet: true, searchable: true },
    equipment: { kind: 'keywords', facet: true, searchable: true },
    plate: { kind: 'keyword', searchable: true },
    description: { kind: 'text', searchable: true },
  },
  defaultSort: ['id_asc'],
  locale: 'sv-SE',
};

const WORDS = ['alfa', 'älfa', 'beta', 'gamma', 'delta', 'epsilon', 'zeta'];
const text = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '));
const record = fc.record({
  id: fc.constantFrom('1', '2', '3', '4'),
  brand: text,
  equipment: fc.array(text, { maxLength: 3 }),
  plate: text,
  description: text,
});
const step = fc.oneof(
  { weight: 3, arbitrary: record },
  { weight: 2, arbitrary: fc.constantFrom('1', '2', '3', '4') },
);

/** Everything that searches for words say: who is found, and how well. */
function found(records: Iterable<JsonObject>, steps: readonly (JsonObject | string)[] = []) {
  const index = createColumnarIndex(SCHEMA);
  index.upsert(records);
  for (const each of steps) {
    if (typeof each === 'string') index.remove([each]);
    else index.upsert([each]);
  }
  return [...WORDS, 'al', 'gama', 'alfa beta'].map((keyphrase) =>
    index.search({ index: '', keyphrase, limit: 10 }).content.map(({ id }) => id),
  );
}

test('words are found as in an index that is built anew, whatever came and went before', {
  tags: ['sweep'],
}, () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const last = new Map<string, JsonObject>();
      for (const each of steps) {
        if (typeof each === 'string') last.delete(each);
        else last.set(each.id, each);
      }
      expect(found([], steps)).toEqual(found(last.values()));
    }),
    { numRuns: 500 },
  );
});

test('the code of a word that is gone is another word’s: a text that had it is cut anew', () => {
  const car = (id: string, brand: string) => ({ id, brand, equipment: [], plate: null, description: null });
  const steps = [car('1', 'alfa'), '1', car('2', 'beta'), car('1', 'alfa')];
  expect(found([], steps)).toEqual(found([car('1', 'alfa'), car('2', 'beta')]));
});
