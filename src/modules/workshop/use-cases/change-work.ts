import { err, ok, type Result } from '~/platform/result';
import { localDate, localTime } from '~/platform/time';
import { isSiteKey, siteByKey } from '~/sites';
import { endOfWork, isIn } from '../domain/availability';
import { allSuitCar, canDo, type Demand, demandOf } from '../domain/demand';
import { dayOf, momentOf } from '../domain/local-time';
import { unregisteredVehicle, type Vehicle } from '../domain/vehicle';
import { bookedLines } from '../domain/visit/booked-lines';
import { totalOf } from '../domain/visit/visit';
import { DROP_OFF_TIME } from '../domain/visit/visit-format';
import { canChangeWork } from '../domain/visit/visit-states';
import type { BookingEngine } from '../engine';
import type { VisitOfWorkshop } from '../staff/staff-board';
import type { WorkChange, WorkChangeFailure, WorkChangeResult } from '../staff/staff-visits';
import * as bookings from '../store/booking-store';
import * as occupations from '../store/occupation-store';
import { changeWork as storeWork } from '../store/work-store';
import { transactWithRetry } from '../transaction';
import { checkServices, findVehicle } from '../visit-request';
import { locationOn, locationToday, type WorkshopLocation } from '../workshop-locations';
import { findLocation, findVisitOfWorkshop } from './open-visit';

/** What whoever saves has seen of work, time and note. */
export const versionOf = ({ revision, edits }: bookings.StoredBooking): string => `${revision}.${edits}`;

/** Changes what is to be done at a visit, in the bay and from the minute at which it stands. */
export async function changeWork(
  engine: BookingEngine,
  visit: VisitOfWorkshop,
  { serviceIds, version }: WorkChange,
): Promise<WorkChangeResult> {
  const { database, clock, notices } = engine;
  const found = await findVisitOfWorkshop(engine, visit);
  const location = found === null ? undefined : findLocation(engine, found);
  if (found === null || location === undefined) return err({ code: 'unknown-booking' });
  const ids = [...new Set(serviceIds)];
  const vehicle = await vehicleOf(engine, found);
  const now = clock.now();
  const bays = location.bays.map(({ no }) => no);
  // In a statement of its own: a rollback would restore them.
  await occupations.deleteExpiredHolds(database, database.db, now, bays);
  return transactWithRetry(database, async (tx): Promise<WorkChangeResult> => {
    const booking = await bookings.lockBooking(database, tx, visit.id);
    if (booking === null) return err({ code: 'unknown-booking' });
    if (isSameWork(booking, ids)) return ok({ isCustomerNotified: false });
    if (versionOf(booking) !== version) return err({ code: 'changed-meanwhile' });
    if (!canChangeWork(booking.state)) return err({ code: 'wrong-state' });
    const demand = demandOfWork(engine, locationToday(location, now), booking, vehicle, ids);
    if (!demand.ok) return demand;
    const place = (await occupations.loadPlacesOfVisits(database, tx, [booking.id])).get(booking.id);
    const bay = location.bays.find(({ id }) => id === place?.bayId);
    if (place === undefined || bay === undefined || !canDo(bay, demand.value.competences))
      return err({ code: 'bay-cannot' });
    const end = endAt(location, demand.value, place);
    if (end === null) return err({ code: 'past-closing' });
    if (end > place.to) {
      if (!isIn(bay, end)) return err({ code: 'bay-taken', until: momentOf(end) });
      const span = { from: place.to, to: end };
      const own = { bookingId: booking.id };
      const taken = await occupations.loadOccupations(database, tx, [bay.no], span, { now, own });
      const isTaken = taken.get(bay.no)?.some(({ from, to }) => from < span.to && to > span.from);
      if (isTaken === true) return err({ code: 'bay-taken', until: momentOf(end) });
    }
    // Whoever is quicker makes this one fail, and it is tried again.
    if (end !== place.to) await occupations.endOccupationAt(tx, booking.id, end);
    const onDay = locationOn(location, dayOf(booking.date));
    const work = workOf(engine, onDay, booking, vehicle, ids);
    const { minutes, multiDay } = demand.value;
    const pickUp = multiDay ? momentOf(end) : null;
    const revision = await storeWork(database, tx, booking.id, { ...work, minutes, pickUp }, now);
    // Whoever has come knows.
    const isCustomerNotified = isStillToCome(booking, location, now);
    if (isCustomerNotified) await notices.enqueue(tx, { bookingId: booking.id, kind: 'changed', revision });
    return ok({ isCustomerNotified });
  });
}

/** The car as its register has it; where that does not know it, or does not answer, as it was booked. */
export async function vehicleOf(
  engine: BookingEngine,
  { vehicle }: bookings.StoredBooking,
): Promise<Vehicle> {
  const found = await findVehicle(engine, vehicle.registrationNumber);
  return found.ok ? found.value : unregisteredVehicle(vehicle);
}

const isSameWork = ({ lines }: bookings.StoredBooking, ids: readonly string[]): boolean =>
  lines.length === ids.length && lines.every(({ id }) => ids.includes(id));

/** What the bay would be needed for; only what is new is asked whether it suits the car. */
function demandOfWork(
  { schedules }: BookingEngine,
  location: WorkshopLocation,
  { siteIndex, lines }: bookings.StoredBooking,
  vehicle: Vehicle,
  ids: readonly string[],
): Result<Demand, WorkChangeFailure> {
  if (ids.length === 0) return err({ code: 'no-services' });
  const snapshot = schedules.snapshot(siteIndex);
  if (checkServices(snapshot, ids) !== null) return err({ code: 'unknown-service' });
  const added = ids.filter((id) => lines.every((line) => line.id !== id));
  if (!allSuitCar(snapshot.schedule, vehicle, added)) return err({ code: 'service-not-for-car' });
  const demand = demandOf(snapshot.schedule, location, vehicle.brand, ids);
  return demand.ok ? demand : err({ code: 'not-done-here' });
}

/** When the work would be done; null: not within the hours. A visit outside them may become shorter, not longer. */
function endAt(
  { calendar }: WorkshopLocation,
  demand: Demand,
  { from, to }: { readonly from: number; readonly to: number },
): number | null {
  const end = endOfWork(calendar, demand, from);
  if (end !== null || demand.multiDay) return end;
  return from + demand.minutes <= to ? from + demand.minutes : null;
}

/** What was booked and stays keeps its price and its words; what is new has those of the workshop on the day of the visit. */
function workOf(
  { schedules }: BookingEngine,
  { workshop }: WorkshopLocation,
  { siteIndex, site, language, lines, mileage }: bookings.StoredBooking,
  vehicle: Vehicle,
  ids: readonly string[],
) {
  const unchanged = lines.filter(({ id }) => ids.includes(id));
  const chosen = ids
    .filter((id) => unchanged.every((line) => line.id !== id))
    .map((id) => ({ id, text: null }));
  const wording = { language, fallback: isSiteKey(site) ? siteByKey(site).languages[0] : language };
  const added = bookedLines(chosen, schedules.snapshot(siteIndex), workshop, { vehicle, mileage }, wording);
  const all = [...unchanged, ...added];
  return { lines: all, totalPrice: totalOf(all) };
}

function isStillToCome(
  { state, date, time }: bookings.StoredBooking,
  { zone }: WorkshopLocation,
  now: Date,
): boolean {
  const begins = `${date}T${time ?? DROP_OFF_TIME}`;
  return state === 'booked' && `${localDate(now, zone)}T${localTime(now, zone)}` < begins;
}
