const MIN_YEAR = 1950;
const MAX_YEAR = 2030;

/** Whether a number may be the year of a car. */
export const isYear = (value: number): boolean =>
  Number.isInteger(value) && value >= MIN_YEAR && value <= MAX_YEAR;
