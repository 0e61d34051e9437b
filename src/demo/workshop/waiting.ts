import { randomSource } from '~/demo/group';
import type { ImportedVisit } from '~/modules/workshop';
import { addDays, daysBefore } from '~/platform/time';
import { type DemoVisit, fullDays } from './load';
import { type BookingSite, workshopFacilities } from './workshops';

const WORKSHOPS = 3;
const CUSTOMERS = 2;
/** Visits so many days ahead, before which nothing is free. */
const AHEAD_DAYS = 7;
const MAX_AHEAD_DAYS = 30;

const PREFERENCES = [
  { weekdays: [1, 2, 3, 4, 5], partOfDay: 'any' },
  { weekdays: [1, 2, 3, 4, 5], partOfDay: 'morning' },
  { weekdays: [1, 3, 5], partOfDay: 'any' },
  { weekdays: [2, 4], partOfDay: 'afternoon' },
] as const;

/** A few customers who would rather come on an earlier day, at workshops that have none free until a visit is cancelled. */
export function demoWaiting(
  site: BookingSite,
  today: string,
  visits: readonly DemoVisit[],
  now: Date,
): ReadonlyMap<DemoVisit, NonNullable<ImportedVisit['waiting']>> {
  const from = addDays(today, AHEAD_DAYS);
  const houses = workshopFacilities(site, today).filter((house) => fullDays(house, today) >= AHEAD_DAYS);
  const chosen = houses.slice(0, WORKSHOPS).flatMap((house) => {
    const { erp_id } = house.department;
    const until = addDays(today, Math.min(fullDays(house, today), MAX_AHEAD_DAYS));
    const full = visits.filter(
      ({ departmentId, date }) => departmentId === erp_id && date >= from && date <= until,
    );
    return randomSource(erp_id, 'waiting').some(full, CUSTOMERS);
  });
  return new Map(
    chosen.map((visit) => {
      const random = randomSource(visit.vehicle.registrationNumber, 'waiting');
      return [visit, { ...random.pick(PREFERENCES), since: daysBefore(now, 0.5 + 5 * random.next()) }];
    }),
  );
}
