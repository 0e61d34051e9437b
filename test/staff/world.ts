import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { StaffFacilities } from '~/modules/facilities';
import { createIdentity, type Identity, identityMigrations } from '~/modules/identity';
import { type Inbox, NO_REQUESTS } from '~/modules/leads';
import type { StaffStock } from '~/modules/stock';
import { builtInWords } from '~/modules/templates';
import type { StaffDrives } from '~/modules/test-drives';
import {
  type CustomerSearch,
  NO_VISITS,
  type PhoneBookings,
  type StaffBlockedTimes,
  type StaffBoard,
  type StaffCapacity,
  type StaffVisits,
  type StaffWaitingList,
} from '~/modules/workshop';
import type { Database, MigrationSet } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { type Clock, systemClock } from '~/platform/time';
import { type Site, siteByKey } from '~/sites';
import type { Figures } from '~/staff/figures/figures';
import { staffRoutes } from '~/staff/staff-routes';
import type { StaffOptions } from '~/staff/staff-visit';
import { memoryForms, noSettings, noTemplates } from './nothing-set';
import { phonesWith } from './phones';

const INDEX = 'automotive-se-sites';
const PASSWORD = 'correct horse battery';
const ORIGIN = 'http://nordhem.example';
const place = (departments: string, siteIndex = INDEX) => ({ siteIndex, departments: [departments] });
const answers = (facility: string, siteIndex = INDEX) => ({ siteIndex, facilities: [facility] });

/** One of every kind that there is, and one of each who is somewhere else. */
const PEOPLE = {
  admin: { role: 'admin', place: null },
  workshop: { role: 'staff', place: place('10.40') },
  otherWorkshop: { role: 'staff', place: place('20.40') },
  otherCountry: { role: 'staff', place: place('10.40', 'automotive-no-sites') },
  seller: { role: 'staff', place: null, answers: answers('12') },
  otherSeller: { role: 'staff', place: null, answers: answers('99') },
  salesManager: { role: 'staff', place: null, answers: answers('*') },
  sellerElsewhere: { role: 'staff', place: null, answers: answers('12', 'automotive-no-sites') },
  editor: { role: 'staff', place: null, sites: [{ site: 'automotive-se', role: 'publisher' }] },
  siteAdmin: { role: 'staff', place: null, sites: [{ site: 'automotive-se', role: 'admin' }] },
} as const;
export type StaffPerson = keyof typeof PEOPLE;
export const STAFF_PEOPLE = Object.keys(PEOPLE).filter((name): name is StaffPerson =>
  Object.hasOwn(PEOPLE, name),
);

const WORKSHOPS = [
  { departmentId: '10.40', name: 'Nordhem Solna', city: 'Solna', zone: 'Europe/Stockholm' },
  { departmentId: '20.40', name: 'Nordhem Umeå', city: 'Umeå', zone: 'Europe/Stockholm' },
];

const hash = async (password: string) => createHash('sha256').update(password).digest('hex');

/** Accounts of every kind in a database, signed in. */
export async function openStaff(
  open: (sets: readonly MigrationSet[]) => Promise<Database>,
  sets: readonly MigrationSet[] = [],
) {
  const database = await open([...sets, identityMigrations]);
  const identity = createIdentity({
    database,
    log: nullLog,
    secureCookies: false,
    secrets: ['a secret of the tests that is long enough'],
    hasWorkshop: () => true,
    hasFacility: () => true,
    hashing: { hash, verify: async (given) => given.hash === (await hash(given.password)) },
    clock: systemClock,
  });
  const cookies = new Map<StaffPerson, string>();
  for (const name of STAFF_PEOPLE) {
    const email = `${name.toLowerCase()}@nordhem.example`;
    const { sites = [], answers, ...rest } = { sites: undefined, answers: undefined, ...PEOPLE[name] };
    const account = {
      email,
      name,
      password: PASSWORD,
      ...rest,
      sites: [...sites],
      ...(answers && { answers: { ...answers, facilities: [...answers.facilities] } }),
    };
    const added = await identity.accounts.run({ command: 'add', account });
    const entered = await identity.signIn({ email, password: PASSWORD, client: email });
    if (!added.ok || !entered.ok) throw new Error(`no account for ${name}`);
    cookies.set(name, entered.value.cookies.map((line) => line.split(';')[0]).join('; '));
  }
  return { database, identity, cookies };
}

/** Nothing stands on it. */
export const emptyBoard: StaffBoard = {
  day: async () => null,
  week: async () => null,
  places: async () => ({ ok: false, error: { code: 'unknown-booking' } }),
  move: async () => ({ ok: false, error: { code: 'unknown-booking' } }),
  follow: () => () => undefined,
};

/** There are none. */
export const noVisits: StaffVisits = {
  open: async () => null,
  changeWork: async () => ({ ok: false, error: { code: 'unknown-booking' } }),
  changeNote: async () => ({ ok: false, error: { code: 'unknown-booking' } }),
};

/** Nothing is blocked. */
export const noBlockedTimes: StaffBlockedTimes = {
  bays: () => [],
  block: async () => ({ ok: true, value: null }),
  coming: async () => [],
  series: async () => null,
  release: async () => false,
};

/** Nobody waits. */
export const emptyWaitingList: StaffWaitingList = {
  list: async () => [],
  weekdays: () => [1, 2, 3, 4, 5],
  add: async () => ({ ok: false, error: { code: 'unknown-booking' } }),
  remove: async () => false,
};

/** Nobody calls, and nobody is known. */
export const noPhoneBookings: PhoneBookings = {
  car: async () => ({ ok: false, error: { code: 'unknown-vehicle' } }),
  offers: () => ({ categories: [], addOns: [] }),
  days: async () => ({ ok: false, error: { code: 'unknown-workshop' } }),
  book: async () => ({ ok: false, error: { code: 'unknown-workshop' } }),
};
export const noCustomers: CustomerSearch = { search: async () => [] };

/** No workshop has hours, bays or prices. */
export const noCapacity: StaffCapacity = {
  workshop: async () => null,
  preview: async () => null,
  change: async () => ({ ok: false, error: { code: 'unknown' } }),
};

/** Nothing has been asked. */
export const emptyInbox: Inbox = {
  list: async () => ({ requests: [], others: new Map(), next: null }),
  search: async () => ({ requests: [], others: new Map(), next: null, count: 0, isWhole: true }),
  undelivered: async () => [],
  counts: async () => ({ new: 0, mine: 0, colleagues: 0, answered: 0, closed: 0 }),
  open: async () => null,
  act: async () => ({ ok: false, error: { code: 'unknown' } }),
  resend: async () => ({ ok: false, error: { code: 'unknown' } }),
  looks: async () => [],
  settleMail: async () => undefined,
  work: async () => undefined,
  schedule: async () => undefined,
};

/** Nobody drives. */
export const noDrives: StaffDrives = {
  coming: async () => [],
  ofRequest: async () => null,
  act: async () => ({ ok: false, error: { code: 'unknown' } }),
  capacities: async () => new Map(),
  setCapacity: async () => ({ ok: true, value: null }),
};

/** Nothing to count. */
export const emptyFigures: Figures = {
  requests: async () => ({ total: NO_REQUESTS, periods: new Map(), facilities: [] }),
  visits: async () => ({ total: NO_VISITS, periods: new Map(), workshops: new Map() }),
};

/** No cars. */
export const emptyStock: StaffStock = {
  cars: async () => ({ cars: [], hasMore: false, counts: { shown: 0, hidden: 0, sold: 0, gone: 0 } }),
  figures: async () => [],
  car: async () => null,
  change: async () => ({ ok: false, error: 'unknown' }),
  changePictures: async () => ({ ok: false, error: 'unknown' }),
  numbers: async () => [],
  storeNumbers: async () => new Map(),
  own: {
    add: async () => ({ ok: false, error: { code: 'unknown' } }),
    edit: async () => ({ ok: false, error: { code: 'unknown' } }),
    remove: async () => ({ ok: false, error: 'unknown' }),
    takeOver: async () => ({ ok: false, error: 'unknown' }),
    same: async () => [],
  },
  imports: async () => [],
  refusals: async () => [],
  storeNames: async () => new Map(),
};

/** No facilities. */
export const emptyFacilities: StaffFacilities = {
  facility: async () => null,
  changed: async () => new Set(),
  change: async () => ({ ok: false, error: { code: 'unknown' } }),
};

/** The staff pages as a browser of one of the people sees them; there is nothing behind them unless `parts` has it. */
export function staffPages(
  { identity, cookies }: { readonly identity: Identity; readonly cookies: ReadonlyMap<StaffPerson, string> },
  parts: Partial<StaffOptions> & { readonly clock: Clock; readonly site?: Site },
) {
  const { site = siteByKey('automotive-se') } = parts;
  const app = new Hono();
  app.route(
    '/',
    staffRoutes({
      identity,
      phones: phonesWith(),
      staffBookings: {
        workshops: async (index) => (index === INDEX ? WORKSHOPS : []),
        bookings: async () => [],
        booking: async () => null,
        step: async () => ({ ok: false, error: { code: 'unknown-booking' } }),
        undoStep: async () => ({ ok: false, error: { code: 'unknown-booking' } }),
        cancel: async () => ({ ok: false, error: { code: 'unknown-booking' } }),
      },
      staffBoard: emptyBoard,
      staffVisits: noVisits,
      staffBlockedTimes: noBlockedTimes,
      staffWaitingList: emptyWaitingList,
      phoneBookings: noPhoneBookings,
      customerSearch: noCustomers,
      staffForms: memoryForms(),
      staffTyres: null,
      staffCapacity: noCapacity,
      tyreSendOuts: null,
      ratings: { ofWorkshop: async () => ({ visits: null, byStars: [0, 0, 0, 0, 0], latest: [] }) },
      media: { put: async () => ({ ok: false, error: 'unknown-type' }) },
      carCounts: { requests: async () => new Map(), positions: async () => new Map() },
      stock: { staff: emptyStock, car: async () => undefined, facetMap: async () => [] },
      held: {
        list: async () => [],
        apply: async () => ({ ok: false, error: 'gone' }),
        discard: async () => ({ ok: false, error: 'gone' }),
      },
      figures: emptyFigures,
      connections: { list: () => [], tryNow: async () => null },
      placesOf: () => ({
        workshops: [{ id: '10.40', name: 'Nordhem Solna' }],
        facilities: [{ id: '12', name: 'Nordhem Solna' }],
      }),
      staffFacilities: emptyFacilities,
      bookingHoursOf: () => undefined,
      waitingMails: async () => 0,
      inbox: emptyInbox,
      words: builtInWords,
      staffTemplates: noTemplates,
      staffSettings: noSettings,
      staffDrives: noDrives,
      originOf: () => ORIGIN,
      siteOf: () => site,
      clientOf: () => 'someone',
      assets: { boot: '/b.js', scripts: [], preloads: () => [], layers: '', css: () => '' },
      stopping: new AbortController().signal,
      log: nullLog,
      ...parts,
    }),
  );
  const headersOf = (who: StaffPerson | null) => ({
    host: 'nordhem.example',
    'accept-language': 'sv',
    ...(who === null ? {} : { cookie: cookies.get(who) ?? '' }),
  });
  return {
    get: (who: StaffPerson | null, path: string) => app.request(ORIGIN + path, { headers: headersOf(who) }),
    post: (
      who: StaffPerson | null,
      path: string,
      fields: Readonly<Record<string, string>> | URLSearchParams = {},
      origin: string | null = ORIGIN,
    ) =>
      app.request(ORIGIN + path, {
        method: 'POST',
        headers: {
          ...headersOf(who),
          'content-type': 'application/x-www-form-urlencoded',
          ...(origin !== null && { origin }),
        },
        body: new URLSearchParams(fields).toString(),
      }),
    /** As a script asks, with a personal token. */
    bearer: (token: string, path: string) =>
      app.request(ORIGIN + path, { headers: { ...headersOf(null), authorization: `Bearer ${token}` } }),
    /** A form with files, as a browser sends it. */
    send: (who: StaffPerson, path: string, body: FormData) =>
      app.request(ORIGIN + path, { method: 'POST', headers: { ...headersOf(who), origin: ORIGIN }, body }),
    /** What is routed, by method and path. */
    routes: app.routes.map(({ method, path }) => `${method} ${path}`),
  };
}
