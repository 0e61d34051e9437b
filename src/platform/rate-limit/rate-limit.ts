import { boundedMap } from '../bounded-map';
import type { Db } from '../db';

export interface RateLimitOptions {
  /** Size of the bucket. */
  readonly burst: number;
  /** Refill rate. */
  readonly perMinute: number;
  /** Maximum number of buckets; the least recently used is dropped first. 10 000 without it. */
  readonly maxKeys?: number;
}

export type RateVerdict =
  | { readonly allowed: true; readonly left: number }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

export interface RateLimit {
  /**
   * Takes one token of the visitor's bucket. A refusal takes none, so waiting always helps.
   * @param tx the open transaction, where there is one
   */
  take(key: string, now: Date, tx?: Db): RateVerdict | Promise<RateVerdict>;
}

/** Of one process: answers at once. */
export interface LocalRateLimit extends RateLimit {
  take(key: string, now: Date): RateVerdict;
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** A token bucket per visitor, in this process's memory, bounded. */
export function createRateLimit(options: RateLimitOptions): LocalRateLimit {
  const { burst, perMinute, maxKeys = 10_000 } = options;
  const perMs = perMinute / 60_000;
  const buckets = boundedMap<Bucket>(maxKeys);
  return {
    take(key, now) {
      const at = now.getTime();
      const bucket = buckets.get(key) ?? { tokens: burst, filledAt: at };
      const passed = Math.max(0, at - bucket.filledAt);
      bucket.tokens = Math.min(burst, bucket.tokens + passed * perMs);
      bucket.filledAt = at;
      buckets.set(key, bucket);
      if (bucket.tokens < 1)
        return { allowed: false, retryAfterSeconds: Math.ceil((1 - bucket.tokens) / perMs / 1000) };
      bucket.tokens -= 1;
      return { allowed: true, left: Math.floor(bucket.tokens) };
    },
  };
}
