/**
 * The arithmetic of a month of days, for the browser: dates are `YYYY-MM-DD`, reckoned in UTC, where no day is longer or
 * shorter than another. Pure.
 */

const DAY_MS = 86_400_000;

const instantOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The date so many days later. */
export const daysLater = (date: string, days: number): string => dateOf(instantOf(date) + days * DAY_MS);

/** The month, `YYYY-MM`, of a date. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The same day so many months later, the last one of a month that is too short. */
export function monthsLater(date: string, months: number): string {
  const day = Number(date.slice(8));
  const first = new Date(instantOf(`${monthOf(date)}-01`));
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, last));
  return dateOf(first.getTime());
}

/** 0 Monday … 6 Sunday. */
const weekdayOf = (date: string): number => (new Date(instantOf(date)).getUTCDay() + 6) % 7;

/** The weeks of a month, Monday first; null where a week has a day of another month. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const weeks: (string | null)[][] = [];
  for (
    let monday = daysLater(first, -weekdayOf(first));
    monthOf(monday) <= month;
    monday = daysLater(monday, 7)
  ) {
    weeks.push(
      Array.from({ length: 7 }, (_, at) => daysLater(monday, at)).map((date) =>
        monthOf(date) === month ? date : null,
      ),
    );
  }
  return weeks;
}

/** Where a key of the date grid pattern leads from a date; null for other keys. */
export function dateByKey(key: string, isShifted: boolean, from: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return daysLater(from, -1);
    case 'ArrowRight':
      return daysLater(from, 1);
    case 'ArrowUp':
      return daysLater(from, -7);
    case 'ArrowDown':
      return daysLater(from, 7);
    case 'Home':
      return daysLater(from, -weekdayOf(from));
    case 'End':
      return daysLater(from, 6 - weekdayOf(from));
    case 'PageUp':
      return monthsLater(from, isShifted ? -12 : -1);
    case 'PageDown':
      return monthsLater(from, isShifted ? 12 : 1);
    default:
      return null;
  }
}

/** The date within both ends, or the nearer end. */
export const clamped = (date: string, first: string, last: string): string =>
  date < first ? first : date > last ? last : date;
