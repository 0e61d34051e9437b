import type { WorkshopSchedule } from '~/modules/workshop';
import { BRAND_CLASS } from './brands';
import { CATEGORIES, SERVICES } from './catalogue';
import { type BookingSite, workshopFacilities, workshopOf } from './workshops';

/** All that the workshops of a site offer; `today` (`YYYY-MM-DD`) only moves the deviating opening days. */
export function demoSchedule(site: BookingSite, today: string): WorkshopSchedule {
  return {
    workshops: workshopFacilities(site, today).map(workshopOf),
    categories: [...CATEGORIES],
    services: [...SERVICES],
    brandClasses: { ...BRAND_CLASS },
  };
}
