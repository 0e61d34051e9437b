import { mapPosition, type SiteDepartment, type SiteRecord } from '~/modules/facilities';
import { distanceKm, type Position } from '~/platform/geo';
import { addressLine } from '~/platform/postal-address';
import type { Bay } from './domain/availability';
import { namesBrand } from './domain/brand';
import { type Calendar, calendarOf, openingOf } from './domain/calendar';
import { applyCapacity, type Capacity, workshopOn } from './domain/capacity/apply-capacity';
import type { CapacityOverride } from './domain/capacity/override';
import { DAY, todayIn } from './domain/local-time';
import type { Service, WorkingWorkshop, Workshop, WorkshopSchedule } from './domain/model';
import type { BrandedWorkshop } from './domain/offers';
import type { Opening } from './domain/opening';
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
  /** What the import says, and what it is with what staff say. */
  readonly imported: { readonly workshop: Workshop; readonly opening: Opening };
  readonly capacity: Capacity;
}

/** A workshop as it is on a day: its prices, and the bays that are not out by then. */
export const locationOn = (location: WorkshopLocation, day: number): WorkshopLocation => {
  const workshop = workshopOn(location.capacity, day);
  return workshop === location.workshop ? location : { ...location, workshop };
};

/** A workshop as it is today, by its own clock. */
export const locationToday = (location: WorkshopLocation, now: Date): WorkshopLocation =>
  locationOn(location, todayIn(location.zone, now));

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

/** What was imported of an index, and what staff say of its workshops, by `departmentId`. */
export interface ScheduleSources {
  readonly schedule: WorkshopSchedule;
  readonly tables: readonly PriceTable[];
  readonly overrides: ReadonlyMap<string, readonly CapacityOverride[]>;
}

/** Joins schedule and index of facilities. A workshop whose department the index does not have is left out. */
export function buildSnapshot(
  siteIndex: string,
  { schedule, tables, overrides }: ScheduleSources,
  numbers: ResourceNumbers,
  records: readonly SiteRecord[],
): WorkshopSnapshot {
  const departments = departmentsOf(records);
  const locations = schedule.workshops.flatMap((imported) => {
    const found = departments.get(imported.departmentId);
    if (found === undefined) return [];
    const opening = imported.hours ?? openingOf(found.department.openingschedule);
    const stated = overrides.get(imported.departmentId) ?? [];
    const source = { imported: { workshop: imported, opening }, stated, services: schedule.services };
    return [locationOf(siteIndex, source, numbers, found.site, found.department)];
  });
  const byId = new Map(locations.map((location) => [location.departmentId, location]));
  return { schedule, locations, byId, tables: priceTables(tables) };
}

function locationOf(
  siteIndex: string,
  {
    imported,
    stated,
    services,
  }: {
    readonly imported: WorkshopLocation['imported'];
    readonly stated: readonly CapacityOverride[];
    readonly services: readonly Service[];
  },
  numbers: ResourceNumbers,
  site: SiteRecord,
  department: SiteDepartment,
): WorkshopLocation {
  const capacity = applyCapacity(imported.workshop, imported.opening, stated, services);
  const workshop: WorkingWorkshop = capacity.workshop;
  const { departmentId, zone, country } = workshop;
  const position = mapPosition(site.site_geocoord, country);
  const named = department.brands.map(({ name }) => name);
  const brands = [...new Set(named.length > 0 ? named : site.site_brands)];
  const hit: Hit = {
    departmentId,
    siteId: site.site_id,
    siteName: site.site_official_name,
    address: addressLine(site.site_street, site.site_zip, site.site_city),
    latitude: position.lat,
    longitude: position.lng,
    brands,
  };
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
    calendar: calendarOf(capacity.opening, zone, country),
    imported,
    capacity,
    bays: workshop.resources.flatMap(({ id, competences }) => {
      const no = numbers.get(resourceKey(departmentId, id));
      const out = capacity.outFrom.get(id);
      return no === undefined
        ? []
        : [{ no, id, competences, ...(out !== undefined && { outFrom: out * DAY }) }];
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
