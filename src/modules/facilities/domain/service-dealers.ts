import type { Site } from '~/sites';
import type { SiteDepartment, SiteRecord } from './site-record';

/** A facility whose workshop takes requests from the website. */
export interface ServiceDealer {
  readonly facility: SiteRecord;
  readonly workshop: SiteDepartment;
  /** Of the workshop, of the facility where that has none. */
  readonly email: string;
}

/**
 * The facilities that may be asked for service, in their own order: those with a workshop that can be written to. For
 * motorcycles it is the site's motorcycle dealer alone (SERVICE-REQUEST-5).
 */
export function serviceDealers(
  facilities: readonly SiteRecord[],
  { motorcycleDealer }: Pick<Site, 'motorcycleDealer'>,
  vehicle: 'car' | 'motorcycle',
): readonly ServiceDealer[] {
  return facilities.flatMap((facility) => {
    const workshop = facility.site_departments.find(({ group }) => group === 'Workshop');
    const email = workshop?.email || facility.site_email;
    const isServed = vehicle === 'car' || facility.site_id === motorcycleDealer;
    return workshop === undefined || email === '' || !isServed ? [] : [{ facility, workshop, email }];
  });
}
