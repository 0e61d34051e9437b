import type { Bay } from '~/modules/workshop/domain/availability';
import type { Demand } from '~/modules/workshop/domain/demand';
import {
  DAY,
  dateOf,
  dayOf,
  minutesOf,
  type Span,
  timeOf,
  weekdayOf,
} from '~/modules/workshop/domain/local-time';
import type { Opening } from '~/modules/workshop/domain/opening';
import { isPublicHoliday } from '~/platform/time';

/** Changes of clocks, hours and bays for the tests of what is offered. */

const ZONES = [
  { zone: 'Europe/Stockholm', country: 'SE' },
  { zone: 'Europe/Oslo', country: 'NO' },
  { zone: 'Europe/Helsinki', country: 'FI' },
  { zone: 'Europe/Bratislava', country: 'SK' },
  { zone: 'Europe/London', country: 'GB' },
] as const;
const YEARS = [2026, 2027, 2028, 2029, 2030];

/** The last Sunday of a month, when clocks change in Europe. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = dayOf(`${year}-${String(month).padStart(2, '0')}-${last}`);
  return day - (weekdayOf(day) % 7);
}
export const CHANGES = ZONES.flatMap((place) =>
  YEARS.flatMap((year) => [3, 10].map((month) => ({ ...place, year, month, day: lastSunday(year, month) }))),
);

const walls = new Map<string, Intl.DateTimeFormat>();
/** What the wall clock of a zone says at an instant, asked of Intl alone. */
function wallClock(instant: number, zone: string): string {
  const format =
    walls.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  walls.set(zone, format);
  return format.format(instant);
}
/** Whether some moment has this minute on its wall clock: what the clock skips has none. */
export const exists = (minute: number, zone: string): boolean =>
  [0, 60, 120, 180].some((offset) => {
    const instant = Date.UTC(2000, 0, 1) + (minute - offset) * 60_000;
    return wallClock(instant, zone) === `${dateOf(Math.floor(minute / DAY))} ${timeOf(minute)}`;
  });

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
export const open = (opens: string, closes: string, weekdays = EVERY_DAY): Opening => ({
  weekly: [{ weekdays, opens, closes }],
  deviations: [],
});
export const demand = (minutes: number, fields: Partial<Demand> = {}): Demand => ({
  minutes,
  competences: ['service'],
  allDay: false,
  multiDay: false,
  ...fields,
});
export const bay = (no: number, taken: readonly Span[] = [], competences = ['service']): Bay => ({
  no,
  taken,
  competences,
});
export const ALWAYS = { firstDay: 0, lastDay: 40_000, earliest: 0 };
/** Every so many minutes, the last one included. */
export const range = (from: number, to: number, step: number): number[] =>
  from > to ? [] : Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

type Change = (typeof CHANGES)[number];

/** The hours that begin on a day, told without the calendar. */
function hoursOn(day: number, { weekly, deviations }: Opening, { country }: Change) {
  const date = dateOf(day);
  const deviating = deviations.find((one) => one.date === date);
  if (deviating !== undefined) return deviating.spans;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  return isPublicHoliday(date, country) ? [] : weekly.filter(({ weekdays }) => weekdays.includes(weekday));
}

const lengthOf = ({ opens, closes }: { readonly opens: string; readonly closes: string }): number =>
  (minutesOf(closes) - minutesOf(opens) + DAY) % DAY || DAY;

/** Which minutes around some days are open, told minute by minute and without the calendar. */
export function openMinutes(first: number, last: number, opening: Opening, change: Change): Set<number> {
  const minutes = new Set<number>();
  for (let each = first - 1; each <= last + 1; each++)
    for (const hours of hoursOn(each, opening, change))
      for (let at = 0; at < lengthOf(hours); at++) minutes.add(each * DAY + minutesOf(hours.opens) + at);
  // Clocks jump by quarters, and only on the days of a change.
  for (let quarter = (change.day - 1) * DAY; quarter < (change.day + 2) * DAY; quarter += 15)
    if (!exists(quarter, change.zone)) for (let at = quarter; at < quarter + 15; at++) minutes.delete(at);
  return minutes;
}

/** Times of a day that are so many steps from an opening, told without the calendar. */
export function gridOf(day: number, opening: Opening, change: Change, step: number): Set<number> {
  const grid = new Set<number>();
  for (const each of [day - 1, day])
    for (const hours of hoursOn(each, opening, change)) {
      const from = each * DAY + minutesOf(hours.opens);
      for (const at of range(from, from + lengthOf(hours) - 1, step))
        if (Math.floor(at / DAY) === day) grid.add(at);
    }
  return grid;
}
