import { randomUUID } from 'node:crypto';
import { err, ok, type Result } from '~/platform/result';
import { type BookingWindow, computeOfferedDay, pickUpOf } from '../domain/availability';
import { canDo, type Demand } from '../domain/demand';
import { timeOf } from '../domain/local-time';
import { parseDay, parseStart, type VisitStart } from '../domain/visit/visit-start';
import { canChangeWork } from '../domain/visit/visit-states';
import type { BookingEngine } from '../engine';
import type { BoardMoveFailure, BoardPlace, MoveResult, VisitOfWorkshop } from '../staff/staff-board';
import type { StaffBooking } from '../staff/staff-bookings';
import { staffWindow } from '../staff/staff-window';
import * as bookings from '../store/booking-store';
import * as occupations from '../store/occupation-store';
import { listOfferedDays } from '../time-slot-search';
import { transactWithRetry } from '../transaction';
import type { WorkshopLocation } from '../workshop-locations';
import { expectAgain } from './miss-visit';
import { demandOfVisit } from './move-visit';
import { findLocation, findVisitOfWorkshop } from './open-visit';

interface Found {
  readonly booking: bookings.StoredBooking;
  readonly location: WorkshopLocation;
  /** On the board a drop-off has a time of its own, which its customer is not told. */
  readonly demand: Demand;
}

async function findVisit(engine: BookingEngine, visit: VisitOfWorkshop): Promise<Found | null> {
  const booking = await findVisitOfWorkshop(engine, visit);
  if (booking === null) return null;
  const location = findLocation(engine, booking);
  if (location === undefined) return null;
  return { booking, location, demand: { ...demandOfVisit(engine, booking), allDay: false } };
}

/** Whoever was missed is expected again; a car that has come stays on its day. */
const mayGoTo = ({ state, date }: bookings.StoredBooking, to: string): boolean =>
  state === 'booked' || state === 'no-show' || (canChangeWork(state) && date === to);

/** Where a visit could be on a day, by bay and time, its own place included. */
export async function listPlaces(
  engine: BookingEngine,
  visit: VisitOfWorkshop,
  date: string,
): Promise<Result<readonly BoardPlace[], BoardMoveFailure>> {
  const found = await findVisit(engine, visit);
  if (found === null) return err({ code: 'unknown-booking' });
  if (!mayGoTo(found.booking, date)) return err({ code: 'wrong-state' });
  const day = parseDay(date);
  if (day === null) return err({ code: 'time-not-offered' });
  const { location, demand } = found;
  const now = engine.clock.now();
  const context = { database: engine.database, db: engine.database.db, now, own: { bookingId: visit.id } };
  const bookable = staffWindow(location.zone, now);
  const [offered] = await listOfferedDays({ location, demand }, bookable, { from: day, to: day }, context);
  const places = (offered?.slots ?? []).flatMap(({ start, bays }) =>
    location.bays.filter(({ no }) => bays.includes(no)).map(({ id }) => ({ bayId: id, time: timeOf(start) })),
  );
  return ok(places);
}

/** The place was taken by another transaction, or is not offered: this one is rolled back. */
class PlaceLost extends Error {
  override readonly name = 'PlaceLost';
}

/** Moves a visit of the board; it keeps its place until the transaction with the new one commits. */
export async function moveOnBoard(
  engine: BookingEngine,
  visit: VisitOfWorkshop,
  to: BoardPlace & { readonly date: string },
  seen?: Pick<StaffBooking, 'date' | 'time'>,
): Promise<MoveResult> {
  const { database, clock, notices } = engine;
  const parsed = parseStart(to);
  const found = await findVisit(engine, visit);
  if (found === null) return err({ code: 'unknown-booking' });
  const { location, demand } = found;
  const bay = location.bays.find(({ id }) => id === to.bayId);
  if (bay === undefined || !canDo(bay, demand.competences)) return err({ code: 'bay-cannot' });
  if (!parsed.ok || parsed.value.minute === null) return err({ code: 'time-not-offered' });
  const start = { ...parsed.value, minute: parsed.value.minute };
  const now = clock.now();
  // In a statement of its own: a rollback would restore them.
  await occupations.deleteExpiredHolds(database, database.db, now, [bay.no]);
  const bookable = staffWindow(location.zone, now);
  const place = { location, demand, start, no: bay.no, bookable };
  try {
    return await transactWithRetry(database, async (tx): Promise<MoveResult> => {
      const booking = await bookings.lockBooking(database, tx, visit.id);
      if (booking === null) return err({ code: 'unknown-booking' });
      if (!mayGoTo(booking, to.date)) return err({ code: 'wrong-state' });
      const changed = changedTime(booking, place);
      // The same form twice finds the visit where it has brought it.
      if (changed !== null && seen !== undefined && !isAt(booking, seen))
        return err({ code: 'changed-meanwhile' });
      const context = { database, db: tx, now, own: { bookingId: booking.id } };
      const end = await freeUntil(place, context);
      if (end === null) throw new PlaceLost();
      await occupations.deleteOccupation(tx, booking.id);
      const at = { no: bay.no, from: start.minute, to: end };
      const taken = { id: randomUUID(), bookingId: booking.id };
      if (!(await occupations.insertVisit(database, tx, taken, at))) throw new PlaceLost();
      const isExpected = booking.state === 'booked' || booking.state === 'no-show';
      if (booking.state === 'no-show') await expectAgain(database, tx, booking.id, now);
      if (changed === null) {
        await bookings.touchBooking(tx, booking.id, now);
        return ok({ isCustomerNotified: false });
      }
      const revision = await bookings.moveBooking(database, tx, booking.id, changed, now);
      // Whoever has come knows.
      if (!isExpected) return ok({ isCustomerNotified: false });
      await notices.enqueue(tx, { bookingId: booking.id, kind: 'moved', revision });
      return ok({ isCustomerNotified: true });
    });
  } catch (error) {
    if (!(error instanceof PlaceLost)) throw error;
    return err(explain(place));
  }
}

interface Place {
  readonly location: WorkshopLocation;
  readonly demand: Demand;
  readonly start: VisitStart & { readonly minute: number };
  readonly no: number;
  readonly bookable: BookingWindow;
}

/** When work that begins there would be done; null where the bay is not free for it. */
async function freeUntil(
  { location, demand, start, no, bookable }: Place,
  context: Parameters<typeof listOfferedDays>[3],
): Promise<number | null> {
  const days = { from: start.day, to: start.day };
  const [offered] = await listOfferedDays({ location, demand }, bookable, days, context);
  const slot = offered?.slots.find((each) => each.start === start.minute && each.bays.includes(no));
  return slot?.end ?? null;
}

const isAt = (
  booking: bookings.StoredBooking,
  { date, time }: Pick<StaffBooking, 'date' | 'time'>,
): boolean => booking.date === date && booking.time === time;

/** The visit's other time; null where it has none: another bay, or another hour of a drop-off's day. */
function changedTime(booking: bookings.StoredBooking, { location, demand, start }: Place) {
  const time = booking.time === null ? null : start.time;
  if (booking.date === start.date && booking.time === time) return null;
  return { date: start.date, time, pickUp: pickUpOf(location.calendar, demand, start) };
}

/** Why a visit cannot be there: not even in an empty workshop, or as something else has the bay. */
function explain({ location, demand, start, bookable }: Place): BoardMoveFailure {
  const empty = location.bays.map((bay) => ({ ...bay, taken: [] }));
  const offered = computeOfferedDay(location.workshop, location.calendar, empty, demand, bookable, start.day);
  return {
    code: offered.slots.some((slot) => slot.start === start.minute) ? 'bay-taken' : 'time-not-offered',
  };
}
