import type { StockSearch } from '~/modules/stock';
import { SEARCH_LIMITS } from '~/platform/search';
import type { ValuationSetting } from '~/sites';
import { type ComparableCar, estimateValue, MAX_YEARS_APART } from './domain/estimate';

/** A used car of the stock; mileage in the site's unit, its price in whole units of the site's currency. */
export interface PricedCar extends ComparableCar {
  readonly carId: string;
  readonly brand: string;
  readonly model: string;
}

/** Where a price stands among the quartiles of like cars, each adjusted to the car's age and mileage. */
export interface PricePosition {
  readonly position: 'under' | 'in' | 'over';
  /** How many cars it is compared with. */
  readonly cars: number;
}

const MAX_CARS = 500;
const FIELDS = ['car_id', 'car_year', 'car_mileage', 'car_price'] as const;

/** The positions of those cars that are like enough others; the car itself is not one of them. */
export async function comparePrices(
  market: {
    readonly stock: Pick<StockSearch, 'search'>;
    readonly carIndex: string;
    readonly currency: string;
    readonly setting: ValuationSetting;
  },
  cars: readonly PricedCar[],
): Promise<ReadonlyMap<string, PricePosition>> {
  const positions = new Map<string, PricePosition>();
  // Quartiles of what is asked, to the unit: nothing is bought here.
  const setting = { ...market.setting, tradeMargin: 0, roundTo: 1 };
  for (const like of Map.groupBy(cars, ({ brand, model }) => JSON.stringify([brand, model])).values()) {
    const others = await carsOfModel(market, like);
    for (const car of like) {
      const compared = others.filter(({ carId }) => carId !== car.carId);
      const found = estimateValue(compared, car, setting);
      if (found.kind !== 'estimate') continue;
      const position = car.price < found.low ? 'under' : car.price > found.high ? 'over' : 'in';
      positions.set(car.carId, { position, cars: found.cars });
    }
  }
  return positions;
}

type Market = Parameters<typeof comparePrices>[0];

/** What the group sells of one model, of the ages that may be compared. */
async function carsOfModel({ stock, carIndex, currency }: Market, like: readonly PricedCar[]) {
  const [first] = like;
  const years = like.map(({ year }) => year);
  const filters = {
    car_brand: first?.brand ?? '',
    car_model: first?.model ?? '',
    car_is_used: true,
    car_price_currency: currency,
    'car_vehicle_type_code.neq': 'LCV',
    car_year: {
      type: 'range',
      values: [Math.min(...years) - MAX_YEARS_APART, Math.max(...years) + MAX_YEARS_APART],
    } as const,
  };
  const cars: (ComparableCar & { readonly carId: string })[] = [];
  for (let offset = 0; offset < MAX_CARS; offset += SEARCH_LIMITS.maxLimit) {
    const page = { filters, fields: FIELDS, limit: SEARCH_LIMITS.maxLimit, offset };
    const { content } = await stock.search(carIndex, page);
    for (const { car_id, car_year: year, car_mileage: mileage, car_price: price } of content)
      if (typeof year === 'number' && typeof mileage === 'number' && typeof price === 'number' && price > 0)
        cars.push({ carId: String(car_id), year, mileage, price });
    if (content.length < SEARCH_LIMITS.maxLimit) break;
  }
  return cars;
}
