import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '~/platform/db';
import { freshPostgres, postgresOfFile } from '~test/database';
import {
  bays,
  ENGINE_MIGRATIONS,
  INDEX,
  openEngine,
  SITE,
  type TestEngine,
  testSchedule,
  testWorkshop,
} from '~test/workshop/engine';
import { recount } from '~test/workshop/recount';

const server = postgresOfFile();
const TUESDAY = '2026-11-24';
const LATER = '2026-12-08';
const HOURS = [8, 9, 10, 11, 12, 13, 14, 15].map((hour) => `${String(hour).padStart(2, '0')}:00`);
const TUESDAYS = { weekdays: [2], partOfDay: 'any' } as const;
const offerRow = z.object({ booking: z.string(), state: z.string(), taken: z.string() });

let now = new Date('2026-11-23T07:00:00Z');
const booked = async (engine: TestEngine, date: string, time: string) => {
  const answer = await engine.workshops.service.book(SITE, 'sv', {
    idempotencyKey: randomUUID(),
    holdId: null,
    registrationNumber: 'ABC123',
    mileage: null,
    departmentId: '10.1',
    date,
    time,
    comment: '',
    services: [{ id: 'hour', text: null }],
    customer: { name: 'Ada Ek', phone: '070-174 06 05', email: 'ada@post.example' },
  });
  return answer.ok ? answer.value : null;
};
const offersOf = async (database: Database) =>
  (
    await database.rows(
      database.db,
      sql`SELECT booking_id AS booking, state, date || ' ' || time AS taken FROM workshop_earlier_times`,
    )
  ).map((row) => offerRow.parse(row));

/** Two processes on one database: a full Tuesday of four bays, and visits two weeks later that wait for it. */
async function twoProcesses(waiting: number) {
  now = new Date('2026-11-23T07:00:00Z');
  const database = await freshPostgres(server?.url ?? '', ENGINE_MIGRATIONS);
  const document = testSchedule([testWorkshop({ resources: bays(4) })]);
  const first = await openEngine(database, { now: () => now, document });
  const second = await openEngine(database, { now: () => now, document, filled: true });
  const bayTimes = HOURS.flatMap((hour) => bays(4).map(() => hour));
  // One after the other: the race is yet to come.
  const full = [];
  for (const hour of bayTimes) full.push(await booked(first, TUESDAY, hour));
  // The Tuesday between is full too: there is nothing else to offer.
  for (const hour of bayTimes) await booked(first, '2026-12-01', hour);
  const waits = [];
  for (let at = 0; at < waiting; at += 1) waits.push(await booked(first, LATER, HOURS[at % 8] ?? '08:00'));
  const tokens = (visits: readonly ({ token: string } | null)[]) =>
    visits.flatMap((visit) => visit?.token ?? []);
  for (const token of tokens(waits)) await first.workshops.waitingList.join(SITE, token, TUESDAYS);
  const look = (engine: TestEngine) => engine.workshops.askWhoWaits(INDEX, '10.1');
  return {
    database,
    engines: [first, second] as const,
    full: tokens(full),
    waits: tokens(waits),
    lookAtOnce: () => Promise.all([look(first), look(second), look(first), look(second)]),
    async end() {
      await first.stop();
      await second.stop();
      await database.close();
    },
  };
}

describe.skipIf(!server)('on PostgreSQL', () => {
  test('two openings, looked for by two processes at once while visitors book them: one offer or visit a time', async () => {
    const { database, engines, full, waits, lookAtOnce, end } = await twoProcesses(6);
    let confirmed = 0;
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(
        full
          .slice(round * 2, round * 2 + 2)
          .map((token) => engines[0].workshops.service.cancel(SITE, 'sv', token)),
      );
      const visitors = HOURS.map((hour, at) => booked(engines[at % 2 === 0 ? 0 : 1], TUESDAY, hour));
      const [answers] = await Promise.all([Promise.all(visitors), lookAtOnce()]);
      confirmed += answers.filter((answer) => answer !== null).length;
      await lookAtOnce();
    }
    const offers = await offersOf(database);
    // Eight times opened: each is a visitor's or an offer, and nobody has two.
    expect(confirmed + offers.length).toBe(Math.min(8, confirmed + waits.length));
    expect(new Set(offers.map(({ booking }) => booking)).size).toBe(offers.length);
    expect(engines.flatMap((engine) => engine.offers)).toHaveLength(offers.length);
    const { faults, occupations } = await recount(database);
    expect(faults).toEqual([]);
    expect(occupations.filter(({ booking }) => booking === null)).toHaveLength(offers.length);
    await end();
  });

  test('an offer runs out while it is taken, asked for again and booked by visitors: the time is one customer’s', async () => {
    const { database, engines, full, waits, lookAtOnce, end } = await twoProcesses(3);
    for (const token of full.slice(0, 3)) {
      await engines[0].workshops.service.cancel(SITE, 'sv', token);
      await lookAtOnce();
      const lists = engines.map((engine) => engine.workshops.waitingList);
      const open = await Promise.all(
        waits.map(async (each) => ({
          token: each,
          latest: (await lists[0]?.state(SITE, each))?.latest ?? null,
        })),
      );
      const offered = open.filter(({ latest }) => latest?.state === 'open');
      now = new Date(now.getTime() + 30 * 60_000 - 1);
      const attempts = offered.flatMap(({ token: each, latest }) =>
        lists.map((list) => list.take(SITE, each, latest?.id ?? '')),
      );
      now = new Date(now.getTime() + 1);
      const [taken] = await Promise.all([
        Promise.all(attempts),
        lookAtOnce(),
        Promise.all(HOURS.map((hour) => booked(engines[1], TUESDAY, hour))),
      ]);
      // Both presses of a button have the same answer, or come too late.
      for (const answer of taken) expect(answer.ok || answer.error.code === 'offer-over').toBe(true);
      const { faults } = await recount(database);
      expect(faults).toEqual([]);
    }
    const offers = await offersOf(database);
    expect(offers.length).toBeGreaterThan(0);
    const open = offers.filter(({ state }) => state === 'open');
    const { occupations } = await recount(database);
    expect(occupations.filter(({ booking }) => booking === null)).toHaveLength(open.length);
    for (const { booking, state } of offers.filter((offer) => offer.state === 'taken')) {
      const rows = await database.rows(
        database.db,
        sql`SELECT FROM workshop_bookings WHERE id = ${booking}::uuid AND visit_date = ${TUESDAY}::date`,
      );
      expect([state, rows.length]).toEqual(['taken', 1]);
    }
    await end();
  });

  test('a customer takes a time while staff cancel the visit: one of the two happens, and no place is lost', async () => {
    const { database, engines, full, waits, lookAtOnce, end } = await twoProcesses(4);
    for (const token of full.slice(0, 4)) await engines[0].workshops.service.cancel(SITE, 'sv', token);
    await lookAtOnce();
    await Promise.all(
      waits.flatMap((token) =>
        engines.map(async ({ workshops }, at) => {
          if (at === 1) return workshops.service.cancel(SITE, 'sv', token);
          const state = await workshops.waitingList.state(SITE, token);
          return workshops.waitingList.take(SITE, token, state?.latest?.id ?? '');
        }),
      ),
    );
    await lookAtOnce();
    const { faults, occupations, bookings } = await recount(database);
    expect(faults).toEqual([]);
    expect(occupations.filter(({ booking }) => booking === null)).toEqual([]);
    expect(bookings.filter(({ state, date }) => state === 'booked' && date === LATER)).toEqual([]);
    await end();
  });
});
