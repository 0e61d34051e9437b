import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { INDEX, openEngine, SITE, testSchedule, testWorkshop } from '~test/workshop/engine';
import { engineStage, TUESDAY } from '~test/workshop/engine-stage';
import { type CapacityItem, type CapacityOverride, priceItem } from '../domain/capacity/override';

const stage = engineStage();
const { start, booked, book, held, slotsOn, stream } = stage;
const PLACE = { siteIndex: INDEX, departmentId: '10.1' };
const WEDNESDAY = '2026-11-25';
const NEXT_WEEK = '2026-12-01';
const ALL_DAY = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'];

const capacity = () => stage.engine.workshops.staffCapacity;
const view = async () => {
  const found = await capacity().workshop(PLACE);
  if (found === null) throw new Error('no workshop');
  return found;
};
const revisionOf = async ({ part, item }: CapacityItem): Promise<number> =>
  (await view()).overrides.find((each) => each.part === part && each.item === item)?.revision ?? 0;

/** As the page does it: what the preview names is known, and the revision that is there. */
async function say(override: CapacityOverride, seen?: number) {
  const { part, item } = override;
  const change = { part, item, override };
  const preview = await capacity().preview(PLACE, change);
  const visits = (preview?.visits ?? []).map(({ booking }) => booking.id);
  const by = { account: 'me', seen: seen ?? (await revisionOf(override)), visits };
  return { result: await capacity().change(PLACE, change, by), preview };
}
async function release({ part, item }: CapacityItem) {
  const by = { account: 'me', seen: await revisionOf({ part, item }), visits: [] };
  return capacity().change(PLACE, { part, item, override: null }, by);
}
const OK = { ok: true, value: null };

const mornings: CapacityOverride = {
  part: 'hours',
  item: '',
  value: [2, 3].map((weekday) => ({ weekday, spans: [{ opens: '08:00', closes: '12:00' }] })),
};
const closed: CapacityOverride = { part: 'day', item: TUESDAY, value: [] };
type BayOverride = Extract<CapacityOverride, { part: 'bay' }>;
const bay = (value: Partial<BayOverride['value']>, item = 'bay-1'): BayOverride => ({
  part: 'bay',
  item,
  value: { added: null, name: null, competences: null, outFrom: null, ...value },
});
const price = (from: string, standard: number): CapacityOverride => ({
  part: 'price',
  item: priceItem('hour', from),
  value: { prices: { standard, premium: 150_000, 'light-commercial': null }, agreementPrices: {} },
});
const priceOn = async (date?: string) => {
  const query = { registrationNumber: 'ABC123', mileage: null, departmentId: '10.1' };
  const prices = await stage.service.prices(SITE, { ...query, serviceOfferings: ['hour'], date });
  return prices.ok ? prices.value[0]?.price : prices.error.code;
};

/** Each test has a workshop of its own: what is said of it stays with the database. */
async function startClean() {
  await start();
  for (const { part, item, override } of (await view()).overrides)
    if (override !== null) await release({ part, item });
}

describe('hours that staff change', () => {
  test('are offered at once, outlive an import, and are the import again when they are released', async () => {
    await startClean();
    expect((await say(mornings)).result).toEqual(OK);
    expect(await slotsOn(TUESDAY)).toEqual(ALL_DAY.slice(0, 4));
    expect(await slotsOn('2026-11-26')).toEqual([]);
    const later = testWorkshop({ slotMinutes: 120 });
    const imported = await stage.engine.workshops.replaceSchedule(INDEX, testSchedule([later]));
    expect(imported).toEqual(OK);
    expect(await slotsOn(TUESDAY)).toEqual(['08:00', '10:00']);
    expect(await release({ part: 'hours', item: '' })).toEqual(OK);
    expect(await slotsOn(TUESDAY)).toEqual(['08:00', '10:00', '12:00', '14:00']);
    const [first, second] = (await view()).changes;
    expect([first?.before, first?.after]).toEqual([second?.after, second?.before]);
  });

  test('are those of every process', async () => {
    await startClean();
    const other = await openEngine(stage.database, { now: () => stage.now, filled: true });
    await say(closed);
    const offered = async () => {
      const found = await other.workshops.service.timeslots(SITE, {
        registrationNumber: 'ABC123',
        departmentId: '10.1',
        from: TUESDAY,
        serviceOfferings: ['hour'],
        holdId: null,
      });
      return found.ok && found.value[0]?.availableSlots;
    };
    await expect.poll(offered).toEqual([]);
    await other.stop();
  });

  test('name the visits that they touch, which keep their places', async () => {
    await startClean();
    await booked('early', { time: '08:00' });
    await booked('late', { time: '15:00' });
    const { preview, result } = await say(mornings);
    expect(preview?.visits.map(({ booking, troubles }) => [booking.time, troubles])).toEqual([
      ['15:00', ['hours']],
    ]);
    expect(preview?.visits[0]?.booking.customer?.phone).toContain('174');
    expect(result).toEqual(OK);
    expect((await view()).visits.map(({ booking }) => booking.time)).toEqual(['15:00']);
    const board = await stage.engine.workshops.staffBoard.day(INDEX, '10.1', TUESDAY);
    expect(board?.visits).toHaveLength(2);
    const [visit] = (await view()).visits;
    const moved = await stage.engine.workshops.staffBoard.move(
      { ...PLACE, id: visit?.booking.id ?? '' },
      { bayId: 'bay-1', time: '09:00', date: TUESDAY },
    );
    expect(moved.ok).toBe(true);
    expect((await view()).visits).toEqual([]);
  });

  test('are not changed over a visit that was booked after the preview', async () => {
    await startClean();
    const change = { part: closed.part, item: closed.item, override: closed };
    expect((await capacity().preview(PLACE, change))?.visits).toEqual([]);
    await booked('meanwhile', { time: '10:00' });
    const by = { account: 'me', seen: await revisionOf(closed), visits: [] };
    expect(await capacity().change(PLACE, change, by)).toEqual({
      ok: false,
      error: { code: 'more-visits' },
    });
    expect(await slotsOn(TUESDAY)).toEqual(ALL_DAY);
    expect((await say(closed)).result).toEqual(OK);
    expect(await slotsOn(TUESDAY)).toEqual([]);
  });

  test('twice change once; whoever saw an older state is told what the others did', async () => {
    await startClean();
    const seen = await revisionOf(mornings);
    expect((await say(mornings, seen)).result).toEqual(OK);
    expect((await say(mornings, seen)).result).toEqual(OK);
    expect(await revisionOf(mornings)).toBe(seen + 1);
    const { result } = await say({ part: 'hours', item: '', value: [] }, seen);
    expect(result).toMatchObject({ ok: false, error: { code: 'conflict', changes: [{ account: 'me' }] } });
    // Released keeps its revision: two who release and change do not pass each other unseen.
    await release(mornings);
    expect((await say(mornings, seen)).result.ok).toBe(false);
  });

  test('an unknown workshop, bay or service is none', async () => {
    await startClean();
    const nowhere = { ...PLACE, departmentId: '99.9' };
    const change = { part: 'hours', item: '', override: mornings } as const;
    const by = { account: 'me', seen: 0, visits: [] };
    expect(await capacity().workshop(nowhere)).toBeNull();
    expect(await capacity().change(nowhere, change, by)).toMatchObject({ error: { code: 'unknown' } });
    const service: CapacityOverride = {
      part: 'service',
      item: 'no-such',
      value: { isDone: false, minutes: null },
    };
    expect((await say(service)).result).toMatchObject({ error: { code: 'unknown' } });
  });
});

describe('bays that staff change', () => {
  test('one that is taken out takes no work from its day on, by nobody, and its visits stay', async () => {
    await startClean();
    await stage.engine.restart(testSchedule([testWorkshop({ resources: twoBays })]));
    await booked('tyres', { date: WEDNESDAY, services: [{ id: 'wheels', text: null }] });
    const { preview, result } = await say(bay({ outFrom: WEDNESDAY }, 'tyre-bay'));
    expect(preview?.visits.map(({ troubles }) => troubles)).toEqual([['bay']]);
    expect(result).toEqual(OK);
    expect(await slotsOn(TUESDAY, null, ['wheels'])).toEqual(ALL_DAY);
    expect(await slotsOn(WEDNESDAY, null, ['wheels'])).toEqual([]);
    const again = { date: WEDNESDAY, time: '10:00', services: [{ id: 'wheels', text: null }] };
    expect(await book(randomUUID(), again)).toMatchObject({ error: { code: 'time-not-offered' } });
    const overtime = await stage.engine.workshops.phoneBookings.book(SITE, 'sv', '10.1', {
      idempotencyKey: randomUUID(),
      vehicle: CAR,
      mileage: null,
      serviceIds: ['wheels'],
      at: { date: WEDNESDAY, time: '18:00', bayId: 'tyre-bay' },
      customer: { name: 'Ada Ek', phone: '070-174 06 05', email: '' },
      comment: '',
    });
    expect(overtime.ok).toBe(false);
    const day = (date: string) => stage.engine.workshops.staffBoard.day(INDEX, '10.1', date);
    // Shown for its visit, and not on the day after.
    expect((await day(WEDNESDAY))?.bays.map(({ id }) => id)).toEqual(['bay-1', 'tyre-bay']);
    expect((await day('2026-11-26'))?.bays.map(({ id }) => id)).toEqual(['bay-1']);
    // Once it is out, nobody is offered what only it can do.
    stage.now = new Date('2026-11-25T07:00:00Z');
    const offered = await stage.service.allOffers(SITE, 'sv');
    const ids = offered.ok ? offered.value.categories.flatMap(({ services }) => services) : [];
    expect(ids.some(({ id }) => id === 'wheels')).toBe(false);
    expect(await stream({ serviceOfferings: ['wheels'] })).toEqual([{ nosites: true }]);
  });

  test('a hold in a bay that is taken out is not booked there', async () => {
    await startClean();
    const hold = await held({ date: WEDNESDAY, time: '09:00' });
    await say(bay({ outFrom: WEDNESDAY }, 'bay-1'));
    await booked('with', { holdId: hold.holdId, date: WEDNESDAY, time: '09:00' });
    const board = await stage.engine.workshops.staffBoard.day(INDEX, '10.1', WEDNESDAY);
    expect(board?.visits.map(({ bayId }) => bayId)).toEqual(['bay-2']);
  });

  test('one of their own takes visits like any other, and is not lost with a release', async () => {
    await startClean();
    const own = bay({ added: 'bay', name: 'Lyft 3', competences: ['service'] }, 'staff-0000000a');
    expect((await say(own)).result).toEqual(OK);
    for (const key of ['one', 'two', 'three']) await booked(key, { time: '10:00' });
    expect(await slotsOn(TUESDAY)).not.toContain('10:00');
    const board = await stage.engine.workshops.staffBoard.day(INDEX, '10.1', TUESDAY);
    expect(board?.bays.at(-1)).toEqual({ id: 'staff-0000000a', name: 'Lyft 3' });
    expect(await release(own)).toMatchObject({ error: { code: 'unknown' } });
    const out = { ...own, value: { ...own.value, outFrom: TUESDAY } };
    expect((await say(out)).preview?.visits).toHaveLength(1);
    await say(own);
    await say({ ...own, value: { ...own.value, outFrom: '2026-01-01' } });
  });
});

describe('services and prices that staff change', () => {
  test('a price counts from its day on: in the list of today, at the workshop, and as it is booked', async () => {
    await startClean();
    expect((await say(price(NEXT_WEEK, 129_550))).result).toEqual(OK);
    const offers = await stage.service.offers(SITE, 'sv', { registrationNumber: 'ABC123', mileage: null });
    const hour = () =>
      offers.ok && offers.value.categories[0]?.services.find(({ id }) => id === 'hour')?.price;
    expect(hour()).toBe(1000);
    expect([await priceOn(), await priceOn('2026-11-30'), await priceOn(NEXT_WEEK)]).toEqual([
      1000, 1000, 1295.5,
    ]);
    const before = await booked('before', { date: '2026-11-30' });
    const after = await booked('after', { date: NEXT_WEEK });
    expect([before.totalPrice, after.totalPrice]).toEqual([1000, 1295.5]);
    stage.now = new Date('2026-12-02T07:00:00Z');
    expect(await priceOn()).toBe(1295.5);
    expect(await release(price(NEXT_WEEK, 0))).toEqual(OK);
    expect(await priceOn()).toBe(1000);
    // What was booked keeps its price.
    expect((await stage.service.visit(SITE, 'sv', after.token))?.totalPrice).toBe(1295.5);
  });

  test('who books by telephone reads the price of each day, which is what the visit then costs', async () => {
    await startClean();
    await say(price(NEXT_WEEK, 129_550));
    const phone = stage.engine.workshops.phoneBookings;
    const car = await phone.car('ABC123', null);
    if (!car.ok) throw new Error(car.error.code);
    const work = { vehicle: car.value, mileage: null, serviceIds: ['hour'] };
    const days = await phone.days(SITE, '10.1', work, '2026-11-30');
    expect(days.ok && days.value.days.slice(0, 2).map((day) => [day.date, day.price])).toEqual([
      ['2026-11-30', 1000],
      [NEXT_WEEK, 1295.5],
    ]);
    const listed = (day: string) =>
      phone
        .offers(SITE, 'sv', '10.1', work, day)
        .categories.flatMap(({ services }) => services)
        .find(({ id }) => id === 'hour')?.price;
    expect([listed(''), listed('2026-11-30'), listed(NEXT_WEEK)]).toEqual([1000, 1000, 1295.5]);
  });

  test('work that is not done any more is offered to nobody, and takes as long as they say', async () => {
    await startClean();
    await booked('wash', { services: [{ id: 'hour', text: null }] });
    const service = (isDone: boolean | null, minutes: number | null): CapacityOverride => ({
      part: 'service',
      item: 'hour',
      value: { isDone, minutes },
    });
    await say(service(null, 180));
    expect(await slotsOn(WEDNESDAY)).toEqual(['08:00', '09:00', '10:00', '11:00', '12:00', '13:00']);
    const { preview } = await say(service(false, null));
    expect(preview?.visits.map(({ troubles }) => troubles)).toEqual([['service']]);
    expect(await book(randomUUID(), { date: WEDNESDAY })).toMatchObject({ error: { code: 'not-done-here' } });
  });
});

const twoBays = [
  { id: 'bay-1', name: 'Bay 1', kind: 'bay' as const, competences: ['service'] },
  { id: 'tyre-bay', name: 'Tyres', kind: 'bay' as const, competences: ['service', 'tyres', 'more'] },
];
const CAR = {
  registrationNumber: 'ABC123',
  brand: 'Volvo',
  model: 'Combi',
  buildYear: 2019,
  fuel: 'petrol' as const,
  hasServiceAgreement: false,
  carClass: null,
  brandClass: null,
};
