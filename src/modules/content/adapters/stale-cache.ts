import { LRUCache } from 'lru-cache';
import { ok, type Result } from '~/platform/result';

/** An answer and about how many characters it takes in memory. */
export interface SizedValue<T> {
  readonly value: T;
  readonly size: number;
}

export interface StaleCacheOptions {
  /** Characters of all answers together. */
  readonly maxSize: number;
  /** How long an answer is given without asking again. */
  readonly freshMs: number;
  /** How long an answer may stand in for one that does not come. */
  readonly retentionMs: number;
  /** How long a caller waits for a fresh answer when there is a stale one. */
  readonly maxWaitMs: number;
  /** How long to wait after a failure before the next request. */
  readonly restMs: number;
  /** Milliseconds on a clock that never goes back. */
  now(): number;
}

interface Entry<T> extends SizedValue<T> {
  readonly since: number;
  restUntil: number;
}

/**
 * Cached answers of another server, so that it is called seldom and may be away for a while: fresh ones are served at once,
 * stale ones only when a fresh one does not come in time. Concurrent callers share one request.
 */
export class StaleCache<T, E> {
  private readonly entries: LRUCache<string, Entry<T>>;
  private readonly pending = new Map<string, Promise<Result<T, E>>>();

  constructor(private readonly options: StaleCacheOptions) {
    const { maxSize } = options;
    this.entries = new LRUCache({ maxSize, sizeCalculation: (entry) => entry.size + 200 });
  }

  async read(key: string, load: () => Promise<Result<SizedValue<T>, E>>): Promise<Result<T, E>> {
    const { freshMs, retentionMs, maxWaitMs, now } = this.options;
    const known = this.entries.get(key);
    const age = known === undefined ? Number.POSITIVE_INFINITY : now() - known.since;
    if (known === undefined || age > retentionMs) return this.refresh(key, load);
    if (age < freshMs || now() < known.restUntil) return ok(known.value);
    const renewed = await within(this.refresh(key, load), maxWaitMs);
    return renewed?.ok ? renewed : ok(known.value);
  }

  private refresh(key: string, load: () => Promise<Result<SizedValue<T>, E>>): Promise<Result<T, E>> {
    const pending = this.pending.get(key);
    if (pending !== undefined) return pending;
    const loading = this.load(key, load).finally(() => this.pending.delete(key));
    this.pending.set(key, loading);
    return loading;
  }

  private async load(key: string, load: () => Promise<Result<SizedValue<T>, E>>): Promise<Result<T, E>> {
    const { now, restMs } = this.options;
    const answer = await load();
    if (answer.ok) {
      this.entries.set(key, { ...answer.value, since: now(), restUntil: 0 });
      return ok(answer.value.value);
    }
    const known = this.entries.peek(key);
    if (known !== undefined) known.restUntil = now() + restMs;
    return answer;
  }
}

/** The outcome when it comes within the time, else null; who is not waited for any more goes on. */
async function within<T>(outcome: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([outcome, over]);
  } finally {
    clearTimeout(timer);
  }
}
