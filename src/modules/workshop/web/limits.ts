import { LRUCache } from 'lru-cache';
import type { RateLimit, RateVerdict } from '~/platform/rate-limit';
import type { Hold } from '../service';

/** What one client may do; all of it is counted in this process, and forgotten within the hour. */
export interface BookingLimits {
  /** Cars that a client may ask for: who knows a plate learns the model, so nobody may go through all of them. */
  readonly plates: RateLimit;
  readonly reads: RateLimit;
  readonly holds: RateLimit;
  readonly bookings: RateLimit;
  /** Open at once; a whole office may be one client. */
  readonly openHolds: number;
  readonly openStreams: number;
}

const CLIENTS = 10_000;
const KNOWN_MS = 30 * 60_000;

/**
 * Counts the cars a client asks for, not the questions: a booking asks a dozen things of one car, and whoever goes through
 * plates asks one thing of each.
 */
export class PlateLimit {
  readonly #limit: RateLimit;
  readonly #known = new LRUCache<string, number>({ max: 5 * CLIENTS });

  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  take(client: string, plate: string, now: Date): RateVerdict {
    const key = `${client} ${plate}`;
    const since = this.#known.get(key);
    if (since !== undefined && now.getTime() - since < KNOWN_MS) return { allowed: true, left: 0 };
    const verdict = this.#limit.take(client, now);
    if (verdict.allowed) this.#known.set(key, now.getTime());
    return verdict;
  }
}

/** How many of something a client has open at once. */
export class OpenCount {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** What gives the place back, at most once; null when there is none left. */
  enter(client: string): (() => void) | null {
    const count = this.#open.get(client) ?? 0;
    if (count >= this.#most) return null;
    this.#open.set(client, count + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const now = (this.#open.get(client) ?? 1) - 1;
      if (now > 0) this.#open.set(client, now);
      else this.#open.delete(client);
    };
  }
}

export interface HoldPlace {
  made(hold: Hold): void;
  failed(): void;
}

/** No answer takes longer. */
const RESERVED_MS = 60_000;

/** Times that a client keeps from others: its holds that have not run out. */
export class OpenHolds {
  readonly #most: number;
  readonly #clients = new LRUCache<string, Map<string, number>>({ max: CLIENTS });
  #reserved = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * A place for one more hold, taken before it is made, so that asking often at once gains nothing; a hold that moves needs
   * none. Null when there is none left.
   */
  reserve(client: string, moves: string | null, now: Date): HoldPlace | null {
    const holds = this.#clients.get(client) ?? new Map<string, number>();
    for (const [id, until] of holds) if (until <= now.getTime()) holds.delete(id);
    const moving = moves !== null && holds.has(moves);
    if (!moving && holds.size >= this.#most) return null;
    this.#clients.set(client, holds);
    const place = moving ? moves : ` ${++this.#reserved}`;
    if (!moving) holds.set(place, now.getTime() + RESERVED_MS);
    return {
      made: ({ holdId, expiresAt }) => {
        holds.delete(place);
        holds.set(holdId, Date.parse(expiresAt));
      },
      failed: () => {
        if (!moving) holds.delete(place);
      },
    };
  }

  gone(client: string, holdId: string | null): void {
    if (holdId !== null) this.#clients.get(client)?.delete(holdId);
  }
}
