import type { Run } from '../phrases';
import type { Meaning } from '../reading';
import type { Token } from '../tokens';

const MIN_YEAR = 1950;
const MAX_YEAR = 2030;

/** Whether a number may be the year of a car. */
export const isYear = (value: number): boolean =>
  Number.isInteger(value) && value >= MIN_YEAR && value <= MAX_YEAR;

/** "V60 -18": a year as the papers write it. */
export function shortYearAt(tokens: readonly Token[], at: number): Run<Meaning> | undefined {
  const [sign, next] = [tokens[at], tokens[at + 1]];
  if (sign?.text !== '-' || sign.glued || !next?.glued || !/^[012]\d$/.test(next.text)) return undefined;
  const year = 2000 + next.value;
  return { value: { kind: 'range', field: 'car_year', min: year, max: year }, end: at + 2 };
}
