import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RETENTION_DEFAULTS } from '~/platform/config';
import type { Database } from '~/platform/db';
import { enforceRetention } from '~/platform/personal-data';
import { addDays } from '~/platform/time';
import { siteByKey } from '~/sites';
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
import {
  type BookingRequest,
  type ClosestMessage,
  type HoldRequest,
  type Slot,
  type WorkshopService,
  workshopData,
} from '.';

let database: Database;
let engine: TestEngine;
let service: WorkshopService;
/** A Monday morning in Stockholm. */
let now: Date;

const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

const start = (document = testSchedule()) => engine.restart(document);

beforeAll(async () => {
  database = await freshDatabase(ENGINE_MIGRATIONS);
  engine = await openEngine(database, { now: () => now });
  service = engine.workshops.service;
});
afterAll(async () => {
  await engine.stop();
  await database.close();
});
beforeEach(() => {
  now = new Date('2026-11-23T07:00:00Z');
});
afterEach(async () => {
  expect((await recount(database)).faults).toEqual([]);
});

const TUESDAY = '2026-11-24';
const holdRequest = (fields: Partial<HoldRequest> = {}): HoldRequest => ({
  registrationNumber: 'ABC123',
  departmentId: '10.1',
  serviceOfferings: ['hour'],
  holdId: null,
  date: TUESDAY,
  time: '08:00',
  ...fields,
});
const bookingRequest = (key: string, fields: Partial<BookingRequest> = {}): BookingRequest => ({
  idempotencyKey: key.padEnd(8, '-'),
  holdId: null,
  registrationNumber: 'ABC123',
  mileage: null,
  departmentId: '10.1',
  date: TUESDAY,
  time: '08:00',
  comment: '',
  services: [{ id: 'hour', text: null }],
  customer: { name: 'Ada Ek', phone: '070-174 06 05', email: 'ada@post.example' },
  ...fields,
});
const book = (key: string, fields: Partial<BookingRequest> = {}) =>
  service.book(SITE, 'sv', bookingRequest(key, fields));

async function booked(key: string, fields: Partial<BookingRequest> = {}) {
  const result = await book(key, fields);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
async function held(fields: Partial<HoldRequest> = {}) {
  const result = await service.hold(SITE, holdRequest(fields));
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
async function week(from = '2026-11-23', serviceOfferings = ['hour'], holdId: string | null = null) {
  const query = { registrationNumber: 'ABC123', departmentId: '10.1', from, serviceOfferings, holdId };
  const result = await service.timeslots(SITE, query);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
const slotsOn = async (date: string, holdId: string | null = null, services = ['hour']) =>
  (await week(date, services, holdId))[0]?.availableSlots;
async function stream(fields: object = {}, take = Number.POSITIVE_INFINITY) {
  const query = { registrationNumber: 'ABC123', serviceOfferings: ['hour'], position: null, cursor: null };
  const messages: ClosestMessage[] = [];
  const ending = new AbortController();
  for await (const message of service.closestAvailable(SITE, { ...query, ...fields }, ending.signal)) {
    messages.push(message);
    if (messages.length >= take) ending.abort();
  }
  return messages;
}

describe('free times', () => {
  test('W-150, W-151, W-152, W-186: a week has seven days with their times in order', async () => {
    await start();
    const days = await week();
    expect(days.map(({ date }) => date)).toEqual(
      ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`),
    );
    expect(days[0]).toEqual({ date: '2026-11-23', availableSlots: [], allDaySlotAvailable: false });
    expect(days[1]?.availableSlots).toEqual(
      ['08', '09', '10', '11', '12', '13', '14', '15'].map((hour) => `${hour}:00`),
    );
    expect(days.slice(5).flatMap(({ availableSlots }) => availableSlots)).toEqual([]);
  });

  test('several services and add-ons sum up, and one bay does all of them', async () => {
    await start(
      testSchedule([
        testWorkshop({
          resources: [
            ...bays(1, ['service']),
            { id: 'tyres', name: 'Tyres', kind: 'bay', competences: ['tyres'] },
          ],
        }),
      ]),
    );
    expect((await slotsOn(TUESDAY, null, ['hour', 'wash']))?.at(-1)).toBe('14:00');
    expect(await slotsOn(TUESDAY, null, ['hour', 'wheels'])).toEqual([]);
    expect(await slotsOn(TUESDAY, null, ['wheels'])).toHaveLength(8);
  });

  test('what is not done for the brand has no times; the brands of the house and a list decide', async () => {
    await start();
    const times = async (registrationNumber: string, id: string) => {
      const query = { registrationNumber, departmentId: '10.1', from: TUESDAY, holdId: null };
      const result = await service.timeslots(SITE, { ...query, serviceOfferings: [id] });
      return result.ok && result.value[0]?.availableSlots.length;
    };
    expect(await times('ABC123', 'warranty')).toBe(8);
    expect(await times('KIA001', 'warranty')).toBe(0);
    expect(await times('SAAB95', 'special')).toBe(8);
    expect(await times('ABC123', 'special')).toBe(0);
  });

  test('W-191, W-192, W-194: a brand is found with hyphens and in any case', async () => {
    await start();
    for (const brand of ['Volvo', 'volvo', 'Land-Rover', 'land rover']) {
      expect(await service.hasBrand(SITE, brand)).toBe(true);
    }
    expect(await service.hasBrand(SITE, '<script>')).toBe(false);
  });

  test('what is asked wrongly is named', async () => {
    await start();
    const query = { registrationNumber: 'ABC123', departmentId: '10.1', from: TUESDAY, holdId: null };
    const code = async (fields: object) => {
      const result = await service.timeslots(SITE, { ...query, serviceOfferings: ['hour'], ...fields });
      return result.ok ? 'ok' : result.error.code;
    };
    expect(await code({ registrationNumber: 'X' })).toBe('invalid-registration-number');
    expect(await code({ registrationNumber: 'NOPE99' })).toBe('unknown-vehicle');
    expect(await code({ registrationNumber: 'ERR500' })).toBe('register-unavailable');
    expect(await code({ departmentId: '99.9' })).toBe('unknown-workshop');
    expect(await code({ serviceOfferings: ['nothing'] })).toBe('unknown-service');
    expect(await code({ serviceOfferings: [] })).toBe('invalid');
    for (const from of ['2026-02-30', '1999-12-31', '9999-01-01', 'today']) {
      expect(await code({ from }), from).toBe('invalid');
    }
  });
});

describe('the stream of workshops', () => {
  const six = () =>
    testSchedule(['1', '2', '3', '4', '5', '6'].map((id) => testWorkshop({ departmentId: `10.${id}` })));
  const idsOf = (messages: readonly ClosestMessage[]) =>
    messages.map((message) => ('departmentId' in message ? message.departmentId : message));

  test('W-147, W-148, W-149, W-179: nearest first, each whole, then nosites', async () => {
    await start(six());
    const messages = await stream({ position: { latitude: 57.21, longitude: 15.5 } });
    expect(idsOf(messages)).toEqual(['10.5', '10.6', '10.4', '10.3', '10.2', '10.1', { nosites: true }]);
    expect(messages[0]).toEqual({
      departmentId: '10.5',
      siteId: '104',
      siteName: 'Nordhem 5',
      address: 'Storgatan 5, 111 11 Ort 5',
      latitude: 57.2,
      longitude: 15.5,
      brands: ['Volvo', 'Land Rover'],
      firstTimeSlot: '2026-11-24T08:00:00',
      lastBookableDate: '2027-01-22',
    });
  });

  test('W-176: goes on after the cursor, so that pages repeat nothing', async () => {
    await start(six());
    const all = idsOf(await stream());
    expect(idsOf(await stream({ cursor: all[2] }))).toEqual(all.slice(3));
    expect(idsOf(await stream({ cursor: all[5] }))).toEqual([{ nosites: true }]);
    expect(await stream({ cursor: 'elsewhere' })).toEqual([{ error: 'unknown-workshop' }]);
  });

  test('W-178: leaves out the full and the unable, looks through the whole window, and tells errors', async () => {
    await start(
      testSchedule([
        testWorkshop({ departmentId: '10.1', hours: { weekly: [], deviations: [] } }),
        testWorkshop({ departmentId: '10.2', services: ['wheels'] }),
        testWorkshop({
          departmentId: '10.3',
          hours: {
            weekly: [],
            deviations: [{ date: '2027-01-20', spans: [{ opens: '09:00', closes: '11:00' }] }],
          },
        }),
      ]),
    );
    expect(await stream()).toMatchObject([
      { departmentId: '10.3', firstTimeSlot: '2027-01-20T09:00:00' },
      { nosites: true },
    ]);
    expect(await stream({ registrationNumber: 'ERR500' })).toEqual([{ error: 'register-unavailable' }]);
    expect(await stream({ serviceOfferings: ['nothing'] })).toEqual([{ error: 'unknown-service' }]);
  });

  test('ends when the client is gone', async () => {
    await start(six());
    expect(await stream({}, 2)).toHaveLength(2);
  });

  test('W-076: an all-day drop-off is at 08:00', async () => {
    await start();
    expect((await stream({ serviceOfferings: ['repair'] }))[0]).toMatchObject({
      firstTimeSlot: '2026-11-24T08:00:00',
    });
  });
});

describe('a hold', () => {
  test('keeps the time from others and not from its holder, for ten minutes', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { holdId, expiresAt } = await held();
    expect(expiresAt).toBe('2026-11-23T07:10:00.000Z');
    expect(await slotsOn(TUESDAY)).not.toContain('08:00');
    expect(await slotsOn(TUESDAY, holdId)).toContain('08:00');
    expect(await service.hold(SITE, holdRequest())).toMatchObject({ error: { code: 'slot-taken' } });
    minutesLater(10);
    expect(await slotsOn(TUESDAY)).toContain('08:00');
    await held();
    expect(await service.extendHold(SITE, holdId)).toEqual({ ok: false, error: { code: 'unknown-hold' } });
  });

  test('moves with a new pick and frees the old time', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const first = await held();
    const second = await held({ time: '10:00', holdId: first.holdId });
    expect(second.holdId).toBe(first.holdId);
    expect(await slotsOn(TUESDAY)).toContain('08:00');
    expect(await slotsOn(TUESDAY)).not.toContain('10:00');
    expect((await recount(database)).occupations).toHaveLength(1);
  });

  test('picked twice at once is moved once, and neither pick is lost', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { holdId } = await held();
    const picks = await Promise.all([1, 2, 3, 4].map(() => held({ time: '11:00', holdId })));
    expect(new Set(picks.map((pick) => pick.holdId))).toEqual(new Set([holdId]));
    expect((await recount(database)).occupations).toHaveLength(1);
  });

  test('stays where it is when the new pick is lost', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    await booked('other', { time: '10:00' });
    const { holdId } = await held();
    expect(await service.hold(SITE, holdRequest({ time: '10:00', holdId }))).toMatchObject({ ok: false });
    expect(await slotsOn(TUESDAY)).not.toContain('08:00');
  });

  test('can be prolonged, for an hour in all; released it is gone at once', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { holdId } = await held();
    for (let round = 0; round < 6; round++) {
      minutesLater(9);
      expect(await service.extendHold(SITE, holdId)).toMatchObject({ ok: true });
    }
    expect(await service.extendHold(SITE, holdId)).toMatchObject({
      value: { holdId, expiresAt: '2026-11-23T08:00:00.000Z' },
    });
    await service.releaseHold(SITE, holdId);
    await service.releaseHold(SITE, holdId);
    await service.releaseHold(SITE, 'no token');
    expect(await slotsOn(TUESDAY)).toContain('08:00');
  });

  test('becomes the booking, with the place that it has', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { holdId } = await held();
    expect(await book('theirs')).toMatchObject({ ok: false, error: { code: 'slot-taken' } });
    await booked('ours', { holdId });
    const { occupations } = await recount(database);
    expect(occupations).toMatchObject([{ expires: null }]);
    expect(await service.extendHold(SITE, holdId)).toMatchObject({ ok: false });
  });

  test('of another time or a shorter visit gives way to what is booked', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { holdId } = await held();
    const services = ['hour', 'quarters'].map((id) => ({ id, text: null }));
    await booked('longer', { holdId, services });
    const { occupations } = await recount(database);
    expect(occupations).toHaveLength(1);
    expect(await slotsOn(TUESDAY)).not.toContain('09:00');
  });
});

describe('a booking', () => {
  test('is what the customer sees, with one notice', async () => {
    await start();
    const visit = await booked('first', {
      services: [
        { id: 'hour', text: 'Det skramlar' },
        { id: 'wheels', text: null },
      ],
    });
    expect(visit).toMatchObject({
      bookingId: expect.stringMatching(/^NB-[A-HJ-NP-Z2-9]{6}$/),
      state: 'booked',
      date: TUESDAY,
      time: '08:00',
      minutes: 90,
      zone: 'Europe/Stockholm',
      currency: 'SEK',
      workshop: { siteName: 'Nordhem 1', phone: '08-123 45 67', email: 'verkstad@nordhem.example' },
      vehicle: { registrationNumber: 'ABC123', brand: 'Volvo' },
      services: [
        { id: 'hour', name: 'Tjänst hour', price: 1000, unit: null, text: 'Det skramlar' },
        { id: 'wheels', price: 99, unit: 4 },
      ],
      totalPrice: 1396,
    });
    expect(await service.visit(SITE, visit.token)).toEqual(visit);
    expect(await service.visit(SITE, 'x'.repeat(43))).toBeNull();
    expect(await service.visit(siteByKey('automotive-no'), visit.token)).toBeNull();
    expect(engine.notices).toMatchObject([{ kind: 'booked', revision: 0 }]);
    expect(await engine.workshops.counts()).toEqual({ booked: 1, cancelled: 0, arrived: 0, held: 0 });
  });

  test('of a time that is gone answers with the next ones', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    await booked('first', { time: '14:00' });
    const second = await book('second', { time: '14:00' });
    expect(second).toEqual({
      ok: false,
      error: {
        code: 'slot-taken',
        alternatives: [
          ...['08:00', '09:00', '10:00', '11:00', '12:00', '13:00'].map((time) => ({ date: TUESDAY, time })),
        ],
      },
    });
    expect(await book('wrong', { date: '2026-11-31' })).toMatchObject({ error: { field: 'date' } });
  });

  test('correction 12: of a time that was never free says so, and not that it was taken', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { token } = await booked('mine', { time: '14:00' });
    const tried = async (slot: Partial<Slot>) => {
      const full = { date: TUESDAY, time: '08:00', ...slot };
      const answers = [
        await service.hold(SITE, holdRequest(full)),
        await book('forged', full),
        await service.rebook(SITE, token, full),
      ];
      return new Set(answers.map((answer) => (answer.ok ? 'ok' : answer.error.code)));
    };
    // Off the grid, before and after the hours, on a Sunday, a drop-off of work that has a time.
    for (const slot of [
      ...['08:30', '07:00', '16:00', '15:01', null].map((time) => ({ time })),
      { date: '2026-11-29' },
    ])
      expect([slot, await tried(slot)]).toEqual([slot, new Set(['time-not-offered'])]);
    // Yesterday, today within the notice, the day after the last one, another century.
    for (const date of ['2026-11-22', '2026-11-23', '2027-01-23', '2090-01-02'])
      expect([date, await tried({ date })]).toEqual([date, new Set(['outside-booking-window'])]);
    // The last day itself is one that can be booked.
    expect(await book('last', { date: '2027-01-22' })).toMatchObject({ ok: true });
  });

  test('correction 12: work that the workshop does not do is not a time that is taken', async () => {
    await start(testSchedule([testWorkshop({ services: ['hour'] })]));
    const services = [{ id: 'wheels', text: null }];
    expect(await book('elsewhere', { services })).toEqual({ ok: false, error: { code: 'not-done-here' } });
    expect(await service.hold(SITE, holdRequest({ serviceOfferings: ['wheels'] }))).toEqual({
      ok: false,
      error: { code: 'not-done-here' },
    });
  });

  test('sent twice is one; the key for something else is refused', async () => {
    await start();
    const [first, second] = await Promise.all([book('same'), book('same')]);
    expect(first.ok && second.ok && first.value.bookingId === second.value.bookingId).toBe(true);
    const third = await book('same');
    expect(third.ok && (await service.visit(SITE, third.value.token))?.bookingId).toBe(
      first.ok && first.value.bookingId,
    );
    expect(await book('same', { comment: 'other' })).toEqual({ ok: false, error: { code: 'key-reused' } });
    expect((await recount(database)).bookings).toHaveLength(1);
    expect(engine.notices).toHaveLength(1);
  });

  test('all-day drop-offs take any long enough gap of the day, until none is left', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    await booked('hour', { time: '10:00' });
    const services = [{ id: 'repair', text: null }];
    expect((await week(TUESDAY, ['repair']))[0]).toEqual({
      date: TUESDAY,
      availableSlots: [],
      allDaySlotAvailable: true,
    });
    // 08–10, 11–13, 13–15: three times two hours.
    for (const key of ['one', 'two', 'three']) {
      expect(await booked(key, { time: null, services })).toMatchObject({ date: TUESDAY, time: null });
    }
    expect((await week(TUESDAY, ['repair']))[0]?.allDaySlotAvailable).toBe(false);
    expect(await book('four', { time: null, services })).toMatchObject({
      error: { code: 'slot-taken', alternatives: [{ date: '2026-11-25', time: null }, {}, {}, {}, {}, {}] },
    });
    expect(await book('timed', { time: null })).toMatchObject({ error: { code: 'time-not-offered' } });
  });

  test('together long enough, services become an all-day drop-off', async () => {
    await start();
    const [day] = await week(TUESDAY, ['long', 'hour']);
    expect(day).toEqual({ date: TUESDAY, availableSlots: [], allDaySlotAvailable: true });
  });

  test('what is named twice is done, and paid, once', async () => {
    await start();
    const services = ['hour', 'wash', 'hour'].map((id) => ({ id, text: null }));
    const visit = await booked('twice', { services });
    expect(visit).toMatchObject({ minutes: 75, totalPrice: 2000 });
    expect(visit.services.map(({ id }) => id)).toEqual(['hour', 'wash']);
  });

  test('work without minutes takes a slot', async () => {
    await start();
    expect(await booked('advice', { services: [{ id: 'advice', text: null }] })).toMatchObject({
      minutes: 60,
    });
  });
});

describe('a visit', () => {
  test('is cancelled once, its time is free at once', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { token } = await booked('first');
    expect(await service.cancel(SITE, token)).toMatchObject({ value: { state: 'cancelled', revision: 1 } });
    expect(await service.cancel(SITE, token)).toMatchObject({ value: { state: 'cancelled', revision: 1 } });
    await booked('second');
    expect(engine.notices.map(({ kind }) => kind)).toEqual(['booked', 'cancelled', 'booked']);
    expect(await service.cancel(SITE, 'nothing')).toMatchObject({ error: { code: 'unknown-booking' } });
  });

  test('is moved when the new time is free, and stays when it is not', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { token } = await booked('first');
    await booked('second', { time: '10:00' });
    const moved = await service.rebook(SITE, token, { date: TUESDAY, time: '10:00' });
    expect(moved).toMatchObject({ error: { code: 'slot-taken' } });
    expect(await service.visit(SITE, token)).toMatchObject({ time: '08:00', revision: 0 });
    // Over its own time.
    const longer = await service.rebook(SITE, token, { date: '2026-11-25', time: '09:00' });
    expect(longer).toMatchObject({ value: { date: '2026-11-25', time: '09:00', revision: 1 } });
    expect(await slotsOn(TUESDAY)).toContain('08:00');
    expect(await service.rebook(SITE, token, { date: '2026-11-25', time: '09:00' })).toMatchObject({
      ok: true,
    });
    expect(engine.notices.map(({ kind }) => kind)).toEqual(['booked', 'booked', 'moved']);
  });

  test('its own time is no obstacle to a move beside it', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1), slotMinutes: 30 })]));
    const { token } = await booked('first');
    expect(await service.rebook(SITE, token, { date: TUESDAY, time: '08:30' })).toMatchObject({ ok: true });
  });

  test('that is near, has begun or is over is not changed any more', async () => {
    await start();
    const { token } = await booked('first');
    now = new Date('2026-11-23T22:59:00Z');
    expect(await service.rebook(SITE, token, { date: '2026-11-26', time: '08:00' })).toMatchObject({
      ok: true,
    });
    now = new Date('2026-11-25T23:00:00Z');
    expect(await service.cancel(SITE, token)).toMatchObject({ error: { code: 'too-late' } });
    expect(await service.rebook(SITE, token, { date: '2026-11-27', time: '08:00' })).toMatchObject({
      error: { code: 'too-late' },
    });
  });

  test('today is booked where no notice is asked for, but not what has begun', async () => {
    now = new Date('2026-11-23T09:30:30Z');
    await start(testSchedule([testWorkshop({ noticeDays: 0, slotMinutes: 30 })]));
    expect((await slotsOn('2026-11-23'))?.[0]).toBe('11:00');
    expect((await week('2026-11-23', ['repair']))[0]?.allDaySlotAvailable).toBe(false);
    expect((await week('2026-11-23', ['repair']))[1]?.allDaySlotAvailable).toBe(true);
    now = new Date('2026-11-23T07:00:00Z');
    expect((await week('2026-11-23', ['repair']))[0]?.allDaySlotAvailable).toBe(true);
  });
});

describe('staff bookings', () => {
  const staffBookings = () => engine.workshops.staffBookings;
  const day = () => staffBookings().bookings(INDEX, '10.1', TUESDAY, '2026-11-30');

  test('shows who comes, marks arrivals and cancels', async () => {
    await start();
    await booked('first', { comment: 'Ring först' });
    const [visit] = await day();
    expect(visit).toMatchObject({
      state: 'booked',
      date: TUESDAY,
      time: '08:00',
      resource: 'Bay 1',
      comment: 'Ring först',
      customer: { name: 'Ada Ek', phone: '070-174 06 05' },
      services: [{ name: 'Tjänst hour', text: null }],
    });
    const id = visit?.id ?? '';
    expect(await staffBookings().workshops(INDEX)).toMatchObject([
      { departmentId: '10.1', name: 'Nordhem 1', city: 'Ort 1' },
    ]);
    expect(await staffBookings().markArrived(id, true)).toMatchObject({
      value: { state: 'arrived', resource: 'Bay 1' },
    });
    expect(await staffBookings().cancel(id)).toEqual({ ok: false, error: { code: 'wrong-state' } });
    expect(await staffBookings().markArrived(id, false)).toMatchObject({ value: { state: 'booked' } });
    expect(await staffBookings().cancel(id)).toMatchObject({ value: { state: 'cancelled', resource: null } });
    expect(await staffBookings().markArrived(id, true)).toEqual({
      ok: false,
      error: { code: 'wrong-state' },
    });
    expect(engine.notices.map(({ kind, revision }) => [kind, revision])).toEqual([
      ['booked', 0],
      ['cancelled', 1],
    ]);
    for (const wrong of ['x', 'a0000000-0000-4000-8000-000000000000']) {
      expect(await staffBookings().cancel(wrong)).toEqual({ ok: false, error: { code: 'unknown-booking' } });
    }
  });
});

describe('the schedule', () => {
  const replace = (document: unknown, index = INDEX) => engine.workshops.replaceSchedule(index, document);

  test('is refused whole when something in it is wrong', async () => {
    await start();
    expect(await replace(testSchedule(), 'nowhere-sites')).toMatchObject({
      error: { code: 'unknown-index' },
    });
    expect(await replace({ workshops: 1 })).toMatchObject({
      error: { code: 'invalid-schedule', field: 'workshops' },
    });
    const twice = [...bays(1), ...bays(1)];
    for (const [workshop, error] of [
      [testWorkshop({ departmentId: '99.9' }), { code: 'unknown', value: '99.9' }],
      [testWorkshop({ zone: 'Europe/Nowhere' }), { code: 'unknown', value: 'Europe/Nowhere' }],
      [testWorkshop({ services: ['no-such'] }), { code: 'unknown', value: 'no-such' }],
      [testWorkshop({ prices: { other: {} } }), { code: 'unknown', value: 'other' }],
      [testWorkshop({ resources: twice }), { code: 'duplicate', value: 'bay-1' }],
    ] as const) {
      expect(await replace(testSchedule([workshop]))).toMatchObject({ error });
    }
    expect(await replace(testSchedule([testWorkshop(), testWorkshop()]))).toMatchObject({
      error: { code: 'duplicate' },
    });
    expect(await slotsOn(TUESDAY)).toHaveLength(8);
  });

  test('a bay keeps its visits when the schedule is replaced, and takes no more when it is left out', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    await booked('first');
    await replace(testSchedule([testWorkshop({ resources: bays(2) })]));
    expect(await slotsOn(TUESDAY)).toContain('08:00');
    await replace(testSchedule([testWorkshop({ resources: bays(2).slice(1) })]));
    await booked('second');
    expect(await book('third')).toMatchObject({ ok: false });
  });

  test('another process follows', async () => {
    await start();
    const other = await openEngine(database, { now: () => now, filled: true });
    await replace(testSchedule([testWorkshop({ slotMinutes: 240 })]));
    await expect.poll(() => other.workshops.schedule(INDEX).workshops[0]?.slotMinutes).toBe(240);
    await other.stop();
  });
});

test('customers of visits of long ago are forgotten, the visit is not', async () => {
  await start();
  const { token } = await booked('first', {
    comment: 'Ring',
    services: [{ id: 'hour', text: 'Ada' }],
  });
  const forgotten = async (date: string) => {
    const options = { days: { ...RETENTION_DEFAULTS, visits: 1 }, dryRun: false };
    const now = new Date(`${addDays(date, 1)}T03:17:00Z`);
    const { due } = await enforceRetention(database, workshopData, { ...options, now });
    return due.find(({ table }) => table === 'workshop_bookings')?.rows;
  };
  expect(await forgotten(TUESDAY)).toBe(0);
  expect(await forgotten('2026-11-25')).toBe(1);
  expect(await forgotten('2026-11-25')).toBe(0);
  expect(await service.visit(SITE, token)).toBeNull();
  const rows = await database.rows(database.db, sql`SELECT * FROM workshop_bookings`);
  expect(JSON.stringify(rows)).not.toMatch(/Ada|070|ada@|ABC123|Ring/);
  // It has no link any more, which a recount would miss.
  await database.db.execute(sql`INSERT INTO workshop_tokens SELECT 'x', id FROM workshop_bookings`);
});
