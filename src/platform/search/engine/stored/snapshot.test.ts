import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '~/platform/json';
import { expectAgreement } from '~test/search/agree';
import { plant, plantId, plantRequest, plantSchema } from '~test/search/plants';
import { createColumnarIndex } from '../columnar-index';

let folder: string;
let path: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-snapshot-'));
  path = join(folder, 'plants.index');
});
afterAll(() => rmSync(folder, { recursive: true }));

const plants = (seed: number, from: number, count: number): JsonObject[] =>
  fc.sample(plant, { seed, numRuns: count }).map((it, i) => ({ ...it, id: `p${from + i}` }));

const indexOf = (records: readonly JsonObject[]) => {
  const index = createColumnarIndex(plantSchema);
  index.upsert(records);
  return index;
};

describe('a snapshot of an index', () => {
  it('answers as the index it was taken of, and goes on as that would, on random records and changes', {
    tags: ['sweep'],
  }, async () => {
    const records = fc.uniqueArray(fc.tuple(plantId, plant), { selector: ([id]) => id, maxLength: 45 });
    const step = fc.oneof(
      fc.record({ upsert: fc.array(fc.tuple(plantId, plant), { minLength: 1, maxLength: 12 }) }),
      fc.record({ remove: fc.array(plantId, { minLength: 1, maxLength: 8 }) }),
      fc.record({ search: plantRequest }),
      fc.constant({ save: true as const }),
    );
    const run = async (
      all: readonly (readonly [string, JsonObject])[],
      steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[],
      last: Parameters<ReturnType<typeof createColumnarIndex>['search']>[0],
    ) => {
      let index = indexOf(all.map(([id, record]) => ({ id, ...record })));
      const stored = new Map(all.map(([id, record]): [string, JsonObject] => [id, { id, ...record }]));
      for (const one of [...steps, { save: true as const }, { search: last }]) {
        if ('upsert' in one) {
          const changed = one.upsert.map(([id, record]): JsonObject => ({ id, ...record }));
          index.upsert(changed);
          for (const record of changed) stored.set(String(record.id), record);
        } else if ('remove' in one) {
          index.remove(one.remove);
          for (const id of one.remove) stored.delete(id);
        } else if ('save' in one) {
          rmSync(path, { force: true });
          await index.saveTo(path, 'k');
          index = createColumnarIndex(plantSchema);
          expect(index.loadFrom(path, 'k')).toBe(true);
          for (const [id, record] of stored) expect(index.get(id)).toEqual(record);
        } else expectAgreement(plantSchema, [...stored.values()], one.search, index.search(one.search));
        expect(index.size).toBe(stored.size);
      }
    };
    await fc.assert(
      fc.asyncProperty(records, fc.array(step, { minLength: 2, maxLength: 12 }), plantRequest, run),
      { numRuns: 100 },
    );
  });

  it('keeps thousands of records with gaps, and what is no character', async () => {
    const strange = { id: 'x', name: 'a\ud800b žluť', price: 12 };
    const index = indexOf([...plants(1, 0, 3000), strange]);
    index.remove(plants(1, 0, 3000).flatMap(({ id }, i) => (i % 3 === 0 ? [String(id)] : [])));
    await index.saveTo(path, 'gaps');
    const loaded = createColumnarIndex(plantSchema);
    expect(loaded.loadFrom(path, 'gaps')).toBe(true);
    const changes = plants(2, 1000, 900);
    index.upsert(changes);
    loaded.upsert(changes);
    for (const request of fc.sample(plantRequest, { seed: 3, numRuns: 60 }))
      expect(loaded.search(request)).toEqual(index.search(request));
    expect(loaded.get('x')).toEqual(strange);
    expect(loaded.memoryBytes()).toBeLessThanOrEqual(index.memoryBytes());
  });

  it('is refused under another key, by another schema, cut off or damaged anywhere, and leaves the index as it was', async () => {
    await indexOf(plants(4, 0, 40)).saveTo(path, 'right');
    const whole = readFileSync(path);
    const other = createColumnarIndex({ ...plantSchema, locale: 'en' });
    expect(other.loadFrom(path, 'right')).toBe(false);
    const index = indexOf(plants(5, 0, 3));
    expect(index.loadFrom(path, 'wrong')).toBe(false);
    expect(index.loadFrom(join(folder, 'none'), 'right')).toBe(false);
    for (let length = 0; length < whole.length; length += 4973) {
      writeFileSync(path, whole.subarray(0, length));
      expect(index.loadFrom(path, 'right')).toBe(false);
    }
    for (let at = 0; at < whole.length; at += 2971) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 0x41;
      writeFileSync(path, damaged);
      expect(index.loadFrom(path, 'right')).toBe(false);
    }
    writeFileSync(path, Buffer.concat([whole, Buffer.from('more')]));
    expect(index.loadFrom(path, 'right')).toBe(false);
    expect(index.size).toBe(3);
  });

  it('takes the place of the one before in one step, and is not written twice', async () => {
    await indexOf(plants(6, 0, 10)).saveTo(path, 'first');
    const before = readFileSync(path);
    await indexOf(plants(6, 0, 20)).saveTo(path, 'first');
    expect(readFileSync(path).equals(before)).toBe(true);
    await indexOf(plants(6, 0, 20)).saveTo(path, 'second');
    const loaded = createColumnarIndex(plantSchema);
    expect(loaded.loadFrom(path, 'second')).toBe(true);
    expect(loaded.size).toBe(20);
    const abandoned = `${path}.1.new`;
    writeFileSync(abandoned, 'half');
    utimesSync(abandoned, 0, 0);
    await indexOf(plants(6, 0, 5)).saveTo(path, 'third');
    await expect(indexOf([]).saveTo(join(folder, 'missing', 'x.index'), 'k')).rejects.toThrow('ENOENT');
    expect(readdirSync(folder)).toEqual(['plants.index']);
  });
});
