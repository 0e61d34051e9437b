import { err, ok, type Result } from '~/platform/result';
import { tokenHash } from '~/platform/token';
import type { Site } from '~/sites';
import { areForCar, carOf, type Engine, faultOfServices } from './asking';
import { type OfferedDay, slotsOf } from './domain/availability';
import { type Demand, demandOf, LONGEST_VISIT } from './domain/demand';
import { dateOf, dayOf } from './domain/local-time';
import type { Workshop } from './domain/model';
import type { Place, Shelf } from './places';
import { offeredDaysAt, type Wanted } from './placing';
import type { BookingFailure, FreeDays, FreeDaysQuery, TimeslotDay } from './service';

/** A hundred years of days: dates after it are mistakes, and no database keeps such days. */
export const FAR_AWAY = 36_525;
/** More is looked up for nobody. */
const MAX_DAYS = 100;

/** Free days at several workshops; one query, however many they are. */
export async function freeDays(
  engine: Engine,
  site: Site,
  { departmentIds, from, to, work, holdId }: FreeDaysQuery,
): Promise<Result<readonly FreeDays[], BookingFailure>> {
  const days = { from: dayOf(from), to: dayOf(to) };
  if (!(days.from >= 0 && days.from <= FAR_AWAY)) return err({ code: 'invalid', field: 'from' });
  if (!(days.to >= days.from && days.to - days.from < MAX_DAYS)) return err({ code: 'invalid', field: 'to' });
  const shelf = engine.books.shelf(site.siteIndex);
  const places = departmentIds.flatMap((id) => shelf.byId.get(id) ?? []);
  if (places.length < departmentIds.length) return err({ code: 'unknown-workshop' });
  const demandAt = await demandsOf(engine, shelf, work);
  if (!demandAt.ok) return demandAt;
  const wanted = places.flatMap((place): Wanted[] => {
    const demand = demandAt.value(place);
    return demand === null ? [] : [{ place, demand }];
  });
  const { database, clock } = engine;
  const own = { holdHash: holdId === null ? null : tokenHash(holdId) };
  const offered = await offeredDaysAt(wanted, days, { database, db: database.db, now: clock.now(), own });
  const byPlace = new Map(wanted.map(({ place }, at) => [place, (offered[at] ?? []).flatMap(dayOffered)]));
  return ok(places.map((place) => ({ departmentId: place.departmentId, days: byPlace.get(place) ?? [] })));
}

type DemandAt = (place: Place) => Demand | null;

async function demandsOf(
  engine: Engine,
  shelf: Shelf,
  work: FreeDaysQuery['work'],
): Promise<Result<DemandAt, BookingFailure>> {
  if ('minutes' in work) return ok(({ workshop }) => bareDemand(workshop, work.minutes));
  const { registrationNumber, serviceOfferings } = work;
  const fault = faultOfServices(shelf, serviceOfferings);
  if (fault !== null) return err(fault);
  const car = await carOf(engine, registrationNumber);
  if (!car.ok) return car;
  if (!areForCar(shelf, car.value, serviceOfferings)) return err({ code: 'service-not-for-car' });
  return ok((place) => {
    const demand = demandOf(shelf.book, place, car.value.brand, serviceOfferings);
    return demand.ok ? demand.value : null;
  });
}

/** Work of which only the time is known can be done in any bay. */
function bareDemand({ slotMinutes, allDayFromMinutes }: Workshop, asked: number): Demand | null {
  const minutes = asked === 0 ? slotMinutes : asked;
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > LONGEST_VISIT) return null;
  return { minutes, competences: [], allDay: minutes >= allDayFromMinutes };
}

function dayOffered(offered: OfferedDay): readonly TimeslotDay[] {
  const slots = slotsOf(offered);
  if (slots.length === 0) return [];
  const availableSlots = slots.flatMap(({ time }) => time ?? []);
  return [{ date: dateOf(offered.day), availableSlots, allDaySlotAvailable: offered.allDay.length > 0 }];
}
