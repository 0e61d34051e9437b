import Holidays from 'date-holidays';
import { addDays } from './calendar';

/** Countries whose public holidays are known, by their ISO codes. */
export type HolidayCountry = 'SE' | 'NO' | 'FI' | 'SK' | 'GB';

/**
 * Days that the library has as no public holidays, but on which workshops are closed as well, by its rule for them: the
 * eves, and Easter Sunday where it is no holiday.
 */
const ALSO_CLOSED: Readonly<Record<HolidayCountry, readonly string[]>> = {
  SE: ['friday after 06-19', '12-24', '12-31'],
  NO: ['12-24'],
  FI: ['friday after 06-19', '12-24'],
  SK: ['easter'],
  GB: ['easter'],
};

/** Slovakia made working days of these for 2026 alone; the library knows no year in which that ends. */
const SUSPENDED_IN_2026 = ['05-08 since 2026', '09-15 since 2026'];

const isClosedBesides = (rule: string, year: number, country: HolidayCountry): boolean =>
  ALSO_CLOSED[country].includes(rule) || (year > 2026 && SUSPENDED_IN_2026.includes(rule));

const calendars = new Map<HolidayCountry, Holidays>();
const known = new Map<string, ReadonlySet<string>>();

function calendarOf(country: HolidayCountry): Holidays {
  const made =
    calendars.get(country) ?? (country === 'GB' ? new Holidays('GB', 'ENG') : new Holidays(country));
  calendars.set(country, made);
  return made;
}

/** Whether a local date, `YYYY-MM-DD`, is a public holiday, or an eve that is kept as one, of the country. */
export function isPublicHoliday(date: string, country: HolidayCountry): boolean {
  const year = Number(date.slice(0, 4));
  const key = `${country} ${year}`;
  const days = known.get(key) ?? closedDays(year, country);
  known.set(key, days);
  return days.has(date);
}

function closedDays(year: number, country: HolidayCountry): ReadonlySet<string> {
  const days = calendarOf(country).getHolidays(year, 'en');
  const closed = days.filter(({ type, rule }) => type === 'public' || isClosedBesides(rule, year, country));
  return new Set(closed.map(({ date }) => date.slice(0, 10)));
}

/** The days of `isPublicHoliday` from a date on, in order, as a language calls them. */
export function publicHolidays(
  from: string,
  days: number,
  country: HolidayCountry,
  language: string,
): readonly { readonly date: string; readonly name: string }[] {
  const until = addDays(from, days);
  const years = [...new Set([from, until].map((date) => Number(date.slice(0, 4))))];
  const named = years.flatMap((year) => calendarOf(country).getHolidays(year, language));
  const names = new Map(named.map(({ date, name }) => [date.slice(0, 10), name]));
  const dates = years.flatMap((year) => [...closedDays(year, country)]);
  return dates
    .filter((date) => date >= from && date <= until)
    .toSorted()
    .map((date) => ({ date, name: names.get(date) ?? date }));
}

const easters = new Map<number, string>();

/** The date, `YYYY-MM-DD`, so many days from Easter Sunday of a year. */
export function easterDay(year: number, days: number): string {
  const sunday = easters.get(year) ?? easterSunday(year);
  easters.set(year, sunday);
  return addDays(sunday, days);
}

function easterSunday(year: number): string {
  const easter = calendarOf('SE')
    .getHolidays(year)
    .find(({ rule }) => rule === 'easter');
  if (easter === undefined) throw new RangeError(`no Easter is known of ${year}`);
  return easter.date.slice(0, 10);
}
