/** The code on the label of a set: its number and a digit by which a slip is noticed, `TH-000123-0`. Pure. */

const DIGITS = 6;

/** Luhn (ISO/IEC 7812-1): finds every single wrong digit and nearly every swap of two. */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

export function labelOf(no: number): string {
  const digits = String(no).padStart(DIGITS, '0');
  return `TH-${digits}-${checkDigit(digits)}`;
}

const LABEL = /^TH[-\s]?(\d{6,12})[-\s]?(\d)$/i;

/** The number of a set; null for what is no label of ours, `mistyped` for one whose last digit does not fit. */
export function readLabel(text: string): number | 'mistyped' | null {
  const [, digits, check] = LABEL.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  return Number(check) === checkDigit(digits) ? Number(digits) : 'mistyped';
}
