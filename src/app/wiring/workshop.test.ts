import { expect, test } from 'vitest';
import { bookingLimits } from './workshop';

const NOW = new Date('2026-11-20T09:00:00Z');

test.each([
  [false, 10],
  [true, 1000],
])('in a demo (%s) a machine may book %i times at once', (demoMode, max) => {
  const { bookings } = bookingLimits({ demoMode });
  const allowed = Array.from({ length: 1200 }, () => bookings.take('127.0.0.1', NOW)).filter(
    (each) => each.allowed,
  );
  expect(allowed).toHaveLength(max);
});
