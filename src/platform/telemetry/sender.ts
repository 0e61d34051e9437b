import type { Breaker } from '~/platform/breaker';
import { fetchWithin } from '~/platform/http';

type Outcome = 'taken' | 'refused' | 'failed';

/** Hands items to a server in the background, a batch at a time. Never throws, never waits for the server. */
export interface Sender<T> {
  add(item: T): void;
  /** Tries what waits once more, and forgets the rest. */
  close(): Promise<void>;
}

export interface SenderOptions<T> {
  readonly maxWaiting: number;
  readonly batchSize: number;
  readonly intervalMs: number;
  /** `failed`: tried again later. `refused`: the server will never take it. Must not throw. */
  send(batch: readonly T[]): Promise<Outcome>;
  /** An item was dropped, as too many wait or the server refuses it. */
  onDropped(): void;
}

export function createSender<T>(options: SenderOptions<T>): Sender<T> {
  const { maxWaiting, batchSize, intervalMs, send, onDropped } = options;
  const waiting: T[] = [];
  let flushing: Promise<void> | null = null;
  const flushAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize);
      const outcome = await send(batch);
      if (outcome === 'failed') return;
      waiting.splice(0, batch.length);
      if (outcome === 'refused') for (const _ of batch) onDropped();
    }
  };
  const flush = () => {
    flushing ??= flushAll().finally(() => {
      flushing = null;
    });
    return flushing;
  };
  // Begun here and not by an item: a timer runs in the trace of whoever begins it.
  const timer = setInterval(() => void flush(), intervalMs);
  timer.unref();
  return {
    add(item) {
      if (waiting.length >= maxWaiting) return onDropped();
      waiting.push(item);
    },
    async close() {
      clearInterval(timer);
      await flushing;
      await flush();
    },
  };
}

/** How telemetry leaves the process. */
export interface DeliveryOptions {
  readonly breaker?: Breaker | undefined;
  readonly intervalMs?: number;
  onDropped(): void;
}

const TIMEOUT_MS = 10_000;
const MAX_ANSWER = 64 * 1024;

/** One request of a sender. */
export async function post(
  url: string,
  request: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    readonly breaker: Breaker | undefined;
  },
): Promise<Outcome> {
  const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_ANSWER };
  const answer = await fetchWithin(url, { method: 'POST', ...limits, ...request });
  if (!answer.ok) return 'failed';
  const { status } = answer.value;
  if (status === 429 || status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'taken';
}
