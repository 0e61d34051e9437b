import {
  addDays,
  clockChanges,
  daysBetween,
  localDate,
  localTime,
  weekdayOf as weekdayOfDate,
} from '~/platform/time';
import type { LocalMoment } from '../service';

/**
 * The workshop's clock as one number: minutes since 2000-01-01 00:00 of its own wall clock, as if no day ever were longer or
 * shorter than 24 hours. What the clock skips or repeats is dealt with where hours are opened (`calendar.ts`).
 */

export const DAY = 1440;
const EPOCH = '2000-01-01';

/** From `from` up to, not including, `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Days from 2000-01-01 to a date `YYYY-MM-DD`; NaN for what is no date. */
export const dayOf = (date: string): number => daysBetween(EPOCH, date);

/** The date, `YYYY-MM-DD`, so many days from 2000-01-01. */
export const dateOf = (day: number): string => addDays(EPOCH, day);

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: number): number => weekdayOfDate(dateOf(day));

/** Minutes of a time `HH:mm` from midnight, `24:00` included; NaN for what is no time. */
export function minutesOf(time: string): number {
  const match = /^(\d\d):([0-5]\d)$/.exec(time);
  if (match === null) return Number.NaN;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes <= DAY ? minutes : Number.NaN;
}

/** `HH:mm` of a minute of the workshop's clock, whatever its day. */
export function timeOf(minute: number): string {
  const ofDay = ((minute % DAY) + DAY) % DAY;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

/** The day that a minute of the workshop's clock is of. */
export const dayOfMinute = (minute: number): number => Math.floor(minute / DAY);

/** A minute of the workshop's clock as date and time. */
export const momentOf = (minute: number): LocalMoment => ({
  date: dateOf(dayOfMinute(minute)),
  time: timeOf(minute),
});

/** The minute of a date and a time of the workshop's clock. */
export const minuteOfMoment = ({ date, time }: LocalMoment): number => dayOf(date) * DAY + minutesOf(time);

/** What the clock of a zone shows at an instant, as a minute of the workshop's clock. */
export const minuteAt = (instant: Date, zone: string): number =>
  dayOf(localDate(instant, zone)) * DAY + minutesOf(localTime(instant, zone));

/** Today's date in the zone, as a day. */
export const todayIn = (zone: string, now: Date): number => dayOf(localDate(now, zone));

const gapsByZone = new Map<string, readonly Span[]>();

/** A minute of the workshop's clock from what a clock shows, `YYYY-MM-DDTHH:mm`. */
const minuteOf = (shown: string): number => dayOf(shown.slice(0, 10)) * DAY + minutesOf(shown.slice(11));

/** Where the wall clock of the zone jumps forward in a year: what it never shows, earliest first. */
function gapsOf(zone: string, year: number): readonly Span[] {
  const key = `${zone} ${year}`;
  const known = gapsByZone.get(key);
  if (known !== undefined) return known;
  const gaps = clockChanges(zone, year)
    .map(({ from, to }) => ({ from: minuteOf(from), to: minuteOf(to) }))
    .filter(({ from, to }) => to > from);
  gapsByZone.set(key, gaps);
  return gaps;
}

/** What the zone's clock skips on a day: at most one span in practice, and none on most days. */
export function skippedOn(zone: string, day: number): readonly Span[] {
  const year = Number(dateOf(day).slice(0, 4));
  return gapsOf(zone, year).filter(({ from, to }) => from < (day + 1) * DAY && to > day * DAY);
}
