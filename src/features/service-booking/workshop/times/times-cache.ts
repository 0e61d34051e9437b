import type { BookingApi, TimeslotQuery } from '~/features/booking-calls';
import type { TimeslotDay } from '~/modules/workshop';

/** So long the times of a week are taken as they were, in milliseconds: a hold says in the end what is still free. */
const FRESH_MS = 60_000;
const MAX_WEEKS = 200;

interface CachedWeek {
  readonly at: number;
  readonly days: Promise<readonly TimeslotDay[]>;
}

/** The weeks that have been asked for, by workshop, car, services and Monday. */
export class TimesCache {
  readonly #timeslots: BookingApi['timeslots'];
  readonly #now: () => number;
  readonly #weeks = new Map<string, CachedWeek>();

  constructor(timeslots: BookingApi['timeslots'], now: () => number) {
    this.#timeslots = timeslots;
    this.#now = now;
  }

  /** Rejects where the server cannot be reached; that is not kept. */
  week(ask: TimeslotQuery): Promise<readonly TimeslotDay[]> {
    const key = keyOf(ask);
    const cached = this.#weeks.get(key);
    if (cached !== undefined && this.#now() - cached.at < FRESH_MS) return cached.days;
    if (this.#weeks.size >= MAX_WEEKS) this.#weeks.clear();
    const days = this.#timeslots(ask);
    this.#weeks.set(key, { at: this.#now(), days });
    days.catch(() => this.#weeks.delete(key));
    return days;
  }

  /** What is free has changed. */
  forget(): void {
    this.#weeks.clear();
  }
}

const keyOf = ({ registrationNumber, departmentId, from, serviceOfferings, holdId }: TimeslotQuery): string =>
  [registrationNumber, departmentId, from, holdId ?? '', ...serviceOfferings].join(' ');
