import { err, ok, type Result } from '~/platform/result';
import { tokenHash } from '~/platform/token';
import type { Site } from '~/sites';
import { bookingWindowOf } from '../domain/availability';
import { dateOf } from '../domain/local-time';
import { parseDay } from '../domain/visit/visit-start';
import type { BookingEngine } from '../engine';
import type { BookingFailure, TimeslotDay, TimeslotQuery } from '../service';
import { listOfferedDays, toTimeslotDay } from '../time-slot-search';
import { resolveWork } from '../visit-request';

const WEEK = 7;

/** What a workshop offers on seven days. */
export async function listTimes(
  engine: BookingEngine,
  site: Site,
  query: TimeslotQuery,
): Promise<Result<readonly TimeslotDay[], BookingFailure>> {
  const from = parseDay(query.from);
  if (from === null) return err({ code: 'invalid', field: 'from' });
  // Not whether it is for the car: a visit that was booked before the rules changed can still be moved.
  const work = await resolveWork(engine, site, query);
  if (!work.ok) return work;
  const { location, demand } = work.value;
  if (demand === null) return ok(Array.from({ length: WEEK }, (_, at) => emptyDay(dateOf(from + at))));
  const { database, clock } = engine;
  const holdHash = query.holdId === null ? null : tokenHash(query.holdId);
  const now = clock.now();
  const context = { database, db: database.db, now, own: { holdHash } };
  const days = { from, to: from + WEEK - 1 };
  const offered = await listOfferedDays(
    { location, demand },
    bookingWindowOf(location.workshop, now),
    days,
    context,
  );
  return ok(offered.map((day) => toTimeslotDay(day, demand)));
}

const emptyDay = (date: string): TimeslotDay => ({ date, availableSlots: [], allDaySlotAvailable: false });
