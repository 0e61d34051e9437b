import { Temporal } from 'temporal-polyfill';

/** Calendar dates as `YYYY-MM-DD`: the arithmetic of days and months, by Temporal. Pure. */

const DATE = /^\d{4}-\d\d-\d\d$/;

/** The text as a date; null for what is none (`2026-02-30`). */
function readDate(text: string): Temporal.PlainDate | null {
  if (!DATE.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return null;
  }
}

export const isDate = (text: string): boolean => readDate(text) !== null;

/** The date so many days later. @throws RangeError for what is no date */
export const addDays = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/** The same day so many months later, the last one of a month that is too short. @throws RangeError for what is no date */
export const addMonths = (date: string, months: number): string =>
  Temporal.PlainDate.from(date).add({ months }).toString();

/** Days from one date to another; NaN where either is no date. */
export function daysBetween(from: string, to: string): number {
  const [start, end] = [readDate(from), readDate(to)];
  return start === null || end === null ? Number.NaN : start.until(end).days;
}

/** 1 Monday … 7 Sunday. @throws RangeError for what is no date */
export const weekdayOf = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;

/** A change of a zone's clock: what it shows before and after, to the minute. */
export interface ClockChange {
  /** `YYYY-MM-DDTHH:mm` that the clock would have shown had it not changed. */
  readonly from: string;
  /** `YYYY-MM-DDTHH:mm` that it shows instead. */
  readonly to: string;
}

const minute = (time: Temporal.PlainDateTime): string => time.toString({ smallestUnit: 'minute' });

/** The changes of a zone's clock in a calendar year, earliest first. */
export function clockChanges(zone: string, year: number): readonly ClockChange[] {
  const changes: ClockChange[] = [];
  let at = Temporal.ZonedDateTime.from({ timeZone: zone, year, month: 1, day: 1 });
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (next === null || next.year !== year) return changes;
    const before = next.subtract({ nanoseconds: 1 });
    const shift = next.offsetNanoseconds - before.offsetNanoseconds;
    const to = next.toPlainDateTime();
    changes.push({ from: minute(to.subtract({ nanoseconds: shift })), to: minute(to) });
    at = next;
  }
}
