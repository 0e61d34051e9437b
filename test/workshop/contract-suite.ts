import { beforeEach, describe, expect, test } from 'vitest';
import type { BookingRequest, ClosestMessage, ClosestQuery, HoldRequest } from '~/modules/workshop';
import {
  bookingRequest,
  type ContractStage,
  closestQuery,
  gathered,
  holdRequest,
  idsOf,
  places,
  slot,
  TUESDAY,
} from './contract-requests';
import { visitContract } from './contract-visits';
import { SITE, testSchedule } from './engine';

/** What every workshop service does, whoever does it; the engine under it is begun anew before each test. */
export function workshopContract(open: () => ContractStage): void {
  const service = () => open().service;
  const all = (over: Partial<ClosestQuery> = {}) =>
    gathered(service().closestAvailable(SITE, closestQuery(over), new AbortController().signal));
  const day = async (holdId: string | null = null, departmentId = '10.1') =>
    service().timeslots(SITE, {
      registrationNumber: 'ABC123',
      departmentId,
      from: TUESDAY,
      serviceOfferings: ['hour'],
      holdId,
    });
  const slotsOf = async (holdId: string | null = null) => {
    const days = await day(holdId);
    return days.ok ? days.value[0]?.availableSlots : days.error.code;
  };
  const held = async (over: Partial<HoldRequest> = {}) => {
    const hold = await service().hold(SITE, holdRequest(over));
    if (!hold.ok) throw new Error(hold.error.code);
    return hold.value;
  };
  const booked = async (key: string, over: Partial<BookingRequest> = {}) => {
    const visit = await service().book(SITE, 'sv', bookingRequest(key, over));
    if (!visit.ok) throw new Error(visit.error.code);
    return visit.value;
  };

  beforeEach(() => open().engine.restart(testSchedule(places)));

  describe('reading', () => {
    test('cars are found, unknown, or not to be had just now', async () => {
      expect(await service().vehicle(SITE, 'ABC123')).toMatchObject({ ok: true, value: { brand: 'Volvo' } });
      for (const [plate, code] of [
        ['NON111', 'unknown-vehicle'],
        ['ERR500', 'register-unavailable'],
      ] as const) {
        expect(await service().vehicle(SITE, plate)).toEqual({ ok: false, error: { code } });
        const car = { registrationNumber: plate, mileage: null };
        expect(await service().offers(SITE, 'sv', car)).toEqual({ ok: false, error: { code } });
      }
    });

    test('offers have categories, services and add-ons', async () => {
      const offers = await service().offers(SITE, 'sv', { registrationNumber: 'ABC123', mileage: 8500 });
      if (!offers.ok) throw new Error(offers.error.code);
      const [category] = offers.value.categories;
      expect(category?.services.find(({ id }) => id === 'hour')).toMatchObject({
        name: 'Tjänst hour',
        price: 1000,
        priceKnown: true,
        unitAbbreviation: 'st',
      });
      expect(category?.services.some(({ id }) => id === 'special')).toBe(false);
      expect(offers.value.addOns.map(({ id }) => id)).toEqual(['wash']);
    });

    test('W-176 W-179 workshops come nearest first, go on after the cursor, and end with nosites', async () => {
      const messages = await all();
      expect(idsOf(messages)).toEqual(['10.1', '10.2', '10.3', 'nosites']);
      expect(messages[0]).toMatchObject({ siteName: 'Nordhem 1', firstTimeSlot: `${TUESDAY}T08:00:00` });
      expect(idsOf(await all({ cursor: '10.1' }))).toEqual(['10.2', '10.3', 'nosites']);
      expect(idsOf(await all({ cursor: '10.3' }))).toEqual(['nosites']);
      const north = { latitude: 58, longitude: 15.5 };
      expect(idsOf(await all({ position: north }))).toEqual(['10.3', '10.2', '10.1', 'nosites']);
      expect(idsOf(await all({ position: null }))).toHaveLength(4);
    });

    test('a stream that cannot be says why', async () => {
      expect(await all({ registrationNumber: 'NON111' })).toEqual([{ error: 'unknown-vehicle' }]);
      expect(await all({ registrationNumber: 'ERR500' })).toEqual([{ error: 'register-unavailable' }]);
      expect(await all({ serviceOfferings: ['nothing'] })).toEqual([{ error: 'unknown-service' }]);
    });

    test('a stream may be left, and ends when it is aborted', async () => {
      for await (const message of service().closestAvailable(
        SITE,
        closestQuery(),
        new AbortController().signal,
      )) {
        expect(idsOf([message])).toEqual(['10.1']);
        break;
      }
      const stop = new AbortController();
      const seen: ClosestMessage[] = [];
      for await (const message of service().closestAvailable(SITE, closestQuery(), stop.signal)) {
        seen.push(message);
        stop.abort();
      }
      expect(idsOf(seen)).toEqual(['10.1']);
      expect(await slotsOf()).toContain('08:00');
    });

    test('times are seven days from the one asked for', async () => {
      const days = await day();
      if (!days.ok) throw new Error(days.error.code);
      expect(days.value).toHaveLength(7);
      expect(days.value[0]).toMatchObject({ date: TUESDAY, allDaySlotAvailable: false });
      expect(days.value[0]?.availableSlots[0]).toBe('08:00');
      expect(await day(null, '99.9')).toEqual({ ok: false, error: { code: 'unknown-workshop' } });
    });

    test('everything that is offered needs no car', async () => {
      const offers = await service().allOffers(SITE, 'sv');
      if (!offers.ok) throw new Error(offers.error.code);
      const ids = offers.value.categories.flatMap(({ services }) => services.map(({ id }) => id));
      expect(ids).toEqual(expect.arrayContaining(['hour', 'special', 'warranty']));
      expect(offers.value.addOns).toMatchObject([{ id: 'wash', minutes: 15, price: 1000 }]);
    });

    test('free days of several workshops, without those on which nothing is free', async () => {
      const query = { departmentIds: ['10.2', '10.1'], from: '2026-11-20', to: '2026-12-01', holdId: null };
      const work = { registrationNumber: 'ABC123', serviceOfferings: ['hour'] };
      const free = await service().freeDays(SITE, { ...query, work });
      if (!free.ok) throw new Error(free.error.code);
      expect(free.value.map(({ departmentId }) => departmentId)).toEqual(['10.2', '10.1']);
      for (const { days } of free.value) {
        const dates = ['24', '25', '26', '27', '30'].map((each) => `2026-11-${each}`);
        expect(days.map(({ date }) => date)).toEqual([...dates, '2026-12-01']);
        expect(days[0]?.availableSlots[0]).toBe('08:00');
      }
      expect(await service().freeDays(SITE, { ...query, departmentIds: ['99.9'], work })).toMatchObject({
        error: { code: 'unknown-workshop' },
      });
    });

    test('brands are authorised or not, and services have prices', async () => {
      for (const brand of ['Volvo', 'land rover', 'Land-Rover'])
        expect(await service().hasBrand(SITE, brand)).toBe(true);
      for (const brand of ['Zzz', '<script>']) expect(await service().hasBrand(SITE, brand)).toBe(false);
      const query = { registrationNumber: 'ABC123', mileage: null, departmentId: '10.1' };
      expect(await service().prices(SITE, { ...query, serviceOfferings: ['hour', 'wheels'] })).toEqual({
        ok: true,
        value: [
          { code: 'hour', price: 1000, regularPrice: null },
          { code: 'wheels', price: 99, regularPrice: null },
        ],
      });
      expect(await service().prices(SITE, { ...query, serviceOfferings: ['nothing'] })).toMatchObject({
        error: { code: 'unknown-service' },
      });
    });
  });

  describe('holding and booking', () => {
    test('a hold takes its time from others, not from its holder, and moves with a new pick', async () => {
      const hold = await held();
      expect(await slotsOf()).not.toContain('08:00');
      expect(await slotsOf(hold.holdId)).toContain('08:00');
      const taken = await service().hold(SITE, holdRequest());
      expect(taken).toMatchObject({ ok: false, error: { code: 'slot-taken' } });
      expect(taken.ok || taken.error.code !== 'slot-taken' ? [] : taken.error.alternatives).toContainEqual({
        date: TUESDAY,
        time: '09:00',
      });
      const moved = await held({ time: '10:00', holdId: hold.holdId });
      expect(await slotsOf()).toContain('08:00');
      expect(await slotsOf()).not.toContain('10:00');
      expect(await service().extendHold(SITE, moved.holdId)).toMatchObject({ ok: true });
      await service().releaseHold(SITE, moved.holdId);
      await service().releaseHold(SITE, moved.holdId);
      expect(await slotsOf()).toContain('10:00');
      expect(await service().extendHold(SITE, moved.holdId)).toEqual({
        ok: false,
        error: { code: 'unknown-hold' },
      });
    });

    test('the same key books once; another booking with it is refused', async () => {
      const { holdId } = await held();
      const visit = await booked('key-number-1', { holdId });
      expect(visit).toMatchObject({
        ...slot,
        state: 'booked',
        totalPrice: 1000,
        currency: 'SEK',
        zone: 'Europe/Stockholm',
        vehicle: { registrationNumber: 'ABC123' },
        services: [{ id: 'hour', text: 'Det gnisslar' }],
      });
      expect((await booked('key-number-1', { holdId })).bookingId).toBe(visit.bookingId);
      const other = await service().book(SITE, 'sv', bookingRequest('key-number-1', { time: '12:00' }));
      expect(other).toEqual({ ok: false, error: { code: 'key-reused' } });
      const late = await service().book(SITE, 'sv', bookingRequest('key-number-2'));
      expect(late).toMatchObject({ ok: false, error: { code: 'slot-taken' } });
    });

    test('correction 12: a car that has a visit at that time is asked about, where that is wished', async () => {
      const queries = { departmentId: '10.2', refuseIfCarIsBooked: true } as const;
      const ask = (key: string, over: Partial<BookingRequest> = {}) =>
        service().book(SITE, 'sv', bookingRequest(key, { ...queries, ...over }));
      const { token } = await booked('key-number-6');
      expect(await ask('key-number-7')).toEqual({
        ok: false,
        error: { code: 'already-booked', visits: [slot] },
      });
      // Another hour, another car, and whoever means it.
      expect(await ask('key-number-8', { time: '09:00' })).toMatchObject({ ok: true });
      expect(await ask('key-number-9', { registrationNumber: 'KIA001' })).toMatchObject({ ok: true });
      const meant = { departmentId: '10.3', refuseIfCarIsBooked: false };
      const twice = await ask('key-number-7', meant);
      expect(twice).toMatchObject({ ok: true });
      // The same again is the same, and a visit that is cancelled is in nobody's way.
      expect(await ask('key-number-7', { ...meant, refuseIfCarIsBooked: true })).toMatchObject({
        value: { bookingId: twice.ok ? twice.value.bookingId : '' },
      });
      await service().cancel(SITE, 'sv', token);
      if (twice.ok) await service().cancel(SITE, 'sv', twice.value.token);
      expect(await ask('key-number-a', { departmentId: '10.1' })).toMatchObject({ ok: true });
    });

    test.each([
      [{ departmentId: '99.9' }, 'unknown-workshop'],
      [{ services: [{ id: 'nothing', text: null }] }, 'unknown-service'],
      [{ registrationNumber: 'NON111' }, 'unknown-vehicle'],
      [{ date: '2026-11-29' }, 'time-not-offered'],
      [{ time: '03:00' }, 'time-not-offered'],
      [{ date: '2026-11-23' }, 'outside-booking-window'],
      [{ date: '2027-06-01' }, 'outside-booking-window'],
    ] as const)('what cannot be booked, %j, is refused: %s', async (over, code) => {
      const request = bookingRequest(
        'key-number-3',
        'services' in over ? { services: [...over.services] } : over,
      );
      expect(await service().book(SITE, 'sv', request)).toMatchObject({ ok: false, error: { code } });
    });

    visitContract({ service, booked, slotsOf });
  });
}
