/** The pattern of a phone number. Pure, and without the numbering plans: enough for browsers. */

/** An optional plus, then 6 to 20 digits or spaces (REQUEST-2). */
const PATTERN = /^\+?[\d ]{6,20}$/;

/** The `(0)` of `+46 (0)70`; in `(0)70` without a country code the zero is the trunk digit and stays. */
const AFTER_COUNTRY_CODE = /^([\s(]*(?:\+|00)\s*\d{1,3}[\s)]*)\(\s*0\s*\)/;

/**
 * A phone number as people write it, without what only makes it readable: `070-174 06 05`, `+46 (0)70 174 06 05`,
 * `0905/123 456` as Slovaks do, `0905.123.456`. Spaces, hyphens, parentheses, dots, slashes and the `(0)` after a
 * country code go (REQUEST-2), and so do the marks of direction that come along when a number is copied from a list of
 * contacts. Whether the rest is a number is for the caller to say.
 */
export const barePhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replace(AFTER_COUNTRY_CODE, '$1')
    .replaceAll(/[\s()./\p{Pd}\u2212]/gu, '');

/** Figures of the shortest number with its area. */
const MIN_FIGURES = 5;

/**
 * Two numbers in one line, "08-123 45 67 / 070-174 06 05": without what stands between them they would ring a third. An area that
 * stands apart, "02 / 123 456 78", is part of one.
 */
export const isTwoPhones = (text: string): boolean =>
  text.split(/\s[/|]\s/).filter((part) => part.replaceAll(/\D/g, '').length >= MIN_FIGURES).length > 1;

/** The digits of a phone number, after a plus or not; at least six must be there. Null for what is no phone number. */
export function phoneDigits(text: string): string | null {
  const bare = barePhone(text);
  return PATTERN.test(bare) ? bare : null;
}

/** Whether a text is written as numbers are, figures and what stands between them; too few of them perhaps. */
export const isWrittenAsPhone = (text: string): boolean => /^[+(\d][\d\s()/.-]{4,}$/.test(text);

/** The digits of a number without its country, or of the end of one: four or more. Null for anything else. */
export function lastDigits(text: string): string | null {
  const bare = barePhone(text);
  return /^\d{4,}$/.test(bare) ? bare : null;
}

export const isPhone = (text: string): boolean => phoneDigits(text) !== null;

/** The address that rings a number, written as people do: `+46 (0)8-465 004 10` rings `tel:+46846500410`. */
export const telHref = (phone: string): string => `tel:${barePhone(phone).replaceAll(/[^+\d]/g, '')}`;
