import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { fixedClock } from '~/platform/time';
import { onBothDatabases, postgresOfFile } from '~test/database';
import {
  ENGINE_MIGRATIONS,
  INDEX,
  openEngine,
  SITE,
  type TestEngine,
  testSchedule,
} from '~test/workshop/engine';
import { recount } from '~test/workshop/recount';
import type { ImportedVisit } from '.';

const NOW = new Date('2026-11-17T12:00:00Z');
const AT = (time: string) => new Date(`2026-11-17T${time}:00Z`);
const ALL = { site: SITE.key, siteIndex: INDEX, language: 'sv', past: null };

const visit = (fields: Partial<ImportedVisit> = {}): ImportedVisit => ({
  departmentId: '10.1',
  resourceId: 'bay-1',
  date: '2026-11-17',
  starts: 480,
  minutes: 60,
  vehicle: { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', buildYear: 2019 },
  lines: [],
  customer: { name: 'Ada Berg', phone: '+46701740605', email: 'ada@post.example' },
  comment: '',
  bookedAt: new Date('2026-11-10T09:00:00Z'),
  steps: [],
  isCancelled: false,
  waiting: null,
  ...fields,
});

onBothDatabases(postgresOfFile(), (open) => {
  let database: Database;
  let engine: TestEngine;

  beforeAll(async () => {
    database = await open(ENGINE_MIGRATIONS);
    engine = await openEngine(database, { now: fixedClock(NOW).now });
  });
  beforeEach(() => engine.restart(testSchedule()));
  afterAll(async () => {
    await engine.stop();
    await database.close();
  });

  const bring = (...visits: readonly ImportedVisit[]) => engine.workshops.importVisits(ALL, visits);
  /** Their links are with the system that they come from. */
  const counted = async () => {
    const { bookings, faults } = await recount(database);
    return { bookings, faults: faults.filter((fault) => !fault.endsWith('has no link')) };
  };
  const onBoard = async () => {
    const day = await engine.workshops.staffBoard.day(INDEX, '10.1', '2026-11-17');
    const shown = (visits: NonNullable<typeof day>['visits']) =>
      visits.map(({ booking, bayId, from }) => [from, bayId, booking.state, booking.steps.length]);
    return { visits: shown(day?.visits ?? []), missed: shown(day?.missed ?? []) };
  };

  test('what has become of a visit is on the board: steps with their times, the missed where they would have been', async () => {
    const arrived = { state: 'arrived', at: AT('07:05') } as const;
    const count = await bring(
      visit({
        steps: [
          arrived,
          { state: 'in-work', at: AT('07:10') },
          { state: 'ready', at: AT('08:00') },
          { state: 'collected', at: AT('09:00') },
        ],
      }),
      visit({ starts: 600, steps: [arrived] }),
      visit({ starts: 540, steps: [{ state: 'no-show', at: AT('08:30') }] }),
      // Its place has been given to another.
      visit({ starts: 720, isCancelled: true }),
      visit({ starts: 720 }),
    );
    expect(count).toBe(5);
    expect(await onBoard()).toEqual({
      visits: [
        [480, 'bay-1', 'collected', 4],
        [600, 'bay-1', 'arrived', 1],
        [720, 'bay-1', 'booked', 0],
      ],
      missed: [[540, 'bay-1', 'no-show', 1]],
    });
    expect((await counted()).faults).toEqual([]);
    const bookings = await engine.workshops.staffBookings.bookings(INDEX, '10.1', '2026-11-17', '2026-11-17');
    expect(bookings.map(({ state }) => state).sort()).toEqual([
      ...['arrived', 'booked', 'cancelled', 'collected', 'no-show'],
    ]);
    expect(bookings.find(({ state }) => state === 'collected')?.steps[3]).toEqual({
      state: 'collected',
      at: AT('09:00'),
    });
    expect(engine.notices).toEqual([]);
  });

  test('a customer who waits for an earlier day is on the list', async () => {
    const since = AT('06:00');
    await bring(
      visit({ date: '2026-11-24', waiting: { weekdays: [2, 4], partOfDay: 'morning', since } }),
      visit({ date: '2026-11-25' }),
    );
    const list = await engine.workshops.staffWaitingList.list(INDEX, '10.1');
    expect(list).toMatchObject([
      { weekdays: [2, 4], partOfDay: 'morning', since, addedBy: 'customer', booking: { date: '2026-11-24' } },
    ]);
  });

  test('steps that do not follow each other are refused, and nothing is written', async () => {
    const collected = { state: 'collected', at: AT('09:00') } as const;
    await expect(bring(visit(), visit({ starts: 600, steps: [collected] }))).rejects.toThrow(
      'a visit of 2026-11-17 cannot become collected: it is booked',
    );
    const arrived = { state: 'arrived', at: AT('07:05') } as const;
    await expect(bring(visit({ steps: [arrived], isCancelled: true }))).rejects.toThrow(
      'a visit of 2026-11-17 is cancelled and arrived',
    );
    await expect(bring(visit({ resourceId: 'bay-9' }))).rejects.toThrow('1 visits in bays that');
    expect((await counted()).bookings).toEqual([]);
  });

  test('the past of a workshop comes beside what is there, once', async () => {
    await bring(visit({ starts: 720 }));
    const past = { ...ALL, past: { departmentId: '10.1', before: '2026-11-17' } };
    const earlier = [visit({ date: '2026-11-16' }), visit({ date: '2026-11-13' })];
    expect(await engine.workshops.importVisits(past, earlier)).toBe(2);
    expect(await engine.workshops.importVisits(past, earlier)).toBe(0);
    expect(await bring(visit())).toBe(0);
    const { bookings, faults } = await counted();
    expect([bookings.length, faults]).toEqual([3, []]);
  });
});
