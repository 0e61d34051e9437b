import type { NumberedCar, StoreFigures } from '~/modules/stock';
import type { PricedCar, PricePosition } from '~/modules/valuation';
import { addDays, localDate } from '~/platform/time';
import type { Site } from '~/sites';
import { daysInStock } from '../stock/car-props';

/** Where the numbers of cars come from that the stock does not have. */
export interface CarCounts {
  /** Requests by the id of their car, from a day of the site on. */
  requests(site: Site, from: string): Promise<ReadonlyMap<string, number>>;
  /** Of used cars that are like enough others; empty where the site compares none. */
  positions(site: Site, cars: readonly PricedCar[]): Promise<ReadonlyMap<string, PricePosition>>;
}

export const NUMBER_DAYS = [7, 30, 90] as const;
export type NumberDays = (typeof NUMBER_DAYS)[number];

export const NUMBER_SORTS = ['car', 'days', 'views', 'requests', 'price', 'position'] as const;
export type NumberSort = (typeof NUMBER_SORTS)[number];

/** What is asked for: a facility, how many days, by what in which direction. */
export interface NumbersQuery {
  readonly store: string;
  readonly days: NumberDays;
  readonly sort: NumberSort;
  readonly isDescending: boolean;
}

/** `?store=&days=&sort=&order=`; what is none of them is the first facility, 30 days, the longest in stock first. */
export function readQuery(
  read: (name: string) => string | undefined,
  stores: readonly StoreFigures[],
): NumbersQuery {
  const store = stores.find((each) => each.store === read('store')) ?? stores[0];
  const sort = NUMBER_SORTS.find((each) => each === read('sort')) ?? 'days';
  const order = read('order');
  return {
    store: store?.store ?? '',
    days: NUMBER_DAYS.find((each) => String(each) === read('days')) ?? 30,
    sort,
    isDescending: order === undefined ? sort !== 'car' : order === 'desc',
  };
}

/** The first of so many days, with today. */
export const firstDay = (now: Date, { zone }: Site, days: NumberDays): string =>
  addDays(localDate(now, zone), 1 - days);

export interface NumberRow {
  readonly car: NumberedCar;
  readonly daysInStock: number;
  readonly requests: number;
  readonly position: PricePosition | null;
}

/** What may be compared of the cars: vans are priced without VAT, new cars by their makers. */
export const pricedCars = (cars: readonly NumberedCar[], { currency }: Site): readonly PricedCar[] =>
  cars.flatMap(({ isUsed, isVan, year, mileage, price, carId, brand, model }) =>
    isUsed && !isVan && year !== null && mileage !== null && price?.currency === currency
      ? [{ carId, brand, model, year, mileage, price: price.minor / 100 }]
      : [],
  );

export const numberRows = (
  cars: readonly NumberedCar[],
  requests: ReadonlyMap<string, number>,
  positions: ReadonlyMap<string, PricePosition>,
  now: Date,
): readonly NumberRow[] =>
  cars.map((car) => ({
    car,
    daysInStock: daysInStock(car.arrivedAt, now),
    requests: requests.get(car.carId) ?? 0,
    position: positions.get(car.carId) ?? null,
  }));

const PLACES = ['under', 'in', 'over'] as const;

/** What a row is sorted by; what there is none of comes last either way. */
const sortValue = (row: NumberRow, sort: NumberSort): number | string | null => {
  switch (sort) {
    case 'car':
      return row.car.title;
    case 'days':
      return row.daysInStock;
    case 'views':
      return row.car.views;
    case 'requests':
      return row.requests;
    case 'price':
      return row.car.price?.minor ?? null;
    case 'position':
      return row.position === null ? null : PLACES.indexOf(row.position.position);
  }
};

export function sortedRows(
  rows: readonly NumberRow[],
  { sort, isDescending }: NumbersQuery,
  language: string,
): readonly NumberRow[] {
  const words = new Intl.Collator(language, { numeric: true });
  return rows.toSorted((one, other) => {
    const [a, b] = [sortValue(one, sort), sortValue(other, sort)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order =
      typeof a === 'string' || typeof b === 'string' ? words.compare(String(a), String(b)) : a - b;
    return isDescending ? -order : order;
  });
}
