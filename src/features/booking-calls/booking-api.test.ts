import { expect, test, vi } from 'vitest';
import { HOLD, OFFERS, SLOT, VISIT } from '~/features/service-booking/state/example-booking';
import { bookingApi, NoAnswer } from './booking-api';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** An API whose server answers this, and what it was asked. */
function apiWith(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const fake: typeof fetch = async (url, init = {}) => {
    sent.push({ url: String(url), init });
    return answer();
  };
  return { api: bookingApi({ fetch: fake, language: 'sv' }), sent };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const broken = () => Promise.reject(new TypeError('Failed to fetch'));

const SLOTS = {
  registrationNumber: 'ABC123',
  departmentId: '1010.40',
  from: '2027-03-01',
  serviceOfferings: ['a', 'b'],
  holdId: null,
};
const PRICES = {
  registrationNumber: 'ABC123',
  mileage: null,
  departmentId: '1010.40',
  serviceOfferings: ['oil', 'tyres'],
  date: '2027-03-05',
};
const DAY = { date: '2027-03-05', availableSlots: ['07:30', '13:15'], allDaySlotAvailable: false };

test('W-184 W-185 times are asked for from local midnight, with the services between commas and the own hold', async () => {
  const { api, sent } = apiWith(json([DAY]));
  expect(await api.timeslots({ ...SLOTS, holdId: 'h-1' })).toEqual([DAY]);
  expect(sent[0]?.url).toBe(
    '/api/mechmate/timeslots/from/ABC123/1010.40/2027-03-01T00:00:00/?serviceOfferings=a,b',
  );
  expect(new Headers(sent[0]?.init.headers).get('x-hold')).toBe('h-1');
});

test.each([400, 404, 429, 500, 503])(
  'W-187 W-189 an answer %d to the question for times: an empty list',
  async (status) => {
    const { api } = apiWith(json({ code: 'x' }, status));
    expect(await api.timeslots(SLOTS)).toEqual([]);
  },
);

test('W-188 W-189 a network that fails throws, so that the days shown stay as they were', async () => {
  const { api } = apiWith(broken);
  await expect(api.timeslots(SLOTS)).rejects.toBeInstanceOf(NoAnswer);
});

test('days that make no sense are left out', async () => {
  const odd = [
    DAY,
    { date: '2027-13-05' },
    7,
    { ...DAY, date: '2027-03-06', availableSlots: ['25:00', '09:00', null] },
  ];
  const { api } = apiWith(json(odd));
  expect(await api.timeslots(SLOTS)).toEqual([
    DAY,
    { ...DAY, date: '2027-03-06', availableSlots: ['09:00'] },
  ]);
});

test.each([
  ['Alfa Romeo', 'Alfa-Romeo'],
  ['Land Rover', 'Land-Rover'],
  ['Mercedes-Benz', 'Mercedes-Benz'],
  ['Škoda', '%C5%A0koda'],
])('W-191 the brand %s is asked for as %s', async (brand, path) => {
  const { api, sent } = apiWith(json({ hasBrand: true }));
  expect(await api.hasBrand(brand)).toBe(true);
  expect(sent[0]?.url).toBe(`/api/mechmate/authorized-workshop/${path}`);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['500', json({}, 500)],
  ['404', json({}, 404)],
  ['no JSON', () => new Response('<html>')],
  ['something else', json({ hasBrand: 'yes' })],
  ['no network', broken],
])('W-193 %s to the question for a brand is no', async (_, answer) => {
  expect(await apiWith(answer).api.hasBrand('Volvo')).toBe(false);
});

test('W-195 W-197 W-688 prices are asked with a mileage of 1 when none was typed', async () => {
  const { api, sent } = apiWith(json({ offers: [{ code: 'oil', price: 1295.5, regularPrice: null }] }));
  expect(await api.prices(PRICES)).toEqual({
    ok: true,
    value: [{ code: 'oil', price: 1295.5, regularPrice: null }],
  });
  await api.prices({ ...PRICES, mileage: 4500 });
  expect(sent.map(({ url }) => url)).toEqual([
    '/api/mechmate/prices/ABC123/1/1010.40?serviceOfferings=oil,tyres&date=2027-03-05',
    '/api/mechmate/prices/ABC123/4500/1010.40?serviceOfferings=oil,tyres&date=2027-03-05',
  ]);
});

test('W-196 an offer without a price is not known, not nothing', async () => {
  const { api } = apiWith(json({ offers: [{ code: 'oil' }, { price: 3 }] }));
  expect(await api.prices(PRICES)).toEqual({
    ok: true,
    value: [{ code: 'oil', price: null, regularPrice: null }],
  });
});

test('W-173 W-174 W-175 the stream is asked with plate, services, position with dots and, further on, the cursor', () => {
  const { api } = apiWith(json({}));
  const query = {
    registrationNumber: 'ABC123',
    serviceOfferings: ['a', 'b', 'c'],
    position: { latitude: 59.33, longitude: 18.06 },
    cursor: null,
  };
  const base =
    '/api/mechmate/departments/closestAvailable?regNo=ABC123&serviceOfferings=a,b,c&latitude=59.33&longitude=18.06';
  expect(api.closestUrl(query)).toBe(base);
  expect(api.closestUrl({ ...query, cursor: '1010.40' })).toBe(`${base}&cursor=1010.40`);
  expect(api.closestUrl({ ...query, position: null })).not.toContain('latitude');
});

test('W-199 car and services are asked for in the same style', async () => {
  const car = {
    registrationNumber: 'ÅÄÖ1',
    brand: 'Volvo',
    model: 'V60',
    buildYear: 2021,
    hasServiceAgreement: true,
    carClass: null,
    brandClass: 'standard',
  };
  const cars = apiWith(json(car));
  expect(await cars.api.vehicle('ÅÄÖ1')).toEqual({ ok: true, value: { ...car, brandClass: undefined } });
  expect(cars.sent[0]?.url).toBe('/api/mechmate/vehicles/%C3%85%C3%84%C3%961');
  const services = apiWith(json(OFFERS));
  expect(await services.api.offers('ABC123', null)).toEqual({ ok: true, value: OFFERS });
  await services.api.offers('ABC123', 4500);
  expect(services.sent.map(({ url }) => url)).toEqual([
    '/api/mechmate/services/ABC123',
    '/api/mechmate/services/ABC123?mileage=4500',
  ]);
});

test('an invalid answer is distinguished from a refusal and from a timeout', async () => {
  expect(await apiWith(json([])).api.vehicle('ABC123')).toEqual({
    ok: false,
    failure: { kind: 'unreadable' },
  });
  expect(await apiWith(broken).api.vehicle('ABC123')).toEqual({ ok: false, failure: { kind: 'network' } });
  expect(await apiWith(json({ code: 'unknown-vehicle', message: 'Nej' }, 404)).api.vehicle('ABC123')).toEqual(
    {
      ok: false,
      failure: {
        kind: 'refused',
        status: 404,
        code: 'unknown-vehicle',
        message: 'Nej',
        alternatives: [],
        visits: [],
      },
    },
  );
});

test('W-034 a slot that is gone brings the others', async () => {
  const others = [SLOT, { date: '2027-03-06', time: null }, { date: 'x', time: '08:00' }];
  const { api } = apiWith(json({ code: 'slot-taken', message: 'Upptagen', alternatives: others }, 409));
  const answer = await api.hold({
    ...SLOT,
    registrationNumber: 'ABC123',
    departmentId: 'd',
    serviceOfferings: ['a'],
    holdId: null,
  });
  expect(answer).toMatchObject({
    ok: false,
    failure: { code: 'slot-taken', alternatives: others.slice(0, 2) },
  });
});

test('W-033 the booking is posted with its key in the header', async () => {
  const { api, sent } = apiWith(json(VISIT, 201));
  const booking = {
    ...SLOT,
    idempotencyKey: 'key-00001',
    holdId: HOLD.holdId,
    registrationNumber: 'ABC123',
    mileage: null,
    departmentId: '1010.40',
    services: [{ id: 'oil', text: null }],
    customer: { name: 'Kim', phone: '+46701740605', email: 'kim@post.example' },
    comment: '',
  };
  expect(await api.book(booking)).toEqual({ ok: true, value: VISIT });
  expect(sent[0]?.url).toBe('/api/mechmate/bookings');
  expect(sent[0]?.init.method).toBe('POST');
  expect(new Headers(sent[0]?.init.headers).get('idempotency-key')).toBe('key-00001');
  expect(JSON.parse(String(sent[0]?.init.body))).toEqual(booking);
});

test('every call has a timeout', async () => {
  vi.useFakeTimers();
  const neverAnswers: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  const answer = bookingApi({ fetch: neverAnswers, language: 'sv' }).vehicle('ABC123');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await answer).toEqual({ ok: false, failure: { kind: 'network' } });
  vi.useRealTimers();
});

test.each([
  ['a day ahead', '2027-03-02T09:00:00.000Z', '2027-03-02T09:10:00.000Z'],
  ['right', '2027-03-01T09:00:02.000Z', HOLD.expiresAt],
  ['a year behind', '2026-03-01T09:00:00.000Z', '2026-03-01T09:10:00.000Z'],
])(
  'HOLD: on a device whose clock is %s, a time that is held ten minutes ends in ten minutes',
  async (_, device, ends) => {
    vi.useFakeTimers({ now: Date.parse(device), toFake: ['Date'] });
    const date = 'Mon, 01 Mar 2027 09:00:00 GMT';
    const { api } = apiWith(() => Response.json(HOLD, { headers: { date } }));
    const request = {
      ...SLOT,
      registrationNumber: 'ABC123',
      departmentId: '1010.40',
      serviceOfferings: ['a'],
    };
    for (const answer of [await api.hold({ ...request, holdId: null }), await api.extendHold('h')])
      expect(answer).toEqual({ ok: true, value: { ...HOLD, expiresAt: ends } });
    expect(Math.abs(api.now().getTime() - Date.parse('2027-03-01T09:00:00Z'))).toBeLessThan(5_000);
    vi.useRealTimers();
  },
);
