const formats = new Map<string, Intl.NumberFormat>();

/** A number as the locale writes it, with exactly so many decimals. */
export function formatNumber(value: number, locale: string, decimals = 0): string {
  const key = `${locale} ${decimals}`;
  const known =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  formats.set(key, known);
  return known.format(value);
}

const lists = new Map<string, Intl.ListFormat>();

/** "a, b och c" */
export function formatList(items: readonly string[], locale: string): string {
  const known = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  lists.set(locale, known);
  return known.format(items);
}

const DAY_MS = 86_400_000;

/** `YYYY-MM-DD`, so many days later (negative: earlier). */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
