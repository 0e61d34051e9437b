import { boundedMap } from '~/platform/bounded-map';
import type { LocalRateLimit, RateLimit, RateVerdict } from '~/platform/rate-limit';
import type { Hold } from '../service';

/** Limits per client. */
export interface BookingLimits {
  /** Different cars a client may look up: a plate reveals the model, so plates cannot be enumerated. */
  readonly plates: LocalRateLimit;
  readonly reads: LocalRateLimit;
  readonly holds: LocalRateLimit;
  readonly bookings: RateLimit;
  /** Open at once; a whole office may share an address. */
  readonly openHolds: number;
  readonly openStreams: number;
}

const MAX_CLIENTS = 10_000;
const REMEMBER_PLATE_MS = 30 * 60_000;

/**
 * Counts the cars a client looks up, not the requests: a booking makes a dozen requests for one car, an enumeration one for
 * each.
 */
export class PlateLimit {
  readonly #limit: LocalRateLimit;
  readonly #seen = boundedMap<number>(5 * MAX_CLIENTS);

  constructor(limit: LocalRateLimit) {
    this.#limit = limit;
  }

  take(client: string, plate: string, now: Date): RateVerdict {
    const key = `${client} ${plate}`;
    const since = this.#seen.get(key);
    if (since !== undefined && now.getTime() - since < REMEMBER_PLATE_MS) return { allowed: true, left: 0 };
    const verdict = this.#limit.take(client, now);
    if (verdict.allowed) this.#seen.set(key, now.getTime());
    return verdict;
  }
}

/** Limits how many of something a client has open at once. */
export class ConcurrencyLimit {
  readonly #max: number;
  readonly #open = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Returns the function that releases; null at the limit. */
  acquire(client: string): (() => void) | null {
    const count = this.#open.get(client) ?? 0;
    if (count >= this.#max) return null;
    this.#open.set(client, count + 1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const now = (this.#open.get(client) ?? 1) - 1;
      if (now > 0) this.#open.set(client, now);
      else this.#open.delete(client);
    };
  }
}

export interface HoldReservation {
  confirm(hold: Hold): void;
  release(): void;
}

/** Upper bound of a response time. */
const RESERVATION_MS = 60_000;

/** Limits a client's holds that have not expired. */
export class OpenHoldLimit {
  readonly #max: number;
  readonly #clients = boundedMap<Map<string, number>>(MAX_CLIENTS);
  #reserved = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /**
   * Reserves one more hold before it is made, so that concurrent requests cannot exceed the limit; a hold that moves needs
   * none. Null at the limit.
   */
  reserve(client: string, movedHoldId: string | null, now: Date): HoldReservation | null {
    const holds = this.#clients.get(client) ?? new Map<string, number>();
    for (const [id, until] of holds) if (until <= now.getTime()) holds.delete(id);
    const isMove = movedHoldId !== null && holds.has(movedHoldId);
    if (!isMove && holds.size >= this.#max) return null;
    this.#clients.set(client, holds);
    const key = isMove ? movedHoldId : ` ${++this.#reserved}`;
    if (!isMove) holds.set(key, now.getTime() + RESERVATION_MS);
    return {
      confirm: ({ holdId, expiresAt }) => {
        holds.delete(key);
        holds.set(holdId, Date.parse(expiresAt));
      },
      release: () => {
        if (!isMove) holds.delete(key);
      },
    };
  }

  forget(client: string, holdId: string | null): void {
    if (holdId !== null) this.#clients.get(client)?.delete(holdId);
  }
}
