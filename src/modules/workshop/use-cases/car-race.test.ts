import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { BookingRequest } from '~/modules/workshop';
import { freshPostgres, postgresOfFile } from '~test/database';
import { bays, ENGINE_MIGRATIONS, openEngine, SITE, testSchedule, testWorkshop } from '~test/workshop/engine';
import { bookingRequest } from '~test/workshop/engine-stage';

const server = postgresOfFile();
const CARS = ['ABC123', 'KIA001'];

/** Two processes on one database. */
async function twoProcesses() {
  const now = () => new Date('2026-11-23T07:00:00Z');
  const database = await freshPostgres(server?.url ?? '', ENGINE_MIGRATIONS);
  const document = testSchedule([testWorkshop({ resources: bays(40) })]);
  const engines = [
    await openEngine(database, { now, document }),
    await openEngine(database, { now, document, filled: true }),
  ];
  let calls = 0;
  const book = (over: Partial<BookingRequest> = {}) => {
    calls += 1;
    const engine = engines[calls % engines.length];
    if (engine === undefined) throw new Error('There is no engine.');
    return engine.workshops.service.book(SITE, 'sv', bookingRequest(randomUUID(), over));
  };
  return {
    book,
    cancel: (token: string) => engines[0]?.workshops.service.cancel(SITE, 'sv', token),
    deadlocks: async () =>
      (
        await database.rows(
          database.db,
          sql`SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`,
        )
      )[0],
    async end() {
      for (const engine of engines) await engine.stop();
      await database.close();
    },
  };
}

const codes = (answers: readonly Awaited<ReturnType<Awaited<ReturnType<typeof twoProcesses>>['book']>>[]) =>
  answers.map((answer) => (answer.ok ? 'booked' : answer.error.code)).sort();

describe.skipIf(!server)('on PostgreSQL', () => {
  test.each([
    ['a car that is to be nowhere else', { refuseIfCarIsBooked: true }],
    ['one of such visits', { refuseIfServiceIsBooked: true }],
  ] as const)('at once, with keys of their own, of %s: one a car', async (_, flags) => {
    const { book, cancel, deadlocks, end } = await twoProcesses();
    try {
      const requests = [...CARS, ...CARS, ...CARS, ...CARS, ...CARS, ...CARS];
      const answers = await Promise.all(requests.map((car) => book({ registrationNumber: car, ...flags })));
      expect(codes(answers)).toEqual([
        ...Array.from({ length: requests.length - CARS.length }, () => 'already-booked'),
        ...CARS.map(() => 'booked'),
      ]);
      // Another hour, and whoever means it.
      expect(codes(await Promise.all([book({ ...flags, time: '09:00' }), book()]))).toEqual([
        'booked',
        'booked',
      ]);
      for (const answer of answers) if (answer.ok) await cancel(answer.value.token);
      const again = await Promise.all(CARS.map((car) => book({ registrationNumber: car, ...flags })));
      expect(codes(again)).toEqual(['already-booked', 'booked']);
      expect(await deadlocks()).toEqual({ deadlocks: 0 });
    } finally {
      await end();
    }
  });

  test('the same request sent again at once is one booking, and nobody is refused', async () => {
    const { book, end } = await twoProcesses();
    try {
      const request = { idempotencyKey: 'pressed-twice', refuseIfCarIsBooked: true };
      const answers = await Promise.all([1, 2, 3, 4].map(() => book(request)));
      expect(new Set(answers.map((answer) => (answer.ok ? answer.value.bookingId : null))).size).toBe(1);
      expect(codes(answers)).toEqual(['booked', 'booked', 'booked', 'booked']);
    } finally {
      await end();
    }
  });
});
