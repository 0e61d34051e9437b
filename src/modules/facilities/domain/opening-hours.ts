import type { DeviationDay, OpeningSchedule } from './site-record';

/** A moment on the facility's own clock: its zone has already been applied. */
export interface LocalMoment {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM` */
  readonly time: string;
}

export type OpenState =
  | { readonly state: 'open'; readonly closes: string }
  | { readonly state: 'closed'; readonly opens?: string }
  | { readonly state: 'unknown' };

const isoDayOf = (row: DeviationDay): string | undefined => /^\d{4}-\d{2}-\d{2}/.exec(row.day)?.[0];

/** 1 Monday … 7 Sunday. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** Deviating days still to come, in the given order; a day that cannot be read as a date is never hidden. */
export const comingDeviations = (rows: readonly DeviationDay[], today: string): readonly DeviationDay[] =>
  rows.filter((row) => {
    const day = isoDayOf(row);
    return day === undefined || day >= today;
  });

interface Span {
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
}

function stateOf(spans: readonly Span[], time: string): OpenState {
  const open = spans.flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []));
  const now = open.find((span) => span.opens <= time && time < span.closes);
  if (now !== undefined) return { state: 'open', closes: now.closes };
  const later = open
    .map((span) => span.opens)
    .filter((opens) => opens > time)
    .sort()[0];
  return later === undefined ? { state: 'closed' } : { state: 'closed', opens: later };
}

/**
 * Whether the department is open, and until or from when that day. Known only where the schedule says its hours in
 * numbers for that day; deviating days override the ordinary ones (domain facts, Time). A deviating day whose hours
 * are only words is unknown.
 */
export function openState(schedule: OpeningSchedule, now: LocalMoment): OpenState {
  const deviating = schedule.deviationdays.filter((row) => isoDayOf(row) === now.date);
  if (deviating.length > 0) {
    const inNumbers = deviating.filter((row) => row.closed === true || row.opens !== undefined);
    return inNumbers.length === 0 ? { state: 'unknown' } : stateOf(inNumbers, now.time);
  }
  const weekday = weekdayOf(now.date);
  const rows = schedule.openinghours.filter((row) => row.weekdays?.includes(weekday));
  return rows.length === 0 ? { state: 'unknown' } : stateOf(rows, now.time);
}
