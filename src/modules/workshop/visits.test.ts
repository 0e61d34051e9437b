import { describe, expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { bays, INDEX, SITE, testSchedule, testWorkshop } from '~test/workshop/engine';
import { engineStage, holdRequest, TUESDAY } from '~test/workshop/engine-stage';
import { recount } from '~test/workshop/recount';
import type { Slot } from '.';

const stage = engineStage();
const { start, minutesLater, book, booked, held, week, slotsOn } = stage;

describe('a hold', () => {
  test('keeps the time from others and not from its holder, for ten minutes', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { holdId, expiresAt } = await held();
    expect(expiresAt).toBe('2026-11-23T07:10:00.000Z');
    expect(await slotsOn(TUESDAY)).not.toContain('08:00');
    expect(await slotsOn(TUESDAY, holdId)).toContain('08:00');
    expect(await stage.service.hold(SITE, holdRequest())).toMatchObject({ error: { code: 'slot-taken' } });
    minutesLater(10);
    expect(await slotsOn(TUESDAY)).toContain('08:00');
    await held();
    expect(await stage.service.extendHold(SITE, holdId)).toEqual({
      ok: false,
      error: { code: 'unknown-hold' },
    });
  });

  test('moves with a new pick and frees the old time', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const first = await held();
    const second = await held({ time: '10:00', holdId: first.holdId });
    expect(second.holdId).toBe(first.holdId);
    expect(await slotsOn(TUESDAY)).toContain('08:00');
    expect(await slotsOn(TUESDAY)).not.toContain('10:00');
    expect((await recount(stage.database)).occupations).toHaveLength(1);
  });

  test('picked twice at once is moved once, and neither pick is lost', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { holdId } = await held();
    const picks = await Promise.all([1, 2, 3, 4].map(() => held({ time: '11:00', holdId })));
    expect(new Set(picks.map((pick) => pick.holdId))).toEqual(new Set([holdId]));
    expect((await recount(stage.database)).occupations).toHaveLength(1);
  });

  test('stays where it is when the new pick is lost', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    await booked('other', { time: '10:00' });
    const { holdId } = await held();
    expect(await stage.service.hold(SITE, holdRequest({ time: '10:00', holdId }))).toMatchObject({
      ok: false,
    });
    expect(await slotsOn(TUESDAY)).not.toContain('08:00');
  });

  test('can be prolonged, for an hour in all; released it is gone at once', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { holdId } = await held();
    for (let round = 0; round < 6; round++) {
      minutesLater(9);
      expect(await stage.service.extendHold(SITE, holdId)).toMatchObject({ ok: true });
    }
    expect(await stage.service.extendHold(SITE, holdId)).toMatchObject({
      value: { holdId, expiresAt: '2026-11-23T08:00:00.000Z' },
    });
    await stage.service.releaseHold(SITE, holdId);
    await stage.service.releaseHold(SITE, holdId);
    await stage.service.releaseHold(SITE, 'no token');
    expect(await slotsOn(TUESDAY)).toContain('08:00');
  });

  test('becomes the booking, with the place that it has', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { holdId } = await held();
    expect(await book('theirs')).toMatchObject({ ok: false, error: { code: 'slot-taken' } });
    await booked('ours', { holdId });
    const { occupations } = await recount(stage.database);
    expect(occupations).toMatchObject([{ expires: null }]);
    expect(await stage.service.extendHold(SITE, holdId)).toMatchObject({ ok: false });
  });

  test('of another time or a shorter visit gives way to what is booked', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { holdId } = await held();
    const services = ['hour', 'quarters'].map((id) => ({ id, text: null }));
    await booked('longer', { holdId, services });
    const { occupations } = await recount(stage.database);
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
    expect(await stage.service.visit(SITE, visit.token)).toEqual(visit);
    expect(await stage.service.visit(SITE, 'x'.repeat(43))).toBeNull();
    expect(await stage.service.visit(siteByKey('automotive-no'), visit.token)).toBeNull();
    expect(stage.engine.notices).toMatchObject([{ kind: 'booked', revision: 0 }]);
    expect(await stage.engine.workshops.counts()).toEqual({ booked: 1, cancelled: 0, arrived: 0, held: 0 });
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
        await stage.service.hold(SITE, holdRequest(full)),
        await book('forged', full),
        await stage.service.rebook(SITE, token, full),
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
    expect(await stage.service.hold(SITE, holdRequest({ serviceOfferings: ['wheels'] }))).toEqual({
      ok: false,
      error: { code: 'not-done-here' },
    });
  });

  test('sent twice is one; the key for something else is refused', async () => {
    await start();
    const [first, second] = await Promise.all([book('same'), book('same')]);
    expect(first.ok && second.ok && first.value.bookingId === second.value.bookingId).toBe(true);
    const third = await book('same');
    expect(third.ok && (await stage.service.visit(SITE, third.value.token))?.bookingId).toBe(
      first.ok && first.value.bookingId,
    );
    expect(await book('same', { comment: 'other' })).toEqual({ ok: false, error: { code: 'key-reused' } });
    expect((await recount(stage.database)).bookings).toHaveLength(1);
    expect(stage.engine.notices).toHaveLength(1);
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
    expect(await stage.service.cancel(SITE, token)).toMatchObject({
      value: { state: 'cancelled', revision: 1 },
    });
    expect(await stage.service.cancel(SITE, token)).toMatchObject({
      value: { state: 'cancelled', revision: 1 },
    });
    await booked('second');
    expect(stage.engine.notices.map(({ kind }) => kind)).toEqual(['booked', 'cancelled', 'booked']);
    expect(await stage.service.cancel(SITE, 'nothing')).toMatchObject({ error: { code: 'unknown-booking' } });
  });

  test('is moved when the new time is free, and stays when it is not', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { token } = await booked('first');
    await booked('second', { time: '10:00' });
    const moved = await stage.service.rebook(SITE, token, { date: TUESDAY, time: '10:00' });
    expect(moved).toMatchObject({ error: { code: 'slot-taken' } });
    expect(await stage.service.visit(SITE, token)).toMatchObject({ time: '08:00', revision: 0 });
    // Over its own time.
    const longer = await stage.service.rebook(SITE, token, { date: '2026-11-25', time: '09:00' });
    expect(longer).toMatchObject({ value: { date: '2026-11-25', time: '09:00', revision: 1 } });
    expect(await slotsOn(TUESDAY)).toContain('08:00');
    expect(await stage.service.rebook(SITE, token, { date: '2026-11-25', time: '09:00' })).toMatchObject({
      ok: true,
    });
    expect(stage.engine.notices.map(({ kind }) => kind)).toEqual(['booked', 'booked', 'moved']);
  });

  test('its own time is no obstacle to a move beside it', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1), slotMinutes: 30 })]));
    const { token } = await booked('first');
    expect(await stage.service.rebook(SITE, token, { date: TUESDAY, time: '08:30' })).toMatchObject({
      ok: true,
    });
  });

  test('that is near, has begun or is over is not changed any more', async () => {
    await start();
    const { token } = await booked('first');
    stage.now = new Date('2026-11-23T22:59:00Z');
    expect(await stage.service.rebook(SITE, token, { date: '2026-11-26', time: '08:00' })).toMatchObject({
      ok: true,
    });
    stage.now = new Date('2026-11-25T23:00:00Z');
    expect(await stage.service.cancel(SITE, token)).toMatchObject({ error: { code: 'too-late' } });
    expect(await stage.service.rebook(SITE, token, { date: '2026-11-27', time: '08:00' })).toMatchObject({
      error: { code: 'too-late' },
    });
  });

  test('today is booked where no notice is asked for, but not what has begun', async () => {
    stage.now = new Date('2026-11-23T09:30:30Z');
    await start(testSchedule([testWorkshop({ noticeDays: 0, slotMinutes: 30 })]));
    expect((await slotsOn('2026-11-23'))?.[0]).toBe('11:00');
    expect((await week('2026-11-23', ['repair']))[0]?.allDaySlotAvailable).toBe(false);
    expect((await week('2026-11-23', ['repair']))[1]?.allDaySlotAvailable).toBe(true);
    stage.now = new Date('2026-11-23T07:00:00Z');
    expect((await week('2026-11-23', ['repair']))[0]?.allDaySlotAvailable).toBe(true);
  });
});

describe('staff bookings', () => {
  const staffBookings = () => stage.engine.workshops.staffBookings;
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
    expect(await staffBookings().step(id, 'booked', 'arrived')).toMatchObject({
      value: { state: 'arrived', resource: 'Bay 1' },
    });
    expect(await staffBookings().cancel(id)).toEqual({ ok: false, error: { code: 'wrong-state' } });
    expect(await staffBookings().undoStep(id, 'arrived')).toMatchObject({ value: { state: 'booked' } });
    expect(await staffBookings().cancel(id)).toMatchObject({ value: { state: 'cancelled', resource: null } });
    expect(await staffBookings().step(id, 'booked', 'arrived')).toEqual({
      ok: false,
      error: { code: 'wrong-state' },
    });
    expect(stage.engine.notices.map(({ kind, revision }) => [kind, revision])).toEqual([
      ['booked', 0],
      ['cancelled', 1],
    ]);
    expect(await staffBookings().undoStep(id, 'cancelled')).toEqual({
      ok: false,
      error: { code: 'wrong-state' },
    });
    for (const wrong of ['x', 'a0000000-0000-4000-8000-000000000000']) {
      expect(await staffBookings().cancel(wrong)).toEqual({ ok: false, error: { code: 'unknown-booking' } });
    }
  });

  test('a visit goes its way, each step with its time; the last one can be taken back', async () => {
    await start();
    await booked('first');
    const id = (await day())[0]?.id ?? '';
    const way = [
      ['booked', 'arrived', '2026-11-24T06:58:00Z'],
      ['arrived', 'in-work', '2026-11-24T07:20:00Z'],
      ['in-work', 'ready', '2026-11-24T09:00:00Z'],
      ['ready', 'collected', '2026-11-24T15:00:00Z'],
    ] as const;
    for (const [from, to, at] of way) {
      stage.now = new Date(at);
      expect(await staffBookings().step(id, from, to)).toMatchObject({ value: { state: to } });
      // Pressed twice.
      expect(await staffBookings().step(id, from, to)).toMatchObject({ value: { state: to } });
    }
    const [visit] = await day();
    expect(visit?.steps).toEqual(way.map(([, state, at]) => ({ state, at: new Date(at) })));
    expect(visit).toMatchObject({ next: [], resource: 'Bay 1' });
    expect(stage.engine.notices.map(({ kind }) => kind)).toEqual(['booked', 'ready']);
    expect(await staffBookings().undoStep(id, 'collected')).toMatchObject({
      value: { state: 'ready', next: ['collected'] },
    });
    // Pressed twice: the step before is not taken back unseen.
    expect(await staffBookings().undoStep(id, 'collected')).toEqual({
      ok: false,
      error: { code: 'wrong-state' },
    });
    expect((await day())[0]?.steps).toHaveLength(3);
    expect(await staffBookings().step(id, 'ready', 'no-show')).toEqual({
      ok: false,
      error: { code: 'wrong-state' },
    });
    expect(await staffBookings().step(id, 'booked', 'arrived')).toEqual({
      ok: false,
      error: { code: 'wrong-state' },
    });
  });

  test('a customer who did not come cannot change the visit any more, and may still come', async () => {
    await start();
    const { token } = await booked('first');
    const id = (await day())[0]?.id ?? '';
    expect(await staffBookings().step(id, 'booked', 'no-show')).toMatchObject({
      value: { state: 'no-show' },
    });
    expect(await stage.service.cancel(SITE, token)).toEqual({ ok: false, error: { code: 'too-late' } });
    expect(await stage.service.visit(SITE, token)).toMatchObject({ state: 'booked' });
    expect(await staffBookings().step(id, 'no-show', 'arrived')).toMatchObject({
      value: { state: 'arrived' },
    });
    expect((await day())[0]?.steps.map(({ state }) => state)).toEqual(['no-show', 'arrived']);
  });
});
