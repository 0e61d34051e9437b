/** Limits concurrent work; further work waits in order, and is refused beyond `maxWaiting`. */
export interface ConcurrencyLimiter {
  /** Runs the work in its turn; `undefined` at once when the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T> | undefined;
  /** Runs the work at once if nothing else does; `undefined` otherwise. */
  runWhenIdle<T>(work: () => Promise<T>): Promise<T> | undefined;
}

export function createConcurrencyLimiter(atOnce: number, maxWaiting: number): ConcurrencyLimiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  const enter = (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
  const run = <T>(work: () => Promise<T>): Promise<T> =>
    enter().then(async () => {
      try {
        return await work();
      } finally {
        leave();
      }
    });
  return {
    run: (work) => (running >= atOnce && waiting.length >= maxWaiting ? undefined : run(work)),
    runWhenIdle: (work) => (running > 0 ? undefined : run(work)),
  };
}
