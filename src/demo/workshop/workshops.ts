import { type CarSite, type Chance, chance, demoSites } from '~/demo/group';
import type { SiteDepartment, SiteRecord } from '~/modules/facilities';
import { BRAND_CLASSES, type BrandClass, type Resource, type Workshop } from '~/modules/workshop';
import { SERVICES } from './catalogue';

/** Sites whose facilities take bookings: the others of Sweden share them. */
export const BOOKING_SITES = ['automotive-se', 'carstore-se'] as const satisfies readonly CarSite[];
export type BookingSite = (typeof BOOKING_SITES)[number];

/** A workshop department with its house. */
export interface House {
  readonly facility: SiteRecord;
  readonly department: SiteDepartment;
}

const made = new Map<BookingSite, { readonly today: string; readonly houses: readonly House[] }>();

/**
 * The workshop departments of a site's facilities, in their order. Book, prices and visits of a day all begin here, and the
 * facilities take seconds to make: those of the last day that was asked for are kept.
 */
export function workshopHouses(site: BookingSite, today: string): readonly House[] {
  const kept = made.get(site);
  if (kept?.today === today) return kept.houses;
  const houses = demoSites(site, today).flatMap((facility) =>
    facility.site_departments
      .filter(({ group }) => group === 'Workshop')
      .map((department) => ({ facility, department })),
  );
  made.set(site, { today, houses });
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

export const isCity = ({ facility }: House): boolean => CITIES.has(facility.site_city);

const ORDINARY = ['service', 'tyre', 'brakes', 'care'];
/** Brands with so many electric cars that their workshops have a bay for high voltage. */
const ELECTRIC = ['BMW', 'Mercedes-Benz', 'Volvo', 'Volkswagen', 'Kia', 'Hyundai', 'BYD', 'Renault'];

/**
 * Bays of a workshop. All can do the ordinary work, so that several services fit into one visit; the first has every
 * competence of the house but body work, which has a bay of its own where the house has such a department.
 */
function resourcesOf(house: House, luck: Chance): Resource[] {
  const count = isCity(house) ? luck.whole(5, 7) : luck.whole(3, 4);
  const electric = house.department.brands.some(({ name }) => ELECTRIC.includes(name));
  const hasBody = house.facility.site_departments.some(({ group }) => group === 'Body work');
  const special = [
    'diagnostics',
    'ac',
    ...(luck.share(0.7) ? ['alignment'] : []),
    ...(luck.share(0.75) ? ['glass'] : []),
    ...(electric ? ['ev'] : []),
  ];
  const bays = Array.from({ length: count }, (_, at): Resource => {
    const more = at === 0 ? special : special.filter(() => luck.share(0.4));
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
function pricesOf(house: House, luck: Chance): Workshop['prices'] {
  if (luck.share(1 / 3)) return {};
  const factor = isCity(house) ? 1 + luck.whole(4, 14) / 100 : 1 - luck.whole(2, 9) / 100;
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
  return Object.fromEntries(luck.share(0.12) ? [...own, ['ac-service', unknown] as const] : own);
}

/** Tyre season keeps some city workshops open on Saturdays. */
const SATURDAYS = { weekdays: [6], opens: '09:00', closes: '14:00' };

/** A workshop: its grid, notice and window differ, but are the same in every run. */
export function workshopOf(house: House, index: number): Workshop {
  const { erp_id: departmentId, openingschedule } = house.department;
  const luck = chance(departmentId, 'workshop');
  const saturdays = isCity(house) && index % 5 === 0;
  return {
    departmentId,
    zone: 'Europe/Stockholm',
    country: 'SE',
    hours: saturdays ? withSaturdays(openingschedule) : null,
    slotMinutes: index % 9 === 4 ? 60 : index % 7 === 3 ? 15 : 30,
    noticeDays: index % 8 === 5 ? 2 : index % 10 === 7 ? 0 : 1,
    windowDays: luck.pick([60, 90, 120]),
    allDayFromMinutes: 300,
    resources: resourcesOf(house, luck),
    services: null,
    prices: pricesOf(house, luck),
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
