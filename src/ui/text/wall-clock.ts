import { isDate, weekdayOf } from '~/platform/time/calendar';
import { formatLocal } from '~/platform/time/words';

/**
 * Dates and times of a workshop are its own (`YYYY-MM-DD`, `HH:mm`); here they are written out. The browser's zone never
 * comes in: a date is counted and named as a day of the calendar, in UTC on both sides.
 */

/** Saturday and Sunday. */
export const isWeekend = (date: string): boolean => weekdayOf(date) > 5;

/** `5 mars` */
const dayAndMonth = (date: string, locale: string): string =>
  formatLocal(date, locale, { day: 'numeric', month: 'long' });

/** `tisdag 24 november` */
export const dayInWords = (date: string, locale: string): string =>
  formatLocal(date, locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** `tis` */
export const shortWeekday = (date: string, locale: string): string =>
  formatLocal(date, locale, { weekday: 'short' }).replace('.', '');

/** `24 nov`; other languages write it their own way. */
export const shortDate = (date: string, locale: string): string =>
  formatLocal(date, locale, { day: 'numeric', month: 'short' }).replace(/\.$/, '');

/** `5 mars 08:30`: 'D MMMM HH:mm' (WORKSHOP-1), in the language's own order. Null for what is no date-time. */
export function momentText(dateTime: string | null, locale: string): string | null {
  const moment = momentOf(dateTime);
  return moment === null ? null : `${dayAndMonth(moment.date, locale)} ${moment.time}`;
}

/** `5 mars 2027 08:30`: 'D MMMM YYYY HH:mm'. */
export function fullMomentText(dateTime: string | null, locale: string): string | null {
  const moment = momentOf(dateTime);
  if (moment === null) return null;
  const date = formatLocal(moment.date, locale, { day: 'numeric', month: 'long', year: 'numeric' });
  return `${date} ${moment.time}`;
}

/** Date and time of `YYYY-MM-DDTHH:mm…`; null for anything else. */
function momentOf(dateTime: string | null): { readonly date: string; readonly time: string } | null {
  const found = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(dateTime ?? '');
  const [date, time] = [found?.[1], found?.[2]];
  return date === undefined || time === undefined || !isDate(date) ? null : { date, time };
}

/** `09:59`: minutes and seconds that are left. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
}
