import { mapPosition, type SiteDepartment, type SiteRecord } from '~/modules/facilities';
import { distanceKm, type Position } from '~/platform/geo';
import type { Bay } from './domain/availability';
import { namesBrand } from './domain/brand';
import { type Calendar, calendarOf, openingOf } from './domain/calendar';
import type { Workshop, WorkshopSchedule } from './domain/model';
import type { BrandedWorkshop } from './domain/offers';
import { type PriceTable, type PriceTables, priceTables } from './domain/prices/price-table';
import type { Hit, VisitLocation } from './domain/visit/visit';

/** A workshop of the schedule together with its department in the index of facilities. */
export interface WorkshopLocation extends BrandedWorkshop, VisitLocation {
  readonly siteIndex: string;
  readonly departmentId: string;
  readonly city: string;
  readonly hit: Hit;
  readonly position: Position;
  readonly calendar: Calendar;
  readonly bays: readonly LocatedBay[];
}

/** A bay, by its number in the database and its id in the schedule. */
interface LocatedBay extends Omit<Bay, 'taken'> {
  readonly id: string;
}

/** The workshops of one index of facilities, with everything to book them. */
export interface WorkshopSnapshot {
  readonly schedule: WorkshopSchedule;
  readonly locations: readonly WorkshopLocation[];
  readonly byId: ReadonlyMap<string, WorkshopLocation>;
  readonly tables: PriceTables;
}

export const EMPTY_SNAPSHOT: WorkshopSnapshot = {
  schedule: { workshops: [], categories: [], services: [], brandClasses: {} },
  locations: [],
  byId: new Map(),
  tables: priceTables([]),
};

/** Numbers of bays and mechanics by department and id. */
export type ResourceNumbers = ReadonlyMap<string, number>;
export const resourceKey = (departmentId: string, resourceId: string): string =>
  `${departmentId} ${resourceId}`;

/** Departments of the group 'Workshop' by `erp_id`. */
function departmentsOf(
  records: readonly SiteRecord[],
): ReadonlyMap<string, { readonly site: SiteRecord; readonly department: SiteDepartment }> {
  return new Map(
    records.flatMap((site) =>
      site.site_departments
        .filter(({ group }) => group === 'Workshop')
        .map((department) => [department.erp_id, { site, department }] as const),
    ),
  );
}

/** Joins schedule and index of facilities. A workshop whose department the index does not have is left out. */
export function buildSnapshot(
  siteIndex: string,
  { schedule, tables }: { readonly schedule: WorkshopSchedule; readonly tables: readonly PriceTable[] },
  numbers: ResourceNumbers,
  records: readonly SiteRecord[],
): WorkshopSnapshot {
  const departments = departmentsOf(records);
  const locations = schedule.workshops.flatMap((workshop) => {
    const found = departments.get(workshop.departmentId);
    return found === undefined
      ? []
      : [locationOf(siteIndex, workshop, numbers, found.site, found.department)];
  });
  const byId = new Map(locations.map((location) => [location.departmentId, location]));
  return { schedule, locations, byId, tables: priceTables(tables) };
}

function locationOf(
  siteIndex: string,
  workshop: Workshop,
  numbers: ResourceNumbers,
  site: SiteRecord,
  department: SiteDepartment,
): WorkshopLocation {
  const { departmentId, zone, country } = workshop;
  const position = mapPosition(site.site_geocoord, country);
  const named = department.brands.map(({ name }) => name);
  const brands = [...new Set(named.length > 0 ? named : site.site_brands)];
  const town = [site.site_zip, site.site_city].filter((part) => part !== '').join(' ');
  const hit: Hit = {
    departmentId,
    siteId: site.site_id,
    siteName: site.site_official_name,
    address: [site.site_street, town].filter((part) => part !== '').join(', '),
    latitude: position.lat,
    longitude: position.lng,
    brands,
  };
  const opening = workshop.hours ?? openingOf(department.openingschedule);
  return {
    siteIndex,
    departmentId,
    workshop,
    brands,
    hit,
    position,
    zone,
    city: site.site_city,
    // Contact fields default to the facility's.
    contact: {
      ...hit,
      phone: department.phone || site.site_phone,
      email: department.email || site.site_email,
    },
    calendar: calendarOf(opening, zone, country),
    bays: workshop.resources.flatMap(({ id, competences }) => {
      const no = numbers.get(resourceKey(departmentId, id));
      return no === undefined ? [] : [{ no, id, competences }];
    }),
  };
}

type WithPosition = Pick<WorkshopLocation, 'departmentId' | 'position'>;

/** Within this distance an authorised workshop is listed before nearer ones. */
export const AUTHORISED_RADIUS_KM = 30;

/** Sorts workshops for a car of a brand: nearest first, but before all others the nearest authorised one within the radius. */
export function sortForBrand<P extends WithPosition & Pick<WorkshopLocation, 'brands'>>(
  locations: readonly P[],
  from: Position,
  brand: string,
): readonly P[] {
  const sorted = sortByDistance(locations, from);
  const authorised = sorted.find(({ brands }) => namesBrand(brands, brand));
  if (authorised === undefined || distanceKm(from, authorised.position) > AUTHORISED_RADIUS_KM) return sorted;
  return [authorised, ...sorted.filter((location) => location !== authorised)];
}

/** Sorts workshops by distance; ties by id. */
function sortByDistance<P extends WithPosition>(locations: readonly P[], from: Position): readonly P[] {
  return locations
    .map((location) => ({ place: location, km: distanceKm(from, location.position) }))
    .sort((a, b) => a.km - b.km || (a.place.departmentId < b.place.departmentId ? -1 : 1))
    .map(({ place: location }) => location);
}
