import type { ValuationSetting } from '~/sites';

/** A car that we sell, as much of it as a comparison needs: mileage in the site's unit, what is asked for it. */
export interface ComparableCar {
  readonly year: number;
  readonly mileage: number;
  readonly price: number;
}

export interface ValuedCar {
  readonly year: number;
  /** In the site's unit. */
  readonly mileage: number;
}

/** Amounts in whole units of the site's currency. */
export interface Estimate {
  readonly kind: 'estimate';
  /** What three quarters, half and a quarter of the cars would give; `low` ≤ `middle` ≤ `high`. */
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** Half of the cars are asked less for, once they are adjusted to the asked car: `middle` before the trade margin. */
  readonly middlePrice: number;
  /** How many cars it is based on, and how many of them have about the same mileage. */
  readonly cars: number;
  readonly near: number;
  /** From and to. */
  readonly years: readonly [number, number];
  readonly mileages: readonly [number, number];
}

export interface TooFewCars {
  readonly kind: 'too-few-cars';
  /** Cars of about the same age and mileage. */
  readonly near: number;
}

export const MIN_CARS = 8;
export const MAX_YEARS_APART = 2;
/** No car's price is changed by more: what differs that much says little. */
const MAX_CHANGE = 0.5;

/**
 * Trade-in value of a car: the quartiles of what we ask for comparable cars, each adjusted to its age and mileage by the site's
 * rates, less the site's trade margin. Which cars count does not depend on the mileage, so more mileage never raises the
 * estimate; but at least eight of them must have about the same mileage.
 *
 * @param cars of the same make and model
 */
export function estimateValue(
  cars: readonly ComparableCar[],
  target: ValuedCar,
  setting: ValuationSetting,
): Estimate | TooFewCars {
  const like = cars.filter(({ year }) => Math.abs(year - target.year) <= MAX_YEARS_APART);
  const isNear = ({ mileage }: ComparableCar) => Math.abs(mileage - target.mileage) <= setting.nearMileage;
  const near = like.filter(isNear).length;
  if (near < MIN_CARS) return { kind: 'too-few-cars', near };
  const prices = like.map((car) => adjustedPrice(car, target, setting)).sort((a, b) => a - b);
  const rounded = (amount: number) => Math.round(amount / setting.roundTo) * setting.roundTo;
  const worth = (share: number) => rounded(quantile(prices, share) * (1 - setting.tradeMargin));
  return {
    kind: 'estimate',
    low: worth(0.25),
    middle: worth(0.5),
    high: worth(0.75),
    middlePrice: rounded(quantile(prices, 0.5)),
    cars: like.length,
    near,
    years: rangeOf(like.map(({ year }) => year)),
    mileages: rangeOf(like.map(({ mileage }) => mileage)),
  };
}

/** What we would ask for the car at the target's age and mileage. */
function adjustedPrice(
  car: ComparableCar,
  target: ValuedCar,
  { perYear, perMileage }: ValuationSetting,
): number {
  const byAge = perYear * (target.year - car.year);
  const byMileage = (perMileage.share * (car.mileage - target.mileage)) / perMileage.distance;
  return car.price * (1 + Math.min(MAX_CHANGE, Math.max(-MAX_CHANGE, byAge + byMileage)));
}

/** Between the two nearest values, in proportion; `sorted` is not empty. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below = 0, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (above - below) * (at - Math.floor(at));
}

const rangeOf = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
];
