import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Alarm } from './alarm';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an alarm rings when it starts, then at the earliest instant asked for, and else after the longest pause', async () => {
  const rang: number[] = [];
  const startedAt = performance.now();
  const alarm = new Alarm(30_000, async () => void rang.push(Math.round(performance.now() - startedAt)));
  alarm.ringWithin(5);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(rang).toEqual([]);
  alarm.start();
  await vi.advanceTimersByTimeAsync(1_000);
  alarm.ringWithin(9_000);
  alarm.ringWithin(4_000);
  alarm.ringWithin(70_000);
  await vi.advanceTimersByTimeAsync(64_500);
  expect(rang).toEqual([1_000, 6_000, 36_000, 66_000]);
  await alarm.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(rang).toHaveLength(4);
});

test('what is asked for while it rings counts for the next time, and stopping waits for it', async () => {
  const may = Promise.withResolvers<void>();
  let count = 0;
  const alarm = new Alarm(30_000, async () => {
    count += 1;
    if (count === 2) await may.promise;
  });
  alarm.start();
  await vi.advanceTimersByTimeAsync(10);
  alarm.ringWithin(0);
  await vi.advanceTimersByTimeAsync(10);
  alarm.ringWithin(100);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(count).toBe(2);
  let stopped = false;
  const stopping = alarm.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(10);
  expect(stopped).toBe(false);
  may.resolve();
  await stopping;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(count).toBe(2);
});
