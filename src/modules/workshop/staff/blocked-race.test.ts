import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { freshPostgres, postgresOfFile } from '~test/database';
import {
  bays,
  ENGINE_MIGRATIONS,
  INDEX,
  openEngine,
  SITE,
  testSchedule,
  testWorkshop,
} from '~test/workshop/engine';
import { recount } from '~test/workshop/recount';

const server = postgresOfFile();
const DATE = '2026-11-24';
const HOURS = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'];
const PLACE = { siteIndex: INDEX, departmentId: '10.1' };

describe.skipIf(!server)('on PostgreSQL', () => {
  test('time is blocked and released while visitors book and cancel: nothing is there twice, and what is blocked is full', async () => {
    const database = await freshPostgres(server?.url ?? '', ENGINE_MIGRATIONS);
    const engine = await openEngine(database, {
      now: () => new Date('2026-11-23T07:00:00Z'),
      document: testSchedule([testWorkshop({ resources: bays(4) })]),
    });
    const { service, staffBookings, staffBlockedTimes } = engine.workshops;
    const book = (time: string) =>
      service.book(SITE, 'sv', {
        idempotencyKey: randomUUID(),
        holdId: null,
        registrationNumber: 'ABC123',
        mileage: null,
        departmentId: '10.1',
        date: DATE,
        time,
        comment: '',
        services: [{ id: 'hour', text: null }],
        customer: { name: 'Ada Ek', phone: '070-174 06 05', email: 'ada@post.example' },
      });
    const block = async (bay: number, at: number) => {
      const id = randomUUID();
      const blocked = await staffBlockedTimes.block(PLACE, id, {
        bayIds: [`bay-${bay}`, `bay-${(bay % 4) + 1}`],
        fromDate: DATE,
        fromTime: HOURS[at] ?? '',
        toDate: '',
        toTime: '16:00',
        repeat: 'once',
        until: '',
        reason: 'fault',
        note: '',
      });
      expect(blocked.ok).toBe(true);
      return id;
    };
    const cancelSome = async () => {
      for (const { id } of await staffBookings.bookings(INDEX, '10.1', DATE, DATE))
        if (Math.random() < 0.5) await staffBookings.cancel(id);
    };
    const everyHour = () => Promise.all(HOURS.map((hour) => book(hour)));
    await everyHour();
    for (let round = 0; round < 4; round += 1) {
      const [first, second] = await Promise.all([
        block(1 + (round % 4), round),
        block(1 + ((round + 2) % 4), 7 - round),
        everyHour(),
        cancelSome(),
        everyHour(),
      ]);
      expect((await recount(database)).faults).toEqual([]);
      // Minutes of blocked times that nothing takes.
      const [gap] = await database.rows(
        database.db,
        sql`SELECT count(*)::int AS minutes FROM workshop_blocked_times AS blocked,
            generate_series(blocked.starts, blocked.ends - 1) AS minute
          WHERE NOT EXISTS (SELECT FROM workshop_occupations AS taken
            WHERE taken.resource_no = blocked.resource_no AND minute >= taken.starts AND minute < taken.ends)`,
      );
      expect(gap).toEqual({ minutes: 0 });
      await Promise.all([
        staffBlockedTimes.release(PLACE, first, null),
        staffBlockedTimes.release(PLACE, second, null),
        everyHour(),
      ]);
    }
    // All is open again: what is left is visits.
    const { occupations, faults } = await recount(database);
    expect(faults).toEqual([]);
    expect(occupations.length).toBeGreaterThan(0);
    expect(occupations.filter(({ booking }) => booking === null)).toEqual([]);
    await engine.stop();
    await database.close();
  });
});
