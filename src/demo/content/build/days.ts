import { addDays, addMonths, weekdayOf } from '~/platform/time';

/** The last day of the first month that ends at least two weeks after a date: when a campaign closes. */
export function monthEnd(today: string): string {
  const firstOfMonth = `${addDays(today, 14).slice(0, 7)}-01`;
  return addDays(addMonths(firstOfMonth, 1), -1);
}

/** The date of the first Thursday after a date. */
export const nextThursday = (today: string): string => addDays(today, ((10 - weekdayOf(today)) % 7) + 1);
