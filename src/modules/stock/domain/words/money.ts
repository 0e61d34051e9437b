import { err, ok, type Result } from '~/platform/result';
import { numberFormat } from './number-format';

/** An amount in minor units (öre, cents) and the currency that the text names, if it names one. */
export interface Money {
  readonly minor: number;
  readonly currency: string | null;
}

const CURRENCIES: readonly (readonly [RegExp, string | null])[] = [
  [/^(?:SEK|NOK|DKK|EUR|GBP|USD|CHF|PLN|CZK|HUF|RON|ISK|CAD|AUD|JPY)$/i, null],
  [/^€$/, 'EUR'],
  [/^(?:EURO|EUROS)$/i, 'EUR'],
  [/^£$/, 'GBP'],
  [/^(?:US)?\$$/, 'USD'],
];

/** `kr`, `kr.`, `:-`, `,-`: a crown, of the country the site is in. */
const CROWNS = /^(?:kr\.?|:-|,--?|kronor|kroner)$/i;

/** The `,-` of `kr 249 900,-`: no part of a currency where one stands before the figures. */
const NO_CENTS = /^[:,]--?$/;

/** ISO 4217 code of a currency mark; null for the site's own crowns, undefined when it is no currency. */
function currencyOf(mark: string): string | null | undefined {
  if (CROWNS.test(mark)) return null;
  for (const [pattern, code] of CURRENCIES) if (pattern.test(mark)) return code ?? mark.toUpperCase();
  return undefined;
}

const THOUSANDS_BY_SPACE = /^\d{1,3}(?:[\s'’]\d{3})+(?=$|[.,])/;

/**
 * Minor units of a number as people write it. The last of `.` and `,` is the decimal mark when one or two
 * digits follow it; a mark that separates groups of three digits is a thousands mark ("10,499", "249.900").
 */
function parseMinorUnits(text: string): number | undefined {
  const spaced = THOUSANDS_BY_SPACE.exec(text);
  const joined = spaced ? spaced[0].replace(/\D/g, '') + text.slice(spaced[0].length) : text;
  const match =
    /^(\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/.exec(joined) ?? undefined;
  if (match === undefined) return undefined;
  const [, whole = '', decimals = ''] = match;
  const groupMark = /[.,]/.exec(whole)?.[0];
  const decimalMark = decimals === '' ? undefined : joined.at(-decimals.length - 1);
  if (groupMark !== undefined && groupMark === decimalMark) return undefined;
  const minor = Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
}

/** Bounds the patterns below; no amount is longer. */
const MAX_TEXT_LENGTH = 60;

/** "10,499.00 USD", "249 900 kr", "£10,499", "SEK 249900", "249.900,50 €", "249 900:-". Never negative. */
export function parseMoney(text: string): Result<Money, 'not-money'> {
  if (text.length > MAX_TEXT_LENGTH) return err('not-money');
  const match = /^([^\d\s-]+)?\s*(\d(?:[\d\s'’.,]*\d)?)\s*(\D.*)?$/.exec(text.trim());
  if (!match) return err('not-money');
  const [, before, digits = '', after] = match;
  const behind = after?.trim();
  const marks = [before, before !== undefined && NO_CENTS.test(behind ?? '') ? undefined : behind].filter(
    (mark) => mark !== undefined,
  );
  const currencies = marks.map(currencyOf);
  const minor = parseMinorUnits(digits.trim());
  if (minor === undefined || marks.length > 1 || currencies.includes(undefined)) return err('not-money');
  return ok({ minor, currency: currencies[0] ?? null });
}

/** Major units of an amount; exact, since both are below 2^53 and the fraction has two digits. */
export const majorUnits = (minor: number): number => minor / 100;

export const minorUnits = (major: number): number => Math.round(major * 100);

const CROWN_CURRENCIES: ReadonlySet<string> = new Set(['SEK', 'NOK']);

function amountFormat(currency: string, locale: string, digits: number): Intl.NumberFormat {
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return numberFormat(
    locale,
    CROWN_CURRENCIES.has(currency) ? decimals : { style: 'currency', currency, ...decimals },
  );
}

const withCrowns = (amount: string, currency: string): string =>
  CROWN_CURRENCIES.has(currency) ? `${amount}\u00a0kr` : amount;

/**
 * The amount as the locale writes it, decimals only where there are any: `249 900 kr`, `£10,499`. Crowns are `kr` in every
 * language of their country (FORMAT-2).
 */
export function formatMoney(major: number, currency: string, locale: string): string {
  const format = amountFormat(currency, locale, Number.isInteger(major) ? 0 : 2);
  return withCrowns(format.format(major), currency);
}

/** `180 000–215 000 kr`, in whole units. */
export const formatMoneyRange = (low: number, high: number, currency: string, locale: string): string =>
  withCrowns(amountFormat(currency, locale, 0).formatRange(low, high), currency);
