/**
 * Dates and times of a workshop are its own (`YYYY-MM-DD`, `HH:mm`); here they are written out. The browser's zone never
 * comes in: a date is counted and named as a day of the calendar, in UTC on both sides.
 */

/** Days since 1970 of a date; the reverse is `dateOf`. */
export const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
export const addDays = (date: string, days: number): string => dateOf(dayNumber(date) + days);

/** 0 is Sunday, 6 Saturday (SLOT-1). */
export const weekday = (date: string): number => (((dayNumber(date) + 4) % 7) + 7) % 7;
export const isWeekend = (date: string): boolean => weekday(date) === 0 || weekday(date) === 6;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats of one language; making one is dear, a picker writes dozens. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, made);
  return made;
}

const write = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(locale, options).format(dayNumber(date) * 86_400_000);

/** `5 mars` */
const dayAndMonth = (date: string, locale: string): string =>
  write(date, locale, { day: 'numeric', month: 'long' });

/** `tisdag 24 november` */
export const dayInWords = (date: string, locale: string): string =>
  write(date, locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** `tis` */
export const shortWeekday = (date: string, locale: string): string =>
  write(date, locale, { weekday: 'short' }).replace('.', '');

/** `24 nov`; other languages write it their own way. */
export const shortDate = (date: string, locale: string): string =>
  write(date, locale, { day: 'numeric', month: 'short' }).replace(/\.$/, '');

/** `5 mars 08:30`: 'D MMMM HH:mm' (WORKSHOP-1), in the language's own order. Null for what is no date-time. */
export function momentText(dateTime: string | null, locale: string): string | null {
  const moment = momentOf(dateTime);
  return moment === null ? null : `${dayAndMonth(moment.date, locale)} ${moment.time}`;
}

/** `5 mars 2027 08:30`: 'D MMMM YYYY HH:mm'. */
export function fullMomentText(dateTime: string | null, locale: string): string | null {
  const moment = momentOf(dateTime);
  if (moment === null) return null;
  const date = write(moment.date, locale, { day: 'numeric', month: 'long', year: 'numeric' });
  return `${date} ${moment.time}`;
}

/** Date and time of `YYYY-MM-DDTHH:mm…`; null for anything else. */
function momentOf(dateTime: string | null): { readonly date: string; readonly time: string } | null {
  const found = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(dateTime ?? '');
  const [date, time] = [found?.[1], found?.[2]];
  return date === undefined || time === undefined || Number.isNaN(dayNumber(date)) ? null : { date, time };
}

/** `09:59`: minutes and seconds that are left. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
}
