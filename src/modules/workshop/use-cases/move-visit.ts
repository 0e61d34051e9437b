import { randomUUID } from 'node:crypto';
import { err, ok, type Result } from '~/platform/result';
import type { Language, Site } from '~/sites';
import { toBookedVisit } from '../booked-visit';
import { bookingWindowOf, pickUpOf } from '../domain/availability';
import { type Demand, servicesById } from '../domain/demand';
import { parseStart } from '../domain/visit/visit-start';
import type { BookingEngine } from '../engine';
import { type Reservation, reserveBay } from '../reserve-bay';
import type { BookedVisit, BookingFailure, Slot } from '../service';
import * as bookings from '../store/booking-store';
import * as occupations from '../store/occupation-store';
import * as waiting from '../store/waiting-list-store';
import { findBookingOfLink, findLocation, isClosed } from './open-visit';

type Moved = Result<BookedVisit, BookingFailure>;

/** Moves the visit of a customer's link within its workshop. It keeps its slot until the transaction with the new one commits. */
export async function moveVisit(
  engine: BookingEngine,
  site: Site,
  link: { readonly language: Language; readonly token: string },
  slot: Slot,
): Promise<Moved> {
  const { database, notices } = engine;
  const parsed = parseStart(slot);
  if (!parsed.ok) return parsed;
  const found = await findBookingOfLink(engine, site, link.token);
  if (found === null) return err({ code: 'unknown-booking' });
  const location = findLocation(engine, found);
  if (location === undefined) return err({ code: 'unknown-workshop' });
  const demand = demandOfVisit(engine, found);
  const start = demand.allDay ? { ...parsed.value, time: null, minute: null } : parsed.value;
  const pickUp = pickUpOf(location.calendar, demand, start);

  // A time that is kept for this customer is not in their way.
  const openTime = await waiting.findOpenTime(database, database.db, found.id);
  const own = { bookingId: found.id, holdHash: openTime === null ? null : waiting.holdOfTime(openTime.id) };
  const moved = await reserveBay(
    engine,
    { location: location, demand, start },
    own,
    async (reservation): Promise<Moved> => {
      const { tx, now } = reservation;
      const booking = await bookings.lockBooking(database, tx, found.id);
      if (booking === null) return err({ code: 'unknown-booking' });
      const bookable = bookingWindowOf(location.workshop, now);
      if (booking.state === 'cancelled' || isClosed(booking, bookable)) return err({ code: 'too-late' });
      const to = { date: start.date, time: start.time, pickUp };
      if (booking.date === to.date && booking.time === to.time)
        return ok(toBookedVisit(engine, booking, link));

      await takePlace(engine, reservation, booking.id);

      const revision = await bookings.moveBooking(database, tx, booking.id, to, now);
      await notices.enqueue(tx, { bookingId: booking.id, kind: 'moved', revision });
      return ok(toBookedVisit(engine, { ...booking, ...to, revision }, link));
    },
  );
  return moved.ok ? moved.value : moved;
}

/** Another place for the visit: the one that is kept for it as it waited for an earlier day, or any bay that is free. */
async function takePlace(
  { database }: BookingEngine,
  { tx, claimHold, takeBay }: Reservation,
  bookingId: string,
): Promise<void> {
  const openTime = await waiting.lockOpenTime(database, tx, bookingId);
  const held = await claimHold();
  await occupations.deleteOccupation(tx, bookingId);
  const isHeld = openTime !== null && held?.fits === true;
  if (isHeld) {
    await occupations.convertHoldToVisit(tx, waiting.holdOfTime(openTime.id), bookingId);
    await waiting.takeOffList(database, tx, bookingId);
  } else {
    await takeBay((at) => occupations.insertVisit(database, tx, { id: randomUUID(), bookingId }, at));
  }
  if (openTime !== null) await waiting.settleTime(tx, openTime.id, isHeld ? 'taken' : 'withdrawn');
}

/** What a visit takes, as it was booked; what its bay must be able to do, as the schedule says today. */
export function demandOfVisit({ schedules }: BookingEngine, booking: bookings.StoredBooking): Demand {
  const { siteIndex, lines, minutes, time, pickUp } = booking;
  const services = servicesById(schedules.snapshot(siteIndex).schedule);
  const competences = new Set(lines.flatMap(({ id }) => services.get(id)?.competence ?? []));
  return { minutes, competences: [...competences], allDay: time === null, multiDay: pickUp !== null };
}
