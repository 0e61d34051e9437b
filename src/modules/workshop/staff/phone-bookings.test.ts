import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bays, INDEX, SITE, testSchedule, testWorkshop } from '~test/workshop/engine';
import { engineStage, TUESDAY } from '~test/workshop/engine-stage';
import type { Vehicle } from '../domain/vehicle';
import type { PhoneBookingRequest } from './phone-bookings';

const stage = engineStage();
const { start, booked } = stage;
const MONDAY = '2026-11-23';
const phone = () => stage.engine.workshops.phoneBookings;
const vehicleOf = async (
  plate: string,
  typed: { brand: string; model: string } | null = null,
): Promise<Vehicle> => {
  const car = await phone().car(plate, typed);
  if (!car.ok) throw new Error(car.error.code);
  return car.value;
};
const request = async (fields: Partial<PhoneBookingRequest> = {}): Promise<PhoneBookingRequest> => ({
  idempotencyKey: randomUUID(),
  vehicle: await vehicleOf('ABC123'),
  serviceIds: ['hour'],
  at: { date: TUESDAY, time: '08:00' },
  customer: { name: 'Eva Berg', phone: '070-174 06 77', email: '' },
  mileage: null,
  comment: '',
  ...fields,
});
const bookOf = async (fields: Partial<PhoneBookingRequest> = {}) =>
  phone().book(SITE, 'sv', '10.1', await request(fields));
const because = async (fields: Partial<PhoneBookingRequest>) => {
  const result = await bookOf(fields);
  return result.ok ? 'booked' : result.error.code;
};
const daysOf = async (serviceIds: readonly string[], from = MONDAY, vehicle?: Vehicle) => {
  const work = { vehicle: vehicle ?? (await vehicleOf('ABC123')), mileage: null, serviceIds };
  const days = await phone().days(SITE, '10.1', work, from);
  if (!days.ok) throw new Error(days.error.code);
  return days.value;
};

describe('booking by telephone', () => {
  test('takes a time as customers do, with a number that reads like theirs, and tells them', async () => {
    await start();
    const result = await bookOf({
      customer: { name: ' Eva Berg ', phone: '070-174 06 77', email: 'eva@mail.example' },
    });
    expect(result).toMatchObject({
      ok: true,
      value: {
        state: 'booked',
        date: TUESDAY,
        time: '08:00',
        resource: 'Bay 1',
        customer: { name: 'Eva Berg', phone: '+46701740677', email: 'eva@mail.example' },
        services: [{ name: 'Tjänst hour', text: null }],
      },
    });
    expect(stage.engine.notices.map(({ kind }) => kind)).toEqual(['booked']);
  });

  test('reads a customer and a plate out of what was copied from a mail or a contact', async () => {
    await start();
    const pasted = {
      name: 'Jo\u00adhan\u00a0 Ek\n',
      phone: 'Tel. 070-174 06 77',
      email: 'Jo Ek <jo@mail.example>',
    };
    const value = { customer: { name: 'Johan Ek', phone: '+46701740677', email: 'jo@mail.example' } };
    expect(await bookOf({ customer: pasted })).toMatchObject({ ok: true, value });
    const customer = { ...pasted, phone: 'tel:+46701740677', email: 'mailto:jo@mail.example' };
    const at = { date: TUESDAY, time: '11:00' };
    expect(await bookOf({ customer, at })).toMatchObject({ ok: true, value });
    for (const plate of ['(ABC 123)', 'ABC 123.', 'ＡＢＣ１２３', 'ABC–123'])
      expect((await vehicleOf(plate)).registrationNumber, plate).toBe('ABC123');
  });

  test('is open today, from the hour that has begun', async () => {
    await start();
    // Half past nine in Stockholm.
    stage.now = new Date('2026-11-23T08:30:00Z');
    const [today] = (await daysOf(['hour'])).days;
    expect(today?.date).toBe(MONDAY);
    expect(today?.slots[0]?.time).toBe('09:00');
    expect(await because({ at: { date: MONDAY, time: '09:00' } })).toBe('booked');
    expect(await because({ at: { date: MONDAY, time: '08:00' } })).toBe('outside-booking-window');
    expect(await because({ at: { date: '2026-11-20', time: '08:00' } })).toBe('outside-booking-window');
  });

  test('a drop-off is one until the morning is over; later it is a time', async () => {
    await start();
    const [first] = (await daysOf(['repair'])).days;
    expect(first?.slots).toEqual([{ date: MONDAY, time: null }]);
    stage.now = new Date('2026-11-23T08:30:00Z');
    const [today, tomorrow] = (await daysOf(['repair'])).days;
    expect(today?.slots[0]).toEqual({ date: MONDAY, time: '09:00' });
    expect(tomorrow?.slots).toEqual([{ date: TUESDAY, time: null }]);
    const late = await bookOf({ serviceIds: ['repair'], at: { date: MONDAY, time: '10:00' } });
    expect(late).toMatchObject({ ok: true, value: { time: '10:00', date: MONDAY } });
    const early = await bookOf({ serviceIds: ['repair'], at: { date: TUESDAY, time: null } });
    expect(early).toMatchObject({ ok: true, value: { time: null, date: TUESDAY } });
  });

  test('lists the next days with free times, and goes on from there', async () => {
    await start();
    const days = await daysOf(['hour'], TUESDAY);
    expect(days.days.map(({ date }) => date)).toEqual([
      TUESDAY,
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
    ]);
    expect(days.next).toBe('2026-12-01');
    expect(days.bays).toEqual([
      { id: 'bay-1', name: 'Bay 1' },
      { id: 'bay-2', name: 'Bay 2' },
    ]);
    expect((await daysOf(['hour'], 'nonsense')).days[0]?.date).toBe(MONDAY);
    expect((await daysOf(['hour'], '2028-06-01')).days).toEqual([]);
  });

  test('offers what this workshop does for the car', async () => {
    const tyres = testWorkshop({ resources: bays(1, ['tyres']) });
    await start(testSchedule([tyres, testWorkshop({ departmentId: '10.2' })]));
    const offers = phone().offers(
      SITE,
      'sv',
      '10.1',
      { vehicle: await vehicleOf('ABC123'), mileage: null },
      MONDAY,
    );
    expect(offers.categories.flatMap(({ services }) => services.map(({ id }) => id))).toEqual(['wheels']);
    expect(await because({ serviceIds: ['hour'] })).toBe('not-done-here');
    expect(await because({ serviceIds: [] })).toBe('invalid');
    expect(await because({ serviceIds: ['nothing'] })).toBe('unknown-service');
  });

  test('a car that the register does not know, or does not tell of, is typed', async () => {
    await start();
    const codeOf = async (plate: string) => {
      const car = await phone().car(plate, null);
      return car.ok ? 'found' : car.error.code;
    };
    expect(await codeOf('ZZZ999')).toBe('unknown-vehicle');
    expect(await codeOf('ERR500')).toBe('register-unavailable');
    expect(await codeOf('?')).toBe('invalid-registration-number');
    const vehicle = await vehicleOf('err 500', { brand: 'Volvo', model: 'V60' });
    expect(await bookOf({ vehicle })).toMatchObject({
      ok: true,
      value: { vehicle: { registrationNumber: 'ERR500', brand: 'Volvo', model: 'V60', buildYear: null } },
    });
    // What the register says is not typed over.
    expect((await vehicleOf('KIA001', { brand: 'Volvo', model: 'V60' })).brand).toBe('Kia');
  });

  test('outside the offered times it takes any minute of a bay, and nothing that is taken', async () => {
    await start();
    const late = { date: TUESDAY, time: '17:10', bayId: 'bay-1' };
    expect(await bookOf({ at: late })).toMatchObject({
      ok: true,
      value: { time: '17:10', resource: 'Bay 1' },
    });
    expect(await because({ at: { ...late, time: '18:00' } })).toBe('slot-taken');
    expect(await because({ at: { ...late, time: '18:10' } })).toBe('booked');
    expect(await because({ at: { ...late, bayId: 'nowhere' } })).toBe('not-done-here');
    expect(await because({ at: { ...late, date: '2026-11-20' } })).toBe('outside-booking-window');
    expect(await because({ at: { ...late, time: '99:99' } })).toBe('time-not-offered');
    expect(await because({ at: { ...late, bayId: 'bay-2' }, serviceIds: ['overhaul'] })).toBe(
      'time-not-offered',
    );
    await stage.engine.workshops.staffBlockedTimes.block(
      { siteIndex: INDEX, departmentId: '10.1' },
      randomUUID(),
      {
        bayIds: ['bay-2'],
        fromDate: TUESDAY,
        fromTime: '',
        toDate: '',
        toTime: '',
        repeat: 'once',
        until: '',
        reason: 'fault',
        note: '',
      },
    );
    expect(await because({ at: { ...late, bayId: 'bay-2' } })).toBe('slot-taken');
  });

  test('says what is wrong with the customer, and what is taken', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    await booked('first');
    expect(await because({})).toBe('slot-taken');
    expect(await because({ at: { date: TUESDAY, time: '08:17' } })).toBe('time-not-offered');
    const at = { date: TUESDAY, time: '10:00' };
    const fieldOf = async (customer: Partial<PhoneBookingRequest['customer']>) => {
      const result = await bookOf({
        at,
        customer: { name: 'Eva', phone: '070-174 06 77', email: '', ...customer },
      });
      return !result.ok && result.error.code === 'invalid' ? result.error.field : 'no fault';
    };
    expect(await fieldOf({ name: ' ' })).toBe('name');
    expect(await fieldOf({ phone: '12' })).toBe('phone');
    expect(await fieldOf({ email: 'eva@mail' })).toBe('email');
  });

  test('the same form twice, even at once, books once; another with its key does not', async () => {
    await start();
    const same = await request({ at: { date: TUESDAY, time: '10:00' } });
    const book = () => phone().book(SITE, 'sv', '10.1', same);
    const answers = await Promise.all([book(), book(), book()]);
    const numbers = new Set(answers.map((each) => (each.ok ? each.value.bookingId : each.error.code)));
    expect(numbers.size).toBe(1);
    expect(await stage.engine.workshops.staffBookings.bookings(INDEX, '10.1', TUESDAY, TUESDAY)).toHaveLength(
      1,
    );
    expect(await because({ idempotencyKey: same.idempotencyKey, comment: 'other' })).toBe('key-reused');
  });
});
