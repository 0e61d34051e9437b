import { LRUCache } from 'lru-cache';
import type { VehicleAnswer, VehicleRegistry } from '../domain/vehicle';

export interface CacheOptions {
  /** How long an answer is cached; three minutes by default, as one booking looks up the same car many times. */
  readonly ttlMs?: number;
  readonly maxEntries?: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/**
 * Caches answers of a registry, found or unknown, in this process; failures are not cached. Concurrent look-ups of one plate
 * share one request.
 */
export function cachedRegistry(registry: VehicleRegistry, options: CacheOptions = {}): VehicleRegistry {
  const { ttlMs = 180_000, maxEntries = 2000, now = () => performance.now() } = options;
  const answers = new LRUCache<string, { readonly answer: VehicleAnswer; readonly until: number }>({
    max: maxEntries,
  });
  const pending = new Map<string, Promise<VehicleAnswer>>();
  const load = async (registrationNumber: string): Promise<VehicleAnswer> => {
    try {
      const answer = await registry.find(registrationNumber);
      if (answer.kind !== 'unavailable') answers.set(registrationNumber, { answer, until: now() + ttlMs });
      return answer;
    } finally {
      pending.delete(registrationNumber);
    }
  };
  return {
    find(registrationNumber) {
      const known = answers.get(registrationNumber);
      if (known !== undefined && known.until > now()) return Promise.resolve(known.answer);
      const under = pending.get(registrationNumber) ?? load(registrationNumber);
      pending.set(registrationNumber, under);
      return under;
    },
  };
}
