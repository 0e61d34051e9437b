import { err, ok, type Result } from '~/platform/result';
import { tokenHash } from '~/platform/token';
import type { Site } from '~/sites';
import { bookableOf } from '../domain/availability';
import { type Demand, demandOf, demandOfMinutes, suitAll } from '../domain/demand';
import { parseDay } from '../domain/visit-start';
import type { Engine } from '../engine';
import { offeredDaysAt, shownDay } from '../free-times';
import type { Place, Shelf } from '../places';
import { faultOfServices, findVehicle } from '../request';
import type { BookingFailure, FreeDays, FreeDaysQuery, TimeslotDay } from '../service';

/** More is looked up for nobody. */
const MAX_DAYS = 100;

/** Free days at several workshops; one query, however many they are. */
export async function listFreeDays(
  engine: Engine,
  site: Site,
  { departmentIds, from, to, work, holdId }: FreeDaysQuery,
): Promise<Result<readonly FreeDays[], BookingFailure>> {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (first === null) return err({ code: 'invalid', field: 'from' });
  if (last === null || last < first || last - first >= MAX_DAYS) return err({ code: 'invalid', field: 'to' });
  const shelf = engine.books.shelf(site.siteIndex);
  const places = departmentIds.flatMap((id) => shelf.byId.get(id) ?? []);
  if (places.length < departmentIds.length) return err({ code: 'unknown-workshop' });
  const demandAt = await demandsOf(engine, shelf, work);
  if (!demandAt.ok) return demandAt;
  const { database, clock } = engine;
  const now = clock.now();
  const wanted = places.flatMap((place) => {
    const demand = demandAt.value(place);
    return demand === null ? [] : [{ place, demand, bookable: bookableOf(place.workshop, now) }];
  });
  const own = { holdHash: holdId === null ? null : tokenHash(holdId) };
  const asking = { database, db: database.db, now, own };
  const offered = await offeredDaysAt(wanted, { from: first, to: last }, asking);
  const byPlace = new Map(
    wanted.map(({ place, demand }, at) => [
      place,
      (offered[at] ?? []).map((day) => shownDay(day, demand)).filter(hasTime),
    ]),
  );
  return ok(places.map((place) => ({ departmentId: place.departmentId, days: byPlace.get(place) ?? [] })));
}

const hasTime = ({ availableSlots, allDaySlotAvailable }: TimeslotDay): boolean =>
  allDaySlotAvailable || availableSlots.length > 0;

type DemandAt = (place: Place) => Demand | null;

async function demandsOf(
  engine: Engine,
  shelf: Shelf,
  work: FreeDaysQuery['work'],
): Promise<Result<DemandAt, BookingFailure>> {
  if ('minutes' in work) return ok((place) => demandOfMinutes(place, work.minutes));
  const { registrationNumber, serviceOfferings } = work;
  const fault = faultOfServices(shelf, serviceOfferings);
  if (fault !== null) return err(fault);
  const car = await findVehicle(engine, registrationNumber);
  if (!car.ok) return car;
  if (!suitAll(shelf.book, car.value, serviceOfferings)) return err({ code: 'service-not-for-car' });
  return ok((place) => {
    const demand = demandOf(shelf.book, place, car.value.brand, serviceOfferings);
    return demand.ok ? demand.value : null;
  });
}
