import { setTimeout as pause } from 'node:timers/promises';
import { eventStream } from '~/modules/workshop';
import type { Log } from '~/platform/log';

const HEARTBEAT_MS = 15_000;
/** Then the browser connects anew, and is asked again who it is. */
const MAX_AGE_MS = 5 * 60_000;
/** Changes that come together are told together. */
const PAUSE_MS = 200;

/** A message to an open board after each change: not what has changed, as every board shows another day. */
export function boardChanges(
  follow: (onChange: () => void) => () => void,
  /** Ends the stream: the browser is gone, or the process is to stop. */
  ends: AbortSignal,
  log: Log,
): Response {
  const stop = new AbortController();
  const changed = signal();
  const unfollow = follow(changed.set);
  stop.signal.addEventListener('abort', changed.set);
  ends.addEventListener('abort', () => stop.abort());
  async function* messages() {
    while (!stop.signal.aborted) {
      await changed.next();
      if (stop.signal.aborted) return;
      yield { changed: true };
      await pause(PAUSE_MS, undefined, { ref: false });
    }
  }
  return eventStream(messages(), {
    stop,
    onEnd: unfollow,
    heartbeatMs: HEARTBEAT_MS,
    longestMs: MAX_AGE_MS,
    onFailure(cause) {
      log.error({ err: cause }, 'a board is not told of changes any more');
      return { changed: true };
    },
  });
}

/** Set any number of times, it is waited for once. */
function signal() {
  let isSet = false;
  let wake: () => void = () => undefined;
  return {
    set() {
      isSet = true;
      wake();
    },
    async next(): Promise<void> {
      if (!isSet)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      isSet = false;
    },
  };
}
