import { localDate, localTime, zoneOffset } from '~/platform/time';

/**
 * The workshop's clock as one number: minutes since 2000-01-01 00:00 of its own wall clock, as if no day ever were longer or
 * shorter than 24 hours. What the clock skips or repeats is dealt with where hours are opened (`calendar.ts`).
 */

export const DAY = 1440;
const EPOCH = Date.UTC(2000, 0, 1);
const DAY_MS = 86_400_000;

/** From `from` up to, not including, `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Days from 2000-01-01 to a date `YYYY-MM-DD`; NaN for what is no date. */
export function dayOf(date: string): number {
  const instant = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // 30 February is read as 2 March by some readers: a date is one that is written the same again.
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== date) return Number.NaN;
  return (instant - EPOCH) / DAY_MS;
}

/** The date, `YYYY-MM-DD`, so many days from 2000-01-01. */
export const dateOf = (day: number): string => new Date(EPOCH + day * DAY_MS).toISOString().slice(0, 10);

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: number): number => ((((day + 5) % 7) + 7) % 7) + 1;

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

/** What the clock of a zone shows at an instant, as a minute of the workshop's clock. */
export const minuteAt = (instant: Date, zone: string): number =>
  dayOf(localDate(instant, zone)) * DAY + minutesOf(localTime(instant, zone));

/** Today's date in the zone, as a day. */
export const todayIn = (zone: string, now: Date): number => dayOf(localDate(now, zone));

const WEEK_MS = 7 * DAY_MS;
const gapsByZone = new Map<string, readonly Span[]>();

/** Where the wall clock of the zone jumps forward in a year: what it never shows, earliest first. */
function gapsOf(zone: string, year: number): readonly Span[] {
  const key = `${zone} ${year}`;
  const known = gapsByZone.get(key);
  if (known !== undefined) return known;
  const gaps: Span[] = [];
  const end = Date.UTC(year + 1, 0, 3);
  for (let at = Date.UTC(year - 1, 11, 30); at < end; at += WEEK_MS) {
    const change = changeBetween(zone, at, Math.min(at + WEEK_MS, end));
    if (change !== null) gaps.push(change);
  }
  gapsByZone.set(key, gaps);
  return gaps;
}

/** The jump forward between two instants (ms), if there is one; two changes within one week are known of no zone. */
function changeBetween(zone: string, from: number, to: number): Span | null {
  const before = zoneOffset(new Date(from), zone);
  const after = zoneOffset(new Date(to), zone);
  if (after <= before) return null;
  let [low, high] = [from / 60_000, to / 60_000];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (zoneOffset(new Date(middle * 60_000), zone) === before) low = middle;
    else high = middle;
  }
  const start = high - EPOCH / 60_000;
  return { from: start + before, to: start + after };
}

/** What the zone's clock skips on a day: at most one span in practice, and none on most days. */
export function skippedOn(zone: string, day: number): readonly Span[] {
  const year = Number(dateOf(day).slice(0, 4));
  return gapsOf(zone, year).filter(({ from, to }) => from < (day + 1) * DAY && to > day * DAY);
}
