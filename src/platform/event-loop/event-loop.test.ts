import { setImmediate as round } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createPause, createTurns, mapInSlices } from '.';

const busyFor = (ms: number) => {
  for (const until = performance.now() + ms; performance.now() < until; );
};

describe('turns', () => {
  test('the first begins at once, and so does one that comes when all are done', async () => {
    const inTurn = createTurns();
    const order: string[] = [];
    const begin = (name: string) => inTurn(async () => void order.push(name));
    const first = begin('first');
    order.push('called');
    await first;
    await round();
    const next = begin('next');
    order.push('called again');
    await next;
    expect(order).toEqual(['first', 'called', 'next', 'called again']);
  });

  test('one after the other, in the order in which they came, also when one fails', async () => {
    const inTurn = createTurns();
    const log: string[] = [];
    const work = (name: string) =>
      inTurn(async (pause) => {
        for (const piece of [1, 2]) {
          log.push(`${name}${piece}`);
          busyFor(6);
          await pause();
        }
        if (name === 'b') throw new Error('b fails');
      });
    const [a, b, c] = await Promise.allSettled(['a', 'b', 'c'].map(work));
    expect([a?.status, b?.status, c?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(log).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'c2']);
  });

  test('whoever is ready at once: other work waits for one piece, not for all', async () => {
    const inTurn = createTurns();
    let done = 0;
    let doneAtTimer = -1;
    setTimeout(() => {
      doneAtTimer = done;
    }, 1);
    const work = () =>
      inTurn(async (pause) => {
        for (let piece = 0; piece < 3; piece += 1) {
          busyFor(6);
          done += 1;
          await pause();
        }
      });
    await Promise.all([work(), work(), work(), work()]);
    expect(done).toBe(12);
    expect(doneAtTimer).toBeGreaterThan(-1);
    expect(doneAtTimer).toBeLessThanOrEqual(2);
  });

  test('short work is not broken off', async () => {
    const inTurn = createTurns();
    let rounds = 0;
    const count = () => {
      rounds += 1;
    };
    await inTurn(async (pause) => {
      setImmediate(count);
      for (let piece = 0; piece < 100; piece += 1) await pause();
      expect(rounds).toBe(0);
    });
  });
});

test('of all that pauses one piece goes on in a round', async () => {
  let round = 0;
  let isOver = false;
  const count = () => {
    round += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const rounds: number[] = [];
  const work = async () => {
    const pause = createPause();
    for (let piece = 0; piece < 4; piece += 1) {
      busyFor(6);
      await pause();
      rounds.push(round);
    }
  };
  await Promise.all([work(), work(), work()]);
  isOver = true;
  expect(rounds).toHaveLength(12);
  expect(new Set(rounds).size).toBe(12);
});

describe('slices', () => {
  test('as a map', async () => {
    const values = Array.from({ length: 1203 }, (_, at) => at);
    expect(await mapInSlices(values, (value) => value * 2)).toEqual(values.map((value) => value * 2));
    expect(await mapInSlices([], String)).toEqual([]);
  });

  test('other work gets its turn, and what fails is told', async () => {
    const values = Array.from({ length: 1500 }, (_, at) => at);
    let others = 0;
    const count = () => {
      others += 1;
      if (!isRead) setImmediate(count);
    };
    let isRead = false;
    setImmediate(count);
    const reading = mapInSlices(values, () => {
      busyFor(0.1);
      return others;
    });
    const seen = await reading;
    isRead = true;
    // In 150 ms the thread is free after each 5 to 10 ms; a busy machine takes longer and pauses more often.
    expect(seen.at(-1)).toBeGreaterThanOrEqual(12);
    const slices = Map.groupBy(seen, (round) => round);
    expect(Math.max(...[...slices.values()].map(({ length }) => length))).toBeLessThanOrEqual(100);
    await expect(
      mapInSlices(values, (value) => {
        if (value === 1400) throw new Error('no row');
      }),
    ).rejects.toThrow('no row');
  });
});
