import { tokenHash } from '~/platform/token';
import type { Language, Site } from '~/sites';
import { toBookedVisit } from '../booked-visit';
import { type BookingWindow, bookingWindowOf } from '../domain/availability';
import { isTooLate } from '../domain/visit/visit';
import { startOf } from '../domain/visit/visit-start';
import type { BookingEngine } from '../engine';
import type { BookedVisit } from '../service';
import type { VisitOfWorkshop } from '../staff/staff-board';
import { findBooking, findBookingByToken, type StoredBooking } from '../store/booking-store';
import type { WorkshopLocation } from '../workshop-locations';

/** The visit that a customer's link opens. */
export async function openVisit(
  engine: BookingEngine,
  site: Site,
  language: Language,
  token: string,
): Promise<BookedVisit | null> {
  const booking = await findBookingOfLink(engine, site, token);
  if (booking === null) return null;
  const visit = toBookedVisit(engine, booking, { token, language });
  return { ...visit, isChangeable: isChangeable(engine, booking) };
}

/** The booking that a customer's link opens, on the sites whose workshops it is at. */
export async function findBookingOfLink(
  { database }: BookingEngine,
  site: Site,
  token: string,
): Promise<StoredBooking | null> {
  const hash = tokenHash(token);
  const booking = hash === null ? null : await findBookingByToken(database, database.db, hash);
  return booking?.siteIndex === site.siteIndex ? booking : null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A visit by its id, in the workshop in which it is looked for; null: it is not there. */
export async function findVisitOfWorkshop(
  { database }: Pick<BookingEngine, 'database'>,
  { id, siteIndex, departmentId }: VisitOfWorkshop,
): Promise<StoredBooking | null> {
  const booking = UUID.test(id) ? await findBooking(database, database.db, id) : null;
  return booking?.siteIndex === siteIndex && booking.departmentId === departmentId ? booking : null;
}

/** The workshop of a booking, as long as it takes bookings. */
export const findLocation = (
  { schedules }: BookingEngine,
  { siteIndex, departmentId }: StoredBooking,
): WorkshopLocation | undefined => schedules.snapshot(siteIndex).byId.get(departmentId);

/** Whether the customer can still move or cancel it now. */
export function isChangeable(engine: BookingEngine, booking: StoredBooking): boolean {
  const location = findLocation(engine, booking);
  const bookable = location === undefined ? null : bookingWindowOf(location.workshop, engine.clock.now());
  return booking.state === 'booked' && !isClosed(booking, bookable);
}

/** Whether the customer can no longer change it. A workshop that is gone has no booking window any more. */
export const isClosed = (booking: StoredBooking, bookable: BookingWindow | null): boolean =>
  (booking.state !== 'booked' && booking.state !== 'cancelled') ||
  (bookable !== null && isTooLate(startOf(booking), bookable));
