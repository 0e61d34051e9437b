import { err, ok, type Result } from '~/platform/result';
import { tokenHash } from '~/platform/token';
import type { Site } from '~/sites';
import { bookableOf } from '../domain/availability';
import { dateOf } from '../domain/local-time';
import { parseDay } from '../domain/visit-start';
import type { Engine } from '../engine';
import { offeredDays, shownDay } from '../free-times';
import { readWork } from '../request';
import type { BookingFailure, TimeslotDay, TimeslotQuery } from '../service';

const WEEK = 7;

/** What a workshop offers on seven days. */
export async function listTimes(
  engine: Engine,
  site: Site,
  query: TimeslotQuery,
): Promise<Result<readonly TimeslotDay[], BookingFailure>> {
  const from = parseDay(query.from);
  if (from === null) return err({ code: 'invalid', field: 'from' });
  // Not whether it is for the car: a visit that was booked before the rules changed can still be moved.
  const work = await readWork(engine, site, query);
  if (!work.ok) return work;
  const { place, demand } = work.value;
  if (demand === null) return ok(Array.from({ length: WEEK }, (_, at) => emptyDay(dateOf(from + at))));
  const { database, clock } = engine;
  const holdHash = query.holdId === null ? null : tokenHash(query.holdId);
  const now = clock.now();
  const asking = { database, db: database.db, now, own: { holdHash } };
  const days = { from, to: from + WEEK - 1 };
  const offered = await offeredDays({ place, demand }, bookableOf(place.workshop, now), days, asking);
  return ok(offered.map((day) => shownDay(day, demand)));
}

const emptyDay = (date: string): TimeslotDay => ({ date, availableSlots: [], allDaySlotAvailable: false });
