import { addMonths, localDate } from '~/platform/time';
import { BOOKABLE_MONTHS } from '../wire';

/** Dates, `YYYY-MM-DD`, both included. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** What can be booked by these flows at all (WIZARD-CALL-4): from today, three months ahead. */
export function bookableRange(now: Date, zone: string): DateRange {
  const today = localDate(now, zone);
  return { from: today, to: addMonths(today, BOOKABLE_MONTHS) };
}

export const isWithin = ({ from, to }: DateRange, date: string): boolean => from <= date && date <= to;

/** What two ranges share; null when it is nothing. */
export function overlap(a: DateRange, b: DateRange): DateRange | null {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  return from <= to ? { from, to } : null;
}
