import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { freshDatabase } from '~test/database';
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
import type { WorkshopService } from '.';

/** Eight hours from Monday to Friday, and 25 hours of work: three days and an hour. */
const BOOK = testSchedule([testWorkshop({ resources: bays(1) })]);

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
beforeEach(async () => {
  now = new Date('2026-11-23T06:00:00Z');
  await engine.restart(BOOK);
});

const work = { registrationNumber: 'ABC123', departmentId: '10.1' };
const times = async (from: string, service_: string, holdId: string | null = null) => {
  const days = await service.timeslots(SITE, { ...work, from, serviceOfferings: [service_], holdId });
  if (!days.ok) throw new Error(days.error.code);
  return new Map(days.value.map((day) => [day.date, day]));
};
const hold = (date: string, time: string | null, holdId: string | null = null, id = 'overhaul') =>
  service.hold(SITE, { ...work, date, time, serviceOfferings: [id], holdId });
let keys = 0;
const book = (
  date: string,
  time: string | null,
  over: { holdId?: string | null; id?: string; refuseIfCarIsBooked?: boolean } = {},
) => {
  const { holdId = null, id = 'overhaul', refuseIfCarIsBooked = false } = over;
  return service.book(SITE, 'sv', {
    ...work,
    date,
    time,
    holdId,
    mileage: null,
    comment: '',
    refuseIfCarIsBooked,
    idempotencyKey: `several-days-${keys++}`,
    services: [{ id, text: null }],
    customer: { name: 'Ada Ek', phone: '0701740605', email: 'ada@post.example' },
  });
};
const booked = async (...request: Parameters<typeof book>) => {
  const visit = await book(...request);
  if (!visit.ok) throw new Error(visit.error.code);
  return visit.value;
};
const isOpen = (moment: string) =>
  new Date(`${moment}Z`).getUTCDay() % 6 !== 0 && moment.slice(11) >= '08:00' && moment.slice(11) < '16:00';
const faults = async () => (await recount(database, isOpen)).faults;

describe('work of several days', () => {
  test('is offered at each start of a day, with when the car can be fetched', async () => {
    const week = await times('2026-11-24', 'overhaul');
    expect(week.get('2026-11-24')).toMatchObject({ allDaySlotAvailable: false });
    expect(week.get('2026-11-24')?.availableSlots).toEqual(
      ['08', '09', '10', '11', '12', '13', '14', '15'].map((hour) => `${hour}:00`),
    );
    expect(week.get('2026-11-24')?.pickUps?.[0]).toEqual({ date: '2026-11-27', time: '09:00' });
    // Over the weekend.
    expect(week.get('2026-11-26')?.pickUps?.[0]).toEqual({ date: '2026-12-01', time: '09:00' });
    expect(week.get('2026-11-26')?.pickUps?.[7]).toEqual({ date: '2026-12-01', time: '16:00' });
    expect(week.get('2026-11-28')).toMatchObject({ availableSlots: [], pickUps: [] });
    expect((await times('2026-11-24', 'hour')).get('2026-11-24')).not.toHaveProperty('pickUps');
  });

  test('leaves out holidays: over Christmas it takes two weeks', async () => {
    const week = await times('2026-12-22', 'overhaul');
    // Christmas Eve and New Year's Eve are closed too; 1 and 6 January are public holidays.
    expect(week.get('2026-12-22')?.pickUps?.[0]).toEqual({ date: '2026-12-29', time: '09:00' });
    expect(week.get('2026-12-28')?.pickUps?.[7]).toEqual({ date: '2027-01-04', time: '16:00' });
  });

  test('is held, booked, notified, and has the bay to itself from drop-off to pick-up', async () => {
    const held = await hold('2026-11-24', '09:00');
    if (!held.ok) throw new Error(held.error.code);
    const visit = await booked('2026-11-24', '09:00', { holdId: held.value.holdId });
    const pickUp = { date: '2026-11-27', time: '10:00' };
    expect(visit).toMatchObject({ date: '2026-11-24', time: '09:00', pickUp, minutes: 1500 });
    expect(await service.visit(SITE, 'sv', visit.token)).toMatchObject({ pickUp });
    expect(await faults()).toEqual([]);
    const hours = await times('2026-11-24', 'hour');
    expect(hours.get('2026-11-24')?.availableSlots).toEqual(['08:00']);
    expect(hours.get('2026-11-25')?.availableSlots).toEqual([]);
    expect(hours.get('2026-11-27')?.availableSlots[0]).toBe('10:00');
    expect(await book('2026-11-26', '12:00', { id: 'hour' })).toMatchObject({
      ok: false,
      error: {
        code: 'slot-taken',
        alternatives: [{ date: '2026-11-27', time: '10:00' }, {}, {}, {}, {}, {}],
      },
    });
    // The day before ends where it begins, and a drop-off of a day finds the gap after it.
    expect(await book('2026-11-24', '08:00', { id: 'hour' })).toMatchObject({ ok: true });
    expect(await book('2026-11-27', null, { id: 'repair' })).toMatchObject({
      ok: true,
      value: { pickUp: null },
    });
    expect(await faults()).toEqual([]);
  });

  test('is visible on days weeks after its beginning', async () => {
    const document = testSchedule(
      [testWorkshop({ resources: bays(1), noticeDays: 0 })],
      [...BOOK.services, { ...(BOOK.services[0] ?? never()), id: 'rebuild', minutes: 4800 }],
    );
    await engine.restart(document);
    const visit = await booked('2026-11-24', '08:00', { id: 'rebuild' });
    expect(visit.pickUp).toEqual({ date: '2026-12-07', time: '16:00' });
    now = new Date('2026-12-07T05:00:00Z');
    const hours = await times('2026-12-07', 'hour');
    expect(hours.get('2026-12-07')?.availableSlots).toEqual([]);
    expect(hours.get('2026-12-08')?.availableSlots).toHaveLength(8);
    expect(await book('2026-12-07', '15:00', { id: 'hour' })).toMatchObject({
      error: { code: 'slot-taken' },
    });
  });

  test('is not offered where a visit lies in its way, nor dropped off for a day', async () => {
    await booked('2026-11-26', '12:00', { id: 'hour' });
    const week = await times('2026-11-24', 'overhaul');
    expect(week.get('2026-11-24')?.availableSlots).toEqual([]);
    expect(week.get('2026-11-26')?.availableSlots).toEqual(['13:00', '14:00', '15:00']);
    const lost = await book('2026-11-25', '08:00');
    expect(lost).toMatchObject({
      error: {
        code: 'slot-taken',
        alternatives: [
          { date: '2026-11-26', time: '13:00', pickUp: { date: '2026-12-01', time: '14:00' } },
          {},
          {},
          {},
          {},
          {},
        ],
      },
    });
    expect(await book('2026-11-30', null)).toMatchObject({ error: { code: 'time-not-offered' } });
    expect(await book('2026-11-30', '08:15')).toMatchObject({ error: { code: 'time-not-offered' } });
  });

  test('moves with its pick-up, keeps its time where the new one is lost, and is free when it is cancelled', async () => {
    const visit = await booked('2026-11-24', '08:00');
    const other = await booked('2026-12-04', '08:00', { id: 'hour' });
    // Its own bay is no obstacle.
    const moved = await service.rebook(SITE, 'sv', visit.token, { date: '2026-11-25', time: '10:00' });
    expect(moved).toMatchObject({
      value: { date: '2026-11-25', pickUp: { date: '2026-11-30', time: '11:00' } },
    });
    expect(
      await service.rebook(SITE, 'sv', visit.token, { date: '2026-12-02', time: '08:00' }),
    ).toMatchObject({
      error: { code: 'slot-taken' },
    });
    expect(await service.visit(SITE, 'sv', visit.token)).toMatchObject({
      date: '2026-11-25',
      time: '10:00',
      pickUp: { date: '2026-11-30', time: '11:00' },
      revision: 1,
    });
    expect(await faults()).toEqual([]);
    await service.cancel(SITE, 'sv', visit.token);
    await service.cancel(SITE, 'sv', other.token);
    expect((await times('2026-11-24', 'overhaul')).get('2026-11-24')?.availableSlots).toHaveLength(8);
    expect(await faults()).toEqual([]);
  });

  test('a hold moves, and one for another length of work is no hold for it', async () => {
    const first = await hold('2026-11-24', '08:00');
    if (!first.ok) throw new Error(first.error.code);
    const { holdId } = first.value;
    expect((await times('2026-11-24', 'overhaul')).get('2026-11-25')?.availableSlots).toEqual([]);
    expect((await times('2026-11-24', 'overhaul', holdId)).get('2026-11-25')?.availableSlots).toHaveLength(8);
    expect(await hold('2026-11-25', '08:00', holdId)).toMatchObject({ ok: true, value: { holdId } });
    expect(await service.extendHold(SITE, holdId)).toMatchObject({ ok: true });
    const short = await booked('2026-11-25', '08:00', { holdId, id: 'hour' });
    expect(short).toMatchObject({ minutes: 60, pickUp: null });
    expect((await times('2026-11-24', 'hour')).get('2026-11-26')?.availableSlots).toHaveLength(8);
    expect(await faults()).toEqual([]);
  });

  test('the car is asked for on every day that it is there', async () => {
    await engine.restart(testSchedule([testWorkshop({ resources: bays(2) })]));
    const visit = await booked('2026-11-24', '08:00');
    const visits = [{ date: '2026-11-24', time: '08:00' }];
    const requested = { refuseIfCarIsBooked: true, id: 'hour' };
    for (const [date, time] of [
      ['2026-11-26', '12:00'],
      ['2026-11-27', '08:00'],
    ] as const)
      expect(await book(date, time, requested)).toEqual({
        ok: false,
        error: { code: 'already-booked', visits },
      });
    expect(await book('2026-11-27', '09:00', requested)).toMatchObject({ ok: true });
    expect(await book('2026-11-26', '08:00', { refuseIfCarIsBooked: true })).toMatchObject({
      error: { code: 'already-booked' },
    });
    expect(visit.minutes).toBe(1500);
  });

  test('staff see it on each day, with when it is fetched', async () => {
    const visit = await booked('2026-11-24', '08:00');
    const { staffBookings } = engine.workshops;
    const on = async (day: string) =>
      (await staffBookings.bookings(INDEX, '10.1', day, day)).map(({ bookingId }) => bookingId);
    expect(await on('2026-11-23')).toEqual([]);
    for (const day of ['2026-11-24', '2026-11-25', '2026-11-27'])
      expect(await on(day)).toEqual([visit.bookingId]);
    expect(await on('2026-11-28')).toEqual([]);
    const [row] = await staffBookings.bookings(INDEX, '10.1', '2026-11-26', '2026-11-26');
    expect(row).toMatchObject({ date: '2026-11-24', pickUp: { date: '2026-11-27', time: '09:00' } });
  });
});

function never(): never {
  throw new Error('The schedule has services');
}
