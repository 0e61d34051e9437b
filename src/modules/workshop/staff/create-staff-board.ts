import { DAY } from '../domain/local-time';
import { parseDay } from '../domain/visit/visit-start';
import type { BookingEngine } from '../engine';
import { listBlockedTimes } from '../store/blocked-time-store';
import { listBookings } from '../store/booking-store';
import { loadPlacesOfVisits } from '../store/occupation-store';
import { listPlaces, moveOnBoard } from '../use-cases/move-on-board';
import type { BoardChanges } from './board-changes';
import { toStaffBookings } from './create-staff-bookings';
import type { StaffBoard } from './staff-board';

/** The board on our own tables. */
export const createStaffBoard = (engine: BookingEngine, changes: BoardChanges): StaffBoard => ({
  async day(siteIndex, departmentId, date) {
    const location = engine.schedules.snapshot(siteIndex).byId.get(departmentId);
    const day = parseDay(date);
    if (location === undefined || day === null) return null;
    const { database } = engine;
    const { workshop, calendar } = location;
    const all = await listBookings(
      database,
      database.db,
      { siteIndex, departmentId },
      { from: date, to: date },
    );
    const expected = all.filter(({ state }) => state !== 'cancelled');
    const blocked = await listBlockedTimes(
      database,
      { siteIndex, departmentId },
      { from: day * DAY, to: (day + 1) * DAY },
    );
    const places = await loadPlacesOfVisits(
      database,
      database.db,
      expected.map(({ id }) => id),
    );
    const shown = await toStaffBookings(engine, expected, places);
    const bays = workshop.resources.map(({ id, name }) => ({ id, name }));
    return {
      date,
      bays,
      slotMinutes: workshop.slotMinutes,
      open: calendar.on(day).map(({ from, to }) => ({ from: from - day * DAY, to: to - day * DAY })),
      visits: shown.flatMap((booking) => {
        const place = places.get(booking.id);
        if (place === undefined) return [];
        const bayId = bays.some(({ id }) => id === place.bayId) ? place.bayId : null;
        return [{ booking, bayId, from: place.from - day * DAY, to: place.to - day * DAY }];
      }),
      blocked: blocked.map(({ from, to, ...rest }) => ({
        ...rest,
        from: from - day * DAY,
        to: to - day * DAY,
      })),
    };
  },
  places: (visit, date) => listPlaces(engine, visit, date),
  move: (visit, to) => moveOnBoard(engine, visit, to),
  follow: (siteIndex, departmentId, onChange) => changes.follow(siteIndex, departmentId, onChange),
});
