import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import type { Language, Site } from '~/sites';
import { toBookedVisit } from '../booked-visit';
import { bookingWindowOf } from '../domain/availability';
import type { BookingEngine } from '../engine';
import type { BookedVisit, BookingFailure } from '../service';
import * as bookings from '../store/booking-store';
import { deleteOccupation } from '../store/occupation-store';
import { transactWithRetry } from '../transaction';
import { findBookingOfLink, findLocation, isClosed } from './open-visit';

type Cancelled = Result<BookedVisit, BookingFailure>;

/** Cancels the visit of a customer's link; cancelling again changes nothing. */
export async function cancelVisit(
  engine: BookingEngine,
  site: Site,
  language: Language,
  token: string,
): Promise<Cancelled> {
  const { database, clock } = engine;
  const found = await findBookingOfLink(engine, site, token);
  if (found === null) return err({ code: 'unknown-booking' });
  const location = findLocation(engine, found);
  return transactWithRetry(database, async (tx): Promise<Cancelled> => {
    const booking = await bookings.lockBooking(database, tx, found.id);
    if (booking === null) return err({ code: 'unknown-booking' });
    const link = { token, language };
    if (booking.state === 'cancelled') return ok(toBookedVisit(engine, booking, link));
    const now = clock.now();
    const bookable = location === undefined ? null : bookingWindowOf(location.workshop, now);
    if (isClosed(booking, bookable)) return err({ code: 'too-late' });
    return ok(toBookedVisit(engine, await cancelIn(engine, tx, booking, now), link));
  });
}

/** Frees the bay and tells the customer, in a transaction that has the booking to itself. */
export async function cancelIn(
  { database, notices }: BookingEngine,
  tx: Db,
  booking: bookings.StoredBooking,
  now: Date,
): Promise<bookings.StoredBooking> {
  await deleteOccupation(tx, booking.id);
  const revision = await bookings.setState(database, tx, booking.id, 'cancelled', now);
  await notices.enqueue(tx, { bookingId: booking.id, kind: 'cancelled', revision });
  return { ...booking, state: 'cancelled', revision };
}
