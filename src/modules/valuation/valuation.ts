import { canonicalBrand, type StockSearch } from '~/modules/stock';
import type { Vehicle, WorkshopService } from '~/modules/workshop';
import { err, ok, type Result } from '~/platform/result';
import { SEARCH_LIMITS } from '~/platform/search';
import type { Site, ValuationSetting } from '~/sites';
import {
  type ComparableCar,
  type Estimate,
  estimateValue,
  MAX_YEARS_APART,
  type TooFewCars,
} from './domain/estimate';
import { sameModel } from './domain/same-model';

/** The car that is asked about, as the register names it. */
export type NamedCar = Pick<Vehicle, 'brand' | 'model' | 'buildYear'>;

/** A car's value; without an estimate, why there is none. */
export type Valuation =
  | (Estimate & {
      readonly car: NamedCar;
      /** The model as our stock names it. */
      readonly likeModel: string;
    })
  | (TooFewCars & { readonly car: NamedCar })
  /** The register has the car, but not its year. */
  | { readonly kind: 'unknown-age'; readonly car: NamedCar }
  | { readonly kind: 'unknown-vehicle' };

export type ValuationFailure =
  | 'invalid-registration-number'
  | 'register-unavailable'
  /** The site values no cars. */
  | 'not-offered';

interface ValuationRequest {
  /** As it was typed. */
  readonly regno: string;
  /** In the site's unit. */
  readonly milage: number;
}

export interface Valuations {
  /** Nothing is stored, and nothing logged. */
  value(site: Site, question: ValuationRequest): Promise<Result<Valuation, ValuationFailure>>;
}

export interface ValuationOptions {
  readonly vehicles: Pick<WorkshopService, 'vehicle'>;
  readonly stock: Pick<StockSearch, 'search'>;
}

/** Values cars by what the group asks for cars like them. */
export function createValuations({ vehicles, stock }: ValuationOptions): Valuations {
  return {
    async value(site, { regno, milage }) {
      const { carIndex, valuation } = site;
      if (carIndex === null || valuation === undefined) return err('not-offered');
      const found = await vehicles.vehicle(site, regno);
      if (found.ok) {
        const market = { stock, carIndex, currency: site.currency };
        return ok(await valueCar(market, found.value, milage, valuation));
      }
      const { code } = found.error;
      return code === 'unknown-vehicle' ? ok({ kind: code }) : err(code);
    },
  };
}

interface CarMarket {
  readonly stock: Pick<StockSearch, 'search'>;
  readonly carIndex: string;
  readonly currency: string;
}

async function valueCar(
  market: CarMarket,
  { brand, model, buildYear }: NamedCar,
  mileage: number,
  setting: ValuationSetting,
): Promise<Valuation> {
  const car = { brand, model, buildYear };
  if (buildYear === null) return { kind: 'unknown-age', car };
  const { likeModel, cars } = await findComparableCars(market, { brand, model, buildYear });
  const estimate = estimateValue(cars, { year: buildYear, mileage }, setting);
  return estimate.kind === 'estimate' ? { ...estimate, car, likeModel } : { ...estimate, car };
}

/** Vans are priced without VAT: they are compared with nothing. */
const EXCLUDE_VANS = { 'car_vehicle_type_code.neq': 'LCV' } as const;
const FIELDS = ['car_year', 'car_mileage', 'car_price'] as const;
/** More of one model and age would say nothing more. */
const MAX_CARS = 500;

/** The used cars of the same make and model that we sell, of about the same age. */
async function findComparableCars(
  { stock, carIndex, currency }: CarMarket,
  { brand, model, buildYear }: { readonly brand: string; readonly model: string; readonly buildYear: number },
): Promise<{ readonly likeModel: string; readonly cars: readonly ComparableCar[] }> {
  const ofMake = {
    ...EXCLUDE_VANS,
    car_brand: canonicalBrand(brand),
    car_is_used: true,
    car_price_currency: currency,
  };
  const { facet } = await stock.search(carIndex, {
    filters: ofMake,
    facets: [{ name: 'car_model' }],
    limit: 0,
  });
  const models = facet.flatMap(({ values }) => values.map(({ text }) => text));
  const likeModel = sameModel(model, models);
  if (likeModel === null) return { likeModel: model, cars: [] };
  const car_year = {
    type: 'range',
    values: [buildYear - MAX_YEARS_APART, buildYear + MAX_YEARS_APART],
  } as const;
  const filters = { ...ofMake, car_model: likeModel, car_year };
  const cars: ComparableCar[] = [];
  for (let offset = 0; offset < MAX_CARS; offset += SEARCH_LIMITS.maxLimit) {
    const { content } = await stock.search(carIndex, {
      filters,
      fields: FIELDS,
      limit: SEARCH_LIMITS.maxLimit,
      offset,
    });
    cars.push(...content.flatMap(toComparableCar));
    if (content.length < SEARCH_LIMITS.maxLimit) break;
  }
  return { likeModel, cars };
}

/** What the index says of a car; one without price, year or mileage is compared with nothing. */
function toComparableCar({
  car_year: year,
  car_mileage: mileage,
  car_price: price,
}: Readonly<Record<string, unknown>>) {
  return typeof year === 'number' && typeof mileage === 'number' && typeof price === 'number' && price > 0
    ? [{ year, mileage, price }]
    : [];
}
