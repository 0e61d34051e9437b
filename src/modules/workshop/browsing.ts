import { mapPosition } from '~/modules/facilities';
import { err, ok, type Result } from '~/platform/result';
import { tokenHash } from '~/platform/token';
import type { Site } from '~/sites';
import { areForCar, carOf, type Engine, faultOfServices, questionForCar, questionOf } from './asking';
import { bookableOf, type LocalSlot, slotsOf } from './domain/availability';
import { namesBrand } from './domain/brand';
import { demandOf, servicesById } from './domain/demand';
import { dateOf, dayOf } from './domain/local-time';
import type { Service } from './domain/model';
import { allOffers, offersFor } from './domain/offers';
import { priceAt, pricedCar, wholeUnits } from './domain/prices';
import { clockText } from './domain/visit';
import { FAR_AWAY, freeDays } from './free-days';
import { inOrderFor, type Place } from './places';
import { firstSlots, offeredDays, type Wanted } from './placing';
import type {
  BookingFailure,
  ClosestMessage,
  ClosestQuery,
  OfferPrice,
  PriceQuery,
  TimeslotDay,
  TimeslotQuery,
  WorkshopService,
} from './service';

type Browsing = Pick<
  WorkshopService,
  'vehicle' | 'offers' | 'allOffers' | 'closestAvailable' | 'timeslots' | 'freeDays' | 'hasBrand' | 'prices'
>;

/** Everything that can be asked without taking anything. */
export const browsing = (engine: Engine): Browsing => ({
  vehicle: (_site, registrationNumber) => carOf(engine, registrationNumber),
  async offers(site, language, { registrationNumber, mileage }) {
    const car = await carOf(engine, registrationNumber);
    if (!car.ok) return car;
    const { book, places, tables } = engine.books.shelf(site.siteIndex);
    const wording = { language, fallback: site.languages[0] };
    return ok(offersFor(book, places, { vehicle: car.value, mileage }, tables, wording));
  },
  async allOffers(site, language) {
    const { book, places, tables } = engine.books.shelf(site.siteIndex);
    return ok(allOffers(book, places, tables, { language, fallback: site.languages[0] }));
  },
  closestAvailable: (site, query, signal) => closestAvailable(engine, site, query, signal),
  timeslots: (site, query) => timeslots(engine, site, query),
  freeDays: (site, query) => freeDays(engine, site, query),
  hasBrand: async (site, brand) =>
    engine.books.shelf(site.siteIndex).places.some(({ brands }) => namesBrand(brands, brand)),
  prices: (site, query) => prices(engine, site, query),
});

/** How many workshops are worked out at once: the first one alone, so that it is shown soon. */
const BATCHES = [1, 4, 5] as const;

async function* closestAvailable(
  engine: Engine,
  site: Site,
  query: ClosestQuery,
  signal: AbortSignal,
): AsyncGenerator<ClosestMessage> {
  const found = await reachable(engine, site, query);
  if (!found.ok) {
    yield { error: found.error.code };
    return;
  }
  const { database, clock } = engine;
  let at = 0;
  for (let batch = 0; at < found.value.length; batch++) {
    if (signal.aborted) return;
    const wanted = found.value.slice(at, at + (BATCHES[batch] ?? 5));
    const now = clock.now();
    const slots = await firstSlots(wanted, { database, db: database.db, now });
    for (const hit of hitsOf(wanted, slots, now)) {
      if (signal.aborted) return;
      yield hit;
    }
    at += wanted.length;
  }
  if (!signal.aborted) yield { nosites: true };
}

const hitsOf = (
  wanted: readonly Wanted[],
  slots: readonly (LocalSlot | null)[],
  now: Date,
): ClosestMessage[] =>
  wanted.flatMap(({ place }, at) => {
    const slot = slots[at] ?? null;
    if (slot === null) return [];
    const lastBookableDate = dateOf(bookableOf(place.workshop, now).lastDay);
    return [{ ...place.hit, firstTimeSlot: clockText(slot), lastBookableDate }];
  });

/** Workshops that do what is wanted for the car, in their order, after the cursor. */
async function reachable(
  engine: Engine,
  site: Site,
  query: ClosestQuery,
): Promise<Result<readonly Wanted[], BookingFailure>> {
  const shelf = engine.books.shelf(site.siteIndex);
  const fault = faultOfServices(shelf, query.serviceOfferings);
  if (fault !== null) return err(fault);
  const car = await carOf(engine, query.registrationNumber);
  if (!car.ok) return car;
  if (!areForCar(shelf, car.value, query.serviceOfferings)) return err({ code: 'service-not-for-car' });
  const { position, cursor } = query;
  const here =
    position === null ? mapPosition('', site.country) : { lat: position.latitude, lng: position.longitude };
  const sorted = inOrderFor(shelf.places, here, car.value.brand);
  const shown = cursor === null ? 0 : sorted.findIndex(({ departmentId }) => departmentId === cursor) + 1;
  if (cursor !== null && shown === 0) return err({ code: 'unknown-workshop' });
  const able = (place: Place): Wanted[] => {
    const demand = demandOf(shelf.book, place, car.value.brand, query.serviceOfferings);
    return demand.ok ? [{ place, demand: demand.value }] : [];
  };
  return ok(sorted.slice(shown).flatMap(able));
}

const WEEK = 7;

async function timeslots(
  engine: Engine,
  site: Site,
  query: TimeslotQuery,
): Promise<Result<readonly TimeslotDay[], BookingFailure>> {
  const from = dayOf(query.from);
  // Far from today there is nothing to look up, and no database keeps such days.
  if (Number.isNaN(from) || from < 0 || from > FAR_AWAY) return err({ code: 'invalid', field: 'from' });
  // Not whether it is for the car: a visit that was booked before the rules changed can still be moved.
  const question = await questionOf(engine, site, query);
  if (!question.ok) return question;
  const { place, demand } = question.value;
  if (demand === null) return ok(Array.from({ length: WEEK }, (_, at) => emptyDay(dateOf(from + at))));
  const { database, clock } = engine;
  const holdHash = query.holdId === null ? null : tokenHash(query.holdId);
  const asking = { database, db: database.db, now: clock.now(), own: { holdHash } };
  const offered = await offeredDays({ place, demand }, { from, to: from + WEEK - 1 }, asking);
  return ok(
    offered.map((day) => ({
      date: dateOf(day.day),
      availableSlots: slotsOf(day).flatMap(({ time }) => time ?? []),
      allDaySlotAvailable: day.allDay.length > 0,
    })),
  );
}

const emptyDay = (date: string): TimeslotDay => ({ date, availableSlots: [], allDaySlotAvailable: false });

/** What a service costs as a number; one that says its price in words has none. */
export const hasNumber = ({ priceText }: Pick<Service, 'priceText'>): boolean =>
  Object.keys(priceText).length === 0;

async function prices(
  engine: Engine,
  site: Site,
  query: PriceQuery,
): Promise<Result<readonly OfferPrice[], BookingFailure>> {
  const question = await questionForCar(engine, site, query);
  if (!question.ok) return question;
  const { shelf, place, vehicle } = question.value;
  const car = pricedCar(shelf.book, vehicle, query.mileage);
  const services = servicesById(shelf.book);
  return ok(
    [...new Set(query.serviceOfferings)].flatMap((code) => {
      const service = services.get(code);
      if (service === undefined) return [];
      const { price, regularPrice } = priceAt(service, place.workshop, car, shelf.tables);
      const known = hasNumber(service);
      return [
        {
          code,
          price: known ? wholeUnits(price) : null,
          regularPrice: known ? wholeUnits(regularPrice) : null,
        },
      ];
    }),
  );
}
