import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import type { Site } from '~/sites';
import { toBookedVisit } from '../booked-visit';
import { isHoldFor, pickUpOf } from '../domain/availability';
import { startOf } from '../domain/visit/visit-start';
import type { BookingEngine } from '../engine';
import type { BookedVisit } from '../service';
import * as bookings from '../store/booking-store';
import * as occupations from '../store/occupation-store';
import * as waiting from '../store/waiting-list-store';
import { transactWithRetry } from '../transaction';
import { demandOfVisit } from '../use-cases/move-visit';
import { findBookingOfLink, findLocation } from '../use-cases/open-visit';
import type { WorkshopLocation } from '../workshop-locations';
import type { EarlierTimeFailure } from './waiting-list';

type Taken = Result<BookedVisit, EarlierTimeFailure>;
const UNKNOWN = err({ code: 'unknown-booking' } as const);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const OVER = err({ code: 'offer-over' } as const);

/**
 * Moves the visit of a customer's link to the time that is kept for it: the hold becomes the visit's place, and its old bay is
 * free, in one transaction. Taken again, it is there already.
 */
export async function takeEarlierTime(
  engine: BookingEngine,
  site: Site,
  token: string,
  timeId: string,
): Promise<Taken> {
  const { database, clock } = engine;
  const found = await findBookingOfLink(engine, site, token);
  if (found === null) return UNKNOWN;
  const location = findLocation(engine, found);
  if (location === undefined) return OVER;
  return transactWithRetry(database, async (tx): Promise<Taken> => {
    const booking = await bookings.lockBooking(database, tx, found.id);
    if (booking === null) return UNKNOWN;
    const open = await waiting.lockOpenTime(database, tx, booking.id);
    if (open?.id !== timeId) return takenBefore(engine, tx, booking, { token, timeId });
    if (booking.state !== 'booked' || booking.date <= open.date) return OVER;
    const now = clock.now();
    const moved = await moveTo(engine, tx, { booking, location, open, now });
    return moved === null ? OVER : ok(toBookedVisit(engine, moved, { token, language: moved.language }));
  });
}

/** A button that is pressed twice. */
async function takenBefore(
  engine: BookingEngine,
  tx: Db,
  booking: bookings.StoredBooking,
  { token, timeId }: { readonly token: string; readonly timeId: string },
): Promise<Taken> {
  const time = UUID.test(timeId) ? await waiting.findEarlierTime(engine.database, tx, timeId) : null;
  const isThere =
    time?.bookingId === booking.id &&
    time.state === 'taken' &&
    booking.state === 'booked' &&
    booking.date === time.date &&
    booking.time === time.time;
  return isThere ? ok(toBookedVisit(engine, booking, { token, language: booking.language })) : OVER;
}

/** Null where the time is not kept any more, or its bay cannot do the work any more. */
async function moveTo(
  engine: BookingEngine,
  tx: Db,
  {
    booking,
    location,
    open,
    now,
  }: {
    readonly booking: bookings.StoredBooking;
    readonly location: WorkshopLocation;
    readonly open: waiting.EarlierTimeRow;
    readonly now: Date;
  },
): Promise<bookings.StoredBooking | null> {
  const { database, notices } = engine;
  const hash = waiting.holdOfTime(open.id);
  const demand = demandOfVisit(engine, booking);
  const start = startOf(open);
  const hold = await occupations.findHold(database, tx, hash, now);
  if (hold === null || !isHoldFor(hold, location, demand, start)) return null;
  await occupations.deleteOccupation(tx, booking.id);
  await occupations.convertHoldToVisit(tx, hash, booking.id);
  const to = { date: open.date, time: open.time, pickUp: pickUpOf(location.calendar, demand, start) };
  const revision = await bookings.moveBooking(database, tx, booking.id, to, now);
  await waiting.settleTime(tx, open.id, 'taken');
  await waiting.takeOffList(database, tx, booking.id);
  await notices.enqueue(tx, { bookingId: booking.id, kind: 'moved', revision });
  return { ...booking, ...to, revision };
}
