import { ok, type Result } from '~/platform/result';
import type { Language, Site } from '~/sites';
import { hasNumber } from '../domain/booked-lines';
import { servicesById } from '../domain/demand';
import { allOffers, offersFor } from '../domain/offers';
import { priceAt, pricedCar, wholeUnits } from '../domain/prices';
import type { Engine } from '../engine';
import { findVehicle, readWorkForCar } from '../request';
import type {
  BookingFailure,
  CarQuery,
  OfferPrice,
  PriceQuery,
  ServiceOffers,
  VehicleFailure,
} from '../service';

/** What can be done to a car in the group, with the median prices. */
export async function listOffers(
  engine: Engine,
  site: Site,
  language: Language,
  { registrationNumber, mileage }: CarQuery,
): Promise<Result<ServiceOffers, VehicleFailure>> {
  const vehicle = await findVehicle(engine, registrationNumber);
  if (!vehicle.ok) return vehicle;
  const { book, places, tables } = engine.books.shelf(site.siteIndex);
  const wording = { language, fallback: site.languages[0] };
  return ok(offersFor(book, places, { vehicle: vehicle.value, mileage }, tables, wording));
}

/** What can be done to some car or other. */
export const listAllOffers = (engine: Engine, site: Site, language: Language): ServiceOffers => {
  const { book, places, tables } = engine.books.shelf(site.siteIndex);
  return allOffers(book, places, tables, { language, fallback: site.languages[0] });
};

/** What the chosen services cost at one workshop. */
export async function listPrices(
  engine: Engine,
  site: Site,
  query: PriceQuery,
): Promise<Result<readonly OfferPrice[], BookingFailure>> {
  const work = await readWorkForCar(engine, site, query);
  if (!work.ok) return work;
  const { shelf, place, vehicle } = work.value;
  const car = pricedCar(shelf.book, vehicle, query.mileage);
  const services = servicesById(shelf.book);
  return ok(
    [...new Set(query.serviceOfferings)].flatMap((code) => {
      const service = services.get(code);
      if (service === undefined) return [];
      if (!hasNumber(service)) return [{ code, price: null, regularPrice: null }];
      const { price, regularPrice } = priceAt(service, place.workshop, car, shelf.tables);
      return [{ code, price: wholeUnits(price), regularPrice: wholeUnits(regularPrice) }];
    }),
  );
}
