import type { Context } from 'hono';
import { sanitizeRichText } from '~/modules/content';
import type { Facilities } from '~/modules/facilities';
import type { Ratings } from '~/modules/ratings';
import {
  type Catalogues,
  type Contact,
  createServiceBooking,
  openCatalogues,
  type ServiceBooking,
  type ServiceBookingLimits,
  serviceBookingRoutes,
} from '~/modules/service-booking';
import type { WorkshopService } from '~/modules/workshop';
import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import type { Clock } from '~/platform/time';
import type { Site } from '~/sites';

export interface ServiceBookingParts {
  readonly database: Database;
  readonly facilities: Facilities;
  readonly booking: WorkshopService;
  readonly clock: Clock;
  readonly log: Log;
}

export interface OpenServiceBooking {
  readonly catalogues: Catalogues;
  readonly service: ServiceBooking;
}

/** Opens the wizards on the configured workshop service: ours, or the group's. */
export async function openServiceBooking({
  database,
  facilities,
  booking,
  clock,
  log,
}: ServiceBookingParts): Promise<OpenServiceBooking> {
  const catalogues = await openCatalogues({ database, log });
  const service = createServiceBooking({
    workshops: booking,
    catalogues,
    sanitize: sanitizeRichText,
    clock,
    contactOf: (site, departmentId) => contactOf(facilities, site, departmentId),
  });
  return { catalogues, service };
}

function contactOf(facilities: Facilities, { siteIndex }: Site, erpId: string): Contact | null {
  for (const facility of facilities.all(siteIndex ?? '')) {
    const department = facility.site_departments.find(({ erp_id }) => erp_id === erpId);
    if (department === undefined) continue;
    return {
      name: facility.site_official_name,
      street: facility.site_street,
      city: facility.site_city,
      zipCode: facility.site_zip,
      email: department.email || facility.site_email,
      phone: department.phone || facility.site_phone,
    };
  }
  return null;
}

export interface ServiceBookingWeb {
  siteOf(request: Request): Site;
  clientOf(c: Context): string;
  readonly limits: ServiceBookingLimits;
}

export const mountServiceBooking = (
  {
    serviceBooking,
    ratings,
    clock,
    log,
  }: {
    readonly serviceBooking: OpenServiceBooking;
    readonly ratings: Ratings;
    readonly clock: Clock;
    readonly log: Log;
  },
  web: ServiceBookingWeb,
) =>
  serviceBookingRoutes({
    ...web,
    clock,
    log,
    serviceBooking: serviceBooking.service,
    saveRating: (site, rating) => ratings.save({ ...rating, site, source: 'booking' }),
  });
