import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter';

test('a gate lets two through at once, keeps the order and turns the rest away', async () => {
  const gate = createConcurrencyLimiter(2, 3);
  const order: number[] = [];
  let running = 0;
  let max = 0;
  const work = (index: number) => async (): Promise<number> => {
    running += 1;
    max = Math.max(max, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    order.push(index);
    return index;
  };
  const entered = [0, 1, 2, 3, 4, 5].map((index) => gate.run(work(index)));
  expect(entered[5]).toBeUndefined();
  expect(await Promise.all(entered.slice(0, 5))).toEqual([0, 1, 2, 3, 4]);
  expect([max, order]).toEqual([2, [0, 1, 2, 3, 4]]);
});

test('work that fails makes room for the next', async () => {
  const gate = createConcurrencyLimiter(1, 5);
  const failing = gate.run(() => Promise.reject(new Error('no')));
  const next = gate.run(() => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('work that can wait runs only where nothing else does, and makes room afterwards', async () => {
  const gate = createConcurrencyLimiter(2, 5);
  const done = Promise.withResolvers<string>();
  const first = gate.runWhenIdle(() => done.promise);
  expect(gate.runWhenIdle(() => Promise.resolve('second'))).toBeUndefined();
  expect(await gate.run(() => Promise.resolve('urgent'))).toBe('urgent');
  done.resolve('first');
  expect(await first).toBe('first');
  expect(await gate.runWhenIdle(() => Promise.resolve('later'))).toBe('later');
});

test('work that is given up while it waits leaves the queue; work that runs goes on', async () => {
  const gate = createConcurrencyLimiter(1, 2);
  const done = Promise.withResolvers<string>();
  const running = new AbortController();
  const first = gate.run(() => done.promise, running.signal);
  const given = new AbortController();
  let began = false;
  const second = gate.run(async () => {
    began = true;
  }, given.signal);
  const third = gate.run(() => Promise.resolve('third'));
  expect(gate.run(() => Promise.resolve('too many'))).toBeUndefined();
  given.abort();
  running.abort();
  await expect(second).rejects.toBe(given.signal.reason);
  const fourth = gate.run(() => Promise.resolve('fourth'));
  done.resolve('first');
  expect(await Promise.all([first, third, fourth])).toEqual(['first', 'third', 'fourth']);
  expect(began).toBe(false);
});
