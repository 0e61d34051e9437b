import { addDays, weekdayOf } from '~/platform/time';
import { isoDayOf } from './hours-wording';
import type { DeviationDay, OpeningSchedule } from './site-record';

/** A moment on the facility's own clock: its zone has already been applied. */
export interface LocalMoment {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM`; `24:00` is the end of the day. */
  readonly time: string;
}

/** Whether a department is open, and the next moment at which that changes where it is known. */
export type OpenState =
  | { readonly state: 'open'; readonly closes: LocalMoment }
  | { readonly state: 'closed'; readonly opens?: LocalMoment }
  | { readonly state: 'unknown' };

/** Deviating days still to come, in the given order; a day that cannot be read as a date is never hidden. */
export const comingDeviations = (rows: readonly DeviationDay[], today: string): readonly DeviationDay[] =>
  rows.filter((row) => {
    const day = isoDayOf(row);
    return day === undefined || day >= today;
  });

/** From one moment to another, on the same clock. */
export interface Span {
  readonly opens: LocalMoment;
  readonly closes: LocalMoment;
}

const isBefore = (a: LocalMoment, b: LocalMoment): boolean => a.date + a.time < b.date + b.time;

interface Hours {
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
}

/** A time to open without one to close counts as none. */
const isHalf = ({ opens, closes }: Hours): boolean => (opens === undefined) !== (closes === undefined);

/** Times that close at or before their opening close the day after. */
function spansOf(rows: readonly Hours[], date: string): readonly Span[] {
  return rows
    .flatMap(({ opens, closes }) => {
      if (opens === undefined || closes === undefined) return [];
      const closing = closes > opens ? date : addDays(date, 1);
      return [{ opens: { date, time: opens }, closes: { date: closing, time: closes } }];
    })
    .toSorted((a, b) => (isBefore(a.opens, b.opens) ? -1 : 1));
}

/** Whether the ordinary hours of a date are in doubt, such as on a public holiday. */
export type IsDoubtful = (date: string) => boolean;

/** When a department is open on a date, in order; null where its hours are only words, or in doubt. */
export function spansOn(
  { openinghours, deviationdays }: OpeningSchedule,
  date: string,
  isDoubtful: IsDoubtful,
): readonly Span[] | null {
  const deviating = deviationdays.filter((row) => isoDayOf(row) === date);
  if (deviating.length > 0) {
    const inNumbers = deviating.filter((row) => row.closed === true || row.opens !== undefined);
    return inNumbers.length === 0 || inNumbers.some(isHalf) ? null : spansOf(inNumbers, date);
  }
  if (isDoubtful(date)) return null;
  const rows = openinghours.filter((row) => row.weekdays?.includes(weekdayOf(date)));
  return rows.length === 0 || rows.some(isHalf) ? null : spansOf(rows, date);
}

/** An opening is looked for until so many days ahead. */
const MAX_DAYS_AHEAD = 7;

/**
 * Whether the department is open, and when that ends. Known only where the schedule says its hours in numbers for that
 * day; deviating days override the ordinary ones (FACILITY-6). A deviating day whose hours are only words is
 * unknown, and so is one of which `isDoubtful` says that ordinary hours mean little unless a deviating day speaks of it.
 */
export function openState(
  schedule: OpeningSchedule,
  now: LocalMoment,
  isDoubtful: IsDoubtful = () => false,
): OpenState {
  const today = spansOn(schedule, now.date, isDoubtful);
  // Last night may not be over yet.
  const yesterday = spansOn(schedule, addDays(now.date, -1), isDoubtful) ?? [];
  const current = [...yesterday, ...(today ?? [])].find(
    ({ opens, closes }) => !isBefore(now, opens) && isBefore(now, closes),
  );
  if (current !== undefined) return { state: 'open', closes: current.closes };
  if (today === null) return { state: 'unknown' };
  for (let days = 0; days <= MAX_DAYS_AHEAD; days++) {
    const spans = spansOn(schedule, addDays(now.date, days), isDoubtful);
    if (spans === null) break;
    const next = spans.find(({ opens }) => isBefore(now, opens));
    if (next !== undefined) return { state: 'closed', opens: next.opens };
  }
  return { state: 'closed' };
}
