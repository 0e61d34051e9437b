import { err, ok, type Result } from '~/platform/result';
import type { Site } from '~/sites';
import type { TimePreference } from '../domain/waiting-list';
import type { BookingEngine } from '../engine';
import { toStaffBookings } from '../staff/create-staff-bookings';
import {
  findBookingByNumber,
  listBookingsById,
  lockBooking,
  type StoredBooking,
} from '../store/booking-store';
import { deleteHold } from '../store/occupation-store';
import * as waiting from '../store/waiting-list-store';
import { transactWithRetry } from '../transaction';
import { demandOfVisit } from '../use-cases/move-visit';
import { findBookingOfLink, findLocation } from '../use-cases/open-visit';
import { earlierWindow, isPreference, toEarlierTime, workingWeekdays } from './earlier-window';
import { takeEarlierTime } from './take-earlier-time';
import type { StaffWaitingList, WaitingFailure, WaitingList, WaitingState } from './waiting-list';

const UNKNOWN = err({ code: 'unknown-booking' } as const);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The waiting list of customers' links on our own tables. */
export function createWaitingList(engine: BookingEngine): WaitingList {
  const { database } = engine;
  const bookingOf = (site: Site, token: string) => findBookingOfLink(engine, site, token);
  return {
    async state(site, token) {
      const booking = await bookingOf(site, token);
      return booking === null ? null : stateOf(engine, booking);
    },
    async join(site, token, preference) {
      const booking = await bookingOf(site, token);
      return booking === null ? UNKNOWN : putVisitOnList(engine, booking.id, preference, 'customer');
    },
    async leave(site, token) {
      const booking = await bookingOf(site, token);
      if (booking === null) return false;
      await takeVisitOff(engine, booking.id);
      return true;
    },
    take: (site, token, timeId) => takeEarlierTime(engine, site, token, timeId),
    async decline(site, token, timeId) {
      const booking = await bookingOf(site, token);
      if (booking === null) return UNKNOWN;
      return transactWithRetry(database, async (tx) => {
        await lockBooking(database, tx, booking.id);
        const open = await waiting.lockOpenTime(database, tx, booking.id);
        if (open?.id !== timeId) {
          const [latest] = await waiting.listEarlierTimes(database, tx, [booking.id]);
          const isDone = latest?.id === timeId && latest.state !== 'taken';
          return isDone ? ok(null) : err({ code: 'offer-over' });
        }
        await waiting.settleTime(tx, open.id, 'declined');
        await deleteHold(tx, waiting.holdOfTime(open.id));
        return ok(null);
      });
    },
  };
}

async function stateOf(engine: BookingEngine, booking: StoredBooking): Promise<WaitingState> {
  const { database, clock } = engine;
  const location = findLocation(engine, booking);
  const now = clock.now();
  const [row, offered] = await Promise.all([
    waiting.findWaiting(database, database.db, booking.id),
    waiting.listEarlierTimes(database, database.db, [booking.id]),
  ]);
  const [latest] = offered;
  const { allDay } = demandOfVisit(engine, booking);
  return {
    preference: row,
    latest: latest === undefined ? null : toEarlierTime(latest, now),
    canWait: location !== undefined && earlierWindow(location, booking, now) !== null,
    weekdays: location === undefined ? [] : workingWeekdays(location.calendar, location.zone, now),
    hasTimes: !allDay,
  };
}

/** Puts a visit on the list, or changes what is wished. */
function putVisitOnList(
  engine: BookingEngine,
  bookingId: string,
  preference: TimePreference,
  addedBy: 'customer' | 'staff',
): Promise<Result<null, WaitingFailure>> {
  const { database, clock } = engine;
  return transactWithRetry(database, async (tx): Promise<Result<null, WaitingFailure>> => {
    const booking = await lockBooking(database, tx, bookingId);
    if (booking === null) return UNKNOWN;
    if (!isPreference(preference)) return err({ code: 'no-weekday' });
    const location = findLocation(engine, booking);
    const since = clock.now();
    if (location === undefined || earlierWindow(location, booking, since) === null)
      return err({ code: 'too-late' });
    const { partOfDay } = preference;
    const weekdays = [...new Set(preference.weekdays)].sort((a, b) => a - b);
    await waiting.putOnList(tx, booking, { bookingId, weekdays, partOfDay, addedBy, since });
    return ok(null);
  });
}

/** Takes a visit off the list, with what is kept for it; false when it was not on it. */
function takeVisitOff({ database }: BookingEngine, bookingId: string): Promise<boolean> {
  return transactWithRetry(database, async (tx) => {
    await lockBooking(database, tx, bookingId);
    const open = await waiting.lockOpenTime(database, tx, bookingId);
    if (open !== null) {
      await waiting.settleTime(tx, open.id, 'withdrawn');
      await deleteHold(tx, waiting.holdOfTime(open.id));
    }
    return waiting.takeOffList(database, tx, bookingId);
  });
}

/** The waiting list of a workshop's staff on our own tables. */
export function createStaffWaitingList(engine: BookingEngine): StaffWaitingList {
  const { database, clock, schedules } = engine;
  return {
    async list(siteIndex, departmentId) {
      const rows = await waiting.listWaiting(database, { siteIndex, departmentId });
      const ids = rows.map(({ bookingId }) => bookingId);
      const [stored, earlier] = await Promise.all([
        listBookingsById(database, database.db, ids),
        waiting.listEarlierTimes(database, database.db, ids),
      ]);
      const visits = new Map((await toStaffBookings(engine, stored)).map((booking) => [booking.id, booking]));
      const now = clock.now();
      return rows.flatMap(({ bookingId, ...row }) => {
        const booking = visits.get(bookingId);
        const offered = earlier.filter((time) => time.bookingId === bookingId);
        return booking === undefined
          ? []
          : [{ ...row, booking, offered: offered.map((time) => toEarlierTime(time, now)) }];
      });
    },
    weekdays(siteIndex, departmentId) {
      const location = schedules.snapshot(siteIndex).byId.get(departmentId);
      return location === undefined ? [] : workingWeekdays(location.calendar, location.zone, clock.now());
    },
    async add(siteIndex, departmentId, number, preference) {
      const booking = await findBookingByNumber(database, database.db, { siteIndex, departmentId }, number);
      return booking === null ? UNKNOWN : putVisitOnList(engine, booking.id, preference, 'staff');
    },
    async remove(siteIndex, departmentId, bookingId) {
      if (!UUID.test(bookingId)) return false;
      const list = await waiting.listWaiting(database, { siteIndex, departmentId });
      return list.some((row) => row.bookingId === bookingId) && takeVisitOff(engine, bookingId);
    },
  };
}
