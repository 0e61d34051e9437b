import { randomUUID } from 'node:crypto';
import { err, ok, type Result } from '~/platform/result';
import type { Site } from '~/sites';
import { toBookedVisit } from '../booked-visit';
import { bookingWindowOf, pickUpOf } from '../domain/availability';
import { type Demand, servicesById } from '../domain/demand';
import { parseStart } from '../domain/visit/visit-start';
import type { BookingEngine } from '../engine';
import { reserveBay } from '../reserve-bay';
import type { BookedVisit, BookingFailure, Slot } from '../service';
import * as bookings from '../store/booking-store';
import * as occupations from '../store/occupation-store';
import { findBookingOfLink, findLocation, isClosed } from './open-visit';

type Moved = Result<BookedVisit, BookingFailure>;

/** Moves the visit of a customer's link within its workshop. It keeps its slot until the transaction with the new one commits. */
export async function moveVisit(
  engine: BookingEngine,
  site: Site,
  token: string,
  slot: Slot,
): Promise<Moved> {
  const { database, notices } = engine;
  const parsed = parseStart(slot);
  if (!parsed.ok) return parsed;
  const found = await findBookingOfLink(engine, site, token);
  if (found === null) return err({ code: 'unknown-booking' });
  const location = findLocation(engine, found);
  if (location === undefined) return err({ code: 'unknown-workshop' });
  const demand = demandOfVisit(engine, found);
  const start = demand.allDay ? { ...parsed.value, time: null, minute: null } : parsed.value;
  const pickUp = pickUpOf(location.calendar, demand, start);

  const own = { bookingId: found.id };
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
        return ok(toBookedVisit(engine, booking, token));

      await occupations.deleteOccupation(tx, booking.id);
      const occupation = { id: randomUUID(), bookingId: booking.id };
      await reservation.takeBay((at) => occupations.insertVisit(database, tx, occupation, at));

      const revision = await bookings.moveBooking(database, tx, booking.id, to, now);
      await notices.enqueue(tx, { bookingId: booking.id, kind: 'moved', revision });
      return ok(toBookedVisit(engine, { ...booking, ...to, revision }, token));
    },
  );
  return moved.ok ? moved.value : moved;
}

/** What a visit takes, as it was booked; what its bay must be able to do, as the schedule says today. */
export function demandOfVisit({ schedules }: BookingEngine, booking: bookings.StoredBooking): Demand {
  const { siteIndex, lines, minutes, time, pickUp } = booking;
  const services = servicesById(schedules.snapshot(siteIndex).schedule);
  const competences = new Set(lines.flatMap(({ id }) => services.get(id)?.competence ?? []));
  return { minutes, competences: [...competences], allDay: time === null, multiDay: pickUp !== null };
}
