const MOST = 999_999_999;

/**
 * A whole number as people type it (LIST-11): spaces and separators of thousands are passed over, decimals
 * and what follows the digits are cut off, less than nothing is nothing. Null where no number begins.
 */
export function wholeNumber(text: string): number | null {
  const compact = text.replace(/\s/g, '').replace(/[.,](?=\d{3}(?!\d))/g, '');
  const [, sign, digits] = /^([-−]?)(\d+)/.exec(compact) ?? [];
  if (digits === undefined) return null;
  return sign === '' ? Math.min(Number(digits), MOST) : 0;
}
