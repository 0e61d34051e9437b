const RETRY_DELAY_MS = { first: 500, max: 30_000 };

interface UntilDoneOptions {
  /** Does all that is to be done when it is called; doing it twice does no harm. */
  readonly work: () => Promise<void>;
  /** Ends the trying. */
  readonly signal: AbortSignal;
  onFailure(error: unknown): void;
}

/**
 * Work that was asked for once and must be done, whatever is away meanwhile: nobody asks for it again. A failure is tried again
 * after half a second, twice that, up to half a minute. Never twice at once; who asks while it runs has it done anew.
 * @returns asks for it; resolves when it was done after the call, or is not to be done any more
 */
export function untilDone({ work, signal, onFailure }: UntilDoneOptions): () => Promise<void> {
  let isDue = false;
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    let wait = RETRY_DELAY_MS.first;
    while (isDue && !signal.aborted) {
      isDue = false;
      try {
        await work();
        wait = RETRY_DELAY_MS.first;
      } catch (error) {
        if (signal.aborted) break;
        isDue = true;
        onFailure(error);
        await pause(wait, signal);
        wait = Math.min(wait * 2, RETRY_DELAY_MS.max);
      }
    }
    running = undefined;
  };
  return () => {
    isDue = true;
    running ??= run();
    return running;
  };
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  const timer = setTimeout(end, ms);
  timer.unref();
  signal.addEventListener('abort', end);
  await promise;
  clearTimeout(timer);
  signal.removeEventListener('abort', end);
}
