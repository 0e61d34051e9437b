import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setBit } from '../bitset';
import type { Coded } from './code-column';
import { FacetGroups } from './facet-groups';

const CAPACITY = 1024;

/** A column whose codes are given; uses are counted anew when they are asked for. */
class PlainColumn implements Coded {
  readonly codes = new Uint16Array(CAPACITY);
  codeCount = 1;

  get uses(): Uint32Array {
    return this.count(this.codes);
  }

  count(codes: Iterable<number>): Uint32Array {
    const counts = new Uint32Array(this.codeCount);
    for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
    return counts;
  }
}

/** Few records and few codes, so that groups form; some columns have a code of its own for nearly each record. */
const row = fc.tuple(
  fc.integer({ min: 0, max: 2 }),
  fc.integer({ min: 0, max: 3 }),
  fc.integer({ min: 0, max: 400 }),
  fc.integer({ min: 0, max: 1 }),
  fc.integer({ min: 0, max: 9 }),
  fc.integer({ min: 0, max: 40 }),
);
const slot = fc.integer({ min: 0, max: 400 });
const step = fc.record({
  written: fc.array(fc.tuple(slot, row), { maxLength: 90, size: 'max' }),
  listed: fc.uniqueArray(slot, { maxLength: 200 }),
  complement: fc.boolean(),
});
/** Records that make three groups, the second with few combinations: what follows outgrows it, and the third has to move. */
const dull = (slot: number): readonly number[] => [1, 1, slot, 1, (slot * 7) % 30, slot % 31];

describe('groups of facets', () => {
  it('count what counting each column by itself does, while records come and change', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), fc.boolean(), (steps, fromDull) => {
        const columns = Array.from({ length: 6 }, () => new PlainColumn());
        const groups = new FacetGroups(columns);
        const live = new Int32Array(CAPACITY >>> 5);
        const write = (slot: number, codes: readonly number[]): void => {
          setBit(live, slot);
          for (const [at, column] of columns.entries()) {
            column.codes[slot] = codes[at] ?? 0;
            column.codeCount = Math.max(column.codeCount, (codes[at] ?? 0) + 1);
          }
          groups.touch(slot);
        };
        if (fromDull) for (let slot = 0; slot <= 400; slot++) write(slot, dull(slot));
        groups.refresh(live, CAPACITY, CAPACITY);
        for (const { written, listed, complement } of steps) {
          for (const [slot, codes] of written) write(slot, codes);
          groups.refresh(live, CAPACITY, CAPACITY);
          const living = listed.filter((slot) => ((live[slot >>> 5] ?? 0) >>> (slot & 31)) & 1);
          groups.count(Uint32Array.from(living), living.length, complement);
          for (const [at, column] of columns.entries()) {
            const counts = column.count(living.map((slot) => column.codes[slot] ?? 0));
            const expected = complement
              ? column.uses.map((uses, code) => uses - (counts[code] ?? 0))
              : counts;
            // Nobody asks how many records have no value.
            expect([...groups.countsOf(at).subarray(1, column.codeCount)]).toEqual([...expected.subarray(1)]);
          }
        }
      }),
    );
  });

  it('read fewer cells where columns depend on each other', () => {
    const columns = Array.from({ length: 12 }, () => new PlainColumn());
    const live = new Int32Array(CAPACITY >>> 5).fill(-1);
    for (const [at, column] of columns.entries()) {
      column.codeCount = 60;
      for (let slot = 0; slot < CAPACITY; slot++) column.codes[slot] = ((slot % 60) * (at + 1)) % 60;
    }
    const groups = new FacetGroups(columns);
    groups.plan(live, CAPACITY, CAPACITY);
    // One row of four cells with two bytes each, and what it counts with.
    expect(groups.memoryBytes()).toBeLessThan(CAPACITY * 8 + 2000);
  });
});
