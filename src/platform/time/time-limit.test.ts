import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeLimit } from './time-limit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('aborts when the time is over, and leaves the other signal as it is', () => {
  const outer = new AbortController();
  const limited = withTimeLimit(outer.signal, 1000);
  vi.advanceTimersByTime(999);
  expect(limited.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect([limited.aborted, outer.signal.aborted]).toEqual([true, false]);
});

test('aborts with the other signal, also one that was aborted before, and no timer is left', () => {
  const outer = new AbortController();
  const limited = withTimeLimit(outer.signal, 1000);
  outer.abort();
  expect(limited.aborted).toBe(true);
  expect(withTimeLimit(outer.signal, 1000).aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
