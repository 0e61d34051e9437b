import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bays, INDEX, SERVICES, SITE, testSchedule, testWorkshop } from '~test/workshop/engine';
import { engineStage, TUESDAY } from '~test/workshop/engine-stage';
import { workshopData } from '../store/personal-data';

const stage = engineStage();
const { booked } = stage;
const PLACE = { siteIndex: INDEX, departmentId: '10.1' };
const visits = () => stage.engine.workshops.staffVisits;
const board = async () => (await stage.engine.workshops.staffBoard.day(INDEX, '10.1', TUESDAY)) ?? null;
const openAt = async (at = 0) => {
  const id = (await board())?.visits[at]?.booking.id ?? '';
  const opened = await visits().open({ ...PLACE, id }, SITE, 'sv', 'kim');
  if (opened === null) throw new Error('no visit');
  return { ...opened, visit: { ...PLACE, id } };
};
const kinds = () => stage.engine.notices.map(({ kind, revision }) => `${kind} ${revision}`);
const places = async () =>
  ((await board())?.visits ?? []).map(({ bayId, from, to }) => `${bayId} ${from}-${to}`);
const change = async (...serviceIds: readonly string[]) => {
  const { visit, version } = await openAt();
  const changed = await visits().changeWork(visit, { serviceIds, version });
  return changed.ok ? changed.value : changed.error;
};
const oneBay = (fields = {}) => testSchedule([testWorkshop({ resources: bays(1), ...fields })]);

describe('a visit that is opened', () => {
  test('shows prices as booked and what else is done here, and that its customer was looked at', async () => {
    await stage.start();
    await booked('first', { services: [{ id: 'wheels', text: 'vinter' }] });
    const opened = await openAt();
    expect(opened).toMatchObject({
      version: '0.0',
      total: 396,
      services: [{ id: 'wheels', name: 'Tjänst wheels', price: 99, unit: 4 }],
      booking: { note: '', resource: 'Bay 1' },
    });
    expect(opened.offers.categories[0]?.services.map(({ id }) => id)).toContain('hour');
    const looks = await stage.database.rows(
      stage.database.db,
      sql`SELECT account, by FROM workshop_customer_looks`,
    );
    expect(looks).toEqual([{ account: 'kim', by: 'visit' }]);
  });

  test.each([
    { departmentId: '20.1' },
    { siteIndex: 'automotive-no-sites' },
    { id: 'x' },
    { id: randomUUID() },
  ])('is none of %o', async (other) => {
    await stage.start();
    await booked('first');
    const { visit, version } = await openAt();
    const elsewhere = { ...visit, ...other };
    expect(await visits().open(elsewhere, SITE, 'sv', 'kim')).toBeNull();
    const unknown = { ok: false, error: { code: 'unknown-booking' } };
    expect(await visits().changeWork(elsewhere, { serviceIds: ['long'], version })).toEqual(unknown);
    expect(await visits().changeNote(elsewhere, { note: 'a', version })).toEqual(unknown);
  });
});

describe('other work', () => {
  test('is priced and takes as long as it takes; what stays keeps its price, and the customer is told once', async () => {
    await stage.start(oneBay());
    const { token } = await booked('first');
    const dearer = SERVICES.map((each) =>
      each.id === 'hour' ? { ...each, prices: { ...each.prices, standard: 200_000 } } : each,
    );
    await stage.engine.workshops.replaceSchedule(INDEX, testSchedule(oneBay().workshops, dearer));
    const { visit, version } = await openAt();
    const more = { serviceIds: ['hour', 'quarters'], version };
    expect(await visits().changeWork(visit, more)).toEqual({ ok: true, value: { isCustomerNotified: true } });
    expect(await places()).toEqual(['bay-1 480-615']);
    // Sent twice.
    expect(await visits().changeWork(visit, more)).toEqual({
      ok: true,
      value: { isCustomerNotified: false },
    });
    expect(kinds()).toEqual(['booked 0', 'changed 1']);
    expect(await stage.service.visit(SITE, 'sv', token)).toMatchObject({
      minutes: 135,
      totalPrice: 2000,
      services: [
        { id: 'hour', price: 1000 },
        { id: 'quarters', price: 1000 },
      ],
    });
    // Less work frees the rest at once.
    expect(await change('quarters')).toEqual({ isCustomerNotified: true });
    expect(await places()).toEqual(['bay-1 480-555']);
  });

  test('is refused with its reason where it cannot be, and everything stays as it was', async () => {
    await stage.start(oneBay());
    await booked('first');
    await booked('next', { time: '10:00', registrationNumber: 'KIA001' });
    expect(await change('hour', 'long')).toEqual({
      code: 'bay-taken',
      until: { date: TUESDAY, time: '13:00' },
    });
    expect(await change()).toEqual({ code: 'no-services' });
    expect(await change('hour', 'nothing')).toEqual({ code: 'unknown-service' });
    expect(await change('special')).toEqual({ code: 'service-not-for-car' });
    expect(await places()).toEqual(['bay-1 480-540', 'bay-1 600-660']);
    expect(kinds()).toEqual(['booked 0', 'booked 0']);
    await stage.engine.workshops.replaceSchedule(INDEX, oneBay({ services: ['hour'] }));
    expect(await change('hour', 'wash')).toEqual({ code: 'not-done-here' });
  });

  test('ends before closing time, and in a bay that can do all of it', async () => {
    const [first] = bays(1, ['tyres']);
    const [, second] = bays(2);
    const resources = [first, second].flatMap((bay) => bay ?? []);
    await stage.start(testSchedule([testWorkshop({ resources })]));
    await booked('wheels', { time: '15:00', services: [{ id: 'wheels', text: null }] });
    expect(await change('wheels', 'hour')).toEqual({ code: 'bay-cannot' });
    const { visit } = await openAt();
    await stage.engine.workshops.staffBoard.move(visit, { date: TUESDAY, time: '15:00', bayId: 'bay-2' });
    expect(await change('wheels', 'hour')).toEqual({ code: 'past-closing' });
    expect(await change('hour')).toEqual({ isCustomerNotified: true });
  });

  test('may take several days, and one again: then the customer is told when to fetch the car', async () => {
    await stage.start(oneBay());
    const { token } = await booked('first');
    expect(await change('overhaul')).toEqual({ isCustomerNotified: true });
    expect(await stage.service.visit(SITE, 'sv', token)).toMatchObject({
      minutes: 1500,
      pickUp: { date: '2026-11-27', time: '09:00' },
    });
    expect(await change('hour')).toEqual({ isCustomerNotified: true });
    expect(await stage.service.visit(SITE, 'sv', token)).toMatchObject({ minutes: 60, pickUp: null });
  });

  test('of a car that is here is told at the counter; of one that is ready there is none', async () => {
    await stage.start(oneBay());
    await booked('first');
    const { visit } = await openAt();
    const { step } = stage.engine.workshops.staffBookings;
    await step(visit.id, 'booked', 'arrived');
    expect(await change('hour', 'wash')).toEqual({ isCustomerNotified: false });
    await step(visit.id, 'arrived', 'ready');
    expect(await change('hour')).toEqual({ code: 'wrong-state' });
    expect(kinds()).toEqual(['booked 0', 'ready 1']);
  });

  test('of whoever saw an older visit is refused, and their note too', async () => {
    await stage.start(oneBay());
    await booked('first');
    const { visit, version } = await openAt();
    const meanwhile = { ok: false, error: { code: 'changed-meanwhile' } };
    expect(await visits().changeNote(visit, { note: 'Nyckel i lådan', version })).toEqual({
      ok: true,
      value: null,
    });
    expect(await visits().changeWork(visit, { serviceIds: ['long'], version })).toEqual(meanwhile);
    expect(await visits().changeNote(visit, { note: 'Annat', version })).toEqual(meanwhile);
    // Sent twice.
    expect(await visits().changeNote(visit, { note: 'Nyckel i lådan', version })).toMatchObject({ ok: true });
    expect(await openAt()).toMatchObject({ version: '0.1', booking: { note: 'Nyckel i lådan' } });
    // No confirmation is dropped for a note.
    expect(kinds()).toEqual(['booked 0']);
  });

  test('what it gives back of a blocked time stays blocked', async () => {
    await stage.start(oneBay());
    await booked('first', { services: [{ id: 'long', text: null }] });
    await stage.engine.workshops.staffBlockedTimes.block(PLACE, randomUUID(), {
      bayIds: ['bay-1'],
      fromDate: TUESDAY,
      fromTime: '10:00',
      toDate: '',
      toTime: '14:00',
      repeat: 'once',
      until: '',
      reason: 'fault',
      note: '',
    });
    expect(await change('hour')).toEqual({ isCustomerNotified: true });
    expect(await stage.slotsOn(TUESDAY)).toEqual(['09:00', '14:00', '15:00']);
  });
});

test('a note is forgotten with its customer, and none is written after that', async () => {
  await stage.start(oneBay());
  await booked('first');
  const { visit, version } = await openAt();
  await visits().changeNote(visit, { note: 'Ada har nyckeln', version });
  const entry = workshopData.find(({ table }) => table === 'workshop_bookings');
  const erase = entry?.rows?.erase;
  if (erase === undefined || erase === 'delete') throw new Error('not erased by assignments');
  await stage.database.db.execute(sql`UPDATE workshop_bookings SET ${erase}`);
  expect((await openAt()).booking).toMatchObject({ note: '', customer: null });
  const now = (await openAt()).version;
  expect(await visits().changeNote(visit, { note: 'Ada', version: now })).toEqual({
    ok: false,
    error: { code: 'wrong-state' },
  });
});
