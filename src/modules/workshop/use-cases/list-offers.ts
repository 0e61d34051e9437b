import { err, ok, type Result } from '~/platform/result';
import type { Language, Site } from '~/sites';
import { servicesById } from '../domain/demand';
import { todayIn } from '../domain/local-time';
import { allOffers, offersFor } from '../domain/offers';
import { priceAt, pricedCar, wholeUnits } from '../domain/prices/prices';
import { hasNumber } from '../domain/visit/booked-lines';
import { parseDay } from '../domain/visit/visit-start';
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
import { locationOn, locationToday, type WorkshopLocation } from '../workshop-locations';

/** The workshops of a site with the prices of today. */
const locationsToday = ({ schedules, clock }: BookingEngine, site: Site): readonly WorkshopLocation[] => {
  const now = clock.now();
  return schedules.snapshot(site.siteIndex).locations.map((location) => locationToday(location, now));
};

/** What can be done to a car in the group, with the median prices of today. */
export async function listOffers(
  engine: BookingEngine,
  site: Site,
  language: Language,
  { registrationNumber, mileage }: CarQuery,
): Promise<Result<ServiceOffers, VehicleFailure>> {
  const vehicle = await findVehicle(engine, registrationNumber);
  if (!vehicle.ok) return vehicle;
  const { schedule, tables } = engine.schedules.snapshot(site.siteIndex);
  const locations = locationsToday(engine, site);
  const wording = { language, fallback: site.languages[0] };
  return ok(offersFor(schedule, locations, { vehicle: vehicle.value, mileage }, tables, wording));
}

/** What can be done to some car or other. */
export const listAllOffers = (engine: BookingEngine, site: Site, language: Language): ServiceOffers => {
  const { schedule, tables } = engine.schedules.snapshot(site.siteIndex);
  const locations = locationsToday(engine, site);
  return allOffers(schedule, locations, tables, { language, fallback: site.languages[0] });
};

/** What the chosen services cost at one workshop on a day, today where none is given. */
export async function listPrices(
  engine: BookingEngine,
  site: Site,
  query: PriceQuery,
): Promise<Result<readonly OfferPrice[], BookingFailure>> {
  const day = query.date === undefined ? null : parseDay(query.date);
  if (query.date !== undefined && day === null) return err({ code: 'invalid', field: 'date' });
  const work = await resolveWorkForCar(engine, site, query);
  if (!work.ok) return work;
  const { snapshot, vehicle } = work.value;
  const { workshop } = locationOn(
    work.value.location,
    day ?? todayIn(work.value.location.zone, engine.clock.now()),
  );
  const car = pricedCar(snapshot.schedule, vehicle, query.mileage);
  const services = servicesById(snapshot.schedule);
  return ok(
    [...new Set(query.serviceOfferings)].flatMap((code) => {
      const service = services.get(code);
      if (service === undefined) return [];
      if (!hasNumber(service)) return [{ code, price: null, regularPrice: null }];
      const { price, regularPrice } = priceAt(service, workshop, car, snapshot.tables);
      return [{ code, price: wholeUnits(price), regularPrice: wholeUnits(regularPrice) }];
    }),
  );
}
