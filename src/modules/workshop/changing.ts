import { randomUUID } from 'node:crypto';
import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import { tokenHash } from '~/platform/token';
import type { Site } from '~/sites';
import type { Engine } from './asking';
import { shownVisit } from './booking';
import { type Bookable, bookableOf } from './domain/availability';
import { type Demand, servicesById } from './domain/demand';
import { isTooLate } from './domain/visit';
import { faultOfSlot, PlaceLost, taking, whyNot } from './holding';
import type { Place } from './places';
import { inTransaction, takePlace } from './placing';
import type { BookedVisit, BookingFailure, Slot } from './service';
import * as bookings from './store/booking-store';
import * as occupations from './store/occupation-store';

type Changed = Result<BookedVisit, BookingFailure>;

const UNKNOWN = err({ code: 'unknown-booking' } as const);
const TOO_LATE = err({ code: 'too-late' } as const);

/** The booking that a customer's link opens, on the sites whose workshops it is at. */
async function bookingOf(
  { database }: Engine,
  site: Site,
  token: string,
): Promise<bookings.StoredBooking | null> {
  const hash = tokenHash(token);
  const booking = hash === null ? null : await bookings.bookingOfToken(database, database.db, hash);
  return booking?.siteIndex === site.siteIndex ? booking : null;
}

export async function visit(engine: Engine, site: Site, token: string): Promise<BookedVisit | null> {
  const booking = await bookingOf(engine, site, token);
  return booking === null ? null : shownVisit(engine, booking, token);
}

const placeOf = ({ books }: Engine, { siteIndex, departmentId }: bookings.StoredBooking): Place | undefined =>
  books.shelf(siteIndex).byId.get(departmentId);

/** Whether the customer may change it no more. Where the workshop is gone, its own words decide no longer. */
function closed(booking: bookings.StoredBooking, bookable: Bookable | null): boolean {
  return booking.state === 'arrived' || (bookable !== null && isTooLate(booking, bookable));
}

export async function cancel(engine: Engine, site: Site, token: string): Promise<Changed> {
  const { database, clock } = engine;
  const found = await bookingOf(engine, site, token);
  if (found === null) return UNKNOWN;
  const place = placeOf(engine, found);
  return inTransaction(database, async (tx): Promise<Changed> => {
    const booking = await bookings.holdBooking(database, tx, found.id);
    if (booking === null) return UNKNOWN;
    if (booking.state === 'cancelled') return ok(shownVisit(engine, booking, token));
    const now = clock.now();
    if (closed(booking, place === undefined ? null : bookableOf(place.workshop, now))) return TOO_LATE;
    return ok(shownVisit(engine, await cancelIn(engine, tx, booking, now), token));
  });
}

/** Frees the place and tells the customer; the booking is held by this transaction. */
export async function cancelIn(
  { database, notices }: Engine,
  tx: Db,
  booking: bookings.StoredBooking,
  now: Date,
): Promise<bookings.StoredBooking> {
  await occupations.vacate(tx, booking.id);
  const revision = await bookings.setState(database, tx, booking.id, 'cancelled', now);
  await notices.enqueue(tx, { bookingId: booking.id, kind: 'cancelled', revision });
  return { ...booking, state: 'cancelled', revision };
}

/** What a visit takes, as it was booked; what its bay must be able to do, as the book says today. */
function demandOfVisit(engine: Engine, { siteIndex, lines, minutes, time }: bookings.StoredBooking): Demand {
  const services = servicesById(engine.books.shelf(siteIndex).book);
  const competences = new Set(lines.flatMap(({ id }) => services.get(id)?.competence ?? []));
  return { minutes, competences: [...competences], allDay: time === null };
}

/** A visit keeps its time until the transaction that gives it the new one commits. */
export async function rebook(engine: Engine, site: Site, token: string, slot: Slot): Promise<Changed> {
  const fault = faultOfSlot(slot);
  if (fault !== null) return err(fault);
  const found = await bookingOf(engine, site, token);
  if (found === null) return UNKNOWN;
  const place = placeOf(engine, found);
  if (place === undefined) return err({ code: 'unknown-workshop' });
  const demand = demandOfVisit(engine, found);
  const wish = { date: slot.date, time: demand.allDay ? null : slot.time };
  const moved = await taking(engine, place, async (tx, now): Promise<Changed> => {
    const booking = await bookings.holdBooking(engine.database, tx, found.id);
    if (booking === null) return UNKNOWN;
    if (booking.state === 'cancelled' || closed(booking, bookableOf(place.workshop, now))) return TOO_LATE;
    if (booking.date === wish.date && booking.time === wish.time) {
      return ok(shownVisit(engine, booking, token));
    }
    return ok(shownVisit(engine, await moveIn(engine, tx, { place, demand }, booking, wish, now), token));
  });
  return moved ?? err(await whyNot(engine, { place, demand }, wish, { bookingId: found.id }));
}

async function moveIn(
  { database, notices }: Engine,
  tx: Db,
  wanted: { readonly place: Place; readonly demand: Demand },
  booking: bookings.StoredBooking,
  wish: Slot,
  now: Date,
): Promise<bookings.StoredBooking> {
  await occupations.vacate(tx, booking.id);
  const place = { id: randomUUID(), bookingId: booking.id };
  const taken = await takePlace(wanted, wish, { database, db: tx, now }, (free) =>
    occupations.insertVisit(database, tx, place, free),
  );
  if (!taken) throw new PlaceLost();
  const revision = await bookings.moveBooking(database, tx, booking.id, wish, now);
  await notices.enqueue(tx, { bookingId: booking.id, kind: 'moved', revision });
  return { ...booking, ...wish, revision };
}
