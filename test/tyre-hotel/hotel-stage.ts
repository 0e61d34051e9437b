import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { builtInWords } from '~/modules/templates';
import {
  type Agreement,
  createSessions,
  createTyreHotel,
  type TyreHotel,
  tyreHotelMigrations,
  tyreHotelRoutes,
} from '~/modules/tyre-hotel';
import { TYRE_HOTEL_SERVICE } from '~/modules/workshop';
import type { Database } from '~/platform/db';
import { createLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import { type Sms, SmsFailed } from '~/platform/sms';
import { languageFor } from '~/sites/accepted-language';
import type { OpenDatabase } from '~test/database';
import {
  ENGINE_MIGRATIONS,
  openEngine,
  SITE,
  type TestEngine,
  testSchedule,
  testService,
  testWorkshop,
} from '~test/workshop/engine';

export const INDEX = SITE.siteIndex ?? '';

export const REFUSING = '+46701740699';

export const wheel = (position: 'FL' | 'FR', threadDepth: number) => ({
  position,
  name: 'Nokian Hakkapeliitta 10',
  rimDiameter: 17,
  sectionWidth: 225,
  aspectRatio: 45,
  threadPattern: 'Hakkapeliitta 10',
  threadDepth,
  isDamaged: false,
});

export const agreement = (
  registrationNumber: string,
  phone: string,
  departmentId = '10.1',
  shelf = 'B-12-3',
): Agreement => ({
  registrationNumber,
  phone,
  departmentId,
  name: 'Däckhotell Bas',
  brand: 'Volvo',
  model: 'V60',
  productId: 'DH1',
  packageLevel: 'Bas',
  brandCode: 'VO',
  wheelSets: [{ season: 'winter', shelf, wheels: [wheel('FL', 7.5), wheel('FR', 2.9)] }],
});

export const AGREEMENTS = [
  agreement('ABC123', '+46701740605'),
  agreement('KIA001', '+46701740606', '10.2'),
  agreement('SAAB95', REFUSING, '10.1', 'B-12-4'),
];

let currentDatabase: Database;

export const database = (): Database => currentDatabase;

let currentEngine: TestEngine;

export const engine = (): TestEngine => currentEngine;

let currentHotel: TyreHotel;

export const hotel = (): TyreHotel => currentHotel;

let currentApp: ReturnType<typeof tyreHotelRoutes>;

export const app = (): ReturnType<typeof tyreHotelRoutes> => currentApp;

let currentSent: Sms[];

export const sent = (): Sms[] => currentSent;

let currentLines: string[];

export const lines = (): string[] => currentLines;

/** A Monday morning in Stockholm. */
let currentNow: Date;

export const now = (): Date => currentNow;

export const later = (minutes: number) => {
  currentNow = new Date(now().getTime() + minutes * 60_000);
};

export const clock = { now: () => now() };

export const generous = () => createRateLimit({ burst: 100_000, perMinute: 100_000 });

export const call = (
  method: string,
  path: string,
  { body, cookie, language }: { body?: unknown; cookie?: string; language?: string | undefined } = {},
) =>
  app().request(`/api/tirehotel${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(language === undefined ? {} : { 'accept-language': language }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

export const search = (regNo: string) =>
  call('GET', `/authorization/search?regNo=${encodeURIComponent(regNo)}`);

export const login = (value: string) =>
  call('POST', `/authorization/login?encryptedPhoneNumber=${encodeURIComponent(value)}`);

export const validate = (token: string, code: string, language?: string) =>
  call('POST', `/authorization/validate?authToken=${encodeURIComponent(token)}&otpToken=${code}`, {
    language,
  });

export const codeIn = (sms: Sms | undefined) => /^\d{4}/.exec(sms?.text ?? '')?.[0] ?? '';

export async function requested(regNo: string): Promise<{ token: string; code: string; customer: string }> {
  const found = await (await search(regNo)).json();
  const { authorizationToken } = await (await login(found.encryptedPhoneNumber)).json();
  return { token: authorizationToken, code: codeIn(sent().at(-1)), customer: found.encryptedPhoneNumber };
}

export async function signedIn(regNo = 'ABC123', language?: string) {
  const { token, code } = await requested(regNo);
  const answer = await validate(token, code, language);
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

export const RANGE = { startDate: '2026-11-20', endDate: '2027-12-31', regNo: 'VO' };

export const request = (fields: object = {}) => ({
  bookingDate: '2026-11-26T09:00:00',
  bookingStart: '2026-11-26T09:00:00',
  regNo: 'ABC123',
  freeText: '',
  customer: { firstName: 'Ada', lastName: 'Ek', email: 'ada@post.example', phoneMobile: '0701740605' },
  ...fields,
});

export const create = (cookie: string, fields: object = {}, department = '10.1', language?: string) =>
  call('POST', `/booking/create?departmentIdentifier=${department}`, {
    body: request(fields),
    cookie,
    language,
  });

/** Opens and closes it around the tests of a file. */
export function openHotel(open: OpenDatabase): void {
  beforeAll(async () => {
    currentNow = new Date('2026-11-23T07:00:00Z');
    currentDatabase = await open([...ENGINE_MIGRATIONS, tyreHotelMigrations]);
    const workshops = ['10.1', '10.2'].map((departmentId) => testWorkshop({ departmentId, windowDays: 200 }));
    const free = { standard: 0, premium: 0, 'light-commercial': 0 };
    const change = testService(TYRE_HOTEL_SERVICE, 60, {
      kind: 'tyreHotel',
      competence: 'tyres',
      prices: free,
    });
    currentEngine = await openEngine(database(), {
      document: testSchedule(workshops, [change, testService('hour', 60)]),
      now: () => now(),
    });
  });
  afterAll(async () => {
    await engine().stop();
    await database().close();
  });
  beforeEach(async () => {
    currentNow = new Date('2026-11-23T07:00:00Z');
    currentSent = [];
    currentLines = [];
    await database().db.execute(sql`DELETE FROM workshop_bookings`);
    await database().db.execute(sql`DELETE FROM tyre_agreements`);
    await database().db.execute(sql`DELETE FROM tyre_places`);
    await database().db.execute(sql`DELETE FROM tyre_sessions`);
    const log = createLog({ level: 'info', destination: { write: (line) => void lines().push(line) } });
    currentHotel = createTyreHotel({
      database: database(),
      clock,
      log,
      words: builtInWords,
      workshops: engine().workshops.service,
      sms: {
        async send(sms) {
          if (sms.to === REFUSING) throw new SmsFailed('refused', 'on purpose');
          sent().push(sms);
        },
      },
      locationOf: (_, erpId) => ({
        erpId,
        locationName: 'Nordhem 1',
        departmentName: 'Verkstad',
        phone: '08-123 45 67',
        email: 'verkstad@nordhem.example',
      }),
    });
    await hotel().replaceAgreements(INDEX, AGREEMENTS);
    currentApp = tyreHotelRoutes({
      tyreHotel: hotel().service,
      sessions: createSessions({ database: database(), clock, isSecure: () => false }),
      siteOf: () => SITE,
      languageOf: languageFor,
      clientOf: () => 'visitor',
      limits: {
        searches: generous(),
        codes: generous(),
        guesses: generous(),
        reads: generous(),
        bookings: generous(),
      },
      saveRating: async () => undefined,
      clock,
      log,
    });
  });
}
