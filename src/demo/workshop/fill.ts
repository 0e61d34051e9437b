import type { ImportedVisit, Workshops } from '~/modules/workshop';
import { daysBefore, localDate } from '~/platform/time';
import { HOTEL_CARS } from '../tyre-hotel/cars';
import { type DemoVisit, demoPastVisits, demoVisits } from './load';
import { demoPriceTables } from './price-tables';
import { demoSchedule } from './schedule';
import { DEMO_VEHICLES } from './vehicles';
import { demoWaiting } from './waiting';
import { stepsUntil } from './what-became';
import { BOOKING_SITES, type BookingSite, workshopFacilities } from './workshops';

export type WorkshopPorts = Pick<
  Workshops,
  'replaceSchedule' | 'replacePriceTables' | 'replaceVehicles' | 'importVisits'
>;

const ZONE = 'Europe/Stockholm';

/**
 * Schedules, prices, vehicles and what is booked already, for facilities that are there. What customers have booked since stays:
 * visits are only brought into calendars that are empty.
 */
export async function fillWorkshops(workshops: WorkshopPorts, now: Date): Promise<number> {
  const today = localDate(now, ZONE);
  await workshops.replaceVehicles([...DEMO_VEHICLES, ...HOTEL_CARS.map(({ vehicle }) => vehicle)]);
  let count = 0;
  for (const site of BOOKING_SITES) {
    const siteIndex = `${site}-sites`;
    // Before the schedule is there: then nobody can book until the calendar is filled.
    const visits = demoVisits(site, today);
    const replaced = await workshops.replaceSchedule(siteIndex, demoSchedule(site, today));
    if (!replaced.ok) throw new Error(`demo workshops of ${site}: ${JSON.stringify(replaced.error)}`);
    const priced = await workshops.replacePriceTables(siteIndex, demoPriceTables(site, today));
    if (!priced.ok) throw new Error(`demo prices of ${site}: ${JSON.stringify(priced.error)}`);
    const waiting = demoWaiting(site, today, visits, now);
    const bookedAt = daysBefore(now, BOOKED_DAYS_AGO);
    count += await workshops.importVisits(
      { site, siteIndex, language: 'sv', past: null },
      visits.map((visit) => ({
        ...toImported(visit, now),
        bookedAt,
        waiting: waiting.get(visit) ?? null,
      })),
    );
  }
  return count;
}

/** What was booked and done in the last week, workshop by workshop: others need the database between two of them. */
export async function fillPastVisits(
  { importVisits }: Pick<WorkshopPorts, 'importVisits'>,
  site: BookingSite,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const today = localDate(now, ZONE);
  let count = 0;
  for (const [index, house] of workshopFacilities(site, today).entries()) {
    signal.throwIfAborted();
    const past = { departmentId: house.department.erp_id, before: today };
    count += await importVisits(
      { site, siteIndex: `${site}-sites`, language: 'sv', past },
      demoPastVisits(house, index, today).map((visit) => toImported(visit, now)),
    );
  }
  return count;
}

/** They were booked a week before they came, or before the demo was filled. */
const BOOKED_DAYS_AGO = 7;

const toImported = (visit: DemoVisit, now: Date): ImportedVisit => ({
  ...visit,
  bookedAt: daysBefore(new Date(`${visit.date}T10:00:00Z`), BOOKED_DAYS_AGO),
  steps: stepsUntil(visit, now, ZONE),
  waiting: null,
});
