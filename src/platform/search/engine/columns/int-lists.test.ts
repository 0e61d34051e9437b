import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IntLists } from './int-lists';

const list = fc.integer({ min: 0, max: 400 });
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('push'), list, value: fc.integer({ min: 0, max: 9 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('remove'), list, value: fc.integer({ min: 0, max: 9 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear'), list, value: fc.constant(0) }) },
);

function contents(lists: IntLists, list: number): number[] {
  const start = lists.startOf(list);
  return [...lists.cells.subarray(start, start + lists.lengthOf(list))].sort((a, b) => a - b);
}

describe('integer lists', () => {
  it('hold what arrays of their own would hold', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 600 }), (steps) => {
        const lists = new IntLists();
        const truth = new Map<number, number[]>();
        for (const { kind, list, value } of steps) {
          const own = truth.get(list) ?? [];
          truth.set(list, kind === 'clear' ? [] : own);
          if (kind === 'push') own.push(value);
          if (kind === 'remove' && own.includes(value)) own.splice(own.indexOf(value), 1);
          if (kind === 'push') lists.push(list, value);
          else if (kind === 'remove') lists.remove(list, value);
          else lists.clear(list);
        }
        for (const [list, own] of truth) expect(contents(lists, list)).toEqual(own.sort((a, b) => a - b));
      }),
    );
  });

  it('give the room of lists that shrank to others', () => {
    const lists = new IntLists();
    for (let round = 0; round < 50; round++) {
      for (let list = 0; list < 200; list++) for (let value = 0; value < 9; value++) lists.push(list, value);
      for (let list = 0; list < 200; list++)
        for (let value = 0; value < 9; value++) lists.remove(list, value);
    }
    expect(lists.memoryBytes()).toBeLessThan(50_000);
  });
});
