import { randomUUID } from 'node:crypto';
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
const DATES = ['2026-11-24', '2026-11-25'] as const;
const HOURS = [8, 9, 10, 11, 12, 13, 14, 15].map((hour) => `${String(hour).padStart(2, '0')}:00`);
const any = <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

describe.skipIf(!server)('on PostgreSQL', () => {
  test('staff move visits while visitors book the same bays: each stands once, where it was last moved to', async () => {
    const database = await freshPostgres(server?.url ?? '', ENGINE_MIGRATIONS);
    const engine = await openEngine(database, {
      now: () => new Date('2026-11-23T07:00:00Z'),
      document: testSchedule([testWorkshop({ resources: bays(4) })]),
    });
    const { service, staffBoard } = engine.workshops;
    const book = (date: string, time: string) =>
      service.book(SITE, 'sv', {
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
    const placed = async () => {
      const boards = await Promise.all(DATES.map((date) => staffBoard.day(INDEX, '10.1', date)));
      return boards.flatMap((board) =>
        (board?.visits ?? []).map(
          ({ booking, bayId, from }) => [booking.id, `${board?.date} ${bayId} ${from}`] as const,
        ),
      );
    };
    for (const time of HOURS) for (const date of DATES) await book(date, time);
    const before = new Map(await placed());
    const last = new Map(before);
    const refusals = new Set<string>();
    const moves = [...before.keys()].map(async (id) => {
      for (let round = 0; round < 8; round += 1) {
        const [date, time, bayId] = [any(DATES), any(HOURS), `bay-${1 + Math.floor(Math.random() * 4)}`];
        const moved = await staffBoard.move(
          { siteIndex: INDEX, departmentId: '10.1', id },
          { date, time, bayId },
        );
        if (moved.ok) last.set(id, `${date} ${bayId} ${Number(time.slice(0, 2)) * 60}`);
        else refusals.add(moved.error.code);
      }
    });
    const visitors = Array.from({ length: 80 }, () => book(any(DATES), any(HOURS)));
    const [answers] = await Promise.all([Promise.all(visitors), Promise.all(moves)]);
    const confirmed = answers.filter(({ ok }) => ok).length;
    const { faults, bookings } = await recount(database);
    expect(faults).toEqual([]);
    expect(bookings).toHaveLength(before.size + confirmed);
    // Bays are not lost either: what was refused was refused as they were full.
    expect(confirmed).toBeGreaterThan(20);
    const now = new Map(await placed());
    for (const [id, place] of last) expect(now.get(id)).toBe(place);
    expect(now.size).toBe(before.size + confirmed);
    expect([...last].some(([id, place]) => before.get(id) !== place)).toBe(true);
    expect(refusals).toEqual(new Set(['bay-taken']));
    await engine.stop();
    await database.close();
  });
});
