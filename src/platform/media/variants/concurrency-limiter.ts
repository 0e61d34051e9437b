/** Limits concurrent work; further work waits in order, and is refused beyond `maxWaiting`. */
export interface ConcurrencyLimiter {
  /**
   * Runs the work in its turn; `undefined` at once when the queue is full. Work whose signal is aborted while it waits leaves
   * the queue: then the signal's reason is thrown.
   */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> | undefined;
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
  const enter = (signal?: AbortSignal): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      waiting.push(resolve);
      signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(resolve);
        if (at === -1) return;
        waiting.splice(at, 1);
        reject(signal.reason);
      });
    });
  };
  const run = <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
    enter(signal).then(async () => {
      try {
        return await work();
      } finally {
        leave();
      }
    });
  return {
    run: (work, signal) =>
      running >= atOnce && waiting.length >= maxWaiting ? undefined : run(work, signal),
    runWhenIdle: (work) => (running > 0 ? undefined : run(work)),
  };
}
