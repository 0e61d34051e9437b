import { setImmediate as turn } from 'node:timers/promises';

export interface EventStreamOptions {
  /** Aborted when the client disconnects, when the stream has reached its maximum age, and at its end. */
  readonly stop: AbortController;
  /** Called once, however it ends. */
  readonly onEnd: () => void;
  /** Receives what was thrown; what it returns is the last message. */
  readonly onFailure: (cause: unknown) => object;
  /** Interval of comments, so that no proxy closes an idle connection. */
  readonly heartbeatMs: number;
  /** Maximum age of a stream. */
  readonly longestMs: number;
}

export const EVENT_STREAM = {
  'content-type': 'text/event-stream; charset=utf-8',
  // `no-transform`: a proxy that compresses would buffer the stream.
  'cache-control': 'no-store, no-transform',
  // nginx must not buffer.
  'x-accel-buffering': 'no',
} as const;

const encoder = new TextEncoder();
const dataOf = (message: object) => encoder.encode(`data: ${JSON.stringify(message)}\n\n`);
const HEARTBEAT = encoder.encode(': \n\n');

/**
 * Messages as server-sent events, each produced only when the one before has been consumed: a slow reader costs nothing more.
 * Lines of `data:` with JSON and no event names (MECHMATE-1).
 */
export function eventStream(messages: AsyncIterable<object>, options: EventStreamOptions): Response {
  const { stop, onEnd, onFailure, heartbeatMs, longestMs } = options;
  const iterator = messages[Symbol.asyncIterator]();
  const timers: NodeJS.Timeout[] = [];
  let ended = false;
  /** @returns whether it was still open */
  const end = (): boolean => {
    if (ended) return false;
    ended = true;
    for (const timer of timers) clearTimeout(timer);
    stop.abort();
    onEnd();
    iterator.return?.().catch(onFailure);
    return true;
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const close = () => end() && controller.close();
        timers.push(
          setInterval(() => controller.enqueue(HEARTBEAT), heartbeatMs),
          setTimeout(close, longestMs),
        );
        for (const timer of timers) timer.unref();
        stop.signal.addEventListener('abort', close);
      },
      async pull(controller) {
        // Yield, so that each message is flushed on its own.
        await turn();
        if (ended) return;
        try {
          const { done, value } = await iterator.next();
          if (ended) return;
          if (done !== true) return controller.enqueue(dataOf(value));
        } catch (cause) {
          if (ended) return;
          controller.enqueue(dataOf(onFailure(cause)));
        }
        if (end()) controller.close();
      },
      cancel: () => void end(),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: EVENT_STREAM });
}
