import { calendarOf, DAY_MINUTES, openingOf } from '~/modules/workshop';
import type { Db } from '~/platform/db';
import type { Language, Site, TestDriveSetting } from '~/sites';
import {
  findPlaces,
  listFreeDays,
  nearestTimes,
  type Offer,
  type Taken,
  windowOf,
} from './domain/free-times';
import type { DrivableCar, DriveTime, FreeTimes } from './drive';
import type { DriveEngine } from './options';
import { listFacilities, loadTaken } from './store/occupation-store';

/** A car that can be driven on a site that offers it. */
export interface OfferedCar {
  readonly siteIndex: string;
  readonly carIndex: string;
  readonly carId: string;
  readonly rules: TestDriveSetting;
  readonly zone: string;
  readonly drivable: DrivableCar;
}

/** The car on its site; null where the site offers no times, or the car none. */
export async function findOffered(
  { directory }: Pick<DriveEngine, 'directory'>,
  site: Site,
  language: Language,
  carId: string,
): Promise<OfferedCar | null> {
  const { testDrives: rules, siteIndex, carIndex, zone } = site;
  if (rules === undefined || siteIndex === null || carIndex === null || carId === '') return null;
  const drivable = await directory.car(site, language, carId);
  return drivable === null ? null : { siteIndex, carIndex, carId, rules, zone, drivable };
}

/** When it is offered, by the hours of those who sell it. */
export const offerOf = (
  { rules, zone, drivable }: OfferedCar,
  { country }: Pick<Site, 'country'>,
  companions: number | null,
): Offer => ({
  calendar: calendarOf(openingOf(drivable.opening), zone, country),
  rules,
  zone,
  companions: companions ?? rules.companions,
});

/** What is booked within the window; `except` is a drive that is to be moved. */
export function takenAround(
  { database, clock }: DriveEngine,
  db: Db,
  offered: OfferedCar,
  except: string | null,
): Promise<Taken> {
  const { firstDay, lastDay } = windowOf(offered, clock.now());
  const where = { ...offered, siteId: offered.drivable.place.siteId };
  const span = { from: firstDay * DAY_MINUTES, to: (lastDay + 2) * DAY_MINUTES };
  return loadTaken(database, db, where, span, except);
}

/** The free times of a car; null where none are offered for it at all. */
export async function listFreeTimes(
  engine: DriveEngine,
  site: Site,
  language: Language,
  carId: string,
  except: string | null = null,
): Promise<FreeTimes | null> {
  const { database, clock } = engine;
  const offered = await findOffered(engine, site, language, carId);
  if (offered === null) return null;
  const { place, car } = offered.drivable;
  const facilities = await listFacilities(database, database.db, offered.siteIndex);
  const offer = offerOf(offered, site, facilities.get(place.siteId)?.companions ?? null);
  const taken = await takenAround(engine, database.db, offered, except);
  return { place, car, minutes: offered.rules.minutes, days: listFreeDays(offer, taken, clock.now()) };
}

const MAX_ALTERNATIVES = 6;

/** Times that are free near one that is taken. */
export async function findAlternatives(
  engine: DriveEngine,
  site: Site,
  carId: string,
  at: DriveTime,
): Promise<readonly DriveTime[]> {
  const free = await listFreeTimes(engine, site, site.languages[0], carId);
  return nearestTimes(free?.days ?? [], at, MAX_ALTERNATIVES);
}

/** Where a drive could be at a time; why not, where it could not. */
export function choosePlaces(offer: Offer, taken: Taken, now: Date, at: DriveTime) {
  const places = findPlaces(offer, taken, now, at);
  if (places.length > 0) return places;
  const nothing = { car: [], places: [] };
  return findPlaces(offer, nothing, now, at).length > 0 ? ('taken' as const) : ('not-offered' as const);
}
