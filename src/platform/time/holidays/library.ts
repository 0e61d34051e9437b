import { createRequire } from 'node:module';
import type Holidays from 'date-holidays';

/** Countries whose public holidays are known, by their ISO codes. */
export const HOLIDAY_COUNTRIES = ['SE', 'NO', 'FI', 'SK', 'GB'] as const;

export type HolidayCountry = (typeof HOLIDAY_COUNTRIES)[number];

export interface PublicHoliday {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** As the language calls it, or else the country's own. */
  readonly name: string;
}

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

const calendars = new Map<string, Holidays>();

function calendarOf(country: HolidayCountry, language: string): Holidays {
  // One for each language: a calendar falls back to every language that it was once asked in.
  const key = `${country} ${language}`;
  const known = calendars.get(key);
  if (known !== undefined) return known;
  // Loaded when first asked: with the rules of all countries it takes tens of megabytes (ADR 0023).
  const Calendar: typeof Holidays = createRequire(import.meta.url)('date-holidays');
  const calendar = country === 'GB' ? new Calendar('GB', 'ENG') : new Calendar(country);
  calendar.setLanguages([language, ...calendar.getLanguages()]);
  calendars.set(key, calendar);
  return calendar;
}

/** Public holidays of a year in order, and the eves that are kept as such, as the library works them out. */
export function computeHolidays(year: number, country: HolidayCountry, language: string): PublicHoliday[] {
  const names = new Map<string, string>();
  // The library has names in English, and few in British English.
  const calendar = calendarOf(country, language.split('-')[0] ?? language);
  for (const { date, type, rule, name } of calendar.getHolidays(year)) {
    if (type !== 'public' && !isClosedBesides(rule, year, country)) continue;
    const day = date.slice(0, 10);
    const others = names.get(day);
    // Two may fall on one day, as in Norway on 17 May 2027.
    names.set(day, others === undefined || others === name ? name : `${others}, ${name}`);
  }
  return [...names].map(([date, name]) => ({ date, name })).toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** Easter Sunday of a year, `YYYY-MM-DD`. */
export function computeEaster(year: number): string {
  const easter = calendarOf('SE', 'en')
    .getHolidays(year)
    .find(({ rule }) => rule === 'easter');
  if (easter === undefined) throw new RangeError(`no Easter is known of ${year}`);
  return easter.date.slice(0, 10);
}
