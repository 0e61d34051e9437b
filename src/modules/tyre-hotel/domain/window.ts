import { addDays, addMonths, isDate, localDate } from '~/platform/time';

/** Dates, `YYYY-MM-DD`, both included. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

const MIN_NOTICE_DAYS = 3;
const MAX_AHEAD_MONTHS = 3;

/** When wheels can be changed: from three days ahead to three months, by the calendar of the workshop (WHEEL-CHANGE-1). */
export function bookableRange(now: Date, zone: string): DateRange {
  const today = localDate(now, zone);
  return { from: addDays(today, MIN_NOTICE_DAYS), to: addMonths(today, MAX_AHEAD_MONTHS) };
}

export const isWithin = ({ from, to }: DateRange, date: string): boolean =>
  isDate(date) && date >= from && date <= to;

/** What two ranges share; null for nothing. */
export function overlap(one: DateRange, other: DateRange): DateRange | null {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return from <= to ? { from, to } : null;
}
