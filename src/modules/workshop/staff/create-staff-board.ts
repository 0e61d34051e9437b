import { addDays, mondayOf } from '~/platform/time';
import { DAY, dayOf } from '../domain/local-time';
import { parseDay } from '../domain/visit/visit-start';
import type { BookingEngine } from '../engine';
import { listBlockedTimes } from '../store/blocked-time-store';
import { listBookings } from '../store/booking-store';
import { loadMissedPlaces, loadPlacesOfVisits, type VisitPlace } from '../store/occupation-store';
import { listPlaces, moveOnBoard } from '../use-cases/move-on-board';
import { locationOn } from '../workshop-locations';
import type { BoardChanges } from './board-changes';
import { toStaffBookings } from './create-staff-bookings';
import type { BoardDay, BoardVisit, StaffBoard } from './staff-board';
import type { StaffBooking } from './staff-bookings';

/** The board on our own tables. */
export const createStaffBoard = (engine: BookingEngine, changes: BoardChanges): StaffBoard => ({
  async day(siteIndex, departmentId, date) {
    return parseDay(date) === null
      ? null
      : ((await readDays(engine, siteIndex, departmentId, date, 1))?.[0] ?? null);
  },
  async week(siteIndex, departmentId, date) {
    return parseDay(date) === null ? null : readDays(engine, siteIndex, departmentId, mondayOf(date), 7);
  },
  places: (visit, date) => listPlaces(engine, visit, date),
  move: (visit, to, seen) => moveOnBoard(engine, visit, to, seen),
  follow: (siteIndex, departmentId, onChange) => changes.follow(siteIndex, departmentId, onChange),
});

/** Some days from a date on, read at once. */
async function readDays(
  engine: BookingEngine,
  siteIndex: string,
  departmentId: string,
  from: string,
  count: number,
): Promise<readonly BoardDay[] | null> {
  const location = engine.schedules.snapshot(siteIndex).byId.get(departmentId);
  if (location === undefined) return null;
  const { database } = engine;
  const { workshop, calendar } = location;
  const department = { siteIndex, departmentId };
  const first = dayOf(from);
  const days = { from, to: addDays(from, count - 1) };
  const all = await listBookings(database, database.db, department, days);
  const expected = all.filter(({ state }) => state !== 'cancelled');
  const span = { from: first * DAY, to: (first + count) * DAY };
  const blocked = await listBlockedTimes(database, department, span);
  const ids = expected.map(({ id }) => id);
  const missedIds = expected.flatMap(({ id, state }) => (state === 'no-show' ? [id] : []));
  const places = await loadPlacesOfVisits(database, database.db, ids);
  const missed = await loadMissedPlaces(database, database.db, missedIds);
  const bookings = await toStaffBookings(engine, expected, places);
  const busy = new Set([...places.values(), ...missed.values()].map(({ bayId }) => bayId));
  // A bay that is out is shown as long as a visit stands in it.
  const baysOn = (day: number) => {
    const stays = new Set(locationOn(location, day).workshop.resources.map(({ id }) => id));
    return workshop.resources
      .filter(({ id }) => stays.has(id) || busy.has(id))
      .map(({ id, name }) => ({ id, name }));
  };
  return Array.from({ length: count }, (_, at) => {
    const date = addDays(from, at);
    const midnight = (first + at) * DAY;
    const bays = baysOn(first + at);
    const onDay = <Place extends { readonly from: number; readonly to: number }>(place: Place): Place => ({
      ...place,
      from: place.from - midnight,
      to: place.to - midnight,
    });
    const placed = (known: ReadonlyMap<string, VisitPlace>): readonly BoardVisit[] =>
      bookings.flatMap((booking) => {
        const place = known.get(booking.id);
        if (place === undefined || !isThere(booking, date)) return [];
        const { bayId, from, to } = onDay(place);
        return [{ booking, bayId: bays.some(({ id }) => id === bayId) ? bayId : null, from, to }];
      });
    return {
      date,
      bays,
      slotMinutes: workshop.slotMinutes,
      open: calendar.on(first + at).map(({ from, to }) => onDay({ from, to })),
      visits: placed(places),
      missed: placed(missed),
      blocked: blocked.map(onDay).filter(({ from, to }) => from < DAY && to > 0),
    };
  });
}

const isThere = ({ date, pickUp }: StaffBooking, day: string): boolean =>
  date <= day && day <= (pickUp?.date ?? date);
