import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bays, INDEX, SITE, testSchedule, testWorkshop } from '~test/workshop/engine';
import { engineStage, TUESDAY } from '~test/workshop/engine-stage';

const stage = engineStage();
const { start, booked, week, slotsOn } = stage;

describe('a visit', () => {
  test('is cancelled once, its time is free at once', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { token } = await booked('first');
    expect(await stage.service.cancel(SITE, 'sv', token)).toMatchObject({
      value: { state: 'cancelled', revision: 1 },
    });
    expect(await stage.service.cancel(SITE, 'sv', token)).toMatchObject({
      value: { state: 'cancelled', revision: 1 },
    });
    await booked('second');
    expect(stage.engine.notices.map(({ kind }) => kind)).toEqual(['booked', 'cancelled', 'booked']);
    expect(await stage.service.cancel(SITE, 'sv', 'nothing')).toMatchObject({
      error: { code: 'unknown-booking' },
    });
  });

  test('is moved when the new time is free, and stays when it is not', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { token } = await booked('first');
    await booked('second', { time: '10:00' });
    const moved = await stage.service.rebook(SITE, 'sv', token, { date: TUESDAY, time: '10:00' });
    expect(moved).toMatchObject({ error: { code: 'slot-taken' } });
    expect(await stage.service.visit(SITE, 'sv', token)).toMatchObject({ time: '08:00', revision: 0 });
    // Over its own time.
    const longer = await stage.service.rebook(SITE, 'sv', token, { date: '2026-11-25', time: '09:00' });
    expect(longer).toMatchObject({ value: { date: '2026-11-25', time: '09:00', revision: 1 } });
    expect(await slotsOn(TUESDAY)).toContain('08:00');
    expect(
      await stage.service.rebook(SITE, 'sv', token, { date: '2026-11-25', time: '09:00' }),
    ).toMatchObject({
      ok: true,
    });
    expect(stage.engine.notices.map(({ kind }) => kind)).toEqual(['booked', 'booked', 'moved']);
  });

  test('says what was ticked besides services, but not what was stored before that was checked', async () => {
    await start();
    const { token } = await booked('first', { choices: ['Skjuts'], isWaiting: true });
    const visit = () => stage.service.visit(SITE, 'sv', token);
    expect(await visit()).toMatchObject({ choices: ['Skjuts'], isWaiting: true });
    await stage.database.db.execute(sql`UPDATE workshop_bookings SET choices_checked = false`);
    expect(await visit()).toMatchObject({ choices: [], isWaiting: true });
  });

  test('its own time is no obstacle to a move beside it', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1), slotMinutes: 30 })]));
    const { token } = await booked('first');
    expect(await stage.service.rebook(SITE, 'sv', token, { date: TUESDAY, time: '08:30' })).toMatchObject({
      ok: true,
    });
  });

  test('that is near, has begun or is over is not changed any more', async () => {
    await start();
    const { token } = await booked('first');
    stage.now = new Date('2026-11-23T22:59:00Z');
    expect(
      await stage.service.rebook(SITE, 'sv', token, { date: '2026-11-26', time: '08:00' }),
    ).toMatchObject({
      ok: true,
    });
    stage.now = new Date('2026-11-25T23:00:00Z');
    expect(await stage.service.cancel(SITE, 'sv', token)).toMatchObject({ error: { code: 'too-late' } });
    expect(
      await stage.service.rebook(SITE, 'sv', token, { date: '2026-11-27', time: '08:00' }),
    ).toMatchObject({
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
    stage.now = new Date(`${TUESDAY}T07:30:00Z`);
    expect(await staffBookings().step(id, 'booked', 'no-show')).toMatchObject({
      value: { state: 'no-show' },
    });
    expect(await stage.service.cancel(SITE, 'sv', token)).toEqual({ ok: false, error: { code: 'too-late' } });
    expect(await stage.service.visit(SITE, 'sv', token)).toMatchObject({ state: 'booked' });
    expect(await staffBookings().step(id, 'no-show', 'arrived')).toMatchObject({
      value: { state: 'arrived' },
    });
    expect((await day())[0]?.steps.map(({ state }) => state)).toEqual(['no-show', 'arrived']);
  });
});
