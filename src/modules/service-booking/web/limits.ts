import type { BookingLimits } from '~/modules/workshop';

/** What one client may do; shared with the other calls of the booking, so that nothing is gained by asking in two places. */
export type ServiceBookingLimits = Pick<BookingLimits, 'plates' | 'reads' | 'bookings'>;
