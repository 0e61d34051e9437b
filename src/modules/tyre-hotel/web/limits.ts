import type { RateLimit } from '~/platform/rate-limit';

/** What one client may do. Tries of a code and codes of a number are counted besides, whatever the client. */
export interface TyreHotelLimits {
  /** Searches. A response reveals whether a car has an agreement (TYRE-HOTEL-3), so a client may search for few. */
  readonly searches: RateLimit;
  /** Codes sent: 10 an hour. */
  readonly codes: RateLimit;
  readonly guesses: RateLimit;
  readonly reads: RateLimit;
  readonly bookings: RateLimit;
}

export type LimitName = keyof TyreHotelLimits;
