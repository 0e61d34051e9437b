import { describe, expect, test, vi } from 'vitest';
import type { WorkshopService } from '~/modules/workshop';
import { err, ok } from '~/platform/result';
import { fakeService, HITS } from '~test/workshop/fake-service';
import { CLOSEST, messagesOf, stage, statusOf } from '~test/workshop/route-stage';

describe('the car', () => {
  test('W-200 is asked for by a normalised plate', async () => {
    const { call } = stage();
    for (const plate of ['abc 123', 'ABC-123', 'a b c 1 2 3']) {
      const answer = await call(`/vehicles/${encodeURIComponent(plate)}`);
      expect(answer.status).toBe(200);
      expect((await answer.json()).registrationNumber).toBe('ABC123');
    }
    expect((await (await call(`/vehicles/${encodeURIComponent('åäö')}`)).json()).registrationNumber).toBe(
      'ÅÄÖ',
    );
    expect((await call('/vehicles/ABC123')).headers.get('cache-control')).toBe('no-store');
  });

  test.each(['A', 'ABC12345', '%3Cscript%3E', '..%2F..', '%', 'x'.repeat(500)])(
    'W-200 a plate like %s is refused',
    async (plate) => {
      const answer = await stage().call(`/vehicles/${plate}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        code: 'invalid-registration-number',
        message: 'Fyll i ett registreringsnummer med 2 till 7 tecken.',
      });
    },
  );

  test.each([
    ['unknown-vehicle', 404, 'Vi hittar ingen bil med det här registreringsnumret.'],
    ['register-unavailable', 503, 'Något gick fel! Försök igen lite senare..'],
  ] as const)('W-199 %s is said in the required words', async (code, status, message) => {
    const { call, log } = stage({ over: { vehicle: async () => err({ code }) } });
    const answer = await call('/vehicles/ABC123');
    const body = await answer.json();
    expect(answer.status).toBe(status);
    expect(body).toEqual({ code, message, reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/) });
    expect(log()).toContain(body.reference);
    expect(log()).toContain('"warn"');
    expect(log()).not.toContain('ABC123');
  });

  test('W-199 failures are in the language of the page, where the site has it', async () => {
    const { call } = stage();
    const body = async (language: string) =>
      (await (await call('/vehicles/NON111', { headers: { 'accept-language': language } })).json()).message;
    expect(await body('en')).toBe('We cannot find a car with this registration number.');
    expect(await body('de-DE,de;q=0.9,en;q=0.5,sv;q=0.8')).toMatch(/^Vi hittar/);
    expect(await body('*')).toMatch(/^Vi hittar/);
  });

  test('W-199 offers are asked for with and without mileage', async () => {
    const offers = vi.fn<WorkshopService['offers']>(async () => ok({ categories: [], addOns: [] }));
    const { call } = stage({ over: { offers } });
    for (const query of ['', '?mileage=', '?mileage=8500', '?mileage=99999999999999999', '?mileage=-1'])
      expect((await call(`/services/ABC123${query}`)).status).toBe(200);
    expect(offers.mock.calls.map(([, , { mileage }]) => mileage)).toEqual([
      null,
      null,
      8500,
      9_999_999,
      null,
    ]);
    expect(await statusOf('/services/ABC123?mileage=undefined')).toBe(400);
  });
});

describe('the workshops', () => {
  test('W-172 W-177 are a stream of events, one line of data with JSON each', async () => {
    const answer = await stage().call(`${CLOSEST}&latitude=59.33&longitude=18.06`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(answer.headers.get('content-encoding')).toBeNull();
    const text = await answer.text();
    expect(text).toMatch(/^(data: \{.*\}\n\n)+$/);
    expect(messagesOf(text)).toEqual([...HITS, { nosites: true }]);
  });

  test('W-147 W-148 W-149 say where they are, for which brands, and when', async () => {
    const [first] = messagesOf(await (await stage().call(CLOSEST)).text());
    expect(Object.keys(first).sort()).toEqual(
      [
        'departmentId',
        'siteId',
        'siteName',
        'address',
        'latitude',
        'longitude',
        'brands',
        'firstTimeSlot',
        'lastBookableDate',
      ].sort(),
    );
    expect([typeof first.latitude, typeof first.longitude]).toEqual(['number', 'number']);
    expect(first.brands).toEqual(['Volvo', 'Kia']);
    expect(first.firstTimeSlot).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);
  });

  test('W-173 W-174 W-175 W-176 W-183 parameters reach the service as they are meant', async () => {
    const closestAvailable = vi.fn(fakeService().closestAvailable);
    const { call } = stage({ over: { closestAvailable } });
    for (const query of [
      'regNo=abc%20123&serviceOfferings=a,b,c&latitude=59.33&longitude=18.06&cursor=100.40',
      'regNo=ABC123&serviceOfferings=a%2Cb,,a&latitude=&longitude=',
      'regNo=ABC123&serviceOfferings=a&latitude=59.33',
    ])
      await (await call(`/departments/closestAvailable?${query}`)).text();
    expect(closestAvailable.mock.calls.map(([, query]) => query)).toEqual([
      {
        registrationNumber: 'ABC123',
        serviceOfferings: ['a', 'b', 'c'],
        cursor: '100.40',
        position: { latitude: 59.33, longitude: 18.06 },
      },
      { registrationNumber: 'ABC123', serviceOfferings: ['a', 'b'], position: null, cursor: null },
      { registrationNumber: 'ABC123', serviceOfferings: ['a'], position: null, cursor: null },
    ]);
  });

  test('W-178 each kind of message exists', async () => {
    const { call } = stage();
    const [hit] = messagesOf(await (await call(CLOSEST)).text());
    expect(hit.departmentId).toBe('100.40');
    expect(messagesOf(await (await call(`${CLOSEST}&cursor=102.40`)).text())).toEqual([{ nosites: true }]);
    const unknown = await call(CLOSEST.replace('ABC123', 'NON111'));
    expect(unknown.status).toBe(200);
    expect(messagesOf(await unknown.text())).toEqual([{ error: 'unknown-vehicle' }]);
  });

  test.each([
    '',
    '?serviceOfferings=1',
    '?regNo=ABC123',
    '?regNo=ABC123&serviceOfferings=',
    '?regNo=ABC123&serviceOfferings=%27%3B',
    `?regNo=ABC123&serviceOfferings=${'a'.repeat(41)}`,
    `?regNo=ABC123&serviceOfferings=${Array.from({ length: 21 }, (_, at) => `s${at}`).join()}`,
    '?regNo=A&serviceOfferings=1',
    '?regNo=ABC123&serviceOfferings=1&latitude=abc&longitude=18',
    '?regNo=ABC123&serviceOfferings=1&latitude=NaN&longitude=18',
    '?regNo=ABC123&serviceOfferings=1&latitude=1e5&longitude=18',
    '?regNo=ABC123&serviceOfferings=1&latitude=91&longitude=18',
    '?regNo=ABC123&serviceOfferings=1&latitude=59,33&longitude=18',
    `?regNo=ABC123&serviceOfferings=1&cursor=${'1'.repeat(10_000)}`,
    '?regNo=ABC123&serviceOfferings=1&cursor=%00',
  ])('W-182 bad parameters %s are refused with 400 and JSON', async (query) => {
    const answer = await stage().call(`/departments/closestAvailable${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: expect.stringMatching(/^invalid/),
      message: expect.any(String),
    });
  });
});

describe('times', () => {
  const path = '/timeslots/from/ABC123/100.40/2026-03-02T00:00:00';

  test('W-184 W-186 W-150 W-151 W-152 are a list of days, with and without the slash', async () => {
    for (const slash of ['/', '']) {
      const answer = await stage().call(`${path}${slash}?serviceOfferings=1`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
      expect(await answer.json()).toEqual([
        { date: '2026-03-02', availableSlots: ['09:30', '13:00'], allDaySlotAvailable: false },
      ]);
    }
  });

  test('W-185 the day asked for is the day of the address, whatever the zone', async () => {
    const timeslots = vi.fn<WorkshopService['timeslots']>(async () => ok([]));
    const { call } = stage({ over: { timeslots } });
    await call(`${path}/?serviceOfferings=1,2`, { headers: { 'x-hold': 'hold-of-ada-0001' } });
    expect(timeslots.mock.calls[0]?.[1]).toEqual({
      registrationNumber: 'ABC123',
      departmentId: '100.40',
      from: '2026-03-02',
      serviceOfferings: ['1', '2'],
      holdId: 'hold-of-ada-0001',
    });
  });

  test.each([
    '2026-03-02',
    '2026-03-02T00:00:00Z',
    '2026-03-02T00:00',
    '2026-03-02T12:00:00',
    '2026-02-30T00:00:00',
    '02-03-2026T00:00:00',
    '%00',
    'x',
  ])('W-185 %s is no date', async (date) => {
    expect(await statusOf(`/timeslots/from/ABC123/100.40/${date}/?serviceOfferings=1`)).toBe(400);
  });

  test('W-186 a workshop or service that is not there is 404, a bad one 400', async () => {
    for (const code of ['unknown-workshop', 'unknown-service'] as const) {
      const over = { timeslots: async () => err({ code }) };
      expect(await statusOf(`${path}/?serviceOfferings=1`, { over })).toBe(404);
    }
    expect(await statusOf(`${path}/`)).toBe(400);
    expect(await statusOf(path.replace('100.40', '%3Cb%3E'))).toBe(400);
  });
});

describe('brands and prices', () => {
  test.each([
    ['W-190', 'Volvo', true],
    ['W-191', 'Alfa-Romeo', true],
    ['W-192', 'Mercedes-Benz', true],
    ['W-194', 'Zzz', false],
    ['W-194', '%3Cscript%3E', false],
    ['W-194', '%', false],
  ])('%s authorised-workshop/%s has the brand: %s', async (_, brand, hasBrand) => {
    const answer = await stage().call(`/authorized-workshop/${brand}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ hasBrand });
  });

  test('W-194 a brand as long as a book is refused', async () => {
    expect(await statusOf(`/authorized-workshop/${'x'.repeat(3000)}`)).toBe(400);
  });

  test('W-195 W-196 prices are offers with code and price', async () => {
    const answer = await stage().call('/prices/ABC123/8500/100.40?serviceOfferings=1,2');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      offers: [
        { code: '1', price: 3495, regularPrice: null },
        { code: '2', price: 3495, regularPrice: null },
      ],
    });
  });

  test.each([
    ['1', 1],
    ['0', 0],
    ['-1', null],
    ['99999999999999999', 9_999_999],
  ])('W-197 W-688 mileage %s in the address is %s', async (text, mileage) => {
    const prices = vi.fn<WorkshopService['prices']>(async () => ok([]));
    const { call } = stage({ over: { prices } });
    expect((await call(`/prices/ABC123/${text}/100.40?serviceOfferings=1`)).status).toBe(200);
    expect(prices.mock.calls[0]?.[1].mileage).toBe(mileage);
  });

  test.each(['undefined', 'NaN', '1.5', '-2', '1e9'])('W-197 mileage %s is refused', async (text) => {
    expect(await statusOf(`/prices/ABC123/${text}/100.40?serviceOfferings=1`)).toBe(400);
  });
});
