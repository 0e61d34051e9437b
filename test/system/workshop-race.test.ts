/** @module-tag sweep */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { storeOfAgreements } from '~/modules/tyre-hotel';
import { TYRE_HOTEL_SERVICE } from '~/modules/workshop';
import type { Database } from '~/platform/db';
import { systemClock } from '~/platform/time';
import { freshPostgres } from '~test/database';
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
import { ask } from './ask';
import { freshDataDir, type RunningServer, removeDataDir, startServer } from './server';
import { bookIn, notifiedOnce, World } from './workshop-race/bookings';
import { StaffMoves } from './workshop-race/moves';
import {
  AGREEMENT,
  book,
  CAPACITY,
  client,
  clockTime,
  doneAfter,
  FLOWS,
  HOST,
  hold,
  isOpen,
  KILLS,
  minuteOf,
  momentOf,
  OVERHAUL,
  postgres,
  SECONDS,
  send,
  signIn,
} from './workshop-race/requests';

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
          const times = free.map((hour) => clockTime(hour * 60));
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
      const { staffBoard, staffBookings } = engine.workshops;
      const moves = new StaffMoves(staffBoard, [date, other]);
      // The days may be full by now: every third visit makes room.
      const movable = (await moves.placed()).filter(({ isMovable }) => isMovable);
      const gone = movable.filter((_, at) => at % 3 === 0);
      const visitsToMove = movable.filter((_, at) => at % 3 !== 0);
      expect(visitsToMove.length).toBeGreaterThan(3);
      for (const { id } of gone) expect(await staffBookings.cancel(id)).toMatchObject({ ok: true });
      const [first] = visitsToMove;
      // Those that were brought for the day may stand at any minute, where staff cannot put another.
      const room = gone.find(({ place }) => place.time.endsWith(':00'));
      if (first === undefined || room === undefined) throw new Error('nothing can be moved');
      expect(await moves.move(first.id, room.place)).toBe(true);
      const known = (await recount(database, isOpen)).bookings.length;
      const bookings = Array.from({ length: 120 }, async (_, at) => {
        await pause(Math.random() * 800);
        const time = clockTime((8 + (at % 8)) * 60);
        const request = { date: at % 2 === 0 ? date : other, time };
        return at % 5 === 0 ? hold(servers[at % 2], request) : book(servers[at % 2], request);
      });
      const [answers] = await Promise.all([
        Promise.all(bookings),
        ...visitsToMove.map(({ id }) => moves.moveOften(id)),
      ]);
      expect(new Set(answers.map(({ status }) => status)).difference(new Set([201, 409]))).toEqual(new Set());
      const confirmed = answers.filter(({ status }, at) => at % 5 !== 0 && status === 201).length;
      const after = await recount(database, isOpen);
      expect(after.faults).toEqual([]);
      expect(after.bookings).toHaveLength(known + confirmed);
      const now = new Map((await moves.placed()).map(({ id, place }) => [id, place]));
      for (const { id, place } of visitsToMove) expect(now.get(id)).toEqual(moves.last.get(id) ?? place);
      expect(moves.refusals.difference(new Set(['bay-taken', 'time-not-offered']))).toEqual(new Set());
    });
  },
);
