import { carIndexSchema, carRecordSchema, type StockSearch } from '~/modules/stock';
import { createValuations, type Valuations } from '~/modules/valuation';
import { createColumnarIndex } from '~/platform/search';
import { fakeService, VOLVO } from './workshop/fake-service';

type Car = Partial<Record<keyof typeof V60, string | number | boolean>>;

const V60 = {
  car_brand: 'Volvo',
  car_model: 'V60',
  car_is_used: true,
  car_year: 2021,
  car_mileage: 5000,
  car_price: 240_000,
  car_price_currency: 'SEK',
  car_vehicle_type_code: 'PC',
};

/** So many used V60 that are alike but for their prices: 200 000 kr and 10 000 more each. */
export const v60s = (count: number, over: Car = {}): readonly Car[] =>
  Array.from({ length: count }, (_, at) => ({ ...V60, car_price: 200_000 + at * 10_000, ...over }));

/** A stock in memory that knows these cars alone. */
export function stockOf(cars: readonly Car[]): Pick<StockSearch, 'search'> {
  const index = createColumnarIndex(carIndexSchema('sv-SE'));
  index.upsert(cars.map((car, at) => carRecordSchema.parse({ car_id: `${at}`, ...car })));
  return { search: async (name, request) => index.search({ ...request, index: name }) };
}

/** Valuations from these cars, where every plate but NON111 is a Volvo V60 of 2021. */
export const valuationsFrom = (
  cars: readonly Car[],
  vehicle: Parameters<typeof fakeService>[0] = {},
): Valuations => createValuations({ vehicles: fakeService(vehicle), stock: stockOf(cars) });

export { VOLVO };
