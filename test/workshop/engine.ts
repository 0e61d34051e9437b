import { createFacilities, type Facilities, facilitiesMigrations } from '~/modules/facilities';
import {
  createWorkshops,
  type RegisteredVehicle,
  type Service,
  tableRegistry,
  type Workshop,
  type WorkshopSchedule,
  type Workshops,
  type WorkshopsOptions,
  workshopMigrations,
} from '~/modules/workshop';
import { type Database, platformMigrations } from '~/platform/db';
import { createJobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import { siteByKey } from '~/sites';
import { emptyTables } from '../empty-tables.ts';

/** The engine with a small register and book of its own, for tests and benchmarks. */

export const SITE = siteByKey('automotive-se');
export const INDEX = SITE.siteIndex ?? '';
export const ENGINE_MIGRATIONS = [platformMigrations, facilitiesMigrations, workshopMigrations];

export const testWorkshop = (fields: Partial<Workshop> = {}): Workshop => ({
  departmentId: '10.1',
  zone: 'Europe/Stockholm',
  country: 'SE',
  hours: {
    weekly: [{ weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '16:00' }],
    deviations: [],
  },
  slotMinutes: 60,
  noticeDays: 1,
  windowDays: 60,
  allDayFromMinutes: 300,
  resources: bays(2),
  services: null,
  prices: {},
  ...fields,
});

export const bays = (count: number, competences: readonly string[] = ['service', 'tyres']) =>
  Array.from({ length: count }, (_, at) => ({
    id: `bay-${at + 1}`,
    name: `Bay ${at + 1}`,
    kind: 'bay' as const,
    competences: [...competences],
  }));

export const testService = (id: string, minutes: number, fields: Partial<Service> = {}): Service => ({
  id,
  kind: 'service',
  category: 'all',
  sortOrder: 1,
  words: { sv: { name: `Tjänst ${id}`, description: '', listItems: [] } },
  minutes,
  competence: 'service',
  brands: 'all',
  cars: [],
  allDay: false,
  prices: { standard: 100_000, premium: 150_000, 'light-commercial': null },
  agreementPrices: {},
  unit: null,
  unitAbbreviation: {},
  priceText: {},
  needsMileage: false,
  textInput: true,
  ...fields,
});

/** An hour's service, named in two languages; wheels, a day's repair, an add-on. */
export const SERVICES: readonly Service[] = [
  testService('hour', 60, {
    words: {
      sv: { name: 'Tjänst hour', description: '', listItems: [] },
      en: { name: 'Service hour', description: '', listItems: [] },
    },
  }),
  testService('wheels', 30, { competence: 'tyres', unit: 4, prices: price(9900) }),
  testService('quarters', 75),
  testService('long', 240),
  testService('repair', 120, { allDay: true }),
  testService('wash', 15, { kind: 'addOn', category: 'addOns' }),
  testService('warranty', 60, { brands: 'authorised' }),
  testService('special', 60, { brands: ['Saab', 'Land Rover'] }),
  testService('advice', 0),
  testService('overhaul', 1500),
];

function price(amount: number) {
  return { standard: amount, premium: amount, 'light-commercial': amount };
}

export const testSchedule = (
  workshops: readonly Workshop[] = [testWorkshop()],
  services: readonly Service[] = SERVICES,
): WorkshopSchedule => ({
  workshops: [...workshops],
  categories: [{ id: 'all', sortOrder: 1, labels: { sv: 'Allt' } }],
  services: [...services],
  brandClasses: {},
});

const car = (registrationNumber: string, brand: string): RegisteredVehicle => ({
  registrationNumber,
  brand,
  model: 'Combi',
  buildYear: 2019,
  hasServiceAgreement: false,
  fuel: 'petrol',
  carClass: null,
  brandClass: null,
  fails: null,
});
export const CARS = [
  car('ABC123', 'Volvo'),
  car('KIA001', 'Kia'),
  car('SAAB95', 'Saab'),
  { ...car('ERR500', 'Volvo'), fails: 'unavailable' as const },
];

/** Each workshop a little farther north than the one before, and no farther than the pole. */
export const latitudeOf = (workshop: number): number => 57 + (workshop % 600) * 0.05;

/** One facility for each workshop. */
export const facilitiesFor = (workshops: readonly Pick<Workshop, 'departmentId'>[]) =>
  workshops.map(({ departmentId }, at) => ({
    site_id: `${100 + at}`,
    site_official_name: `Nordhem ${at + 1}`,
    slug: `nordhem-${at + 1}`,
    site_street: `Storgatan ${at + 1}`,
    site_zip: '111 11',
    site_city: `Ort ${at + 1}`,
    site_geocoord: `${latitudeOf(at).toFixed(3)},15.5`,
    site_phone: '08-123 45 67',
    site_email: 'verkstad@nordhem.example',
    site_brands: ['Volvo', 'Land Rover'],
    site_departments: [{ name: 'Verkstad', group: 'Workshop', erp_id: departmentId, brands: [] }],
  }));

export interface TestEngine {
  readonly workshops: Workshops;
  readonly facilities: Facilities;
  readonly notices: { bookingId: string; kind: string; revision: number }[];
  /** Ids of the earlier times that customers were told of. */
  readonly offers: string[];
  /** Another book, its facilities, and nothing booked. */
  restart(document: WorkshopSchedule): Promise<void>;
  stop(): Promise<void>;
}

export interface EngineOptions {
  readonly document?: WorkshopSchedule;
  /** The time of day; it may move. */
  readonly now: () => Date;
  /** Another process has filled the database already. */
  readonly filled?: boolean;
  readonly notices?: WorkshopsOptions['notices'];
  readonly jobs?: WorkshopsOptions['jobs'];
}

/** The engine on a migrated database, with the schedule in it. */
export async function openEngine(database: Database, options: EngineOptions): Promise<TestEngine> {
  const { document = testSchedule(), now, filled = false } = options;
  const facilities = await createFacilities({ database, log: nullLog });
  const sentNotices: TestEngine['notices'] = [];
  const offers: string[] = [];
  const workshops = await createWorkshops({
    database,
    facilities,
    log: nullLog,
    jobs: options.jobs ?? createJobs({ database, log: nullLog }),
    vehicles: tableRegistry({ database, onFailure: () => undefined }),
    notices: options.notices ?? {
      enqueue: async (_, notice) => void sentNotices.push({ ...notice }),
      offer: async (_, offer) => void offers.push(offer.id),
    },
    clock: { now },
  });
  const fill = async (book: WorkshopSchedule): Promise<void> => {
    await facilities.replaceAll(INDEX, facilitiesFor(book.workshops));
    const replaced = await workshops.replaceSchedule(INDEX, book);
    if (!replaced.ok) throw new Error(JSON.stringify(replaced.error));
  };
  if (!filled) {
    await fill(document);
    await workshops.replaceVehicles(CARS);
  }
  return {
    workshops,
    facilities,
    notices: sentNotices,
    offers,
    async restart(schedule) {
      await emptyTables(
        database,
        'workshop_occupations, workshop_blocked_times, workshop_tokens, workshop_bookings',
      );
      sentNotices.length = 0;
      offers.length = 0;
      await fill(schedule);
    },
    async stop() {
      await workshops.stop();
      await facilities.stop();
    },
  };
}
