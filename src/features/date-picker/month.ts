import { addDays, addMonths, mondayOf } from '~/platform/time/calendar';

/**
 * The arithmetic of a month of days, for the browser: dates are `YYYY-MM-DD`, reckoned in UTC, where no day is longer or
 * shorter than another. Pure.
 */

/** The month, `YYYY-MM`, of a date. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The weeks of a month, Monday first; null where a week has a day of another month. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const weeks: (string | null)[][] = [];
  for (let monday = mondayOf(first); monthOf(monday) <= month; monday = addDays(monday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, at) => addDays(monday, at)).map((date) =>
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
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return mondayOf(from);
    case 'End':
      return addDays(mondayOf(from), 6);
    case 'PageUp':
      return addMonths(from, isShifted ? -12 : -1);
    case 'PageDown':
      return addMonths(from, isShifted ? 12 : 1);
    default:
      return null;
  }
}

/** The date within both ends, or the nearer end. */
export const clamped = (date: string, first: string, last: string): string =>
  date < first ? first : date > last ? last : date;
