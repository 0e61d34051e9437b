import { describe, expect, test, vi } from 'vitest';
import type { BookingFailure, WorkshopService } from '~/modules/workshop';
import { err, ok } from '~/platform/result';
import { fakeService, TOKEN } from '~test/workshop/fake-service';
import { BOOKING, HOLD, stage, statusOf } from '~test/workshop/route-stage';
import { bookingBody, holdBody } from './fields';

describe('holds', () => {
  test('are made, extended, moved and let go', async () => {
    const { call, send } = stage();
    const made = await send('/holds', HOLD);
    expect([made.status, await made.json()]).toEqual([
      201,
      { holdId: 'hold-of-ada-0001', expiresAt: '2026-03-02T10:10:00.000Z' },
    ]);
    expect((await send('/holds/hold-of-ada-0001', {}, {}, 'PUT')).status).toBe(200);
    expect((await call('/holds/hold-of-ada-0001/release', { method: 'POST', body: 'x' })).status).toBe(204);
    expect((await call('/holds/hold-of-ada-0001', { method: 'DELETE' })).status).toBe(204);
    expect((await call('/holds/hold-of-somebody', { method: 'PUT' })).status).toBe(404);
  });

  test('are a handful for one client, moving and letting go not counted', async () => {
    let count = 0;
    const hold: WorkshopService['hold'] = async () => {
      count += 1;
      return ok({ holdId: `hold-number-${count}`, expiresAt: '2026-03-02T10:10:00.000Z' });
    };
    const { call, send } = stage({ over: { hold } });
    const first = await Promise.all(Array.from({ length: 12 }, () => send('/holds', HOLD)));
    expect(first.every(({ status }) => status === 201)).toBe(true);
    const more = await send('/holds', HOLD);
    expect([more.status, (await more.json()).code]).toEqual([429, 'too-many-holds']);
    expect((await send('/holds', { ...HOLD, holdId: 'hold-number-12' })).status).toBe(201);
    expect((await send('/holds', HOLD, { 'x-client': 'somebody else' })).status).toBe(201);
    await call('/holds/hold-number-1', { method: 'DELETE' });
    expect((await send('/holds', HOLD)).status).toBe(201);
    expect((await send('/holds', HOLD)).status).toBe(429);
  });

  test('that fail take no place', async () => {
    const failing: Partial<WorkshopService> = {
      hold: async () => err({ code: 'slot-taken', alternatives: [{ date: '2026-03-04', time: null }] }),
    };
    const { send } = stage({ over: failing });
    for (let at = 0; at < 20; at += 1) {
      const answer = await send('/holds', HOLD);
      expect([answer.status, (await answer.json()).alternatives]).toEqual([
        409,
        [{ date: '2026-03-04', time: null }],
      ]);
    }
  });
});

describe('bookings', () => {
  test('W-033 name, phone and mail reach the service tidied, and the answer is 201 once it has them', async () => {
    const book = vi.fn(fakeService().book);
    const { send } = stage({ over: { book } });
    const answer = await send('/bookings', BOOKING, {
      'idempotency-key': 'key-of-header-1',
      'accept-language': 'en',
    });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ bookingId: 'NB-7K3M9Q', state: 'booked', token: TOKEN });
    const [site, language, request] = book.mock.calls[0] ?? [];
    expect([site?.key, language]).toEqual(['automotive-se', 'en']);
    expect(request).toMatchObject({
      idempotencyKey: 'key-of-header-1',
      registrationNumber: 'ABC123',
      customer: { name: 'Ada Ek', phone: '+46701740605', email: 'ada@post.example' },
      services: [{ id: '1', text: 'Det  gnisslar' }],
    });
  });

  const broken = (over: object) => ({ ...BOOKING, ...over });
  test.each<[string, unknown, string]>([
    ['name', broken({ customer: { ...BOOKING.customer, name: ' ' } }), 'customer.name'],
    ['phone', broken({ customer: { ...BOOKING.customer, phone: '123' } }), 'customer.phone'],
    ['mail', broken({ customer: { ...BOOKING.customer, email: 'ada@post' } }), 'customer.email'],
    ['mail of two', broken({ customer: { ...BOOKING.customer, email: 'a@b.se, c@d.se' } }), 'customer.email'],
    [
      'mail with a header',
      broken({ customer: { ...BOOKING.customer, email: 'a@b.se\nBcc: x@y.se' } }),
      'customer.email',
    ],
    ['key', broken({ idempotencyKey: undefined }), 'idempotencyKey'],
    ['time', broken({ time: '25:00' }), 'time'],
    ['date', broken({ date: '2026-02-30' }), 'date'],
    ['services', broken({ services: [] }), 'services'],
    ['text', broken({ services: [{ id: '1', text: 'x'.repeat(81) }] }), 'services.0.text'],
    ['comment', broken({ comment: 'x'.repeat(501) }), 'comment'],
    ['mileage', broken({ mileage: -1 }), 'mileage'],
    ['body', 'null', 'body'],
    ['JSON', '{', 'body'],
  ])('W-033 without a proper %s are refused', async (_, body, field) => {
    const answer = await stage().send('/bookings', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'invalid',
      field,
      message: expect.stringContaining('Kontrollera'),
    });
  });

  test.each<[BookingFailure, number]>([
    [{ code: 'slot-taken', alternatives: [{ date: '2026-03-03', time: '13:00' }] }, 409],
    [{ code: 'already-booked', visits: [{ date: '2026-03-03', time: '13:00' }] }, 409],
    [{ code: 'key-reused' }, 409],
    [{ code: 'too-late' }, 409],
    [{ code: 'outside-booking-window' }, 422],
    [{ code: 'time-not-offered' }, 422],
    [{ code: 'not-done-here' }, 422],
    [{ code: 'service-not-for-car' }, 422],
    [{ code: 'unknown-hold' }, 404],
    [{ code: 'unknown-workshop' }, 404],
    [{ code: 'service-unavailable' }, 503],
  ])('W-034 %j is told with its status and a Swedish message', async (failure, status) => {
    const { send, log } = stage({ over: { book: async () => err(failure) } });
    const answer = await send('/bookings', BOOKING);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ ...failure, message: expect.stringMatching(/[.!]$/) });
    expect(log()).toContain(failure.code);
    expect(log()).not.toMatch(/Ada|ABC123|0701740605|post\.example/);
  });

  test('W-034 an internal failure is 500 with a reference, without its cause', async () => {
    const book = () => Promise.reject(new Error('relation workshop_bookings of ABC123'));
    const { send, log } = stage({ over: { book } });
    const answer = await send('/bookings', BOOKING);
    const body = await answer.json();
    expect([answer.status, body.code, body.message]).toEqual([
      500,
      'internal',
      'Något gick fel! Försök igen lite senare..',
    ]);
    expect(log()).toContain(body.reference);
    expect(JSON.stringify(body)).not.toContain('relation');
  });

  test('are opened, cancelled, moved and put into calendars by their token', async () => {
    const { call, send } = stage();
    await send('/bookings', BOOKING);
    expect((await (await call(`/bookings/${TOKEN}`)).json()).bookingId).toBe('NB-7K3M9Q');
    expect((await (await call(`/bookings/${TOKEN}/cancel`, { method: 'POST' })).json()).state).toBe(
      'cancelled',
    );
    const moved = await send(`/bookings/${TOKEN}/rebook`, { date: '2026-03-05', time: null });
    expect(await moved.json()).toMatchObject({ date: '2026-03-05', time: null });
    const calendar = await call(`/bookings/${TOKEN}/calendar.ics`);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(calendar.headers.get('content-disposition')).toBe('attachment; filename="NB-7K3M9Q.ics"');
    const named = { headers: { 'accept-language': 'sv' } };
    const spoken = async (query: string) =>
      (await call(`/bookings/${TOKEN}/calendar.ics${query}`, named)).text();
    expect(await spoken('?l=en-SE')).toContain('LANGUAGE=en');
    expect(await spoken('')).toContain('LANGUAGE=sv');
    const visit = vi.fn(async () => null);
    const { call: ask } = stage({ over: { visit } });
    await ask(`/bookings/${TOKEN}/calendar.ics?l=en-SE`, named);
    expect(visit).toHaveBeenLastCalledWith(expect.anything(), 'en', TOKEN);
    for (const rest of ['', '/calendar.ics'])
      expect(await statusOf(`/bookings/token-of-nobody${rest}`)).toBe(404);
    expect(await statusOf('/bookings/x')).toBe(400);
  });
});

test('what the schemas of bodies let through is what the service is promised', () => {
  expect(holdBody.parse(HOLD)).toMatchObject({ registrationNumber: 'ABC123', holdId: null });
  expect(bookingBody.parse(BOOKING).registrationNumber).toBe('ABC123');
});
