/**
 * Dates of the calendar as text, `YYYY-MM-DD`, counted in UTC, where no day is longer or shorter than another. Pure; the one
 * calendar of servers and browsers (ADR 0023).
 */

export const DAY_MS = 86_400_000;

const DATE = /^\d{4}-\d\d-\d\d$/;

const dateAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Midnight UTC at the beginning of a date, in milliseconds; NaN for what is no date (`2026-02-30`). */
function instantOf(date: string): number {
  if (!DATE.test(date)) return Number.NaN;
  const instant = Date.parse(`${date}T00:00:00Z`);
  // What is parsed as a day of the next month is no date.
  return new Date(instant).getUTCDate() === Number(date.slice(8)) ? instant : Number.NaN;
}

export const isDate = (text: string): boolean => !Number.isNaN(instantOf(text));

/** The date so many days later. @throws RangeError for what is no date */
export const addDays = (date: string, days: number): string => dateAt(instantOf(date) + days * DAY_MS);

/** The same day so many months later, the last one of a month that is too short. @throws RangeError for what is no date */
export function addMonths(date: string, months: number): string {
  const end = new Date(instantOf(date));
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  // Beyond the end of a shorter month stands a day of the next.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return dateAt(end.getTime());
}

/** The instant so many times 24 hours earlier. */
export const daysBefore = (instant: Date, days: number): Date => new Date(instant.getTime() - days * DAY_MS);

/** So many times 24 hours later. */
export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS);

/** Days from one date to another; NaN where either is no date. */
export const daysBetween = (from: string, to: string): number => (instantOf(to) - instantOf(from)) / DAY_MS;

/** 1 Monday … 7 Sunday; NaN for what is no date. */
export function weekdayOf(date: string): number {
  const day = new Date(instantOf(date)).getUTCDay();
  return day === 0 ? 7 : day;
}

/** The Monday of a date's week. @throws RangeError for what is no date */
export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

/** The week of a date by ISO 8601: its year is that of its Thursday. @throws RangeError for what is no date */
export function isoWeekOf(date: string): { readonly year: number; readonly week: number } {
  const thursday = addDays(mondayOf(date), 3);
  const year = thursday.slice(0, 4);
  return { year: Number(year), week: Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1 };
}
