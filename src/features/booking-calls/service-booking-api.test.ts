import { expect, test } from 'vitest';
import { serviceBookingApi } from './service-booking-api';

/** An API whose server answers this, and what it was asked. */
function apiWith(body: unknown, status = 200) {
  const sent: { readonly url: string; readonly body: unknown }[] = [];
  const fake: typeof fetch = async (url, init = {}) => {
    sent.push({ url: `${init.method} ${String(url)}`, body: JSON.parse(String(init.body)) });
    return Response.json(body, { status });
  };
  return { api: serviceBookingApi({ fetch: fake, language: 'sv' }), sent };
}

const CAR = {
  regNo: 'ABC123',
  brand: 'Volvo',
  model: 'V60',
  shortBrand: 'volvo',
  hasBasicService: true,
  productionDate: '2021-01-01',
};
const refused = { kind: 'refused', code: null, message: null, alternatives: [], visits: [] };

test('W-408: a car has brand, model, production date and short brand; an empty object is no car, nonsense no answer', async () => {
  const found = apiWith(CAR);
  expect(await found.api.car('ABC123')).toEqual({ ok: true, value: { car: CAR } });
  expect(found.sent).toEqual([{ url: 'POST /api/service-booking/car/get', body: { regNo: 'ABC123' } }]);
  expect(await apiWith({}).api.car('XXX000')).toEqual({ ok: true, value: { car: null } });
  expect(await apiWith({ regNo: 'ABC123' }).api.car('ABC123')).toMatchObject({ ok: false });
  expect(await apiWith([]).api.car('ABC123')).toMatchObject({ ok: false });
});

const department = (departmentId: string, sortOrder: number) => ({
  departmentId,
  name: `Verkstad ${departmentId}`,
  sortOrder,
});

test('W-409: departments come as a map and are read in the order in which they are offered', async () => {
  const { api } = apiWith({ b: department('b', 1), a: department('a', 0), c: 'nonsense' });
  const answer = await api.departments({
    brandCode: 'volvo',
    services: ['oil'],
    lat: '',
    long: '',
    radius: '100',
    regno: 'ABC123',
  });
  expect(answer.ok && answer.value.map(({ departmentId, name }) => [departmentId, name])).toEqual([
    ['a', 'Verkstad a'],
    ['b', 'Verkstad b'],
  ]);
});

const RANGE = { startDate: '2026-03-02', endDate: '2026-05-02', brandcode: 'volvo', resourceDemand: '2' };

test('W-410 W-451: free days are read by department; an answer that is no list is none', async () => {
  const body = [
    {
      department: { departmentId: 'a', name: 'A' },
      response: { availableDates: [{ date: '2026-03-09' }, { date: 'soon' }, { date: '2026-03-04' }] },
    },
    { department: { departmentId: 'b', name: 'B' }, response: { availableDates: [] } },
  ];
  const ask = { ...RANGE, regno: 'ABC123', departments: ['a', 'b'] };
  const answer = await apiWith(body).api.availableDates(ask);
  expect(answer.ok && [...answer.value]).toEqual([
    ['a', ['2026-03-04', '2026-03-09']],
    ['b', []],
  ]);
  expect(await apiWith({ error: 1 }).api.availableDates(ask)).toMatchObject({ ok: false });
});

test('W-411 W-454: times are read by day; a day without times is a day to leave the car', async () => {
  const days = [
    { date: '2026-03-09', startTime: [] },
    { date: '2026-03-04', startTime: ['07:30', '25:00', '13:15'] },
  ];
  const body = { response: { availableTimeSlotDates: days } };
  const answer = await apiWith(body).api.timeslots({ ...RANGE, departments: ['a'] });
  expect(answer).toEqual({
    ok: true,
    value: [
      { date: '2026-03-04', startTime: ['07:30', '13:15'] },
      { date: '2026-03-09', startTime: [] },
    ],
  });
});

const REQUEST = {
  products: [],
  totalPrice: 0,
  departmentIdentifier: 'a',
  bookingDate: '2026-03-04T07:30:00',
  bookingStart: '2026-03-04T07:30:00',
  freeText: '',
  regNo: 'ABC123',
  customerIsWaiting: false,
  customer: { firstName: 'Anna', lastName: 'Berg', email: 'a@b.se', phoneMobile: '070' },
  vehicle: {
    regNo: 'ABC123',
    mileage: '-1',
    driverName: 'Anna Berg',
    driverEmail: 'a@b.se',
    driverPhoneHome: '',
    driverPhoneMobile: '070',
  },
};

test('W-405 W-406: a booking has its id; status ERROR is a failure, whatever the status of the answer', async () => {
  const booked = { status: 'OK', kobraBookingId: 'NB-7K3M9Q', totalPrice: 1250, currency: 'SEK' };
  expect(await apiWith(booked).api.submit(REQUEST)).toMatchObject({
    ok: true,
    value: { kobraBookingId: 'NB-7K3M9Q', totalPrice: 1250, visitToken: '' },
  });
  const error = { status: 'ERROR', kobraBookingId: null };
  expect(await apiWith(error).api.submit(REQUEST)).toEqual({ ok: false, failure: { kind: 'unreadable' } });
  expect(await apiWith(error, 500).api.submit(REQUEST)).toEqual({
    ok: false,
    failure: { ...refused, status: 500 },
  });
});
