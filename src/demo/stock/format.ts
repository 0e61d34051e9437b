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
