import { describe, expect, test } from 'vitest';
import { createRateLimit } from '~/platform/rate-limit';
import { TOKEN } from '~test/workshop/fake-service';
import { BOOKING, CLOSEST, HOLD, stage, statusOf } from '~test/workshop/route-stage';

describe('what stands before the calls', () => {
  test.each(['automotive-no', 'automotive-uk', 'carstore-fi'] as const)(
    '%s has none of them',
    async (site) => {
      for (const path of ['/vehicles/ABC123', CLOSEST, '/nothing'])
        expect(await statusOf(path, { site })).toBe(404);
    },
  );

  test('pages of others change nothing', async () => {
    const { call, send } = stage();
    const foreign = { 'sec-fetch-site': 'cross-site' };
    for (const answer of [
      await send('/holds', HOLD, foreign),
      await send('/bookings', BOOKING, { origin: 'https://elsewhere.example', host: 'nordhem.example' }),
      await call(`/bookings/${TOKEN}/cancel`, { method: 'POST', headers: foreign }),
      await call('/holds/hold-of-ada-0001', { method: 'DELETE', headers: foreign }),
    ])
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'forbidden']);
  });

  test('a client goes through no more plates than it may; one car may be asked about again and again', async () => {
    const { call } = stage({ limits: { plates: createRateLimit({ burst: 2, perMinute: 30 }) } });
    for (const path of [
      '/vehicles/ABC123',
      '/services/ABC123',
      CLOSEST,
      '/vehicles/ABC124',
      '/vehicles/abc123',
    ])
      expect((await call(path)).status).toBe(200);
    for (const path of ['/vehicles/ABC125', '/services/ABC125', CLOSEST.replace('ABC123', 'ABC125')]) {
      const answer = await call(path);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '2']);
      expect((await answer.json()).code).toBe('rate-limited');
    }
    expect((await call('/vehicles/ABC125', { headers: { 'x-client': 'another' } })).status).toBe(200);
  });

  test('reads, holds and bookings have their own limits', async () => {
    const once = { burst: 1, perMinute: 1 };
    const limits = {
      reads: createRateLimit(once),
      holds: createRateLimit(once),
      bookings: createRateLimit(once),
    };
    const { call, send } = stage({ limits });
    const twice = [
      () => call('/authorized-workshop/Volvo'),
      () => send('/holds', HOLD),
      () => send('/bookings', BOOKING),
    ];
    for (const ask of twice) expect([(await ask()).ok, (await ask()).status]).toEqual([true, 429]);
  });

  test('too much of a body, or of another kind, is refused', async () => {
    const { send } = stage();
    expect((await send('/bookings', { ...BOOKING, more: 'x'.repeat(21_000) })).status).toBe(413);
    expect((await send('/bookings', 'a=b', { 'content-type': 'text/plain' })).status).toBe(415);
  });

  test('HEAD and OPTIONS work, other methods are 405 with Allow', async () => {
    const { call } = stage();
    const head = await call(CLOSEST, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      '',
    ]);
    expect((await call('/vehicles/ABC123', { method: 'HEAD' })).status).toBe(200);
    const options = await call('/holds/hold-of-ada-0001', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'PUT, DELETE, OPTIONS']);
    const wrong = await call('/vehicles/ABC123', { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect((await wrong.json()).code).toBe('method-not-allowed');
    const nothing = await call('/nothing');
    expect([nothing.status, (await nothing.json()).code]).toEqual([404, 'not-found']);
  });
});
