import { carTitle } from '~/features/car-text/server';
import { knownText, type Reading, recordText } from '~/features/record-text';
import type { SiteRecord } from '~/modules/facilities';
import type { CarRecord } from '~/modules/stock';
import { imageSources } from '~/platform/media/urls';
import type { DistanceUnit, Site } from '~/sites';

const KILOMETRES_IN = { mil: 10, km: 1, miles: 1.609344 } as const satisfies Record<DistanceUnit, number>;

const isUnit = (text: string | null): text is DistanceUnit =>
  text === 'mil' || text === 'km' || text === 'miles';

/** Whole kilometres on the clock, whatever unit the record has; null when it says nothing. */
export function kilometres(
  car: Pick<CarRecord, 'car_odometer' | 'car_odometer_unit' | 'car_mileage'>,
  unitOfSite: DistanceUnit,
): number | null {
  if (car.car_odometer !== null && isUnit(car.car_odometer_unit)) {
    return Math.round(car.car_odometer * KILOMETRES_IN[car.car_odometer_unit]);
  }
  return car.car_mileage === null ? null : Math.round(car.car_mileage * KILOMETRES_IN[unitOfSite]);
}

export interface SchemaInput {
  readonly car: CarRecord;
  readonly page: Reading;
  readonly facility: SiteRecord | undefined;
  readonly origin: string;
  /** The car's address with the origin. */
  readonly url: string;
}

/** schema.org `Car` with its `Offer`. What is not known is left out. */
export function carSchema(input: SchemaInput): object {
  const { car, page, origin, url } = input;
  const { site } = page;
  const word = (name: 'car_body' | 'car_color' | 'car_fuel' | 'car_gearbox') =>
    knownText(page, name, car[name]);
  const driven = kilometres(car, site.features.distanceUnit);
  const images = car.car_images.map(({ original }) =>
    absolute(imageSources({ src: original }).fallback, origin),
  );
  return defined({
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: carTitle(car, page),
    url,
    sku: car.car_id,
    image: images.length === 0 ? null : images,
    brand: { '@type': 'Brand', name: car.car_brand },
    model: recordText(page, 'car_model', car.car_model_text ?? car.car_model),
    vehicleConfiguration: car.car_version,
    vehicleModelDate: car.car_year === null ? null : String(car.car_year),
    bodyType: word('car_body'),
    color: word('car_color'),
    fuelType: word('car_fuel'),
    vehicleTransmission: word('car_gearbox'),
    numberOfDoors: car.car_doors,
    vehicleSeatingCapacity: car.car_seats,
    vehicleIdentificationNumber: car.car_chassino,
    itemCondition: conditionOf(car),
    mileageFromOdometer:
      driven === null ? null : { '@type': 'QuantitativeValue', value: driven, unitCode: 'KMT' },
    offers: offerOf(input),
  });
}

function offerOf({ car, page: { site }, facility, url }: SchemaInput): object | null {
  if (car.car_price === null) return null;
  const sample = car.car_is_sample === true;
  return defined({
    '@type': 'Offer',
    url,
    price: car.car_price,
    priceCurrency: car.car_price_currency ?? site.currency,
    availability: `https://schema.org/${sample ? 'PreOrder' : 'InStock'}`,
    itemCondition: conditionOf(car),
    seller: sellerOf(car, site, facility),
  });
}

const conditionOf = (car: CarRecord): string =>
  `https://schema.org/${car.car_is_used === true ? 'UsedCondition' : 'NewCondition'}`;

function sellerOf(car: CarRecord, site: Site, facility: SiteRecord | undefined): object {
  return defined({
    '@type': 'AutoDealer',
    name: facility?.site_official_name ?? car.car_site_name ?? site.name,
    telephone: facility?.site_phone || car.car_site_phone,
    address:
      facility === undefined
        ? car.car_site_address
        : defined({
            '@type': 'PostalAddress',
            streetAddress: facility.site_street,
            postalCode: facility.site_zip,
            addressLocality: facility.site_city,
            addressCountry: site.country,
          }),
  });
}

/** schema.org `BreadcrumbList`; the last crumb is the page itself. */
export const breadcrumbSchema = (
  crumbs: readonly { readonly title: string; readonly url: string }[],
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: url,
  })),
});

const defined = (object: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );

const absolute = (src: string, origin: string): string => (src.startsWith('/') ? origin + src : src);
