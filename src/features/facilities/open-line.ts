import { type LocalMoment, type OpeningSchedule, type OpenState, openState } from '~/modules/facilities';
import { addDays, instantIn, isPublicHoliday, localDate, localTime } from '~/platform/time';
import type { Site } from '~/sites';

/** Whether a house or a department is open. `until` is when that holds no more, in milliseconds since 1970. */
export type OpenLine =
  | { readonly open: true; readonly closes: LocalMoment; readonly until: number }
  | {
      readonly open: false;
      readonly opens: LocalMoment | null;
      readonly today: string;
      readonly until: number;
    };

/**
 * Open while any of the schedules is, until the last of those closes; closed when all whose hours are known are; null
 * when none is known to be either. On the site's own clock; on a public holiday that no deviating day speaks of,
 * nothing is known.
 */
export function openLine(
  schedules: readonly OpeningSchedule[],
  now: Date,
  { zone, country }: Pick<Site, 'zone' | 'country'>,
): OpenLine | null {
  const [date, time] = [localDate(now, zone), localTime(now, zone)];
  const states = schedules.map((schedule) =>
    openState(schedule, { date, time }, (day) => isPublicHoliday(day, country)),
  );
  const closes = states.flatMap(closing).toSorted(inTime).at(-1);
  if (closes !== undefined) return { open: true, closes, until: instantOf(closes, zone) };
  if (!states.some(({ state }) => state === 'closed')) return null;
  const opens = states.flatMap(opening).toSorted(inTime)[0] ?? null;
  // "Tomorrow" is said until midnight.
  const holdsTill = opens === null || opens.date === addDays(date, 1) ? { date, time: '24:00' } : opens;
  return { open: false, opens, today: date, until: instantOf(holdsTill, zone) };
}

const closing = (state: OpenState) => (state.state === 'open' ? [state.closes] : []);
const opening = (state: OpenState) =>
  state.state === 'closed' && state.opens !== undefined ? [state.opens] : [];
const inTime = (a: LocalMoment, b: LocalMoment) => (a.date + a.time < b.date + b.time ? -1 : 1);

/** Midnight at the end of a day is the beginning of the next. */
function instantOf({ date, time }: LocalMoment, zone: string): number {
  const written = time === '24:00' ? `${addDays(date, 1)}T00:00` : `${date}T${time}`;
  return instantIn(zone, written);
}
