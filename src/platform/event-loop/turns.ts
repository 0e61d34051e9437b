/** Longer than this nobody keeps the thread without a pause. */
const PIECE_MS = 5;

/** Called between the pieces of long work: the thread does other work, if this one has kept it for a while. */
export type Pause = () => Promise<void>;

/** Runs work that waits for nothing but its own pauses. */
export type Turns = <Result>(work: (pause: Pause) => Promise<Result>) => Promise<Result>;

const waitingForRound: (() => void)[] = [];

function nextRound(): void {
  waitingForRound.shift()?.();
  if (waitingForRound.length > 0) setImmediate(nextRound);
}

/**
 * Of all that pauses one piece goes on in a round of the event loop, in the order of their pauses: a page, a stock file and a
 * site's tree at once keep the thread for one piece, not for three.
 */
function otherWork(): Promise<void> {
  return new Promise((resolve) => {
    waitingForRound.push(resolve);
    if (waitingForRound.length === 1) setImmediate(nextRound);
  });
}

/**
 * Long work one at a time, in the order in which it came, each in a round of the event loop of its own. Whatever comes in
 * between – answers from memory, timers, the database – waits for one piece only, and whoever came first is done first.
 */
export function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  let taken = false;
  const pass = async () => {
    await otherWork();
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
      void pass();
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
