import { addDays, addMonths, daysBetween, isDate } from '~/platform/time/calendar';

/** A calendar day, `YYYY-MM-DD`. Loans know no hours and no zones. */
export type IsoDay = string;

/**
 * A time from the first drawdown in the words of a contract. Years, months and weeks are equal parts of a year
 * (12 months, 52 weeks); days are divided by `daysInYear`, 365 unless the year in question is a leap year.
 */
export interface Interval {
  readonly years?: number;
  readonly months?: number;
  readonly weeks?: number;
  readonly days?: number;
  readonly daysInYear?: 365 | 366;
}

const MONTHS_IN_YEAR = 12;
const WEEKS_IN_YEAR = 52;

/** An interval in years. Source: Directive 2008/48/EC Annex I, remarks (b) and (c). */
export const intervalInYears = ({
  years = 0,
  months = 0,
  weeks = 0,
  days = 0,
  daysInYear = 365,
}: Interval): number => years + months / MONTHS_IN_YEAR + weeks / WEEKS_IN_YEAR + days / daysInYear;

/**
 * Whole months from a day to a later one: as many as still reach it when counted back from the later day, or
 * forward from the earlier. The two differ at month ends only: 28 February back is 28 January, 31 January on is
 * 28 February.
 */
function wholeMonthsBetween(from: IsoDay, to: IsoDay): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  const calendar = (toYear - fromYear) * MONTHS_IN_YEAR + (toMonth - fromMonth);
  const whole = addMonths(to, -calendar) >= from || addMonths(from, calendar) <= to;
  return whole ? calendar : calendar - 1;
}

/**
 * The time between two days in years: whole months counted backwards from the later day, the leftover days
 * divided by the length of the year that ends where the whole months stop. 12 January 2012 → 15 February 2012 is
 * 1/12 + 3/365. A month from its last day ends on the last day of the next: 31 January → 28 February is 1/12.
 * `to` before `from` is the same time below zero. Source: Directive 2008/48/EC Annex I, remark (c), as the
 * Commission's examples of 2015 apply it; below zero: remark (c) of Directive 2014/17/EU Annex I.
 */
export function yearsBetween(from: IsoDay, to: IsoDay): number {
  if (!isDate(from) || !isDate(to)) return Number.NaN;
  if (to < from) return -yearsBetween(to, from);
  const months = wholeMonthsBetween(from, to);
  const stop = addMonths(to, -months);
  // Counted forward, a month end has no days left over.
  const left = Math.max(0, daysBetween(from, stop));
  return months / MONTHS_IN_YEAR + left / daysBetween(addMonths(stop, -MONTHS_IN_YEAR), stop);
}

/** Day `index` of a series of equal steps from `first`, each counted from the first so that 31 does not become 28. */
export function dayInSeries(first: IsoDay, every: Interval, index: number): IsoDay {
  const months = ((every.years ?? 0) * MONTHS_IN_YEAR + (every.months ?? 0)) * index;
  const days = ((every.weeks ?? 0) * 7 + (every.days ?? 0)) * index;
  return addDays(addMonths(first, months), days);
}
