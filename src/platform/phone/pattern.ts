/** The pattern of a phone number. Pure, and without the numbering plans: enough for browsers. */

/** An optional plus, then 6 to 20 digits or spaces (REQUEST-2). */
const PATTERN = /^\+?[\d ]{6,20}$/;

/** The `(0)` of `+46 (0)70`; in `(0)70` without a country code the zero is the trunk digit and stays. */
const AFTER_COUNTRY_CODE = /^(\s*(?:\+|00)\s*\d{1,3}\s*)\(\s*0\s*\)/;

/**
 * The digits, after a plus or not, of a phone number as people write it: `070-174 06 05`, `+46 (0)70 174 06 05`, `0046 70…`,
 * `0905/123 456` as Slovaks do, `0905.123.456`. Spaces, hyphens, parentheses, dots, slashes and the `(0)` after a
 * country code are dropped before the pattern is asked (REQUEST-2); at least six digits must be left. Null for what is
 * no phone number.
 */
export function phoneDigits(text: string): string | null {
  const compact = text
    .normalize('NFKC')
    .replace(AFTER_COUNTRY_CODE, '$1')
    .replaceAll(/[\s()./\p{Pd}]/gu, '');
  return PATTERN.test(compact) ? compact : null;
}

export const isPhone = (text: string): boolean => phoneDigits(text) !== null;
