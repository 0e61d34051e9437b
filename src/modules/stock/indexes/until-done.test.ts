import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilDone } from './until-done';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function trial() {
  const stopping = new AbortController();
  const turns: PromiseWithResolvers<void>[] = [];
  const failures: unknown[] = [];
  const request = untilDone({
    work() {
      const turn = Promise.withResolvers<void>();
      turns.push(turn);
      return turn.promise;
    },
    signal: stopping.signal,
    onFailure: (error) => failures.push(error),
  });
  return { request, turns, failures, stopping };
}

test('what fails is tried again after half a second, a second, at most half a minute, until it is done', async () => {
  const { request, turns, failures } = trial();
  const done = vi.fn();
  void request().then(done);
  for (const pause of [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const before = turns.length;
    turns.at(-1)?.reject(new Error('away'));
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(turns).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(turns).toHaveLength(before + 1);
  }
  expect([failures.length, done.mock.calls.length]).toEqual([8, 0]);
  turns.at(-1)?.resolve();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([turns.length, done.mock.calls.length]).toEqual([9, 1]);
});

test('who asks while it runs has it done anew, never twice at once; who asks while it waits joins the next try', async () => {
  const { request, turns } = trial();
  const [first, second] = [request(), request()];
  await vi.advanceTimersByTimeAsync(0);
  expect(turns).toHaveLength(1);
  turns[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(turns).toHaveLength(2);
  turns[1]?.reject(new Error('away'));
  await vi.advanceTimersByTimeAsync(100);
  const third = request();
  await vi.advanceTimersByTimeAsync(400);
  turns[2]?.resolve();
  await Promise.all([first, second, third]);
  expect(turns).toHaveLength(3);
  void request();
  await vi.advanceTimersByTimeAsync(0);
  expect(turns).toHaveLength(4);
});

test('nothing is tried once it has ended', async () => {
  const { request, turns, stopping } = trial();
  const waiting = request();
  turns[0]?.reject(new Error('away'));
  await vi.advanceTimersByTimeAsync(100);
  stopping.abort();
  await waiting;
  await request();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(turns).toHaveLength(1);
});
