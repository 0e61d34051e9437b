import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createIdentity, type Identity, identityMigrations } from '~/modules/identity';
import type { WorkshopRatings } from '~/modules/ratings';
import type { HeldImports } from '~/modules/stock';
import { builtInWords } from '~/modules/templates';
import type { StaffBooking, StaffBookings } from '~/modules/workshop';
import type { Database } from '~/platform/db';
import { createLog } from '~/platform/log';
import { err, ok } from '~/platform/result';
import { fixedClock } from '~/platform/time';
import { siteByKey } from '~/sites';
import { staffRoutes } from '~/staff/staff-routes';
import { freshPglite } from '~test/pglite';
import { memoryForms, noSettings, noTemplates } from '~test/staff/nothing-set';
import {
  emptyBoard,
  emptyFacilities,
  emptyFigures,
  emptyInbox,
  emptyStock,
  emptyWaitingList,
  noBlockedTimes,
  noCapacity,
  noCustomers,
  noDrives,
  noPhoneBookings,
  noVisits,
} from '~test/staff/world';
import { phonesWith } from './phones';

export const SITE = siteByKey('automotive-se');

export const INDEX = 'automotive-se-sites';

export const PASSWORD = 'correct horse battery';

export const ORIGIN = 'http://nordhem.example';

/** A Monday; ten in the morning in Stockholm. */
export const clock = fixedClock('2026-03-02T09:00:00Z');

export const ARRIVED = { from: 'booked', to: 'arrived' };

export const HOSTILE = '<img src=x onerror=alert(1)>"\'&{{7*7}}';

export const WORKSHOPS = [
  { departmentId: '10.40', name: 'Nordhem Solna', city: 'Solna', zone: 'Europe/Stockholm' },
  { departmentId: '20.40', name: 'Nordhem Umeå', city: 'Umeå', zone: 'Europe/Stockholm' },
];

export const visit = (id: string, more: Partial<StaffBooking> = {}): StaffBooking => ({
  id,
  bookingId: `NB-${id}`,
  state: 'booked',
  steps: [],
  next: ['arrived', 'no-show'],
  date: '2026-03-02',
  time: '08:30',
  minutes: 90,
  resource: 'Plats 2',
  mileage: 8400,
  comment: '',
  note: '',
  isWaiting: false,
  choices: [],
  pickUp: null,
  vehicle: { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', buildYear: 2019 },
  services: [{ name: 'Service', text: null }],
  customer: { name: 'Eva Berg', phone: '+46701740605', email: 'eva@mail.example' },
  ...more,
});

export const NONE: WorkshopRatings = { visits: null, byStars: [0, 0, 0, 0, 0], latest: [] };

export const given: WorkshopRatings = {
  visits: { average: 3.5, count: 4 },
  byStars: [1, 0, 0, 0, 3],
  latest: [
    { key: 'a', stars: 1, comment: HOSTILE, at: new Date('2026-03-01T09:00:00Z'), source: 'visit' },
    { key: 'b', stars: 5, comment: '', at: new Date('2026-02-01T09:00:00Z'), source: 'tyre-hotel' },
  ],
};

/** Bookings of staff in memory. */
export function memoryBookings(visits: StaffBooking[]): StaffBookings {
  const change = (id: string, state: StaffBooking['state'], from: readonly StaffBooking['state'][]) => {
    const at = visits.findIndex((each) => each.id === id);
    const found = visits[at];
    if (found === undefined) return err({ code: 'unknown-booking' } as const);
    if (!from.includes(found.state)) return err({ code: 'wrong-state' } as const);
    const steps = state === 'booked' ? [] : [{ state, at: clock.now() }];
    visits[at] = { ...found, state, steps };
    return ok({ ...found, state, steps });
  };
  return {
    workshops: async (index) => (index === INDEX ? WORKSHOPS : []),
    bookings: async (_, departmentId, from, to) =>
      departmentId === '10.40'
        ? visits.filter(({ date, pickUp }) => (pickUp?.date ?? date) >= from && date <= to)
        : [],
    booking: async (_, departmentId, id) =>
      (departmentId === '10.40' && visits.find((each) => each.id === id)) || null,
    step: async (id, from, to) => change(id, to, [from]),
    undoStep: async (id, from) => change(id, 'booked', [from]),
    cancel: async (id) => change(id, 'cancelled', ['booked', 'cancelled']),
  };
}

let currentDatabase: Database;

export const database = (): Database => currentDatabase;

let currentIdentity: Identity;

export const identity = (): Identity => currentIdentity;

let currentApp: Hono;

export const app = (): Hono => currentApp;

let currentDecided: string[];

export const decided = (): string[] => currentDecided;

let currentWaitingMails: number;

export const waitingMails = (): number => currentWaitingMails;

export function setWaitingMails(value: number): void {
  currentWaitingMails = value;
}

/** One file of the stock that waits. */
export const held: HeldImports = {
  list: async () => [
    {
      id: 7,
      site: 'automotive-se',
      since: new Date('2026-03-02T08:00:00Z'),
      format: 'vehicle-listing',
      reasons: {
        losses: [{ store: HOSTILE, cars: 71, removed: 66 }],
        read: 20,
        refused: 15,
        tooManyRefused: true,
      },
    },
  ],
  async apply(id) {
    decided().push(`apply ${id}`);
    return id === 7 ? ok({ added: 0, changed: 0, removed: 66 }) : err('gone');
  },
  async discard(id) {
    decided().push(`discard ${id}`);
    return id === 7 ? ok(undefined) : err('gone');
  },
};

let currentVisits: StaffBooking[];

export const visits = (): StaffBooking[] => currentVisits;

let currentLogged: string[];

export const logged = (): string[] => currentLogged;

let currentStaff: string;

export const staff = (): string => currentStaff;

let currentAdmin: string;

export const admin = (): string => currentAdmin;

export const log = createLog({ destination: { write: (line) => void logged().push(line) } });

export async function cookieOf(email: string): Promise<string> {
  const answer = await identity().signIn({ email, password: PASSWORD, client: email });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.cookies.map((line) => line.split(';')[0]).join('; ');
}

export const get = (path: string, cookie: string | null = staff(), headers: Record<string, string> = {}) =>
  app().request(ORIGIN + path, {
    headers: { host: 'nordhem.example', ...(cookie === null ? {} : { cookie }), ...headers },
  });

export const post = (
  path: string,
  fields: Record<string, string>,
  cookie: string | null = staff(),
  headers: Record<string, string> = { origin: ORIGIN },
) =>
  app().request(ORIGIN + path, {
    method: 'POST',
    headers: {
      host: 'nordhem.example',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
      ...(cookie === null ? {} : { cookie }),
    },
    body: new URLSearchParams(fields).toString(),
  });

export const signIn = (fields: Record<string, string>, headers?: Record<string, string>) =>
  post('/staff/sign-in', fields, null, headers);

/** Opens and closes it around the tests of a file. */
export function openStaffPages(): void {
  beforeAll(async () => {
    currentLogged = [];
    currentDatabase = await freshPglite([identityMigrations]);
    currentIdentity = createIdentity({
      database: database(),
      log,
      secureCookies: false,
      secrets: ['a secret of the tests that is long enough'],
      hasWorkshop: () => true,
      hasFacility: () => true,
      clock: { now: () => new Date() },
    });
    const place = { siteIndex: INDEX, departments: ['10.40'] };
    const person = { name: 'Kim <b>Ek</b>', password: PASSWORD };
    for (const account of [
      { ...person, email: 'kim@nordhem.example', role: 'staff' as const, place },
      { ...person, email: 'boss@nordhem.example', role: 'admin' as const, place: null },
    ])
      await identity().accounts.run({ command: 'add', account });
    currentStaff = await cookieOf('kim@nordhem.example');
    currentAdmin = await cookieOf('boss@nordhem.example');
  });
  afterAll(() => database().close());
  beforeEach(() => {
    currentLogged = [];
    currentDecided = [];
    currentWaitingMails = 0;
    currentVisits = [
      visit('a'),
      visit('b', { time: null, comment: HOSTILE, services: [{ name: 'Felsökning', text: HOSTILE }] }),
      visit('c', { date: '2026-03-05', customer: null, state: 'arrived' }),
    ];
    currentApp = new Hono();
    app().route(
      '/',
      staffRoutes({
        identity: identity(),
        phones: phonesWith(),
        staffBookings: memoryBookings(visits()),
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
        stopping: new AbortController().signal,
        siteOf: () => SITE,
        clock,
        log,
        media: { put: async () => ({ ok: false, error: 'unknown-type' }) },
        carCounts: { requests: async () => new Map(), positions: async () => new Map() },
        stock: { staff: emptyStock, car: async () => undefined, facetMap: async () => [] },
        held,
        connections: { list: () => [], tryNow: async () => null },
        figures: emptyFigures,
        placesOf: () => ({ workshops: [], facilities: [] }),
        staffFacilities: emptyFacilities,
        bookingHoursOf: () => undefined,
        waitingMails: async () => waitingMails(),
        inbox: emptyInbox,
        words: builtInWords,
        staffTemplates: noTemplates,
        staffSettings: noSettings,
        staffDrives: noDrives,
        originOf: () => ORIGIN,
        ratings: { ofWorkshop: async ({ departmentId }) => (departmentId === '10.40' ? given : NONE) },
        clientOf: (c) => c.req.header('x-client') ?? 'someone',
        assets: { boot: '/b.js', scripts: [], preloads: () => [], layers: '', css: () => '' },
      }),
    );
  });
}
