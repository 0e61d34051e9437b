import { mapPosition } from '~/modules/facilities';
import { err, ok, type Result } from '~/platform/result';
import type { Site } from '~/sites';
import { bookingWindowOf } from '../domain/availability';
import { namesBrand } from '../domain/brand';
import { allSuitCar, demandOf } from '../domain/demand';
import { dateOf } from '../domain/local-time';
import { clockText } from '../domain/visit/visit';
import type { BookingEngine } from '../engine';
import type { BookingFailure, ClosestMessage, ClosestQuery, Slot } from '../service';
import { findFirstSlots, type TimeSlotSearch } from '../time-slot-search';
import { checkServices, findVehicle } from '../visit-request';
import { locationToday, sortForBrand, type WorkshopLocation } from '../workshop-locations';

/** How many workshops are worked out at once: the first one alone, so that it is shown soon. Few ask for more than five. */
const BATCHES = [1, 4, 11] as const;

/** Workshops with their first free time, in their order, as soon as each is known. */
export async function* findWorkshops(
  engine: BookingEngine,
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
    const searches = found.value.slice(at, at + (BATCHES[batch] ?? 11));
    const now = clock.now();
    const slots = await findFirstSlots(searches, { database, db: database.db, now });
    for (const hit of hitsOf(searches, slots, now)) {
      if (signal.aborted) return;
      yield hit;
    }
    at += searches.length;
  }
  if (!signal.aborted) yield { nosites: true };
}

/** Workshops that do what is wanted for the car, in their order, after the cursor. */
async function reachable(
  engine: BookingEngine,
  site: Site,
  query: ClosestQuery,
): Promise<Result<readonly TimeSlotSearch[], BookingFailure>> {
  const snapshot = engine.schedules.snapshot(site.siteIndex);
  const fault = checkServices(snapshot, query.serviceOfferings);
  if (fault !== null) return err(fault);
  const car = await findVehicle(engine, query.registrationNumber);
  if (!car.ok) return car;
  if (!allSuitCar(snapshot.schedule, car.value, query.serviceOfferings))
    return err({ code: 'service-not-for-car' });
  const { position, cursor } = query;
  const here =
    position === null ? mapPosition('', site.country) : { lat: position.latitude, lng: position.longitude };
  const sorted = sortForBrand(snapshot.locations, here, car.value.brand);
  const shown = cursor === null ? 0 : sorted.findIndex(({ departmentId }) => departmentId === cursor) + 1;
  if (cursor !== null && shown === 0) return err({ code: 'unknown-workshop' });
  const now = engine.clock.now();
  const toSearch = (location: WorkshopLocation): TimeSlotSearch[] => {
    const demand = demandOf(
      snapshot.schedule,
      locationToday(location, now),
      car.value.brand,
      query.serviceOfferings,
    );
    return demand.ok ? [{ location, demand: demand.value }] : [];
  };
  return ok(sorted.slice(shown).flatMap(toSearch));
}

const hitsOf = (
  searches: readonly TimeSlotSearch[],
  slots: readonly (Slot | null)[],
  now: Date,
): ClosestMessage[] =>
  searches.flatMap(({ location }, at) => {
    const slot = slots[at] ?? null;
    if (slot === null) return [];
    const lastBookableDate = dateOf(bookingWindowOf(location.workshop, now).lastDay);
    return [{ ...location.hit, firstTimeSlot: clockText(slot), lastBookableDate }];
  });

/** Whether any workshop of the site is authorised for a brand. */
export const hasBrand = ({ schedules }: BookingEngine, site: Site, brand: string): boolean =>
  schedules.snapshot(site.siteIndex).locations.some(({ brands }) => namesBrand(brands, brand));
