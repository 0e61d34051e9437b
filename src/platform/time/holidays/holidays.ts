import { addDays } from '../calendar';
import { computeEaster, computeHolidays, type HolidayCountry, type PublicHoliday } from './library';
import { tabledEaster, tabledHolidays } from './table';

export type { HolidayCountry };

const known = new Map<string, ReadonlySet<string>>();

const holidaysOf = (year: number, country: HolidayCountry, language: string): readonly PublicHoliday[] =>
  tabledHolidays(year, country, language) ?? computeHolidays(year, country, language);

/** Whether a local date, `YYYY-MM-DD`, is a public holiday, or an eve that is kept as one, of the country. */
export function isPublicHoliday(date: string, country: HolidayCountry): boolean {
  const year = Number(date.slice(0, 4));
  const key = `${country} ${year}`;
  const days = known.get(key) ?? new Set(holidaysOf(year, country, 'en').map((day) => day.date));
  known.set(key, days);
  return days.has(date);
}

/** The days of `isPublicHoliday` from a date on, in order, as a language calls them. */
export function publicHolidays(
  from: string,
  days: number,
  country: HolidayCountry,
  language: string,
): readonly PublicHoliday[] {
  const until = addDays(from, days);
  const years = [...new Set([from, until].map((date) => Number(date.slice(0, 4))))];
  return years
    .flatMap((year) => holidaysOf(year, country, language))
    .filter(({ date }) => date >= from && date <= until);
}

/** The date, `YYYY-MM-DD`, so many days from Easter Sunday of a year. */
export function easterDay(year: number, days: number): string {
  return addDays(tabledEaster(year) ?? computeEaster(year), days);
}
