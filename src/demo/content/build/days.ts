const DAY_MS = 86_400_000;

/** The date (`YYYY-MM-DD`) so many days before another. */
export const daysBefore = (today: string, days: number): string =>
  new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);

/** The date so many days after another. */
export const daysAfter = (today: string, days: number): string => daysBefore(today, -days);

/** The last day of the first month that ends at least two weeks after a date: when a campaign closes. */
export function monthEnd(today: string): string {
  const soon = new Date(Date.parse(today) + 14 * DAY_MS);
  return new Date(Date.UTC(soon.getUTCFullYear(), soon.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}

/** The date of the first Thursday after a date. */
export function nextThursday(today: string): string {
  const day = new Date(Date.parse(today)).getUTCDay();
  return daysAfter(today, ((4 - day + 6) % 7) + 1);
}
