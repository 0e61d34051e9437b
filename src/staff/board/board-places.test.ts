import { expect, test } from 'vitest';
import { placeTowards, startAt } from './board-places';

const bays = ['a', 'b', 'c'].map((id) => ({ id, name: id }));
const places = ['a 08:00', 'a 09:00', 'a 11:00', 'c 08:30', 'c 10:00'].map((text) => {
  const [bayId = '', time = ''] = text.split(' ');
  return { bayId, time };
});
const from = { bayId: 'a', time: '09:00' };

test.each([
  ['ArrowLeft', from, 'a 08:00'],
  ['ArrowRight', from, 'a 11:00'],
  ['ArrowRight', { bayId: 'a', time: '11:00' }, null],
  // The nearest time of the next bay that has any: b has none.
  ['ArrowDown', from, 'c 08:30'],
  ['ArrowDown', { bayId: 'c', time: '10:00' }, null],
  ['ArrowUp', { bayId: 'c', time: '10:00' }, 'a 09:00'],
  ['ArrowUp', from, null],
  // From a bay that the schedule does not have any more: downwards begins at the first.
  ['ArrowDown', { bayId: 'gone', time: '11:00' }, 'a 11:00'],
  ['ArrowUp', { bayId: 'gone', time: '11:00' }, null],
] as const)('%s of %o', (arrow, at, expected) => {
  const found = placeTowards(places, bays, at, arrow);
  expect(found && `${found.bayId} ${found.time}`).toBe(expected);
});

test('a place under a pointer is one of the grid, which begins when work does', () => {
  const board = { from: 420, to: 1020, opens: 450, slotMinutes: 30 };
  expect(startAt(0.05, board)).toBe('07:30');
  expect(startAt(0.1, board)).toBe('08:00');
  expect(startAt(0.5, board)).toBe('12:00');
  expect(startAt(0.52, board)).toBe('12:00');
  expect(startAt(-0.02, board)).toBe('07:00');
  expect(startAt(-5, board)).toBe('00:00');
});
