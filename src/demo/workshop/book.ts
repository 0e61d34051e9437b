import { type CarSite, demoSites } from '~/demo/group';
import type { WorkshopBook } from '~/modules/workshop';
import { BRAND_CLASS } from './brands';
import { CATEGORIES, SERVICES } from './catalogue';
import { workshopHouses, workshopOf } from './workshops';

/** Sites whose facilities take bookings: the others of Sweden share them. */
export const BOOKING_SITES = ['automotive-se', 'carstore-se'] as const satisfies readonly CarSite[];
export type BookingSite = (typeof BOOKING_SITES)[number];

/** All that the workshops of a site offer; `today` (`YYYY-MM-DD`) only moves the deviating opening days. */
export function demoBook(site: BookingSite, today: string): WorkshopBook {
  return {
    workshops: workshopHouses(demoSites(site, today)).map(workshopOf),
    categories: [...CATEGORIES],
    services: [...SERVICES],
    brandClasses: { ...BRAND_CLASS },
  };
}
