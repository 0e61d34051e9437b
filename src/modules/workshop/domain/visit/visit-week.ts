import { isoWeekOf, localDate, localTime } from '~/platform/time';
import type { BookedVisit, Slot } from '../../service';
import { DAY, dateOf, dayOf, minutesOf, todayIn, weekdayOf } from '../local-time';
import { DROP_OFF_TIME } from './visit-format';

/** Phase of a visit for its customer. */
export type VisitPhase = 'booked' | 'cancelled' | 'arrived' | 'collected' | 'past';

/**
 * A visit is past when its work is done; one that has only begun is not. An arrived car of which nobody says that it was
 * collected counts as picked up by the end of the pick-up day.
 */
export function phaseOf(visit: BookedVisit, now: Date): VisitPhase {
  if (visit.state === 'cancelled' || visit.state === 'collected') return visit.state;
  if (visit.state === 'arrived')
    return localDate(now, visit.zone) > (visit.pickUp?.date ?? visit.date) ? 'past' : 'arrived';
  const clock = minuteOf({ date: localDate(now, visit.zone), time: localTime(now, visit.zone) });
  return clock >= endOf(visit) ? 'past' : 'booked';
}

const endOf = (visit: BookedVisit): number =>
  visit.pickUp === null ? minuteOf(visit) + visit.minutes : minuteOf(visit.pickUp);

/** Whether the visit has begun, by the workshop's clock: it can no longer be changed. */
export const hasStarted = (visit: BookedVisit, now: Date): boolean =>
  `${localDate(now, visit.zone)}T${localTime(now, visit.zone)}` >=
  `${visit.date}T${visit.time ?? DROP_OFF_TIME}`;

const minuteOf = ({ date, time }: Slot): number => dayOf(date) * DAY + minutesOf(time ?? DROP_OFF_TIME);

/** A workshop's longest booking window. */
const MAX_WEEKS = 58;

/** Monday of the week of a day. */
const mondayOf = (day: number): number => day - weekdayOf(day) + 1;

/**
 * Monday of the week to show, as a day number: the requested one (any date of it, `YYYY-MM-DD`), else that of the visit; never
 * in the past, nor beyond the window.
 */
export function weekFor(requested: string | null, visit: BookedVisit, now: Date): number {
  const first = mondayOf(todayIn(visit.zone, now));
  const day = requested === null ? Number.NaN : dayOf(requested);
  const wanted = mondayOf(Number.isNaN(day) ? dayOf(visit.date) : day);
  return Math.max(first, Math.min(wanted, first + MAX_WEEKS * 7));
}

/** The weeks before and after one, as dates of their Mondays; null outside the window. */
export function adjacentWeeks(monday: number, visit: BookedVisit, now: Date) {
  const first = mondayOf(todayIn(visit.zone, now));
  return {
    earlier: monday > first ? dateOf(monday - 7) : null,
    later: monday < first + MAX_WEEKS * 7 ? dateOf(monday + 7) : null,
  };
}

/** Number of the week by ISO 8601. */
export const weekNumber = (monday: number): number => isoWeekOf(dateOf(monday)).week;

const ALL_DAY = 'day';

/** A time as a form sends it: `2026-11-24T08:30`, or `2026-11-24Tday`. */
export const writeSlot = ({ date, time }: Slot): string => `${date}T${time ?? ALL_DAY}`;

/** The time of a form; null where it is invalid. */
export function readSlot(text: string | null): Slot | null {
  const match = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d|day)$/.exec(text ?? '');
  const [, date = '', time = ''] = match ?? [];
  if (match === null || Number.isNaN(dayOf(date))) return null;
  if (time === ALL_DAY) return { date, time: null };
  return minutesOf(time) < DAY ? { date, time } : null;
}
