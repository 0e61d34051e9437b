import { isSiteKey, siteByKey } from '~/sites';
import { lostWorkshop, type VisitPlace, visitOf } from './domain/visit';
import type { Engine } from './engine';
import type { BookedVisit } from './service';
import type { StoredBooking } from './store/booking-store';

/** Where a visit is. */
export function visitPlace(
  { books }: Pick<Engine, 'books'>,
  { siteIndex, departmentId, site }: StoredBooking,
): VisitPlace {
  const place = books.shelf(siteIndex).byId.get(departmentId);
  const zone = isSiteKey(site) ? siteByKey(site).zone : 'UTC';
  return place ?? { contact: lostWorkshop(departmentId), zone };
}

/** A booking as its customer sees it. */
export function shownVisit(
  engine: Pick<Engine, 'books'>,
  booking: StoredBooking,
  token: string,
): BookedVisit {
  const { site } = booking;
  const currency = isSiteKey(site) ? siteByKey(site).currency : '';
  return visitOf(booking, visitPlace(engine, booking), { currency, token });
}
