import type { Meaning } from '../reading';
import type { Amount } from './amounts';
import { isYear } from './years';

/** Years that are meant roughly have the ones beside them. */
const ABOUT_YEARS = 1;

type YearAmount = Pick<Amount, 'min' | 'max' | 'isBound' | 'isAbout' | 'isBeyond'>;

/** The years of an amount; null where it has none. */
export function year({ min, max, isBound, isAbout, isBeyond }: YearAmount): Meaning | null {
  const whole = (value: number | null) => (value === null ? null : fullYear(value));
  const [low, high] = [whole(min), whole(max)];
  if ((low !== null && !isYear(low)) || (high !== null && !isYear(high))) return null;
  if (isAbout && low !== null) return yearsAround(low);
  if (!isBound) return { kind: 'range', field: 'car_year', min: low, max: low };
  const by = isBeyond ? 1 : 0;
  return {
    kind: 'range',
    field: 'car_year',
    min: low === null ? null : low + by,
    max: high === null ? null : high - by,
  };
}

const yearsAround = (of: number): Meaning => ({
  kind: 'range',
  field: 'car_year',
  min: of - ABOUT_YEARS,
  max: of + ABOUT_YEARS,
});

/** Older cars are called by their year. */
const MAX_AGE = 30;

/** "Max 5 år gammal", "5 år gammal". Five years alone may be those of a warranty. */
export function age(
  { min, max, isBound, isAbout, isBeyond, isOfYears, unit }: Amount,
  thisYear: number,
): Meaning | null {
  const oldest = max ?? min ?? 0;
  if (isYear(oldest)) return year({ min, max, isBound, isAbout, isBeyond });
  if (oldest > MAX_AGE || (!isBound && unit !== 'yearsOld')) return null;
  if (isAbout) return yearsAround(thisYear - oldest);
  // "Yngre än 5 år" and "inte äldre än 5 år" have the bound of years, which grow the other way.
  const [youngest, eldest] = isBeyond || isOfYears ? [max, min] : [min, max];
  return {
    kind: 'range',
    field: 'car_year',
    min: eldest === null ? null : thisYear - eldest,
    max: youngest === null || youngest === 0 ? null : thisYear - youngest,
  };
}

/** "2 års garanti" is no year. */
export const isTooShort = ({ min, max, isBound }: Amount): boolean => !isBound && (max ?? min ?? 0) < 10;

/** "19", "21": two figures of a year. */
export const isShortYear = (value: number): boolean => value >= 10 && isYear(2000 + value);

/** "19 reg", "69 plate": British plates of the second half of a year count from fifty. */
function fullYear(value: number): number {
  if (value >= 100) return value;
  return value > 50 ? 1950 + value : 2000 + value;
}
