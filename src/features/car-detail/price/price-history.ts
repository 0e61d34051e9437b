import { toMajor } from '~/modules/finance';
import type { CarRecord, LoggedPrice } from '~/modules/stock';
import { daysBefore } from '~/platform/time/calendar';

/** A price that began to apply at a moment; major units. */
interface PriceStep {
  readonly at: Date;
  readonly price: number;
}

/** How a car's price has moved; the steps differ from each other in their order, the last one applies now. */
export interface PriceHistory {
  readonly steps: readonly PriceStep[];
  readonly currency: string;
  readonly lowest: number;
  readonly highest: number;
}

/** Older prices say nothing of the present one. */
const SHOWN_DAYS = 365;

/**
 * The prices of the last twelve months, raises and reductions alike; null without two different ones, or where the log
 * does not end with the price that the page shows.
 * @param logged every price of the car, oldest first
 */
export function priceHistory(
  { car_price, car_price_currency: currency }: Pick<CarRecord, 'car_price' | 'car_price_currency'>,
  logged: readonly LoggedPrice[],
  now: Date,
): PriceHistory | null {
  if (car_price === null || currency === null) return null;
  const from = daysBefore(now, SHOWN_DAYS).getTime();
  const steps = logged
    .filter((price, index) => price.currency === currency && endOf(logged, index) > from)
    .filter(({ minor }, index, all) => minor !== all[index - 1]?.minor)
    .map(({ at, minor }) => ({ at, price: toMajor(minor) }));
  const prices = steps.map(({ price }) => price);
  if (new Set(prices).size < 2 || prices.at(-1) !== car_price) return null;
  return { steps, currency, lowest: Math.min(...prices), highest: Math.max(...prices) };
}

const endOf = (logged: readonly LoggedPrice[], index: number): number =>
  logged[index + 1]?.at.getTime() ?? Number.POSITIVE_INFINITY;

/** A point of the drawing: both from 0 (start, top) to 1 (now, bottom). */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The drawing covers at least this part of the price: a small reduction shall look small. */
const MIN_SPAN = 0.15;

/** The corners of the line: level while a price applies, upright where it changes. */
export function stepLine({ steps, lowest, highest }: PriceHistory, now: Date): readonly Corner[] {
  const [first] = steps;
  if (first === undefined) return [];
  const begin = first.at.getTime();
  const length = Math.max(1, now.getTime() - begin);
  const span = Math.max(highest - lowest, highest * MIN_SPAN);
  const top = (highest + lowest + span) / 2;
  return steps.flatMap(({ at, price }, index) => {
    const y = (top - price) / span;
    const end = steps[index + 1]?.at.getTime() ?? now.getTime();
    return [
      { x: (at.getTime() - begin) / length, y },
      { x: (end - begin) / length, y },
    ];
  });
}
