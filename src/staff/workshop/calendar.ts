import { addDays, formatLocal, formatLocalRange, isDate, isoWeekOf, mondayOf } from '~/platform/time';

/** Days in the addresses of staff's pages, `YYYY-MM-DD`, and weeks as ISO 8601 writes them, `YYYY-Www`. Pure. */

/** A day of our calendar between 2000 and 2099; null for anything else. */
export const readDay = (text: string | undefined): string | null =>
  text !== undefined && isDate(text) && text.startsWith('20') ? text : null;

/** The week that a day lies in. */
export function weekOf(day: string): string {
  const { year, week } = isoWeekOf(day);
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Monday of a week; null for a week that there is not. */
export function mondayOfWeek(week: string | undefined): string | null {
  const found = /^(20\d{2})-W(\d{2})$/.exec(week ?? '');
  if (found === null) return null;
  // The fourth of January always lies in the first week.
  const monday = addDays(mondayOf(`${found[1]}-01-04`), (Number(found[2]) - 1) * 7);
  return weekOf(monday) === week ? monday : null;
}

/** `måndag 2 mars 2026`, as the locale writes it. */
export const dayInWords = (day: string, locale: string): string =>
  formatLocal(day, locale, { dateStyle: 'full' });

/** `mån 2 mars` */
export const dayInShort = (day: string, locale: string): string =>
  formatLocal(day, locale, { weekday: 'short', day: 'numeric', month: 'short' });

/** `2–8 mars 2026` */
export const weekInWords = (monday: string, locale: string): string =>
  formatLocalRange(monday, addDays(monday, 6), locale, { day: 'numeric', month: 'long', year: 'numeric' });
