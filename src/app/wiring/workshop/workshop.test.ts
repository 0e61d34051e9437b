import { expect, test } from 'vitest';
import { createRateLimit, type SharedRateLimits } from '~/platform/rate-limit';
import { bookingLimits } from './workshop';

const limits: SharedRateLimits = {
  create: (_, options) => createRateLimit(options),
  cleanUp: async () => undefined,
};
const NOW = new Date('2026-11-20T09:00:00Z');

test.each([
  [false, 10],
  [true, 1000],
])('in a demo (%s) a machine may book %i times at once', async (demoMode, max) => {
  const { bookings } = bookingLimits({ demoMode }, limits, 'bookings');
  const verdicts = await Promise.all(Array.from({ length: 1200 }, () => bookings.take('127.0.0.1', NOW)));
  expect(verdicts.filter((each) => each.allowed)).toHaveLength(max);
});
