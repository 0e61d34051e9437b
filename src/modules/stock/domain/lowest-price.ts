import { daysBefore } from '~/platform/time/calendar';

/** A price that applied from `at` until the next one of the same car; minor units. */
export interface LoggedPrice {
  readonly at: Date;
  readonly minor: number;
  readonly currency: string;
}

/**
 * The lowest price that applied at any moment of the 30 days before `before`: the reference price of a price
 * reduction announced then (Directive 98/6/EC art. 6a; 7 a § prisinformationslagen). Prices in another currency than
 * the newest of them do not compare and are left out. Null when the car was not on sale before.
 * @param prices in the order of their time
 */
export function lowestPriceBefore(prices: readonly LoggedPrice[], before: Date): LoggedPrice | null {
  const earlier = prices.filter(({ at }) => at < before);
  const from = daysBefore(before, 30).getTime();
  const applied = earlier.filter((_, index) => {
    const end = earlier[index + 1]?.at.getTime() ?? Number.POSITIVE_INFINITY;
    return end > from;
  });
  const currency = applied.at(-1)?.currency;
  return applied
    .filter((price) => price.currency === currency)
    .reduce<LoggedPrice | null>(
      (lowest, price) => (lowest === null || price.minor < lowest.minor ? price : lowest),
      null,
    );
}

/** When the price that applies now began: a car's newest log entry. Null without any. */
export function currentPriceSince(prices: readonly LoggedPrice[]): Date | null {
  return prices.at(-1)?.at ?? null;
}
