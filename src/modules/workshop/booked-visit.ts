import { isSiteKey, siteByKey } from '~/sites';
import { unknownWorkshop, type VisitLocation, visitOf } from './domain/visit/visit';
import type { BookingEngine } from './engine';
import type { BookedVisit } from './service';
import type { StoredBooking } from './store/booking-store';

/** Where a visit is. */
export function visitLocation(
  { schedules }: Pick<BookingEngine, 'schedules'>,
  { siteIndex, departmentId, site }: StoredBooking,
): VisitLocation {
  const location = schedules.snapshot(siteIndex).byId.get(departmentId);
  const zone = isSiteKey(site) ? siteByKey(site).zone : 'UTC';
  return location ?? { contact: unknownWorkshop(departmentId), zone };
}

/** A booking as its customer sees it. */
export function toBookedVisit(
  engine: Pick<BookingEngine, 'schedules'>,
  booking: StoredBooking,
  token: string,
): BookedVisit {
  const { site } = booking;
  const currency = isSiteKey(site) ? siteByKey(site).currency : '';
  return visitOf(booking, visitLocation(engine, booking), { currency, token });
}
