import { afterEach, expect, test, vi } from 'vitest';
import { boundedClock } from './bounded-clock';

afterEach(() => vi.useRealTimers());

test('a sleep of 265 days ends after ten minutes, neither at once nor never', () => {
  vi.useFakeTimers();
  const act = vi.fn();
  boundedClock.setTimeout(act, 22_935_277_017);
  vi.advanceTimersByTime(10 * 60_000 - 1);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test('a shorter sleep lasts as long as it is, and can be ended', () => {
  vi.useFakeTimers();
  const [act, cancelled] = [vi.fn(), vi.fn()];
  boundedClock.setTimeout(act, 2_000);
  boundedClock.clearTimeout(boundedClock.setTimeout(cancelled, 2_000));
  vi.advanceTimersByTime(1_999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});
