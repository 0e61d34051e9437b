import { mapPosition } from '~/modules/facilities';
import { err, ok, type Result } from '~/platform/result';
import type { Site } from '~/sites';
import { bookableOf } from '../domain/availability';
import { namesBrand } from '../domain/brand';
import { demandOf, suitAll } from '../domain/demand';
import { dateOf } from '../domain/local-time';
import { clockText } from '../domain/visit';
import type { Engine } from '../engine';
import { firstSlots, type Wanted } from '../free-times';
import { inOrderFor, type Place } from '../places';
import { faultOfServices, findVehicle } from '../request';
import type { BookingFailure, ClosestMessage, ClosestQuery, Slot } from '../service';

/** How many workshops are worked out at once: the first one alone, so that it is shown soon. Few ask for more than five. */
const BATCHES = [1, 4, 11] as const;

/** Workshops with their first free time, in their order, as soon as each is known. */
export async function* findWorkshops(
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
    const wanted = found.value.slice(at, at + (BATCHES[batch] ?? 11));
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

/** Workshops that do what is wanted for the car, in their order, after the cursor. */
async function reachable(
  engine: Engine,
  site: Site,
  query: ClosestQuery,
): Promise<Result<readonly Wanted[], BookingFailure>> {
  const shelf = engine.books.shelf(site.siteIndex);
  const fault = faultOfServices(shelf, query.serviceOfferings);
  if (fault !== null) return err(fault);
  const car = await findVehicle(engine, query.registrationNumber);
  if (!car.ok) return car;
  if (!suitAll(shelf.book, car.value, query.serviceOfferings)) return err({ code: 'service-not-for-car' });
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

const hitsOf = (wanted: readonly Wanted[], slots: readonly (Slot | null)[], now: Date): ClosestMessage[] =>
  wanted.flatMap(({ place }, at) => {
    const slot = slots[at] ?? null;
    if (slot === null) return [];
    const lastBookableDate = dateOf(bookableOf(place.workshop, now).lastDay);
    return [{ ...place.hit, firstTimeSlot: clockText(slot), lastBookableDate }];
  });

/** Whether any workshop of the site is authorised for a brand. */
export const hasBrand = ({ books }: Engine, site: Site, brand: string): boolean =>
  books.shelf(site.siteIndex).places.some(({ brands }) => namesBrand(brands, brand));
