import { err, ok } from '~/platform/result';
import { blockedSpans } from '../domain/blocked-time';
import { DAY, dateOf, dayOfMinute, minuteAt, momentOf, type Span, timeOf } from '../domain/local-time';
import { parseDay } from '../domain/visit/visit-start';
import type { BookingEngine } from '../engine';
import type { LocalMoment } from '../service';
import {
  type BlockedRow,
  deleteBlockedTimes,
  insertBlockedTimes,
  listBlockedTimes,
  listConflicts,
  listSeries,
} from '../store/blocked-time-store';
import { listBookingsById } from '../store/booking-store';
import { deleteExpiredHolds } from '../store/occupation-store';
import { transactWithRetry } from '../transaction';
import { locationToday, type WorkshopLocation } from '../workshop-locations';
import { toStaffBookings } from './create-staff-bookings';
import type { BlockedSeries, BlockedSpan, StaffBlockedTimes, WorkshopPlace } from './staff-blocked-times';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NOTE_MAX = 200;
/** A dozen bays on each workday of a year, and some. */
const MAX_TIMES = 4000;

/** Blocked times on our own tables. */
export function createStaffBlockedTimes(engine: BookingEngine): StaffBlockedTimes {
  const { database, clock } = engine;
  const locationAt = ({ siteIndex, departmentId }: WorkshopPlace) =>
    engine.schedules.snapshot(siteIndex).byId.get(departmentId);
  const nowAt = ({ zone }: WorkshopLocation) => minuteAt(clock.now(), zone);
  return {
    bays(place) {
      const location = locationAt(place);
      if (location === undefined) return null;
      const { workshop } = locationToday(location, clock.now());
      return workshop.resources.map(({ id, name }) => ({ id, name }));
    },
    async block(place, seriesId, { bayIds, reason, note, ...period }) {
      const location = locationAt(place);
      if (location === undefined) return err({ code: 'unknown-workshop' });
      const bays = location.bays.filter(({ id }) => bayIds.includes(id));
      if (bays.length === 0 || bays.length !== new Set(bayIds).size) return err({ code: 'no-bay' });
      if (note.length > NOTE_MAX) return err({ code: 'note-too-long' });
      const spans = blockedSpans(period);
      if (!spans.ok) return spans;
      const coming = spans.value.filter(({ to }) => to > nowAt(location));
      if (coming.length === 0) return err({ code: 'past' });
      if (coming.length * bays.length > MAX_TIMES) return err({ code: 'too-many', field: 'until' });
      const at = clock.now();
      const numbers = bays.map(({ no }) => no);
      await deleteExpiredHolds(database, database.db, at, numbers);
      const blocked = { seriesId, reason, note, bays: numbers, spans: coming, at };
      await transactWithRetry(database, (tx) => insertBlockedTimes(tx, place, blocked));
      return ok(null);
    },
    async coming(place) {
      const location = locationAt(place);
      if (location === undefined) return [];
      const from = nowAt(location);
      const [rows, conflicts] = await Promise.all([
        listBlockedTimes(database, place, { from }),
        listConflicts(database, place, from),
      ]);
      return [...Map.groupBy(rows, ({ seriesId }) => seriesId)].map(([id, times]) =>
        toSeries(id, times, conflicts.filter(({ seriesId }) => seriesId === id).length, location),
      );
    },
    async series(place, seriesId) {
      const location = locationAt(place);
      if (location === undefined || !UUID.test(seriesId)) return null;
      const from = nowAt(location);
      const [rows, conflicts] = await Promise.all([
        listSeries(database, place, seriesId),
        listConflicts(database, place, from),
      ]);
      if (rows.length === 0) return null;
      const ids = conflicts.flatMap((each) => (each.seriesId === seriesId ? [each.bookingId] : []));
      const visits = await toStaffBookings(engine, await listBookingsById(database, database.db, ids));
      const left = rows.filter(({ to }) => to > from);
      return {
        ...toSeries(seriesId, left.length === 0 ? rows : left, visits.length, location),
        conflicts: visits,
      };
    },
    async release(place, seriesId, day) {
      const first = day === null ? null : parseDay(day);
      if (!UUID.test(seriesId) || (day !== null && first === null)) return false;
      const within = first === null ? null : { from: first * DAY, to: (first + 1) * DAY };
      const count = await transactWithRetry(database, (tx) =>
        deleteBlockedTimes(database, tx, place, seriesId, within),
      );
      return count > 0;
    },
  };
}

/** The rows of one series, which has some. */
function toSeries(
  id: string,
  rows: readonly BlockedRow[],
  visits: number,
  { workshop }: WorkshopLocation,
): BlockedSeries {
  const bayIds = new Set(rows.map(({ bayId }) => bayId));
  const known = workshop.resources.filter(({ id: bayId }) => bayIds.has(bayId));
  const gone = [...bayIds].filter((bayId) => !known.some((bay) => bay.id === bayId));
  const spans = new Map(rows.map(({ from, to }) => [from, { from, to }]));
  const [{ reason, note } = { reason: 'other' as const, note: '' }] = rows;
  return {
    id,
    reason,
    note,
    bays: [...known.map(({ name }) => name), ...gone],
    times: [...spans.values()].map(toBlockedSpan),
    visits,
  };
}

const toBlockedSpan = ({ from, to }: Span): BlockedSpan => ({ from: momentOf(from), to: endOf(to) });

/** Midnight is the end of the day before. */
const endOf = (minute: number): LocalMoment =>
  minute % DAY === 0
    ? { date: dateOf(dayOfMinute(minute) - 1), time: '24:00' }
    : { date: dateOf(dayOfMinute(minute)), time: timeOf(minute) };
