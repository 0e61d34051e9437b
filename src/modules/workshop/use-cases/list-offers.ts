import { ok, type Result } from '~/platform/result';
import type { Language, Site } from '~/sites';
import { servicesById } from '../domain/demand';
import { allOffers, offersFor } from '../domain/offers';
import { priceAt, pricedCar, wholeUnits } from '../domain/prices/prices';
import { hasNumber } from '../domain/visit/booked-lines';
import type { BookingEngine } from '../engine';
import type {
  BookingFailure,
  CarQuery,
  OfferPrice,
  PriceQuery,
  ServiceOffers,
  VehicleFailure,
} from '../service';
import { findVehicle, resolveWorkForCar } from '../visit-request';

/** What can be done to a car in the group, with the median prices. */
export async function listOffers(
  engine: BookingEngine,
  site: Site,
  language: Language,
  { registrationNumber, mileage }: CarQuery,
): Promise<Result<ServiceOffers, VehicleFailure>> {
  const vehicle = await findVehicle(engine, registrationNumber);
  if (!vehicle.ok) return vehicle;
  const { schedule, locations, tables } = engine.schedules.snapshot(site.siteIndex);
  const wording = { language, fallback: site.languages[0] };
  return ok(offersFor(schedule, locations, { vehicle: vehicle.value, mileage }, tables, wording));
}

/** What can be done to some car or other. */
export const listAllOffers = (engine: BookingEngine, site: Site, language: Language): ServiceOffers => {
  const { schedule, locations, tables } = engine.schedules.snapshot(site.siteIndex);
  return allOffers(schedule, locations, tables, { language, fallback: site.languages[0] });
};

/** What the chosen services cost at one workshop. */
export async function listPrices(
  engine: BookingEngine,
  site: Site,
  query: PriceQuery,
): Promise<Result<readonly OfferPrice[], BookingFailure>> {
  const work = await resolveWorkForCar(engine, site, query);
  if (!work.ok) return work;
  const { snapshot, location, vehicle } = work.value;
  const car = pricedCar(snapshot.schedule, vehicle, query.mileage);
  const services = servicesById(snapshot.schedule);
  return ok(
    [...new Set(query.serviceOfferings)].flatMap((code) => {
      const service = services.get(code);
      if (service === undefined) return [];
      if (!hasNumber(service)) return [{ code, price: null, regularPrice: null }];
      const { price, regularPrice } = priceAt(service, location.workshop, car, snapshot.tables);
      return [{ code, price: wholeUnits(price), regularPrice: wholeUnits(regularPrice) }];
    }),
  );
}
