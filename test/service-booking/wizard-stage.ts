import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { sanitizeRichText } from '~/modules/content';
import { createRatings, type Ratings, ratingMigrations } from '~/modules/ratings';
import {
  type Catalogues,
  createServiceBooking,
  openCatalogues,
  type ServiceBooking,
  serviceBookingMigrations,
  serviceBookingRoutes,
} from '~/modules/service-booking';
import * as wire from '~/modules/service-booking/wire';
import type { Database, MigrationSet } from '~/platform/db';
import { createLog, nullLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import {
  bays,
  ENGINE_MIGRATIONS,
  INDEX,
  openEngine,
  SITE,
  type TestEngine,
  testSchedule,
  testService,
  testWorkshop,
} from '../workshop/engine';
import { CATALOGUE } from './example-requests';

const MONDAY = '2026-11-23T07:00:00Z';

/** The calls of the wizards over three workshops of the engine, anew for each test; on a Monday morning. */
export function wizardStage(open: (sets: readonly MigrationSet[]) => Promise<Database>) {
  let database: Database;
  let engine: TestEngine;
  let catalogues: Catalogues;
  let ratings: Ratings;
  let serviceBooking: ServiceBooking;
  let app: ReturnType<typeof serviceBookingRoutes>;
  let lines: string[];
  let now: Date;
  const clock = { now: () => now };
  const generous = () => createRateLimit({ burst: 100_000, perMinute: 100_000 });

  const routes = (over: Partial<Parameters<typeof serviceBookingRoutes>[0]> = {}) =>
    serviceBookingRoutes({
      serviceBooking,
      siteOf: () => SITE,
      clientOf: () => 'visitor',
      limits: { plates: generous(), reads: generous(), bookings: generous() },
      saveRating: (site, rating) => ratings.save({ ...rating, site, source: 'booking' }),
      clock,
      log: createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } }),
      ...over,
    });

  beforeAll(async () => {
    now = new Date(MONDAY);
    database = await open([...ENGINE_MIGRATIONS, ratingMigrations, serviceBookingMigrations]);
    engine = await openEngine(database, { now: () => now });
    catalogues = await openCatalogues({ database, log: nullLog });
    ratings = await createRatings({ database, clock, log: nullLog });
    const replaced = await catalogues.replace(INDEX, CATALOGUE);
    if (!replaced.ok) throw new Error(JSON.stringify(replaced.error));
  });
  afterAll(async () => {
    await catalogues.stop();
    await ratings.stop();
    await engine.stop();
    await database.close();
  });
  beforeEach(async () => {
    now = new Date(MONDAY);
    lines = [];
    const price = (standard: number) => ({ standard, premium: standard, 'light-commercial': standard });
    const workshops = ['10.1', '10.2', '10.3'].map((departmentId) =>
      testWorkshop({ departmentId, windowDays: 200, resources: bays(1) }),
    );
    await engine.restart(
      testSchedule(
        workshops.map((each) =>
          each.departmentId === '10.2' ? { ...each, prices: { quarters: { standard: 250_000 } } } : each,
        ),
        [
          testService('hour', 60),
          testService('wheels', 30, { competence: 'tyres', unit: 4, prices: price(9900), textInput: false }),
          testService('quarters', 75),
          testService('repair', 120, { allDay: true, prices: price(120_000) }),
          testService('wash', 15, { kind: 'addOn', category: 'addOns' }),
          testService('special', 60, { brands: ['Saab'] }),
          testService('elsewhere', 60),
        ],
      ),
    );
    await database.db.execute(sql`DELETE FROM ratings`);
    serviceBooking = createServiceBooking({
      workshops: engine.workshops.service,
      catalogues,
      sanitize: sanitizeRichText,
      clock,
      contactOf: (_, departmentId) => ({
        name: `Nordhem ${departmentId}`,
        street: 'Storgatan 1',
        city: 'Ort',
        zipCode: '111 11',
        email: 'verkstad@nordhem.example',
        phone: '08-123 45 67',
      }),
    });
    app = routes();
  });

  const call = (action: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
    app.request(`/api/service-booking/${action}`, {
      method: 'POST',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  /** What a call answers, by the schema that pages may use. */
  async function answer<T>(
    schema: { parse(value: unknown): T },
    action: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<T> {
    const response = await call(action, body, headers);
    const value: unknown = await response.json();
    expect([response.status, value]).toEqual([200, value]);
    return schema.parse(value);
  }
  async function refused(response: Response | Promise<Response>) {
    const { status, headers, ...rest } = await response;
    void [headers, rest];
    const failure = wire.failureAnswer.parse(await (await response).json());
    return [status, failure.code];
  }
  const bookingsOf = async (departmentId = '10.1') =>
    engine.workshops.staffBookings.bookings(INDEX, departmentId, '2026-11-23', '2027-06-30');
  return {
    clock,
    routes,
    call,
    answer,
    refused,
    bookingsOf,
    get database() {
      return database;
    },
    get engine() {
      return engine;
    },
    get catalogues() {
      return catalogues;
    },
    get serviceBooking() {
      return serviceBooking;
    },
    get app() {
      return app;
    },
    /** What was logged in this test. */
    get logged() {
      return lines.join('');
    },
    set now(next: Date) {
      now = next;
    },
    /** What answers from now on. */
    set app(next: ReturnType<typeof serviceBookingRoutes>) {
      app = next;
    },
    set serviceBooking(next: ServiceBooking) {
      serviceBooking = next;
    },
  };
}
