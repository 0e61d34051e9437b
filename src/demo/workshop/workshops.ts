import { type CarSite, demoSites, type RandomSource, randomSource } from '~/demo/group';
import type { SiteDepartment, SiteRecord } from '~/modules/facilities';
import { BRAND_CLASSES, type BrandClass, type Resource, type Workshop } from '~/modules/workshop';
import { SERVICES } from './catalogue';

/** Sites whose facilities take bookings: the others of Sweden share them. */
export const BOOKING_SITES = ['automotive-se', 'carstore-se'] as const satisfies readonly CarSite[];
export type BookingSite = (typeof BOOKING_SITES)[number];

/** A workshop department with its house. */
export interface WorkshopFacility {
  readonly facility: SiteRecord;
  readonly department: SiteDepartment;
}

const cache = new Map<
  BookingSite,
  { readonly today: string; readonly houses: readonly WorkshopFacility[] }
>();

/**
 * The workshop departments of a site's facilities, in their order. Book, prices and visits of a day all begin here, and the
 * facilities take seconds to make: those of the last day that was asked for are kept.
 */
export function workshopFacilities(site: BookingSite, today: string): readonly WorkshopFacility[] {
  const cached = cache.get(site);
  if (cached?.today === today) return cached.houses;
  const houses = demoSites(site, today).flatMap((facility) =>
    facility.site_departments
      .filter(({ group }) => group === 'Workshop')
      .map((department) => ({ facility, department })),
  );
  cache.set(site, { today, houses });
  return houses;
}

/** Large towns, whose workshops are larger, dearer and fuller. */
const CITIES: ReadonlySet<string> = new Set([
  ...[
    'Kista',
    'Bromma',
    'Nacka',
    'Täby',
    'Huddinge',
    'Uppsala',
    'Västerås',
    'Örebro',
    'Linköping',
    'Norrköping',
  ],
  ...[
    'Jönköping',
    'Malmö',
    'Lund',
    'Helsingborg',
    'Göteborg',
    'Mölndal',
    'Borås',
    'Umeå',
    'Gävle',
    'Sundsvall',
  ],
]);

export const isCity = ({ facility }: WorkshopFacility): boolean => CITIES.has(facility.site_city);

const ORDINARY = ['service', 'tyre', 'brakes', 'care'];
/** Brands with so many electric cars that their workshops have a bay for high voltage. */
const ELECTRIC = ['BMW', 'Mercedes-Benz', 'Volvo', 'Volkswagen', 'Kia', 'Hyundai', 'BYD', 'Renault'];

/**
 * Bays of a workshop. All can do the ordinary work, so that several services fit into one visit; the first has every
 * competence of the house but body work, which has a bay of its own where the house has such a department.
 */
function resourcesOf(house: WorkshopFacility, random: RandomSource): Resource[] {
  const count = isCity(house) ? random.whole(5, 7) : random.whole(3, 4);
  const electric = house.department.brands.some(({ name }) => ELECTRIC.includes(name));
  const hasBody = house.facility.site_departments.some(({ group }) => group === 'Body work');
  const special = [
    'diagnostics',
    'ac',
    ...(random.share(0.7) ? ['alignment'] : []),
    ...(random.share(0.75) ? ['glass'] : []),
    ...(electric ? ['ev'] : []),
  ];
  const bays = Array.from({ length: count }, (_, at): Resource => {
    const more = at === 0 ? special : special.filter(() => random.share(0.4));
    const wheels = at === count - 1;
    const name = at === 0 ? 'Diagnosplats' : wheels ? 'Hjulplats' : `Plats ${at + 1}`;
    return { id: `bay-${at + 1}`, name, kind: 'bay', competences: [...ORDINARY, ...(wheels ? [] : more)] };
  });
  const body = [...ORDINARY, 'diagnostics', 'body', ...(special.includes('glass') ? ['glass'] : [])];
  return hasBody
    ? [...bays, { id: 'body-1', name: 'Plåt och lack', kind: 'mechanic', competences: body }]
    : bays;
}

/** Services that a workshop prices itself, where it does. */
const OWN_PRICES = ['mellanservice', 'oljebyte', 'hjulskifte', 'hjulskifte-dackhotell', 'bromsservice'];
/** What one of four costs is rounded to kronor, all else to tens. */
const KRONA = 100;
const TEN_KRONOR = 1000;

/** Every third workshop keeps to the group's prices; the others are dearer in cities and cheaper in the country. */
function pricesOf(house: WorkshopFacility, random: RandomSource): Workshop['prices'] {
  if (random.share(1 / 3)) return {};
  const factor = isCity(house) ? 1 + random.whole(4, 14) / 100 : 1 - random.whole(2, 9) / 100;
  const own = SERVICES.filter(({ id }) => OWN_PRICES.includes(id)).map(({ id, prices, unit }) => {
    const step = unit === null ? TEN_KRONOR : KRONA;
    const priced = BRAND_CLASSES.map((each): [BrandClass, number] => [
      each,
      Math.round(((prices[each] ?? 0) * factor) / step) * step,
    ]);
    return [id, Object.fromEntries(priced)] as const;
  });
  // Some have a new machine for the refrigerant and do not yet know what the work costs.
  const unknown = { standard: null, premium: null, 'light-commercial': null };
  return Object.fromEntries(random.share(0.12) ? [...own, ['ac-service', unknown] as const] : own);
}

/** Tyre season keeps some city workshops open on Saturdays. */
const SATURDAYS = { weekdays: [6], opens: '09:00', closes: '14:00' };

/** A workshop: its grid, notice and window differ, but are the same in every run. */
export function workshopOf(house: WorkshopFacility, index: number): Workshop {
  const { erp_id: departmentId, openingschedule } = house.department;
  const random = randomSource(departmentId, 'workshop');
  const saturdays = isCity(house) && index % 5 === 0;
  return {
    departmentId,
    zone: 'Europe/Stockholm',
    country: 'SE',
    hours: saturdays ? withSaturdays(openingschedule) : null,
    slotMinutes: index % 9 === 4 ? 60 : index % 7 === 3 ? 15 : 30,
    noticeDays: index % 8 === 5 ? 2 : index % 10 === 7 ? 0 : 1,
    windowDays: random.pick([60, 90, 120]),
    allDayFromMinutes: 300,
    resources: resourcesOf(house, random),
    services: null,
    prices: pricesOf(house, random),
  };
}

function withSaturdays({
  openinghours,
  deviationdays,
}: SiteDepartment['openingschedule']): Workshop['hours'] {
  return {
    weekly: [
      ...openinghours.flatMap(({ weekdays = [], opens, closes }) =>
        opens === undefined || closes === undefined ? [] : [{ weekdays, opens, closes }],
      ),
      SATURDAYS,
    ],
    deviations: deviationdays.map(({ day, opens, closes }) => ({
      date: day,
      spans: opens === undefined || closes === undefined ? [] : [{ opens, closes }],
    })),
  };
}
