import { expect, test } from 'vitest';
import { type CarVisit, doOverlap } from './overlap';

const at = (time: string | null, minutes = 60, date = '2026-11-24'): CarVisit => ({ date, time, minutes });

test.each([
  ['the same time', at('09:00'), at('09:00'), true],
  ['one within the other', at('09:00', 180), at('10:00'), true],
  ['one after the other', at('09:00'), at('10:00'), false],
  ['a minute too long', at('09:00', 61), at('10:00'), true],
  ['a drop-off and a time of its day', at(null, 300), at('15:00'), true],
  ['a drop-off and the day after', at(null, 300), at('07:00', 60, '2026-11-25'), false],
  ['work of more than a day', at(null, 1500), at('00:30', 60, '2026-11-25'), true],
  ['the same time another day', at('09:00'), at('09:00', 60, '2026-11-25'), false],
])('correction 12: a car is at two workshops at once: %s', (_, one, other, expected) => {
  expect(doOverlap(one, other)).toBe(expected);
  expect(doOverlap(other, one)).toBe(expected);
});
