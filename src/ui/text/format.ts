/** Writing numbers, money and distances in the way of a country. Pure; the locale always comes in. */

const NARROW_OR_THIN = /[\u202f\u2009]/g;

/** Thin and narrow spaces become no-break spaces: many fonts lack them, and a number must not break. */
const steady = (text: string) => text.replace(NARROW_OR_THIN, '\u00a0');

/** All that a formatter of ours may ask for: the key below names each of them. */
type NumberStyle = Pick<
  Intl.NumberFormatOptions,
  'style' | 'currency' | 'minimumFractionDigits' | 'maximumFractionDigits'
>;

const formatters = new Map<string, Intl.NumberFormat>();

/** Making a formatter is a thousand times dearer than using it, and a list writes hundreds of numbers. */
function numberFormat(locale: string, options: NumberStyle): Intl.NumberFormat {
  const { style, currency, minimumFractionDigits: minDigits, maximumFractionDigits: maxDigits } = options;
  const key = `${locale} ${style} ${currency} ${minDigits} ${maxDigits}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  formatters.set(key, made);
  return made;
}

export interface NumberOptions {
  /** Exactly as many; without it up to three, as the number has them. */
  readonly decimals?: number;
}

/** `formatNumber(12345, 'sv-SE')` is `12 345` (FORMAT-1). */
export function formatNumber(value: number, locale: string, { decimals }: NumberOptions = {}): string {
  const digits =
    decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return steady(numberFormat(locale, digits).format(value));
}

/**
 * A price in whole units of the currency: `249 900 kr`, `£24,900`, `24 900 €`. Öre, pence and cents are
 * written only when there are any. Crowns are `kr` in every language of their country (FORMAT-2).
 */
export function formatPrice(amount: number, locale: string, currency: 'SEK' | 'NOK' | 'GBP' | 'EUR'): string {
  const decimals = Number.isInteger(amount) ? 0 : 2;
  if (currency === 'SEK' || currency === 'NOK')
    return `${formatNumber(amount, locale, { decimals })}\u00a0kr`;
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as const;
  return steady(numberFormat(locale, options).format(amount));
}

/** A price from integer minor units (öre, pence, cents), the way money is kept. */
export function formatMinor(minor: number, locale: string, currency: 'SEK' | 'NOK' | 'GBP' | 'EUR'): string {
  return formatPrice(minor / 100, locale, currency);
}

/** Half of the last digit goes up, on the decimal number as it is written: 4.55 to one decimal is 4.6. */
function roundHalfUp(value: number, decimals: number): number {
  return Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`);
}

/** A rate in per cent, halves rounded up: `formatPercent(4.55, 'sv-SE')` is `4,55 %`. */
export function formatPercent(percent: number, locale: string, { decimals = 2 }: NumberOptions = {}): string {
  const options = {
    style: 'unit',
    unit: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as const;
  return steady(numberFormat(locale, options).format(roundHalfUp(percent, decimals)));
}

const UNITS = { mil: 'mil', km: 'km', miles: 'miles' } as const;

/** A distance that is already in the unit of the country: `4 500 mil`. */
export function formatDistance(value: number, locale: string, unit: keyof typeof UNITS): string {
  return `${formatNumber(value, locale, { decimals: 0 })}\u00a0${UNITS[unit]}`;
}

/** Hits of a search, which are counted up to 10 000: then `10 000+` (LIST-10). */
export function formatHits(total: number, locale: string): string {
  const CAP = 10_000;
  return total >= CAP ? `${formatNumber(CAP, locale)}+` : formatNumber(total, locale);
}
