import { setImmediate as otherWork } from 'node:timers/promises';

/** Longer than this nobody keeps the thread without a pause. */
const PIECE_MS = 5;

/** Called between the pieces of long work: the thread does other work, if this one has kept it for a while. */
export type Pause = () => Promise<void>;

/** Runs work that waits for nothing but its own pauses. */
export type Turns = <Result>(work: (pause: Pause) => Promise<Result>) => Promise<Result>;

/**
 * Long work one at a time, in the order in which it came, each in a round of the event loop of its own. Whatever comes in
 * between – answers from memory, timers, the database – waits for one piece only, and whoever came first is done first.
 */
export function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  let taken = false;
  const pass = () => {
    const next = waiting.shift();
    if (next === undefined) taken = false;
    else next();
  };
  return async (work) => {
    if (taken) await new Promise<void>((resolve) => void waiting.push(resolve));
    taken = true;
    try {
      return await work(createPause());
    } finally {
      setImmediate(pass);
    }
  };
}

/** A pause of its own for work that need not take turns. */
export function createPause(): Pause {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < PIECE_MS) return;
    await otherWork();
    since = performance.now();
  };
}
