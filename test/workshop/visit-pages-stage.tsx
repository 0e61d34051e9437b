import type { Hono } from 'hono';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { VisitPageView } from '~/features/workshop-visit/workshop-visit.view';
import { translator } from '~/messages';
import {
  type GivenStars,
  TYRE_HOTEL_SERVICE,
  type VisitPage,
  visitRoutes,
  type WorkshopService,
} from '~/modules/workshop';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import { localeFor, siteByKey } from '~/sites';
import { testPage } from '~test/block';
import { freshDatabase } from '~test/database';
import { emptyTables } from '~test/empty-tables';
import {
  bays,
  ENGINE_MIGRATIONS,
  openEngine,
  SERVICES,
  SITE,
  type TestEngine,
  testSchedule,
  testService,
  testWorkshop,
} from '~test/workshop/engine';

let currentDatabase: Database;

export const database = (): Database => currentDatabase;

let currentEngine: TestEngine;

export const engine = (): TestEngine => currentEngine;

let currentNow: Date;

export const now = (): Date => currentNow;

export function setNow(value: Date): void {
  currentNow = value;
}

let currentApp: Hono;

export const app = (): Hono => currentApp;

export function setApp(value: Hono): void {
  currentApp = value;
}

let currentDrawn: VisitPage[];

export const drawn = (): VisitPage[] => currentDrawn;

let currentWorkshops: WorkshopService;

export const workshops = (): WorkshopService => currentWorkshops;

export function setWorkshops(value: WorkshopService): void {
  currentWorkshops = value;
}

let currentClient = 0;

export const client = () => currentClient;

let currentStored: Map<string, GivenStars & { readonly site: string }>;

export const stored = (): Map<string, GivenStars & { readonly site: string }> => currentStored;

let currentStopped: string[];

export const stopped = (): string[] => currentStopped;

export const HOSTS: Readonly<Record<string, ReturnType<typeof siteByKey>>> = {
  'nordhem.example': SITE,
  'uk.example': siteByKey('automotive-uk'),
  'carstore.example': siteByKey('carstore-se'),
  'mercedes.example': siteByKey('mercedes-se'),
};

export const routes = (burst: number) =>
  visitRoutes({
    workshops: {
      visit: (...args) => workshops().visit(...args),
      timeslots: (...args) => workshops().timeslots(...args),
      cancel: (...args) => workshops().cancel(...args),
      rebook: (...args) => workshops().rebook(...args),
    },
    ratings: {
      find: async ({ bookingId }) => stored().get(bookingId) ?? null,
      save: async (site, { bookingId }, given) => void stored().set(bookingId, { ...given, site: site.key }),
      stopRequests: async (_, token) => stopped().push(token) > 0,
    },
    waitingList: engine().workshops.waitingList,
    siteOf: (request) => HOSTS[request.headers.get('host') ?? ''] ?? SITE,
    clientOf: () => `client ${client()}`,
    limits: {
      reads: createRateLimit({ burst, perMinute: 1 }),
      bookings: createRateLimit({ burst, perMinute: 1 }),
    },
    pages: {
      async draw(site, language, shown, status) {
        drawn().push(shown);
        const t = translator(language);
        const page = testPage({ site, language, t, locale: localeFor(site, language), now: now() });
        const html = renderToString(<VisitPageView shown={shown} page={page} />);
        return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
      },
    },
    clock: { now: () => now() },
    log: nullLog,
  });

let currentBookings = 0;

export const bookings = () => currentBookings;

export const book = async (
  fields: { date?: string; time?: string | null; services?: string[]; registrationNumber?: string } = {},
) => {
  const { date = '2026-11-24', time = '08:00', services = ['hour', 'wheels'] } = fields;
  const { registrationNumber = 'ABC123' } = fields;
  currentBookings += 1;
  const booked = await engine().workshops.service.book(SITE, 'sv', {
    idempotencyKey: `key-number-${bookings()}`,
    holdId: null,
    registrationNumber,
    unregisteredCar: { brand: 'Volvo', model: 'PV 544', buildYear: 1959 },
    mileage: null,
    departmentId: '10.1',
    date,
    time,
    comment: '',
    services: services.map((id) => ({ id, text: null })),
    customer: { name: 'Ada', phone: '+46701740605', email: 'ada@post.example' },
  });
  if (!booked.ok) throw new Error(booked.error.code);
  return booked.value;
};

export const get = (path: string, host = 'nordhem.example') => app().request(path, { headers: { host } });

export const post = (
  path: string,
  fields: Readonly<Record<string, string>> | URLSearchParams,
  headers: Readonly<Record<string, string>> = {},
) =>
  app().request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { host: 'nordhem.example', 'sec-fetch-site': 'same-origin', origin: 'null', ...headers },
  });

export const textOf = async (answer: Response) =>
  (await answer.text())
    .replaceAll(/<!-- -->|<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

/** Opens and closes it around the tests of a file. */
export function openVisitPages(): void {
  beforeAll(async () => {
    currentDatabase = await freshDatabase(ENGINE_MIGRATIONS);
    currentEngine = await openEngine(database(), {
      now: () => now(),
      document: testSchedule(
        [testWorkshop({ resources: bays(1) })],
        [...SERVICES, testService(TYRE_HOTEL_SERVICE, 60, { kind: 'tyreHotel', competence: 'tyres' })],
      ),
    });
  });
  afterAll(async () => {
    await engine().stop();
    await database().close();
  });
  beforeEach(async () => {
    await emptyTables(database(), 'workshop_occupations, workshop_tokens, workshop_bookings');
    currentNow = new Date('2026-11-17T09:00:00Z');
    currentDrawn = [];
    currentStored = new Map();
    currentStopped = [];
    engine().notices.length = 0;
    currentClient += 1;
    currentWorkshops = engine().workshops.service;
    currentApp = routes(50);
  });
}
