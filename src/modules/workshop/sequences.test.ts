import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { freshDatabase } from '~test/database';
import {
  ENGINE_MIGRATIONS,
  openEngine,
  SERVICES,
  SITE,
  type TestEngine,
  testSchedule,
  testService,
  testWorkshop,
} from '~test/workshop/engine';
import { recount } from '~test/workshop/recount';
import type { BookingFailure, Slot, WorkshopService } from '.';
import { DAY, dayOf, minutesOf } from './domain/local-time';

/** How many random histories are lived through: `WORKSHOP_HISTORIES=500` for a long run. */
const HISTORIES = Number(process.env.WORKSHOP_HISTORIES ?? 12);

const DAYS = ['2026-11-24', '2026-11-25'];
const OPENS = 480;
const CLOSES = 720;
const TIMES = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
const BAYS = [
  { id: 'one', name: 'One', kind: 'bay' as const, competences: ['service'] },
  { id: 'two', name: 'Two', kind: 'bay' as const, competences: ['service', 'tyres'] },
];
const BOOK = testSchedule(
  [
    testWorkshop({
      slotMinutes: 30,
      resources: BAYS,
      hours: { weekly: [{ weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '12:00' }], deviations: [] },
    }),
  ],
  [...SERVICES, testService('body', 330, { competence: 'tyres' })],
);
/** Minutes, how many of the bays can do it, and whether it is a drop-off: what the history is judged by. */
const WORK = {
  hour: { minutes: 60, suitableBays: 2, allDay: false, days: 1 },
  quarters: { minutes: 75, suitableBays: 2, allDay: false, days: 1 },
  wheels: { minutes: 30, suitableBays: 1, allDay: false, days: 1 },
  repair: { minutes: 120, suitableBays: 2, allDay: true, days: 1 },
  body: { minutes: 330, suitableBays: 1, allDay: false, days: 3 },
} as const;
const KINDS = ['hour', 'quarters', 'wheels', 'repair', 'body'] as const;
type Work = (typeof KINDS)[number];

const step = fc.record({
  act: fc.constantFrom(
    'hold',
    'hold',
    'move',
    'extend',
    'release',
    'book',
    'book',
    'book held',
    'cancel',
    'rebook',
    'wait',
  ),
  work: fc.constantFrom(...KINDS),
  day: fc.nat(1),
  time: fc.nat(TIMES.length - 1),
  pick: fc.nat(30),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface KnownHold {
  readonly holdId: string;
  expires: number;
  readonly since: number;
  work: Work;
}
interface KnownVisit {
  readonly token: string;
  readonly work: Work;
}

let database: Database;
let engine: TestEngine;
let service: WorkshopService;
let now = new Date();

beforeAll(async () => {
  database = await freshDatabase(ENGINE_MIGRATIONS);
  engine = await openEngine(database, { document: BOOK, now: () => now });
  service = engine.workshops.service;
});
afterAll(async () => {
  await engine.stop();
  await database.close();
});

/** What takes a bay now, from the rows alone. */
async function live() {
  const { occupations, faults } = await recount(database, isOpen);
  expect(faults).toEqual([]);
  const rows = occupations.filter(({ expires }) => expires === null || expires.getTime() > now.getTime());
  return rows;
}
type Row = Awaited<ReturnType<typeof live>>[number];

/** Whether there is room for it, told from the rows alone. */
function hasRoom(rows: readonly Row[], work: Work, date: string, time: string): boolean {
  const { suitableBays, allDay } = WORK[work];
  const dawn = dayOf(date) * DAY;
  const starts = allDay
    ? Array.from({ length: CLOSES - OPENS - WORK[work].minutes + 1 }, (_, at) => dawn + OPENS + at)
    : [dawn + minutesOf(time)];
  const numbers = bayNumbers.slice(-suitableBays);
  return starts.some((start) => {
    const end = endOf(work, start);
    if (end === null) return false;
    return numbers.some((no) =>
      rows.every(({ resource, starts: from, ends }) => resource !== no || ends <= start || from >= end),
    );
  });
}

/** When work is done that begins then, on the days in question, of which none is closed. */
function endOf(work: Work, start: number): number | null {
  const { minutes, days } = WORK[work];
  const today = Math.floor(start / DAY) * DAY + CLOSES - start;
  if (minutes <= today) return start + minutes;
  if (days === 1) return null;
  const left = minutes - today;
  const more = Math.ceil(left / (CLOSES - OPENS));
  const dawn = (Math.floor(start / DAY) + more) * DAY;
  return dawn + OPENS + left - (more - 1) * (CLOSES - OPENS);
}

const isOpen = (moment: string) => moment.slice(11) >= '08:00' && moment.slice(11) < '12:00';
/** Numbers of the two bays, the suitable one last. */
let bayNumbers: readonly number[] = [];

class History {
  readonly holds: KnownHold[] = [];
  readonly visits: KnownVisit[] = [];
  #count = 0;

  async live(each: Step): Promise<void> {
    const slot = {
      date: DAYS[each.day] ?? '',
      time: WORK[each.work].allDay ? null : (TIMES[each.time] ?? ''),
    };
    const rows = await live();
    if (each.act === 'wait') now = new Date(now.getTime() + (each.pick + 1) * 30_000);
    else if (each.act === 'hold') await this.#hold(each, slot, rows, null);
    else if (each.act === 'book') await this.#book(each, slot, rows, null);
    else if (each.act === 'cancel' || each.act === 'rebook') await this.#change(each, rows);
    else await this.#withHold(each, slot, rows);
    await this.#agree();
  }

  async #hold(
    each: Step,
    slot: { date: string; time: string | null },
    rows: readonly Row[],
    own: KnownHold | null,
  ) {
    const others = own === null ? rows : rows.filter((row) => row.expires?.getTime() !== own.expires);
    const request = { registrationNumber: 'ABC123', departmentId: '10.1', serviceOfferings: [each.work] };
    const result = await service.hold(SITE, { ...request, ...slot, holdId: own?.holdId ?? null });
    expect(result.ok).toBe(hasRoom(others, each.work, slot.date, slot.time ?? ''));
    if (!result.ok) return this.#judge(result.error, others, each.work, slot);
    const expires = Date.parse(result.value.expiresAt);
    if (own !== null) this.holds.splice(this.holds.indexOf(own), 1);
    this.holds.push({ holdId: result.value.holdId, expires, since: now.getTime(), work: each.work });
  }

  async #book(
    each: Step,
    slot: { date: string; time: string | null },
    rows: readonly Row[],
    own: KnownHold | null,
  ) {
    const others = own === null ? rows : rows.filter((row) => row.expires?.getTime() !== own.expires);
    const request = {
      registrationNumber: 'ABC123',
      mileage: null,
      departmentId: '10.1',
      comment: '',
      services: [{ id: each.work, text: null }],
      customer: { name: 'Ada Ek', phone: '0701740605', email: 'ada@post.example' },
      ...slot,
      holdId: own?.holdId ?? null,
      idempotencyKey: `history-${this.#count++}`,
    };
    const result = await service.book(SITE, 'sv', request);
    expect(result.ok).toBe(hasRoom(others, each.work, slot.date, slot.time ?? ''));
    if (!result.ok) return this.#judge(result.error, others, each.work, slot);
    this.visits.push({ token: result.value.token, work: each.work });
    if (own !== null) this.holds.splice(this.holds.indexOf(own), 1);
    const again = await service.book(SITE, 'sv', request);
    expect(again.ok && again.value.bookingId).toBe(result.value.bookingId);
  }

  /** Times that are offered instead are free; none is offered only when there is none in these days. */
  async #judge(failure: BookingFailure, rows: readonly Row[], work: Work, slot: Slot) {
    const couldBe = hasRoom([], work, slot.date, slot.time ?? '');
    expect(failure.code).toBe(couldBe ? 'slot-taken' : 'time-not-offered');
    if (failure.code !== 'slot-taken') return;
    expect(failure.alternatives).toHaveLength(6);
    for (const { date, time } of failure.alternatives)
      expect(hasRoom(rows, work, date, time ?? '')).toBe(true);
  }

  async #withHold(each: Step, slot: { date: string; time: string | null }, rows: readonly Row[]) {
    const own = this.holds[each.pick % Math.max(1, this.holds.length)];
    if (own === undefined) return;
    const alive = own.expires > now.getTime();
    if (each.act === 'release') {
      await service.releaseHold(SITE, own.holdId);
      this.holds.splice(this.holds.indexOf(own), 1);
    } else if (each.act === 'extend') {
      const result = await service.extendHold(SITE, own.holdId);
      expect(result.ok).toBe(alive);
      if (result.ok) own.expires = Date.parse(result.value.expiresAt);
      expect(own.expires).toBeLessThanOrEqual(own.since + 3_600_000);
    } else if (alive) {
      if (each.act === 'move') await this.#hold(each, slot, rows, own);
      else await this.#book(each, slot, rows, own);
    }
  }

  async #change(each: Step, rows: readonly Row[]) {
    const visit = this.visits[each.pick % Math.max(1, this.visits.length)];
    if (visit === undefined) return;
    if (each.act === 'cancel') {
      expect(await service.cancel(SITE, 'sv', visit.token)).toMatchObject({ value: { state: 'cancelled' } });
      this.visits.splice(this.visits.indexOf(visit), 1);
      return;
    }
    const known = await service.visit(SITE, 'sv', visit.token);
    const slot = {
      date: DAYS[each.day] ?? '',
      time: WORK[visit.work].allDay ? null : (TIMES[each.time] ?? ''),
    };
    const before = rows.length;
    const result = await service.rebook(SITE, 'sv', visit.token, slot);
    if (result.ok) expect(await service.visit(SITE, 'sv', visit.token)).toMatchObject(slot);
    else {
      expect(hasRoom(rows, visit.work, slot.date, slot.time ?? '')).toBe(false);
      expect(await service.visit(SITE, 'sv', visit.token)).toEqual(known);
    }
    expect(await live()).toHaveLength(before);
  }

  /** The rows are the holds and visits that were granted: none is lost, none is left over. */
  async #agree() {
    const rows = await live();
    const held = this.holds.filter(({ expires }) => expires > now.getTime());
    expect(rows.filter(({ booking }) => booking !== null)).toHaveLength(this.visits.length);
    expect(rows.flatMap(({ expires }) => expires?.getTime() ?? []).sort()).toEqual(
      held.map(({ expires }) => expires).sort(),
    );
  }
}

test('after any history of holds, bookings, cancellations, moves and waiting, rows and promises agree', {
  tags: ['sweep'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      now = new Date('2026-11-23T06:00:00Z');
      await engine.restart(BOOK);
      bayNumbers = await numbers();
      const history = new History();
      for (const each of steps) {
        // No two holds end at the same moment: their ends tell them apart.
        now = new Date(now.getTime() + 1000);
        await history.live(each);
      }
      expect(engine.notices.filter(({ kind }) => kind === 'booked').length).toBeGreaterThanOrEqual(
        history.visits.length,
      );
    }),
    // Looking for a shorter history takes minutes: the seed is in the message.
    { numRuns: HISTORIES, endOnFailure: true },
  );
});

async function numbers(): Promise<readonly number[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT no FROM workshop_resources WHERE resource_id IN ('one', 'two')
      ORDER BY resource_id`,
  );
  return rows.map(({ no }) => Number(no));
}
