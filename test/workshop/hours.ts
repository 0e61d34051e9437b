import type { Bay } from '~/modules/workshop/domain/availability';
import type { Demand } from '~/modules/workshop/domain/demand';
import { DAY, dateOf, dayOf, type Span, timeOf, weekdayOf } from '~/modules/workshop/domain/local-time';
import type { Opening } from '~/modules/workshop/domain/opening';

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
  ...{ minutes, competences: ['service'], allDay: false },
  ...fields,
});
export const bay = (no: number, taken: readonly Span[] = [], competences = ['service']): Bay => ({
  ...{ no, taken, competences },
});
export const ALWAYS = { firstDay: 0, lastDay: 40_000, earliest: 0 };
/** Every so many minutes, the last one included. */
export const range = (from: number, to: number, step: number): number[] =>
  from > to ? [] : Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
