import { err, ok, type Result } from '~/platform/result';
import { localDate } from '~/platform/time';
import { dayOf } from '../domain/local-time';
import { linesForStaff } from '../domain/visit/booked-lines';
import { canUndo, stepsOn } from '../domain/visit/visit-states';
import type { BookingEngine } from '../engine';
import * as bookings from '../store/booking-store';
import { loadPlacesOfVisits, missPlace, takeMissedPlace, type VisitPlace } from '../store/occupation-store';
import { deleteLastStep, insertStep, loadSteps } from '../store/step-store';
import { transactWithRetry } from '../transaction';
import { cancelIn } from '../use-cases/cancel-visit';
import { findLocation, findVisitOfWorkshop } from '../use-cases/open-visit';
import type { WorkshopLocation } from '../workshop-locations';
import type { StaffBooking, StaffBookingFailure, StaffBookings, StaffWorkshop } from './staff-bookings';

type ChangeResult = Result<StaffBooking, StaffBookingFailure>;
const UNKNOWN = err({ code: 'unknown-booking' } as const);
const WRONG_STATE = err({ code: 'wrong-state' } as const);
const PLACE_TAKEN = err({ code: 'place-taken' } as const);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Staff bookings on our own tables. */
export const createStaffBookings = (engine: BookingEngine): StaffBookings => ({
  async workshops(siteIndex) {
    const names = new Intl.Collator('sv');
    return engine.schedules
      .snapshot(siteIndex)
      .locations.map(toStaffWorkshop)
      .sort((a, b) => names.compare(a.name, b.name) || (a.departmentId < b.departmentId ? -1 : 1));
  },
  async bookings(siteIndex, departmentId, from, to) {
    if (Number.isNaN(dayOf(from)) || Number.isNaN(dayOf(to))) return [];
    const { database } = engine;
    const department = { siteIndex, departmentId };
    return toStaffBookings(
      engine,
      await bookings.listBookings(database, database.db, department, { from, to }),
    );
  },
  async booking(siteIndex, departmentId, id) {
    const booking = await findVisitOfWorkshop(engine, { siteIndex, departmentId, id });
    if (booking === null) return null;
    return (await toStaffBookings(engine, [booking]))[0] ?? null;
  },
  step: (id, from, to) =>
    changeBooking(engine, id, async ({ database, clock, notices }, tx, booking) => {
      if (booking.state === to) return booking;
      if (booking.state !== from || !stepsOn(booking, todayOf(engine, booking)).includes(to)) return null;
      const now = clock.now();
      if (from === 'no-show' && !(await takeMissedPlace(database, tx, id, now))) return 'place-taken';
      if (to === 'no-show') await missPlace(tx, id);
      await insertStep(tx, id, to, now);
      const revision = await bookings.setState(database, tx, id, to, now);
      if (to === 'ready') await notices.enqueue(tx, { bookingId: id, kind: 'ready', revision });
      return { ...booking, state: to };
    }),
  undoStep: (id, from) =>
    changeBooking(engine, id, async ({ database, clock }, tx, booking) => {
      if (booking.state !== from || !canUndo(from)) return null;
      const now = clock.now();
      if (from === 'no-show' && !(await takeMissedPlace(database, tx, id, now))) return 'place-taken';
      const state = await deleteLastStep(database, tx, id);
      if (state === 'no-show') await missPlace(tx, id);
      await bookings.setState(database, tx, id, state, now);
      return { ...booking, state };
    }),
  cancel: (id) =>
    changeBooking(engine, id, async (_, tx, booking) => {
      if (booking.state === 'cancelled') return booking;
      return booking.state === 'booked' ? cancelIn(engine, tx, booking, engine.clock.now()) : null;
    }),
});

const toStaffWorkshop = ({ departmentId, hit, city, zone }: WorkshopLocation): StaffWorkshop => ({
  departmentId,
  city,
  zone,
  name: hit.siteName,
});

/** Changes a booking under a row lock; `act` returns null where its state does not allow it, and has changed nothing then. */
async function changeBooking(
  engine: BookingEngine,
  id: string,
  act: (
    engine: BookingEngine,
    tx: Parameters<typeof cancelIn>[1],
    booking: bookings.StoredBooking,
  ) => Promise<bookings.StoredBooking | 'place-taken' | null>,
): Promise<ChangeResult> {
  const { database } = engine;
  if (!UUID.test(id)) return UNKNOWN;
  const changed = await transactWithRetry(database, async (tx) => {
    const booking = await bookings.lockBooking(database, tx, id);
    return booking === null ? 'unknown' : act(engine, tx, booking);
  });
  if (changed === 'unknown') return UNKNOWN;
  if (changed === null) return WRONG_STATE;
  if (changed === 'place-taken') return PLACE_TAKEN;
  const [booking] = await toStaffBookings(engine, [changed]);
  return booking === undefined ? UNKNOWN : ok(booking);
}

/** The day by the clock of the booking's workshop; the booking's own where that takes no more. */
function todayOf(engine: BookingEngine, booking: bookings.StoredBooking): string {
  const location = findLocation(engine, booking);
  return location === undefined ? booking.date : localDate(engine.clock.now(), location.zone);
}

/** Bookings as staff see them; `known`: their places, where they were asked for already. */
export async function toStaffBookings(
  engine: BookingEngine,
  list: readonly bookings.StoredBooking[],
  known?: ReadonlyMap<string, VisitPlace>,
): Promise<readonly StaffBooking[]> {
  const { database } = engine;
  const ids = list.map(({ id }) => id);
  const [bays, steps] = await Promise.all([
    known ?? loadPlacesOfVisits(database, database.db, ids),
    loadSteps(database, database.db, ids),
  ]);
  return list.map((booking) => {
    const { schedule, byId } = engine.schedules.snapshot(booking.siteIndex);
    const resources = byId.get(booking.departmentId)?.workshop.resources;
    const bay = bays.get(booking.id)?.bayId;
    const { id, number, state, date, time, minutes, vehicle, mileage, customer, comment } = booking;
    const { isWaiting, choices, pickUp, staffNote } = booking;
    return {
      id,
      bookingId: number,
      state,
      steps: steps.get(id) ?? [],
      next: stepsOn(booking, todayOf(engine, booking)),
      date,
      time,
      minutes,
      vehicle,
      mileage,
      customer,
      comment,
      note: staffNote,
      isWaiting,
      choices,
      pickUp,
      resource: bay === undefined ? null : (resources?.find((each) => each.id === bay)?.name ?? bay),
      services: linesForStaff(schedule, booking).map(({ name, text }) => ({ name, text })),
    };
  });
}
