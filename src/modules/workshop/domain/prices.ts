import type { BrandClass, Service, Workshop, WorkshopBook } from './model';
import type { Vehicle } from './vehicle';

/** Minor units, VAT included, of one unit of the service; null: not known. */
export interface ServicePrice {
  readonly price: number | null;
  /** What it costs without the service agreement, where that differs. */
  readonly regularPrice: number | null;
}

/** What a price depends on in the car. */
export interface PricedCar {
  readonly brandClass: BrandClass;
  readonly hasServiceAgreement: boolean;
}

/** A vehicle's own class, else that of its brand, else `standard`. */
export function pricedCar(
  book: Pick<WorkshopBook, 'brandClasses'>,
  vehicle: Pick<Vehicle, 'brand' | 'brandClass' | 'hasServiceAgreement'>,
): PricedCar {
  const brandClass =
    vehicle.brandClass ?? own(book.brandClasses, vehicle.brand.trim().toLowerCase()) ?? 'standard';
  return { brandClass, hasServiceAgreement: vehicle.hasServiceAgreement };
}

/**
 * Price of a service at a workshop: its own for the class of the car, which may be "not known here", else the group's. Cars
 * with a service agreement have the agreement's price where there is one; it never makes work dearer.
 */
export function priceAt(service: Service, workshop: Pick<Workshop, 'prices'>, car: PricedCar): ServicePrice {
  const here = own(workshop.prices, service.id)?.[car.brandClass];
  const regular = here === undefined ? service.prices[car.brandClass] : here;
  const agreed = car.hasServiceAgreement ? (service.agreementPrices[car.brandClass] ?? null) : null;
  return beside(regular, agreed === null ? regular : Math.min(agreed, regular ?? agreed));
}

/**
 * The group's price: the median over the workshops that do the service and know what it costs (specification 3 §9,
 * 'Priserna är medianvärden'). Null where none of them knows.
 */
export function medianPrice(
  service: Service,
  workshops: readonly Pick<Workshop, 'prices'>[],
  car: PricedCar,
): ServicePrice {
  const over = (hasServiceAgreement: boolean) =>
    median(
      workshops.flatMap(
        (workshop) => priceAt(service, workshop, { ...car, hasServiceAgreement }).price ?? [],
      ),
    );
  const regular = over(false);
  return car.hasServiceAgreement ? beside(regular, over(true)) : beside(regular, regular);
}

const beside = (regular: number | null, price: number | null): ServicePrice => ({
  price,
  regularPrice: regular === price ? null : regular,
});

/** Between two middle amounts lies their mean, in whole units of the currency, halves up; null of nothing. */
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
export const spoken = <T>(
  texts: Readonly<Record<string, T>>,
  language: string,
  fallback: string,
): T | undefined => own(texts, language) ?? own(texts, fallback);

/** Names come from outside: `constructor` is no brand. */
function own<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
