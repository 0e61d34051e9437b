const MAX_VALUE = 999_999_999;

/**
 * Parses a typed whole number (LIST-11): ignores spaces and thousands separators, cuts off decimals and what follows the
 * digits, and takes negative numbers as 0. Null where the text does not start with a number.
 */
export function wholeNumber(text: string): number | null {
  const compact = text.replace(/\s/g, '').replace(/[.,](?=\d{3}(?!\d))/g, '');
  const [, sign, digits] = /^([-−]?)(\d+)/.exec(compact) ?? [];
  if (digits === undefined) return null;
  return sign === '' ? Math.min(Number(digits), MAX_VALUE) : 0;
}
