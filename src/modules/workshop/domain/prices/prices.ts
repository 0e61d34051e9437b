import {
  BRAND_CLASSES,
  type BrandClass,
  type PriceMap,
  type Service,
  type WorkingWorkshop,
  type WorkshopSchedule,
} from '../model';
import type { Vehicle } from '../vehicle';
import { type PriceTables, priceInTable } from './price-table';

/** Minor units, VAT included, of one unit of the service; null: not known. */
export interface ServicePrice {
  readonly price: number | null;
  /** What it costs without the service agreement, where that differs. */
  readonly regularPrice: number | null;
}

/** What a price depends on. */
export interface PricedCar extends Pick<Vehicle, 'brand' | 'fuel' | 'hasServiceAgreement'> {
  readonly brandClass: BrandClass;
  /** In Swedish mil (10 km); null: unknown. */
  readonly mileage: number | null;
}

/** A vehicle's own class, else that of its brand, else `standard`. */
export const classOf = (
  { brandClasses }: Pick<WorkshopSchedule, 'brandClasses'>,
  { brand, brandClass }: Pick<Vehicle, 'brand' | 'brandClass'>,
): BrandClass => brandClass ?? own(brandClasses, brand.trim().toLowerCase()) ?? 'standard';

/** @param mileage in Swedish mil, null where it is not known */
export const pricedCar = (
  schedule: Pick<WorkshopSchedule, 'brandClasses'>,
  vehicle: Pick<Vehicle, 'brand' | 'brandClass' | 'fuel' | 'hasServiceAgreement'>,
  mileage: number | null,
): PricedCar => {
  const { brand, fuel, hasServiceAgreement } = vehicle;
  return { brand, fuel, hasServiceAgreement, mileage, brandClass: classOf(schedule, vehicle) };
};

type PricingWorkshop = Pick<WorkingWorkshop, 'departmentId' | 'prices' | 'agreementPrices'>;

/** Whether the price depends on the mileage: the service does, and a table matches the car. */
export const hasTable = (
  service: Service,
  workshop: PricingWorkshop,
  car: PricedCar,
  tables: PriceTables,
): boolean => tableFor(service, workshop, car, tables) !== null;

const tableFor = (
  { id: serviceId, needsMileage }: Service,
  { departmentId }: PricingWorkshop,
  { brand, brandClass, fuel }: PricedCar,
  tables: PriceTables,
) => (needsMileage ? tables.find({ serviceId, departmentId, brand, brandClass, fuel }) : null);

/**
 * Price of a service at a workshop. Where a table by mileage is for the car, that alone counts, and outside its intervals no
 * price is known. Else the workshop's own for the class of the car, which may be "not known here", else the group's. Cars
 * with a service agreement have the agreement's price where there is one, the workshop's before the group's; it never makes
 * work dearer.
 */
export function priceAt(
  service: Service,
  workshop: PricingWorkshop,
  car: PricedCar,
  tables: PriceTables,
): ServicePrice {
  const table = tableFor(service, workshop, car, tables);
  const here = own(workshop.prices, service.id)?.[car.brandClass];
  const listed = here === undefined ? service.prices[car.brandClass] : here;
  const regular = table === null ? listed : priceInTable(table, car.mileage);
  const agreedHere = own(workshop.agreementPrices ?? {}, service.id)?.[car.brandClass];
  const agreement = agreedHere === undefined ? (service.agreementPrices[car.brandClass] ?? null) : agreedHere;
  const agreed = car.hasServiceAgreement ? agreement : null;
  return withRegularPrice(regular, agreed === null ? regular : Math.min(agreed, regular ?? agreed));
}

/** Prices of a service at a workshop by class, whatever the mileage; null: not known, or no other with an agreement. */
export function classPrices(
  service: Pick<Service, 'id' | 'prices' | 'agreementPrices'>,
  { prices, agreementPrices }: Pick<WorkingWorkshop, 'prices' | 'agreementPrices'>,
): { readonly prices: PriceMap; readonly agreementPrices: PriceMap } {
  const listed = own(prices, service.id) ?? {};
  const agreed = own(agreementPrices ?? {}, service.id) ?? {};
  const each = (value: (of: BrandClass) => number | null | undefined): PriceMap =>
    Object.fromEntries(BRAND_CLASSES.map((of) => [of, value(of) ?? null]));
  return {
    prices: each((of) => (listed[of] === undefined ? service.prices[of] : listed[of])),
    agreementPrices: each((of) => (agreed[of] === undefined ? service.agreementPrices[of] : agreed[of])),
  };
}

/**
 * The group's price: the median over the workshops that do the service and know what it costs (WORK-PRICE-4,
 * 'Priserna är medianvärden'). Null where none of them knows.
 */
export function medianPrice(
  service: Service,
  workshops: readonly PricingWorkshop[],
  car: PricedCar,
  tables: PriceTables,
): ServicePrice {
  const over = (hasServiceAgreement: boolean) =>
    median(
      workshops.flatMap(
        (workshop) => priceAt(service, workshop, { ...car, hasServiceAgreement }, tables).price ?? [],
      ),
    );
  const regular = over(false);
  return car.hasServiceAgreement ? withRegularPrice(regular, over(true)) : withRegularPrice(regular, regular);
}

const withRegularPrice = (regular: number | null, price: number | null): ServicePrice => ({
  price,
  regularPrice: regular === price ? null : regular,
});

/** Of two middle amounts the mean, in whole units of the currency, halves up; null for an empty list. */
export function median(amounts: readonly number[]): number | null {
  const sorted = amounts.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (lower === undefined || upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : Math.round((lower + upper) / 2 / 100) * 100;
}

/** Minor units as the API writes money: 129550 is 1295.5. */
export const wholeUnits = (minor: number | null): number | null => (minor === null ? null : minor / 100);

/** A text by language, else in the fallback language. */
export const localised = <T>(
  texts: Readonly<Record<string, T>>,
  language: string,
  fallback: string,
): T | undefined => own(texts, language) ?? own(texts, fallback);

/** Keys are untrusted: `constructor` is no brand. */
function own<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
