import { LRUCache } from 'lru-cache';
import type { VehicleAnswer, VehicleRegistry } from '../domain/vehicle';

export interface CacheOptions {
  /** How long an answer is good; three minutes without it: a visitor's booking asks again and again. */
  readonly forMs?: number;
  readonly maxEntries?: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/**
 * Remembers what a register answered, found or unknown, for a few minutes and in this process only; failures are never kept.
 * Who asks while the same question is under way shares its answer.
 */
export function cachedRegistry(registry: VehicleRegistry, options: CacheOptions = {}): VehicleRegistry {
  const { forMs = 180_000, maxEntries = 2000, now = () => performance.now() } = options;
  const answers = new LRUCache<string, { readonly answer: VehicleAnswer; readonly until: number }>({
    max: maxEntries,
  });
  const pending = new Map<string, Promise<VehicleAnswer>>();
  const load = async (registrationNumber: string): Promise<VehicleAnswer> => {
    try {
      const answer = await registry.find(registrationNumber);
      if (answer.kind !== 'unavailable') answers.set(registrationNumber, { answer, until: now() + forMs });
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
