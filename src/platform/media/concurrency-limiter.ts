/** Limits concurrent work; further work waits in order, and is refused beyond `maxWaiting`. */
export interface ConcurrencyLimiter {
  /** Runs the work in its turn; `undefined` at once when the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T> | undefined;
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
  return {
    run(work) {
      if (running >= atOnce && waiting.length >= maxWaiting) return undefined;
      return enter().then(async () => {
        try {
          return await work();
        } finally {
          leave();
        }
      });
    },
  };
}
