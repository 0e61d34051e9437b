import type { Workshops } from '~/modules/workshop';
import { daysBefore, localDate } from '~/platform/time';
import { HOTEL_CARS } from '../tyre-hotel/cars';
import { demoVisits } from './load';
import { demoPriceTables } from './price-tables';
import { demoSchedule } from './schedule';
import { DEMO_VEHICLES } from './vehicles';
import { BOOKING_SITES } from './workshops';

export type WorkshopPorts = Pick<
  Workshops,
  'replaceSchedule' | 'replacePriceTables' | 'replaceVehicles' | 'importVisits'
>;

/**
 * Schedules, prices, vehicles and what is booked already, for facilities that are there. What customers have booked since stays:
 * visits are only brought into calendars that are empty.
 */
export async function fillWorkshops(workshops: WorkshopPorts, now: Date): Promise<number> {
  const today = localDate(now, 'Europe/Stockholm');
  await workshops.replaceVehicles([...DEMO_VEHICLES, ...HOTEL_CARS.map(({ vehicle }) => vehicle)]);
  let visits = 0;
  for (const site of BOOKING_SITES) {
    const siteIndex = `${site}-sites`;
    // Before the schedule is there: then nobody can book until the calendar is filled.
    const booked = demoVisits(site, today);
    const replaced = await workshops.replaceSchedule(siteIndex, demoSchedule(site, today));
    if (!replaced.ok) throw new Error(`demo workshops of ${site}: ${JSON.stringify(replaced.error)}`);
    const priced = await workshops.replacePriceTables(siteIndex, demoPriceTables(site, today));
    if (!priced.ok) throw new Error(`demo prices of ${site}: ${JSON.stringify(priced.error)}`);
    const to = { site, siteIndex, language: 'sv', at: daysBefore(now, BOOKED_DAYS_AGO) };
    visits += await workshops.importVisits(to, booked);
  }
  return visits;
}

/** They were booked a week before the demo was filled. */
const BOOKED_DAYS_AGO = 7;
