import { z } from 'zod';

/** How numbers are written in forms of staff: with a comma or a point, spaces between thousands. */
const NUMBER = /^\d{1,9}([.,]\d{1,2})?$/;

const compact = (text: string): string => text.replaceAll(/\s/g, '');

/** A number from `min` to `max`, with two decimals at most. */
export const numberField = (min: number, max: number) =>
  z
    .string('empty')
    .transform(compact)
    .pipe(z.string().min(1, 'empty').regex(NUMBER, 'number'))
    .transform((text) => Number(text.replace(',', '.')))
    .pipe(z.number().min(min, 'range').max(max, 'range'));

/** The same, or nothing (null). */
export const optionalNumber = (min: number, max: number) =>
  z.preprocess(
    (text) => (typeof text === 'string' && compact(text) !== '' ? text : null),
    numberField(min, max).nullable(),
  );

/** As it is typed: `4.95`, `4`; nothing for null. */
export const numberText = (value: number | null): string => (value === null ? '' : String(value));
