import { z } from 'zod';
import { typedNumber } from '~/platform/typed-number';
import { typedLine } from '~/platform/typed-words';

/** What may stand before or behind a number, in the languages of staff. */
const UNITS = {
  money:
    /^(?:kr\.?|sek|nok|eur|gbp|€|£)\s*|\s*(?:kr\.?|kronor|kroner|euroa?|eur|sek|nok|gbp|€|£|(?:[,.:]\s?)?-)$/giu,
  percent: /\s*(?:%|procent|prosent|prosenttia|percent|per cent|percento|percent[áa]?)$/giu,
  months: /\s*(?:mån\.?|månader|mnd\.?|måneder|kk|kuukautta|mesiac(?:e|ov)?|months?)$/giu,
} as const;
export type Unit = keyof typeof UNITS;

/** Amounts alone have thousands: "4,955" percent has too many decimals. */
const MAX_OTHER = 999;

/** A number with or without its unit: "25 000 kr", "4,95 %", "36 mån"; null for anything else, such as a negative one. */
export function readNumber(text: string, unit: Unit): number | null {
  const value = typedNumber(typedLine(text).replaceAll(UNITS[unit], ''));
  return value === null || value < 0 || (unit !== 'money' && value > MAX_OTHER) ? null : value;
}

/** A number from `min` to `max`, with two decimals at most. */
export const numberField = (min: number, max: number, unit: Unit) =>
  z
    .string('empty')
    .transform(typedLine)
    .pipe(z.string().min(1, 'empty'))
    .transform((text) => readNumber(text, unit))
    .pipe(z.number('number').min(min, 'range').max(max, 'range'));

/** The same, or nothing (null). */
export const optionalNumber = (min: number, max: number, unit: Unit) =>
  z.preprocess(
    (text) => (typeof text === 'string' && typedLine(text) !== '' ? text : null),
    numberField(min, max, unit).nullable(),
  );

/** As it is typed: `4.95`, `4`; nothing for null. */
export const numberText = (value: number | null): string => (value === null ? '' : String(value));
