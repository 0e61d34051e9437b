import { listWheelChanges } from '~/modules/workshop';
import type { Database } from '~/platform/db';
import { localDate } from '~/platform/time';
import type { Site } from '~/sites';
import { type SeasonChange, seasonChangeOn } from '../domain/season-change';
import { listDue } from '../store/due-store';
import type { DueAgreement, TyreWorkshop } from './staff-tyres';

/** The change that a site is in. */
export const seasonChangeAt = (site: Site, now: Date): SeasonChange =>
  seasonChangeOn(localDate(now, site.zone), site.country);

/** Agreements of a workshop whose wheels of the season lie with us, each with the wheel change that is booked. */
export async function dueAgreements(
  database: Database,
  site: Site,
  workshop: TyreWorkshop,
  now: Date,
): Promise<readonly DueAgreement[]> {
  const due = await listDue(database, workshop, seasonChangeAt(site, now).season);
  const plates = due.map(({ registrationNumber }) => registrationNumber);
  const booked = await listWheelChanges(database, workshop.siteIndex, plates, localDate(now, site.zone));
  return due.map((each) => ({ ...each, booked: booked.get(each.registrationNumber) ?? null }));
}
