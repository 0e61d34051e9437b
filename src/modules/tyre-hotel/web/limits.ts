import type { RateLimit } from '~/platform/rate-limit';

/**
 * What one client may do, counted in this process. The database counts what matters most (tries of a code, codes of a
 * number), whatever the client.
 */
export interface TyreHotelLimits {
  /**
   * Searches. Whoever asks learns whether a car has an agreement, as the answers tell them apart (TYRE-HOTEL-3): so
   * nobody may ask for many.
   */
  readonly searches: RateLimit;
  /** Codes sent: 10 an hour. */
  readonly codes: RateLimit;
  readonly guesses: RateLimit;
  readonly reads: RateLimit;
  readonly bookings: RateLimit;
}

export type LimitName = keyof TyreHotelLimits;
