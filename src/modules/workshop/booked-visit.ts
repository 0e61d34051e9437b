import { isSiteKey, siteByKey } from '~/sites';
import { linesIn } from './domain/visit/booked-lines';
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

/** A booking as its customer sees it, in a language of the site. */
export function toBookedVisit(
  engine: Pick<BookingEngine, 'schedules'>,
  booking: StoredBooking,
  { token, language }: { readonly token: string; readonly language: string },
): BookedVisit {
  const { site, siteIndex } = booking;
  const currency = isSiteKey(site) ? siteByKey(site).currency : '';
  const lines = linesIn(language, engine.schedules.snapshot(siteIndex).schedule, booking);
  return visitOf({ ...booking, lines }, visitLocation(engine, booking), { currency, token });
}
