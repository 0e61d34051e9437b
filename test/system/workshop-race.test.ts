/** @module-tag sweep */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type Agreement, storeOfAgreements } from '~/modules/tyre-hotel';
import { TYRE_HOTEL_SERVICE } from '~/modules/workshop';
import type { Database } from '~/platform/db';
import { isPublicHoliday, systemClock } from '~/platform/time';
import { freshPostgres, postgresOfFile } from '~test/database';
import {
  bays,
  INDEX,
  openEngine,
  SERVICES,
  type TestEngine,
  testSchedule,
  testService,
  testWorkshop,
} from '~test/workshop/engine';
import { recount } from '~test/workshop/recount';
import { type Answer, ask, askJson } from './ask';
import { freshDataDir, type RunningServer, removeDataDir, startServer } from './server';

/** How long everything goes on at once: `WORKSHOP_RACE_SECONDS=180` for minutes. */
const SECONDS = Number(process.env.WORKSHOP_RACE_SECONDS ?? 6);
const KILLS = Number(process.env.WORKSHOP_KILLS ?? 2);
const CAPACITY = 7;
const HOST = 'automotive-se.localhost';

const postgres = postgresOfFile();

describe.skipIf(!postgres)(
  postgres ? 'two processes book the same bays' : 'workshop races (skipped: PostgreSQL is not installed)',
  () => {
    let database: Database & { url: string };
    let engine: TestEngine;
    let servers: RunningServer[] = [];
    let days: readonly string[] = [];
    /** Of the car whose wheels lie with the workshop. */
    let session = '';

    const start = async () =>
      startServer({
        dataDir: await freshDataDir(),
        env: { DATABASE_URL: database.url, DEMO: 'off', TRUST_PROXY: '1' },
      });

    beforeAll(async () => {
      database = await freshPostgres(postgres?.url ?? '', []);
      servers = await Promise.all([start(), start()]);
      const open = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '08:00', closes: '16:00' }];
      engine = await openEngine(database, {
        document: testSchedule(
          [testWorkshop({ resources: bays(CAPACITY), hours: { weekly: open, deviations: [] } })],
          [...SERVICES, testService(TYRE_HOTEL_SERVICE, 60, { kind: 'tyreHotel', competence: 'tyres' })],
        ),
        now: () => new Date(),
      });
      await storeOfAgreements({ database, clock: systemClock }).replaceAgreements(INDEX, [AGREEMENT]);
      await vi.waitFor(async () => expect((await weekAt(servers[1])).length).toBeGreaterThan(3), {
        timeout: 10_000,
        interval: 100,
      });
      days = await weekAt(servers[0]);
      session = await signIn(servers[0], database);
    });
    afterAll(async () => {
      await engine?.stop();
      await Promise.all(servers.map((server) => server.stop()));
      await Promise.all(servers.map(({ dataDir }) => removeDataDir(dataDir)));
      await database?.close();
    });

    /** Seven days as a server tells them. */
    async function weekFrom(server: RunningServer | undefined, from: string, service = 'hour') {
      const path = `/api/mechmate/timeslots/from/ABC123/10.1/${from}T00:00:00/?serviceOfferings=${service}`;
      const answer = await ask(server ?? { port: 0 }, path, { host: HOST, headers: client() });
      return z
        .array(z.object({ date: z.string(), availableSlots: z.array(z.string()) }))
        .parse(JSON.parse(answer.text));
    }

    /** Days with free times at 09:00, holidays left out. */
    async function weekAt(server: RunningServer | undefined): Promise<readonly string[]> {
      const from = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
      const week = await weekFrom(server, from);
      return week.flatMap(({ date, availableSlots }) => (availableSlots.includes('09:00') ? [date] : []));
    }

    /** Both servers offer the starts from which the rows leave a bay free until the work is done, and no others. */
    async function checkOffers(): Promise<void> {
      const { occupations } = await recount(database, isOpen);
      const bayNumbers = await database.rows(database.db, sql`SELECT no FROM workshop_resources`);
      const now = Date.now();
      const live = occupations.filter(({ expires }) => expires === null || expires.getTime() > now);
      for (const date of days) {
        for (const service of ['hour', 'overhaul'] as const) {
          const free = [8, 9, 10, 11, 12, 13, 14, 15].filter((hour) => {
            const from = minuteOf(date) + hour * 60;
            const to = service === 'hour' ? from + 60 : doneAfter(from, OVERHAUL);
            const taken = live.filter(({ starts, ends }) => starts < to && ends > from);
            return new Set(taken.map(({ resource }) => resource)).size < bayNumbers.length;
          });
          const times = free.map((hour) => `${String(hour).padStart(2, '0')}:00`);
          for (const server of servers) {
            const [day] = await weekFrom(server, date, service);
            expect(day, service).toMatchObject({ date, availableSlots: times });
          }
        }
      }
    }

    test('200 requests for one time with seven bays: seven have it, the others are told what is free', async () => {
      const [date = ''] = days;
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, at) => book(servers[at % 2], { date, time: '09:00' })),
      );
      const won = answers.filter(({ status }) => status === 201);
      const lost = answers.filter(({ status }) => status === 409);
      expect([won.length, lost.length]).toEqual([CAPACITY, 200 - CAPACITY]);
      expect(new Set(won.map((answer) => answer.json().bookingId)).size).toBe(CAPACITY);
      for (const answer of lost) {
        expect(answer.json()).toMatchObject({
          code: 'slot-taken',
          alternatives: [{ date, time: '08:00' }, {}, {}, {}, {}, {}],
        });
      }
      expect((await recount(database, isOpen)).faults).toEqual([]);
    });

    test('200 requests to hold one time, and to drop a car for the day: as many as there is room for', async () => {
      const [, date = ''] = days;
      const holds = await Promise.all(
        Array.from({ length: 200 }, (_, at) => hold(servers[at % 2], { date, time: '10:00' })),
      );
      expect(holds.filter(({ status }) => status === 201)).toHaveLength(CAPACITY);
      // Two hours each: one before ten, two after eleven, in each bay.
      const drops = await Promise.all(
        Array.from({ length: 60 }, (_, at) => book(servers[at % 2], { date, time: null, service: 'repair' })),
      );
      expect(drops.filter(({ status }) => status === 201)).toHaveLength(3 * CAPACITY);
      expect(drops.filter(({ status }) => status === 409)).toHaveLength(60 - 3 * CAPACITY);
      expect((await recount(database, isOpen)).faults).toEqual([]);
    });

    test('200 requests of all flows for one time with seven bays: seven have it', async () => {
      const date = days.at(-1) ?? '';
      const request = { date, time: '11:00', service: 'hour' };
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, at) =>
          bookIn(FLOWS[at % FLOWS.length] ?? 'A', servers[at % 2], request, session),
        ),
      );
      expect(answers.filter(({ promised }) => promised !== null)).toHaveLength(CAPACITY);
      expect(answers.filter(({ answer }) => answer.status === 409)).toHaveLength(200 - CAPACITY);
      expect((await recount(database, isOpen)).faults).toEqual([]);
      await checkOffers();
    });

    test('200 requests at once, of several days and of an hour on the same bays: each bay has one of them', async () => {
      const [, , date = '', , later = ''] = days;
      const [from, to] = [minuteOf(date) + 540, doneAfter(minuteOf(date) + 540, OVERHAUL)];
      const [pickUpDate, pickUpTime] = momentOf(to).split('T');
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, at) => {
          if (at % 3 === 0) return book(servers[at % 2], { date, time: '09:00', service: 'overhaul' });
          // On the first day of the stays, and in the middle of them.
          return book(
            servers[at % 2],
            at % 3 === 1 ? { date, time: '15:00' } : { date: later, time: '08:00' },
          );
        }),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
      const stays = answers.filter(({ status }, at) => at % 3 === 0 && status === 201);
      for (const stay of stays) {
        expect(stay.json()).toMatchObject({ date, pickUp: { date: pickUpDate, time: pickUpTime } });
      }
      const { occupations, faults } = await recount(database, isOpen);
      expect(faults).toEqual([]);
      expect(occupations.filter(({ starts, ends }) => starts === from && ends === to)).toHaveLength(
        stays.length,
      );
      // No bay stands empty at a time that dozens have asked for: there is a stay, or the hour that kept it out.
      for (const moment of [minuteOf(date) + 900, minuteOf(later) + 480]) {
        const taken = occupations.filter(({ starts, ends }) => starts <= moment && ends > moment);
        expect(new Set(taken.map(({ resource }) => resource)).size).toBe(CAPACITY);
      }
      await checkOffers();
      // What follows needs the room.
      for (const stay of stays) await send(servers[0], `/bookings/${String(stay.json().token)}/cancel`, {});
      await checkOffers();
    });

    test('the same booking sent to both at once, many times, is one', async () => {
      const [, , date = ''] = days;
      for (let round = 0; round < 5; round++) {
        const key = randomUUID();
        const answers = await Promise.all(
          servers.flatMap((server) => [0, 1, 2].map(() => book(server, { date, time: '08:00', key }))),
        );
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
        expect(new Set(answers.map((answer) => answer.json().bookingId)).size).toBe(1);
      }
    });

    test('flows A, B, C and the tyre hotel, with holds, cancellations and moves at once: no overlap, nothing lost', async () => {
      const until = Date.now() + SECONDS * 1000;
      const world = new World(servers, days.slice(2), session);
      await Promise.all(Array.from({ length: 16 }, () => world.liveUntil(until)));
      expect(world.unexpected).toEqual([]);
      await world.agree(database);
      await checkOffers();
      for (const flow of FLOWS) expect(world.done[flow], flow).toBeGreaterThan(3);
    });

    test('one that is killed while it books: what it has confirmed is there once, and told once', async () => {
      const world = new World(servers, days.slice(2), session);
      for (let kill = 0; kill < KILLS; kill++) {
        const until = Date.now() + 1500;
        const work = Array.from({ length: 10 }, () => world.liveUntil(until));
        await pause(300 + 900 * Math.random());
        const victim = servers[kill % 2];
        await victim?.kill();
        await Promise.all(work);
        if (victim !== undefined) await removeDataDir(victim.dataDir);
        servers[kill % 2] = await start();
      }
      expect(world.unexpected).toEqual([]);
      await world.agree(database, { cutOff: true });
      await checkOffers();
      await notifiedOnce(database, world);
    });

    test('staff move visits while visitors book and hold the same bays: each stands where it was last moved to, once', async () => {
      const [date = '', other = ''] = days.slice(-2);
      const { staffBoard } = engine.workshops;
      const of = { siteIndex: INDEX, departmentId: '10.1' };
      const placed = async () => {
        const boards = await Promise.all([date, other].map((day) => staffBoard.day(INDEX, '10.1', day)));
        return boards.flatMap((board) =>
          (board?.visits ?? []).map(({ booking, bayId, from }) => ({
            id: booking.id,
            isMovable: booking.state === 'booked' && booking.pickUp === null,
            place: `${board?.date} ${bayId} ${from}`,
          })),
        );
      };
      const before = await placed();
      const known = (await recount(database, isOpen)).bookings.length;
      const last = new Map<string, string>();
      const refusals = new Set<string>();
      const moveOften = async (id: string) => {
        for (let round = 0; round < 6; round++) {
          const [day = date, hour = 8] = [any([date, other]), any([8, 9, 10, 11, 12, 13, 14, 15])];
          const bayId = `bay-${1 + Math.floor(Math.random() * CAPACITY)}`;
          const time = `${String(hour).padStart(2, '0')}:00`;
          const moved = await staffBoard.move({ ...of, id }, { date: day, bayId, time });
          if (moved.ok) last.set(id, `${day} ${bayId} ${hour * 60}`);
          else refusals.add(moved.error.code);
        }
      };
      const visitsToMove = before.filter(({ isMovable }) => isMovable).slice(0, 24);
      const bookings = Array.from({ length: 120 }, async (_, at) => {
        await pause(Math.random() * 800);
        const time = `${String(8 + (at % 8)).padStart(2, '0')}:00`;
        const request = { date: at % 2 === 0 ? date : other, time };
        return at % 5 === 0 ? hold(servers[at % 2], request) : book(servers[at % 2], request);
      });
      const [answers] = await Promise.all([
        Promise.all(bookings),
        ...visitsToMove.map(({ id }) => moveOften(id)),
      ]);
      expect(new Set(answers.map(({ status }) => status)).difference(new Set([201, 409]))).toEqual(new Set());
      const confirmed = answers.filter(({ status }, at) => at % 5 !== 0 && status === 201).length;
      const after = await recount(database, isOpen);
      expect(after.faults).toEqual([]);
      expect(after.bookings).toHaveLength(known + confirmed);
      expect(visitsToMove.length).toBeGreaterThan(3);
      expect(last.size).toBeGreaterThan(0);
      const now = new Map((await placed()).map(({ id, place }) => [id, place]));
      for (const { id, place } of visitsToMove) expect(now.get(id)).toBe(last.get(id) ?? place);
      expect(refusals.difference(new Set(['bay-taken', 'time-not-offered']))).toEqual(new Set());
    });
  },
);

/** Minutes of work of the service of several days. */
const OVERHAUL = 1500;
const START = Date.UTC(2000, 0, 1);
const minuteOf = (date: string): number => (Date.parse(`${date}T00:00:00Z`) - START) / 60_000;
/** `YYYY-MM-DDTHH:mm` */
const momentOf = (minute: number): string => new Date(START + minute * 60_000).toISOString().slice(0, 16);

/** Eight hours on every day that is no holiday, told without the engine. */
function isOpen(moment: string): boolean {
  const [date = '', time = ''] = moment.split('T');
  return time >= '08:00' && time < '16:00' && !isPublicHoliday(date, 'SE');
}

/** When so many open minutes from a start have passed. */
function doneAfter(start: number, minutes: number): number {
  let at = start;
  for (let left = minutes; left > 0; at++) if (isOpen(momentOf(at))) left--;
  return at;
}

let visitors = 0;
/** Every visitor comes from an address of their own, so that none is one too many. */
const client = () => {
  visitors++;
  return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` };
};

interface SlotRequest {
  readonly date: string;
  readonly time: string | null;
  readonly service?: string;
  readonly holdId?: string | null;
  readonly key?: string;
}

const send = (
  server: RunningServer | undefined,
  path: string,
  body: unknown,
  method = 'POST',
): Promise<Answer> =>
  askJson(server ?? { port: 0 }, `/api/mechmate${path}`, body, { host: HOST, headers: client(), method });

const book = (server: RunningServer | undefined, request: SlotRequest): Promise<Answer> =>
  send(server, '/bookings', {
    registrationNumber: 'ABC123',
    departmentId: '10.1',
    holdId: request.holdId ?? null,
    date: request.date,
    time: request.time,
    idempotencyKey: request.key ?? randomUUID(),
    services: [{ id: request.service ?? 'hour' }],
    customer: { name: 'Ada Ek', phone: '070-174 06 05', email: 'ada@post.example' },
  });

const hold = (server: RunningServer | undefined, request: SlotRequest): Promise<Answer> =>
  send(server, '/holds', {
    registrationNumber: 'ABC123',
    departmentId: '10.1',
    holdId: request.holdId ?? null,
    date: request.date,
    time: request.time,
    serviceOfferings: [request.service ?? 'hour'],
  });

/** Whoever books in whichever way: all of them take the same bays. */
const FLOWS = ['A', 'B', 'C', 'tyre hotel'] as const;
type Flow = (typeof FLOWS)[number];

const AGREEMENT: Agreement = {
  registrationNumber: 'ABC123',
  phone: '+46701740605',
  departmentId: '10.1',
  name: 'Däckhotell Bas',
  brand: 'Volvo',
  model: 'V60',
  productId: 'DH1',
  packageLevel: 'Bas',
  brandCode: 'VO',
  wheelSets: [],
};

/** The cookie of a session of the tyre hotel, opened with the code that was sent. */
async function signIn(server: RunningServer | undefined, database: Database): Promise<string> {
  const call = (path: string, method = 'POST') =>
    ask(server ?? { port: 0 }, `/api/tirehotel/authorization${path}`, {
      host: HOST,
      headers: client(),
      method,
    });
  const { encryptedPhoneNumber } = (await call('/search?regNo=ABC123', 'GET')).json();
  const { authorizationToken } = (await call(`/login?encryptedPhoneNumber=${encryptedPhoneNumber}`)).json();
  const [sms] = await database.rows(database.db, sql`SELECT text FROM platform_outbox_sms ORDER BY at DESC`);
  const code = /\d{4}/.exec(String(sms?.text))?.[0];
  const opened = await call(`/validate?authToken=${authorizationToken}&otpToken=${code}`);
  expect(opened.status).toBe(200);
  return String(opened.headers['set-cookie']).split(';')[0] ?? '';
}

const customer = { firstName: 'Ada', lastName: 'Ek', email: 'ada@post.example', phoneMobile: '+46701740605' };

interface Booked {
  readonly answer: Answer;
  /** null: it was refused. */
  readonly promised: { readonly bookingId: string; readonly token: string } | null;
}

/** Books in the way of a flow, under a key. */
async function bookIn(
  flow: Flow,
  server: RunningServer | undefined,
  request: SlotRequest,
  session: string,
): Promise<Booked> {
  const key = request.key ?? randomUUID();
  if (flow === 'A') {
    const answer = await book(server, { ...request, key });
    return promisedIn(answer, 201, 'bookingId', 'token');
  }
  const at = request.time === null ? null : `${request.date}T${request.time}:00`;
  const body = {
    bookingDate: at ?? `${request.date}T00:00:00`,
    bookingStart: at,
    regNo: 'ABC123',
    freeText: '',
  };
  if (flow === 'tyre hotel') {
    const headers = { ...client(), cookie: session, 'idempotency-key': key };
    const path = '/api/tirehotel/booking/create?departmentIdentifier=10.1';
    const answer = await askJson(server ?? { port: 0 }, path, { ...body, customer }, { host: HOST, headers });
    return promisedIn(answer, 200, 'bookingConfirmationId', 'visitToken');
  }
  const common = {
    ...body,
    customer,
    idempotencyKey: key,
    holdId: request.holdId ?? null,
    totalPrice: 1,
    departmentIdentifier: '10.1',
    customerIsWaiting: false,
    products: [{ productId: request.service ?? 'hour', dataType: 'service', resourceDemand: 1 }],
  };
  const driver = { driverName: '', driverEmail: '', driverPhoneHome: '', driverPhoneMobile: '' };
  const [action, more] =
    flow === 'B'
      ? (['create', { serviceText: '', mileage: 1 }] as const)
      : (['submit', { vehicle: { regNo: 'ABC123', mileage: '-1', ...driver } }] as const);
  const path = `/api/service-booking/booking/${action}`;
  const sent = { ...common, ...more };
  const answer = await askJson(server ?? { port: 0 }, path, sent, { host: HOST, headers: client() });
  return promisedIn(answer, 200, 'kobraBookingId', 'visitToken');
}

function promisedIn(answer: Answer, status: number, id: string, token: string): Booked {
  if (answer.status !== status) return { answer, promised: null };
  const body = answer.json();
  return { answer, promised: { bookingId: String(body[id]), token: String(body[token]) } };
}

const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

/** What a booking was confirmed as. */
interface Promised extends Pick<SlotRequest, 'date' | 'time'> {
  readonly token: string;
  state: string;
  readonly service: string;
}

/** How a request is refused: others have the time, or nobody could have it, as 75 minutes from 15:00 end after 16:00. */
const refusalOf = ({ service, time }: Pick<SlotRequest, 'service' | 'time'>): number =>
  service === 'quarters' && time === '15:00' ? 422 : 409;

/** What the outside world has been promised. */
class World {
  readonly #servers: readonly RunningServer[];
  readonly #days: readonly string[];
  /** Keys of confirmed bookings, with what is known of their state. */
  readonly confirmed = new Map<string, Promised>();
  readonly #unsure = new Set<string>();
  readonly unexpected: string[] = [];
  readonly done = { A: 0, B: 0, C: 0, 'tyre hotel': 0, cancelled: 0, moved: 0, lost: 0 };
  readonly #session: string;

  constructor(servers: readonly RunningServer[], days: readonly string[], session: string) {
    this.#servers = servers;
    this.#days = days;
    this.#session = session;
  }

  async liveUntil(until: number): Promise<void> {
    const mine: string[] = [];
    while (Date.now() < until) {
      const key = any(mine);
      const lot = Math.random();
      try {
        if (key === undefined || lot < 0.5) await this.#book(mine);
        else if (lot < 0.75) await this.#cancel(key, mine);
        else await this.#move(key);
      } catch {
        // The server is gone, or was while it worked; another one answers.
        await pause(20);
      }
    }
  }

  #request(flow: Flow = 'A'): { date: string; time: string | null; service: string } {
    const service =
      flow === 'tyre hotel'
        ? TYRE_HOTEL_SERVICE
        : (any(['hour', 'quarters', 'wheels', 'repair', 'overhaul']) ?? 'hour');
    const time =
      service === 'repair' ? null : `${String(8 + Math.floor(Math.random() * 8)).padStart(2, '0')}:00`;
    return { date: any(this.#days) ?? '', time, service };
  }

  async #book(mine: string[]): Promise<void> {
    const server = any(this.#servers);
    const flow = any(FLOWS) ?? 'A';
    const request = this.#request(flow);
    const key = randomUUID();
    let holdId: string | null = null;
    if (flow !== 'tyre hotel' && Math.random() < 0.5) {
      const held = await hold(server, request);
      if (held.status === 201) holdId = String(held.json().holdId);
      else if (held.status !== refusalOf(request))
        this.unexpected.push(`hold ${held.status} ${held.text.slice(0, 200)}`);
    }
    this.#unsure.add(key);
    const { answer, promised } = await bookIn(
      flow,
      any(this.#servers),
      { ...request, holdId, key },
      this.#session,
    );
    this.#unsure.delete(key);
    if (promised !== null) {
      this.done[flow]++;
      this.confirmed.set(key, { token: promised.token, state: 'booked', ...request });
      mine.push(key);
    } else if (answer.status === refusalOf(request)) this.done.lost++;
    else this.unexpected.push(`book ${flow} ${answer.status} ${answer.text.slice(0, 200)}`);
    if (promised === null && holdId !== null) {
      await send(server, `/holds/${holdId}/release`, {});
    }
  }

  async #cancel(key: string, mine: string[]): Promise<void> {
    const known = this.confirmed.get(key);
    if (known === undefined) return;
    known.state = 'unsure';
    mine.splice(mine.indexOf(key), 1);
    const answer = await send(any(this.#servers), `/bookings/${known.token}/cancel`, {});
    if (answer.status === 200) {
      known.state = 'cancelled';
      this.done.cancelled++;
    } else this.unexpected.push(`cancel ${answer.status} ${answer.text.slice(0, 200)}`);
  }

  async #move(key: string): Promise<void> {
    const known = this.confirmed.get(key);
    if (known === undefined || known.state !== 'booked') return;
    const { date, time } = this.#request();
    const slot = { date, time: known.time === null ? null : (time ?? '08:00') };
    const before = known.state;
    known.state = 'unsure';
    const answer = await send(any(this.#servers), `/bookings/${known.token}/rebook`, slot);
    known.state = before;
    if (answer.status === 200) Object.assign(known, slot, { moved: this.done.moved++ });
    else if (answer.status !== refusalOf({ ...slot, service: known.service }))
      this.unexpected.push(`rebook ${answer.status} ${answer.text.slice(0, 200)}`);
  }

  /** The tables say what was answered; what was cut off before its answer may be there or not, but whole. */
  async agree(database: Database, { cutOff = false } = {}): Promise<void> {
    const { bookings, faults } = await recount(database, isOpen);
    expect(faults).toEqual([]);
    const byKey = new Map(bookings.map((row) => [row.key, row]));
    expect(byKey.size).toBe(bookings.length);
    for (const [key, { state, date, time }] of this.confirmed) {
      const row = byKey.get(key);
      expect(row, key).toBeDefined();
      if (state === 'unsure') continue;
      expect(row, key).toMatchObject({ state, date, time });
    }
    if (!cutOff) expect(this.#unsure.size).toBe(0);
  }
}

/** Each confirmed booking has its mail once, or its job is still there to send it. */
async function notifiedOnce(database: Database, world: World): Promise<void> {
  const count = async () => {
    const rows = await database.rows(
      database.db,
      sql`SELECT idempotency_key AS key,
          (SELECT count(*)::int FROM platform_outbox_mail
            WHERE platform_outbox_mail.key = 'visit-' || workshop_bookings.id || '-0-booked') AS mails,
          (SELECT count(*)::int FROM pgboss.job WHERE name = 'workshop-visit' AND data->>'channel' = 'mail'
            AND data->>'kind' = 'booked' AND data->>'bookingId' = workshop_bookings.id::text
            AND state IN ('created', 'retry', 'active')) AS jobs,
          revision
        FROM workshop_bookings`,
    );
    return rows.filter(({ key }) => world.confirmed.has(String(key)));
  };
  await expect
    .poll(
      async () =>
        (await count()).filter(({ mails, jobs, revision }) => revision === 0 && mails === 0 && jobs === 0),
      {
        timeout: 10_000,
      },
    )
    .toEqual([]);
  for (const row of await count()) expect(Number(row.mails), String(row.key)).toBeLessThanOrEqual(1);
}
