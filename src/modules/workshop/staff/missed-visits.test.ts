import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bays, INDEX, SITE, testSchedule, testWorkshop } from '~test/workshop/engine';
import { engineStage, TUESDAY } from '~test/workshop/engine-stage';

const stage = engineStage();
const { booked, slotsOn } = stage;
const staff = () => stage.engine.workshops.staffBookings;
const PLACE = { siteIndex: INDEX, departmentId: '10.1' };
const TAKEN = { ok: false, error: { code: 'place-taken' } };
/** Of that day, before the workshop opens. */
const MORNING = new Date(`${TUESDAY}T05:00:00Z`);
const day = async () => (await stage.engine.workshops.staffBoard.day(INDEX, '10.1', TUESDAY)) ?? null;
const states = async () =>
  [...((await day())?.visits ?? []), ...((await day())?.missed ?? [])].map(
    ({ booking, bayId, from, to }) => `${booking.state} ${bayId} ${from}-${to}`,
  );

/** One bay, four hours of work in it from eight, bookable on the day; it is twenty past eight. */
async function missed() {
  await stage.start(testSchedule([testWorkshop({ resources: bays(1), noticeDays: 0 })]));
  await booked('long', { services: [{ id: 'long', text: null }] });
  stage.now = new Date('2026-11-24T07:20:00Z');
  expect(await slotsOn(TUESDAY)).toEqual(['12:00', '13:00', '14:00', '15:00']);
  const id = (await day())?.visits[0]?.booking.id ?? '';
  expect(await staff().step(id, 'booked', 'no-show')).toMatchObject({ ok: true });
  return id;
}

describe('who does not come', () => {
  test('leaves the bay: the time is offered on the site at once, and the visit stands nowhere', async () => {
    await missed();
    expect(await slotsOn(TUESDAY)).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00']);
    expect((await day())?.visits).toEqual([]);
    expect(await states()).toEqual(['no-show bay-1 480-720']);
    // Nobody is told anything.
    expect(stage.engine.notices.map(({ kind }) => kind)).toEqual(['booked']);
  });

  test('and comes after all, or was marked by mistake, stands where it stood', async () => {
    const id = await missed();
    expect(await staff().undoStep(id, 'no-show')).toMatchObject({ value: { state: 'booked', steps: [] } });
    expect(await states()).toEqual(['booked bay-1 480-720']);
    await staff().step(id, 'booked', 'no-show');
    expect(await staff().step(id, 'no-show', 'arrived')).toMatchObject({ value: { resource: 'Bay 1' } });
    expect(await states()).toEqual(['arrived bay-1 480-720']);
    // Taken back, it is missed again.
    expect(await staff().undoStep(id, 'arrived')).toMatchObject({ value: { state: 'no-show' } });
    expect(await slotsOn(TUESDAY)).toContain('09:00');
  });

  test('but not where somebody else has been booked since; at a free place it is expected again', async () => {
    const id = await missed();
    await booked('quicker', { time: '11:00', registrationNumber: 'KIA001' });
    expect(await staff().undoStep(id, 'no-show')).toEqual(TAKEN);
    expect(await staff().step(id, 'no-show', 'arrived')).toEqual(TAKEN);
    expect(await states()).toEqual(['booked bay-1 660-720', 'no-show bay-1 480-720']);
    const { staffBoard } = stage.engine.workshops;
    const visit = { ...PLACE, id };
    expect(await staffBoard.move(visit, { date: TUESDAY, time: '08:00', bayId: 'bay-1' })).toMatchObject({
      error: { code: 'bay-taken' },
    });
    expect(await staffBoard.move(visit, { date: TUESDAY, time: '12:00', bayId: 'bay-1' })).toEqual({
      ok: true,
      value: { isCustomerNotified: true },
    });
    expect(await states()).toEqual(['booked bay-1 660-720', 'booked bay-1 720-960']);
    const [, moved] = await staff().bookings(INDEX, '10.1', TUESDAY, TUESDAY);
    expect(moved).toMatchObject({ steps: [], next: ['arrived', 'no-show'], time: '12:00' });
    expect(stage.engine.notices.map(({ kind }) => kind)).toEqual(['booked', 'booked', 'moved']);
  });

  test('a hold keeps the place from them for as long as it lasts', async () => {
    const id = await missed();
    await stage.held({ time: '10:00', registrationNumber: 'SAAB95' });
    expect(await staff().undoStep(id, 'no-show')).toEqual(TAKEN);
    stage.minutesLater(11);
    expect(await staff().undoStep(id, 'no-show')).toMatchObject({ ok: true });
    expect(await states()).toEqual(['booked bay-1 480-720']);
  });

  test('a bay that was blocked around them stays blocked', async () => {
    await stage.start(testSchedule([testWorkshop({ resources: bays(1), noticeDays: 0 })]));
    await booked('first', { time: '10:00' });
    const { staffBlockedTimes } = stage.engine.workshops;
    await staffBlockedTimes.block(PLACE, randomUUID(), {
      bayIds: ['bay-1'],
      fromDate: TUESDAY,
      fromTime: '09:00',
      toDate: '',
      toTime: '12:00',
      repeat: 'once',
      until: '',
      reason: 'fault',
      note: '',
    });
    const id = (await day())?.visits[0]?.booking.id ?? '';
    stage.now = MORNING;
    await staff().step(id, 'booked', 'no-show');
    expect(await slotsOn(TUESDAY)).toEqual(['08:00', '12:00', '13:00', '14:00', '15:00']);
    expect(await staff().undoStep(id, 'no-show')).toEqual(TAKEN);
  });

  test('the customer’s own page still shows the visit, which nobody can change by it', async () => {
    await stage.start();
    const { token } = await booked('first');
    const id = (await day())?.visits[0]?.booking.id ?? '';
    expect(await staff().step(id, 'booked', 'no-show')).toMatchObject({ error: { code: 'wrong-state' } });
    stage.now = MORNING;
    await staff().step(id, 'booked', 'no-show');
    expect(await stage.service.visit(SITE, 'sv', token)).toMatchObject({ state: 'booked', time: '08:00' });
    expect(await stage.service.rebook(SITE, 'sv', token, { date: TUESDAY, time: '09:00' })).toEqual({
      ok: false,
      error: { code: 'too-late' },
    });
  });
});
