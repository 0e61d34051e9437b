/** What the summary needs of a chosen service (WORK-PRICE-1). */
export interface PricedLine {
  readonly name: string;
  /** Of one unit, in whole units of the currency. */
  readonly price: number | null;
  readonly priceKnown: boolean;
  /** How many are needed; null for work priced as a whole. */
  readonly unit: number | null;
  readonly unitAbbreviation: string;
  readonly listItems: readonly string[];
  /** Price of one unit without the service agreement, where that differs. */
  readonly regularPrice?: number | null;
  /** A price in words. */
  readonly priceText?: string | null;
}

/** Whole öre: prices with decimals must add up exactly. */
const minor = (amount: number): number => Math.round(amount * 100);

/** Price times quantity (WORK-PRICE-1); null: not known before the workshop has seen the car. */
export function linePrice({ price, priceKnown, unit }: PricedLine): number | null {
  if (price === null) return priceKnown ? 0 : null;
  return (minor(price) * (unit ?? 1)) / 100;
}

/** What the line would cost without the agreement; null where that is the same. */
export const regularLinePrice = (line: PricedLine): number | null =>
  line.regularPrice === undefined || line.regularPrice === null || line.regularPrice === line.price
    ? null
    : linePrice({ ...line, price: line.regularPrice });

/** A price that can only be told later, and is not in the sum. */
export const isPriceMissing = (line: PricedLine): boolean =>
  linePrice(line) === null && (line.priceText ?? '') === '';

/**
 * What all of it costs: the sum of the prices that are known; words where all lines have the same ones; null where nothing
 * can be said before the workshop has seen the car.
 */
export function totalOrWords(lines: readonly PricedLine[]): number | string | null {
  if (lines.some((line) => !line.priceText && linePrice(line) !== null)) return totalOf(lines);
  const words = new Set(lines.map(({ priceText }) => priceText ?? ''));
  return words.size === 1 ? [...words][0] || null : null;
}

/** Sum of the prices that are known. */
export const totalOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + minor(line.priceText ? 0 : (linePrice(line) ?? 0)), 0) / 100;
