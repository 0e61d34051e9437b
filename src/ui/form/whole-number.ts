const MAX_VALUE = 999_999_999;
/** Thousands as the five languages shorten them, not the beginning of another word ("till"). */
const NUMBER = /([-−]?)(\d+(?:[.,]\d+)?)((?:k|tkr|tusen|tuh|tis|t(?!\.))(?!\p{L}))?/iu;

/**
 * Parses a typed whole number (LIST-11): ignores spaces, thousands separators and what stands before and behind, as a
 * currency, cuts off decimals and takes negative numbers as 0. "200k" and "200 tkr" are thousands. Null without a number.
 */
export function wholeNumber(text: string): number | null {
  const compact = text.replace(/\s/g, '').replace(/[.,](?=\d{3}(?!\d))/g, '');
  const [, sign, number = '', thousands] = NUMBER.exec(compact) ?? [];
  if (number === '') return null;
  const value = Number(number.replace(',', '.')) * (thousands === undefined ? 1 : 1000);
  return sign === '' ? Math.min(Math.trunc(value), MAX_VALUE) : 0;
}
