import { mapPosition } from '~/modules/facilities';
import type { AvailableWorkshop, WorkshopService } from '~/modules/workshop';
import { distanceKm } from '~/platform/geo';
import { err, ok, type Result } from '~/platform/result';
import type { Site } from '~/sites';
import { chosenEntries, offeringsOf } from './chosen';
import type { Contact, DepartmentsQuery, Failure, ServiceBookingOptions } from './options';
import type { Department, DepartmentsAnswer } from './wire';

/** No list is longer. */
const MAX_DEPARTMENTS = 16;

/**
 * Workshops within the radius that can do all of it and have a free time, in the order in which the engine offers them. It
 * tells the nearest first; before them may stand one that is authorised for the brand. So any but the first that is too far ends
 * the search.
 */
export async function departmentsNear(
  options: Pick<ServiceBookingOptions, 'catalogues' | 'contactOf'> & {
    readonly workshops: Pick<WorkshopService, 'closestAvailable' | 'allOffers'>;
  },
  site: Site,
  { registrationNumber, serviceIds, position, radiusKm }: DepartmentsQuery,
): Promise<Result<DepartmentsAnswer, Failure>> {
  const entries = await chosenEntries(options, site, serviceIds);
  if (!entries.ok) return entries;
  const here = position ?? mapPosition('', site.country);
  const stop = new AbortController();
  const query = {
    registrationNumber,
    serviceOfferings: offeringsOf(entries.value),
    cursor: null,
    position: { latitude: here.lat, longitude: here.lng },
  };
  const found: Department[] = [];
  let count = 0;
  for await (const message of options.workshops.closestAvailable(site, query, stop.signal)) {
    if ('error' in message) return err(named(message.error));
    if ('nosites' in message) break;
    const km = distanceKm(here, { lat: message.latitude, lng: message.longitude });
    count += 1;
    if (km > radiusKm) {
      if (count === 1) continue;
      break;
    }
    found.push(departmentOf(message, km, found.length, options.contactOf(site, message.departmentId)));
    if (found.length === MAX_DEPARTMENTS) break;
  }
  stop.abort();
  return ok(Object.fromEntries(found.map((each) => [each.departmentId, each])));
}

/** A failure of the stream is only named; those that say more do not come from it. */
function named(code: Failure['code']): Failure {
  switch (code) {
    case 'invalid':
      return { code, field: 'services' };
    case 'slot-taken':
      return { code, alternatives: [] };
    case 'already-booked':
      return { code, visits: [] };
    default:
      return { code };
  }
}

function departmentOf(
  hit: AvailableWorkshop,
  km: number,
  sortOrder: number,
  contact: Contact | null,
): Department {
  const { departmentId, siteId, siteName, address, latitude, longitude, brands } = hit;
  const { street, city, zipCode, email, phone } = contact ?? { ...NO_CONTACT, street: address };
  return {
    departmentId,
    name: contact?.name || siteName,
    addressObject: { street, city, zipCode },
    email,
    telefon: phone,
    sortOrder,
    siteId,
    siteName,
    address,
    latitude,
    longitude,
    brands: [...brands],
    distanceKm: Math.round(km * 10) / 10,
    firstTimeSlot: hit.firstTimeSlot,
    lastBookableDate: hit.lastBookableDate,
  };
}

const NO_CONTACT = { street: '', city: '', zipCode: '', email: '', phone: '' } as const;
