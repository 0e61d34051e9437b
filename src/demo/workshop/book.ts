import type { WorkshopSchedule } from '~/modules/workshop';
import { BRAND_CLASS } from './brands';
import { CATEGORIES, SERVICES } from './catalogue';
import { type BookingSite, workshopHouses, workshopOf } from './workshops';

/** All that the workshops of a site offer; `today` (`YYYY-MM-DD`) only moves the deviating opening days. */
export function demoBook(site: BookingSite, today: string): WorkshopSchedule {
  return {
    workshops: workshopHouses(site, today).map(workshopOf),
    categories: [...CATEGORIES],
    services: [...SERVICES],
    brandClasses: { ...BRAND_CLASS },
  };
}
