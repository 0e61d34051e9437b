import { err, ok, type Result } from '~/platform/result';
import { tokenHash } from '~/platform/token';
import type { Site } from '~/sites';
import { bookingWindowOf } from '../domain/availability';
import { allSuitCar, type Demand, demandOf, demandOfMinutes } from '../domain/demand';
import { parseDay } from '../domain/visit/visit-start';
import type { BookingEngine } from '../engine';
import type { BookingFailure, FreeDays, FreeDaysQuery, TimeslotDay } from '../service';
import { listOfferedDaysAt, toTimeslotDay } from '../time-slot-search';
import { checkServices, findVehicle } from '../visit-request';
import { locationToday, type WorkshopLocation, type WorkshopSnapshot } from '../workshop-locations';

/** Bounds the query. */
const MAX_DAYS = 100;

/** Free days at several workshops; one query, however many they are. */
export async function listFreeDays(
  engine: BookingEngine,
  site: Site,
  { departmentIds, from, to, work, holdId }: FreeDaysQuery,
): Promise<Result<readonly FreeDays[], BookingFailure>> {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (first === null) return err({ code: 'invalid', field: 'from' });
  if (last === null || last < first || last - first >= MAX_DAYS) return err({ code: 'invalid', field: 'to' });
  const snapshot = engine.schedules.snapshot(site.siteIndex);
  const locations = departmentIds.flatMap((id) => snapshot.byId.get(id) ?? []);
  if (locations.length < departmentIds.length) return err({ code: 'unknown-workshop' });
  const demandAt = await demandsOf(engine, snapshot, work);
  if (!demandAt.ok) return demandAt;
  const { database, clock } = engine;
  const now = clock.now();
  const searches = locations.flatMap((location) => {
    const demand = demandAt.value(location);
    return demand === null ? [] : [{ location, demand, bookable: bookingWindowOf(location.workshop, now) }];
  });
  const own = { holdHash: holdId === null ? null : tokenHash(holdId) };
  const context = { database, db: database.db, now, own };
  const offered = await listOfferedDaysAt(searches, { from: first, to: last }, context);
  const byPlace = new Map(
    searches.map(({ location, demand }, at) => [
      location,
      (offered[at] ?? []).map((day) => toTimeslotDay(day, demand)).filter(hasTime),
    ]),
  );
  return ok(
    locations.map((location) => ({ departmentId: location.departmentId, days: byPlace.get(location) ?? [] })),
  );
}

const hasTime = ({ availableSlots, allDaySlotAvailable }: TimeslotDay): boolean =>
  allDaySlotAvailable || availableSlots.length > 0;

type DemandAt = (location: WorkshopLocation) => Demand | null;

async function demandsOf(
  engine: BookingEngine,
  snapshot: WorkshopSnapshot,
  work: FreeDaysQuery['work'],
): Promise<Result<DemandAt, BookingFailure>> {
  if ('minutes' in work) return ok((location) => demandOfMinutes(location, work.minutes));
  const { registrationNumber, serviceOfferings } = work;
  const fault = checkServices(snapshot, serviceOfferings);
  if (fault !== null) return err(fault);
  const car = await findVehicle(engine, registrationNumber);
  if (!car.ok) return car;
  if (!allSuitCar(snapshot.schedule, car.value, serviceOfferings))
    return err({ code: 'service-not-for-car' });
  return ok((location) => {
    const today = locationToday(location, engine.clock.now());
    const demand = demandOf(snapshot.schedule, today, car.value.brand, serviceOfferings);
    return demand.ok ? demand.value : null;
  });
}
