import { expect, test } from 'vitest';
import { visitOf } from '~test/workshop-visit';
import { ratedUntil, ratingRefusal } from './visit-rating';
import { phaseOf } from './visit-week';

const visit = visitOf({ state: 'arrived' });
const several = { ...visit, pickUp: { date: '2026-11-27', time: '15:00' } };

test('thirty days are counted from when the car could be fetched', () => {
  expect(ratedUntil(visit)).toBe('2026-12-24');
  expect(ratedUntil(several)).toBe('2026-12-27');
});

test.each([
  ['2026-11-24T09:00:00Z', null],
  ['2026-12-24T22:59:59Z', null],
  ['2026-12-24T23:00:00Z', 'closed'],
] as const)('at %s: %s', (now, refusal) => {
  expect(ratingRefusal(visit, new Date(now))).toBe(refusal);
});

test.each(['booked', 'cancelled'] as const)('a visit that is %s cannot be rated', (state) => {
  expect(ratingRefusal({ ...visit, state }, new Date('2026-11-25T09:00:00Z'))).toBe('not-visited');
});

test('a car that was collected is no longer with the workshop, on whatever day, and its visit can be rated', () => {
  const collected = visitOf({ state: 'collected' });
  for (const now of ['2026-11-24T14:00:00Z', '2026-11-25T09:00:00Z']) {
    expect(phaseOf(collected, new Date(now))).toBe('collected');
    expect(ratingRefusal(collected, new Date(now))).toBeNull();
  }
});

test('a car that has come is with the workshop until the day it can be fetched is over', () => {
  expect(phaseOf(visit, new Date('2026-11-24T22:59:00Z'))).toBe('arrived');
  expect(phaseOf(visit, new Date('2026-11-24T23:00:00Z'))).toBe('past');
  expect(phaseOf(several, new Date('2026-11-27T12:00:00Z'))).toBe('arrived');
  expect(phaseOf(several, new Date('2026-11-28T12:00:00Z'))).toBe('past');
});
