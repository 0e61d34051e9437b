const DAY_MS = 86_400_000;

/** The date (`YYYY-MM-DD`) so many days before another. */
export const daysBefore = (today: string, days: number): string =>
  new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
