import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemsThatFit } from './overflow';

test('all items fit when there is room for all; else as many as leave room for More', () => {
  expect(itemsThatFit([100, 100, 100], 60, 10, 320)).toBe(3);
  expect(itemsThatFit([100, 100, 100], 60, 10, 319)).toBe(2);
  expect(itemsThatFit([100, 100, 100], 60, 10, 50)).toBe(0);
});

test('what is shown never takes more room than there is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 20 }),
      fc.integer({ min: 60, max: 1600 }),
      (widths, room) => {
        const count = itemsThatFit(widths, 60, 4, room);
        const shown = widths.slice(0, count).reduce((sum, width) => sum + width + 4, 0);
        const needed = count === widths.length ? shown - 4 : shown + 60;
        expect(needed).toBeLessThanOrEqual(room);
      },
    ),
  );
});
