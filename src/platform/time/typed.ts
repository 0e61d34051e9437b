import { typedLine } from '../typed-words';
import { isDate } from './calendar';

/** Dates and times of the clock as people type them where no calendar and no clock helps them. Pure. */

const AROUND_DATE = /^[\s(]+|[\s.,)]+$/gu;
const YEAR_FIRST = /^(\d{4})(?:([-./ ])(\d{1,2})\2(\d{1,2})|(\d{2})(\d{2}))$/;
const DAY_FIRST =
  /^(\d{1,2})\s?[-./]\s?(\d{1,2})(?:\s?[-./ ]\s?(\d{4})|\s?[./]\s?(\d{2})|(?<=\/\d{1,2})-(\d{2}))?$/;

/**
 * The date that was typed: `2026-12-24`, `20261224`, `24.12.2026`, `24/12/2026`, `24/12-26`. A day without a year is the next one
 * from `today` on. The day stands before the month, as it does in every country of ours; two figures that may as well be a year
 * as a day (`26-12-24`) are no date. Null: none.
 */
export function readDate(text: string, today: string): string | null {
  const line = typedLine(text)
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(AROUND_DATE, '');
  const [, year, , month = '', day = '', joinedMonth = '', joinedDay = ''] = YEAR_FIRST.exec(line) ?? [];
  if (year !== undefined) return dateOf(year, month || joinedMonth, day || joinedDay);
  const [, first, second = '', full, dotted, dashed] = DAY_FIRST.exec(line) ?? [];
  if (first === undefined) return null;
  const short = dotted ?? dashed;
  const typedYear = full ?? (short === undefined ? undefined : `20${short}`);
  if (typedYear !== undefined) return dateOf(typedYear, second, first);
  const thisYear = Number(today.slice(0, 4));
  const coming = [thisYear, thisYear + 1].map((each) => dateOf(`${each}`, second, first));
  return coming.find((each) => each !== null && each >= today) ?? null;
}

function dateOf(year: string, month: string, day: string): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}

const TIME =
  /^(?:kl\.?\s?|klo\s|at\s)?(\d{1,2})(?:\s?[:.,h]\s?(\d{2})(?::\d{2})?|(\d{2}))?\s?(?:(h)|([ap])\.?\s?m\.?)?$/iu;

/** The time that was typed, `HH:mm` up to `24:00`: `8`, `8.30`, `0830`, `kl. 8`, `8h30`, `5:30 pm`. Null: none. */
export function readTime(text: string): string | null {
  const [, typedHour, minute, joined, , half] = TIME.exec(typedLine(text)) ?? [];
  if (typedHour === undefined) return null;
  const typed = Number(typedHour);
  if (half !== undefined && (typed === 0 || typed > 12)) return null;
  const hour = half === undefined ? typed : (typed % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const minutes = Number(minute ?? joined ?? '0');
  if (hour > 24 || minutes > 59 || (hour === 24 && minutes > 0)) return null;
  return `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
