import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createRateLimit } from '~/platform/rate-limit';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { createBody } from '~test/service-booking/example-requests';
import { wizardStage } from '~test/service-booking/wizard-stage';
import { SITE } from '~test/workshop/engine';
import { CALLS } from './web/calls';
import * as wire from './wire';

const server = postgresOfFile();

onBothDatabases(server, (open) => {
  const stage = wizardStage(open);
  const { call, answer, refused } = stage;

  describe('W-354, W-355, W-286: ratings', () => {
    const review = (more: object = {}) => ({
      rating: 5,
      comment: 'Bra',
      date: '2026-11-23T07:00:00.000Z',
      ...more,
    });
    const stored = () =>
      stage.database.rows(
        stage.database.db,
        sql`SELECT stars, comment, department_id AS at, source FROM ratings`,
      );

    test('are kept once, of the flow, or of the workshop of a visit', async () => {
      for (let twice = 0; twice < 2; twice++)
        expect(await answer(wire.reviewAnswer, 'review/create', review())).toEqual({});
      expect(await stored()).toEqual([{ stars: 5, comment: 'Bra', at: null, source: 'booking' }]);
      const { visitToken } = await answer(
        wire.bookedAnswer,
        'booking/create',
        createBody({ idempotencyKey: 'key-of-a-rating' }),
      );
      for (const rating of [3, 2])
        await answer(wire.reviewAnswer, 'review/create', review({ rating, visitToken }));
      expect(await stored()).toEqual([
        expect.objectContaining({ at: null }),
        { stars: 2, comment: 'Bra', at: '10.1', source: 'booking' },
      ]);
    });

    test.each([[0], [6], [2.5], ['5'], [null]])('of %j stars are none', async (rating) => {
      expect(await refused(call('review/create', review({ rating })))).toEqual([400, 'invalid']);
      expect(await stored()).toEqual([]);
    });
  });

  describe('W-338: what is none of the calls', () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    test.each(
      ['addons/get', 'services/get', 'car/get', 'departments/get', 'available-dates/get'].concat(
        ...['timeslots/get', 'booking/create', 'booking/submit', 'review/create'],
      ),
    )('%s refuses what cannot be read, and never breaks down', async (action) => {
      for (const [body, status] of [
        ['{', 400],
        [deep, 400],
        ['"text"', 400],
        ['[1,2]', 400],
        ['null', 400],
        [JSON.stringify({ regNo: { $gt: '' }, services: 'all', rating: {}, products: {} }), 400],
        [JSON.stringify({ regNo: 'A'.repeat(1_000_000) }), 413],
      ] as const) {
        const response = await call(action, body, { 'content-type': 'application/json' });
        expect([response.status, response.headers.get('content-type')], body.slice(0, 20)).toEqual([
          ...[status, 'application/json'],
        ]);
        expect(await response.json()).toMatchObject({
          code: expect.any(String),
          message: expect.any(String),
        });
      }
      const typed = await call(action, 'regNo=ABC123', { 'content-type': 'text/plain' });
      expect(typed.status).toBe(415);
      expect(stage.logged).not.toContain('broke down');
    });

    test('another method, another action, another site', async () => {
      const received = await stage.app.request('/api/service-booking/car/get');
      expect([received.status, received.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
      expect(await refused(call('car/steal', {}))).toEqual([404, 'not-found']);
      expect(await refused(call('booking', {}))).toEqual([404, 'not-found']);
      const options = await stage.app.request('/api/service-booking/car/get', { method: 'OPTIONS' });
      expect([options.status, options.headers.get('access-control-allow-origin')]).toEqual([204, null]);
      const elsewhere = stage.routes({
        siteOf: () => ({ ...SITE, features: { ...SITE.features, serviceBooking: false } }),
      });
      const body = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"regNo":"ABC123"}',
      };
      expect((await elsewhere.request('/api/service-booking/car/get', body)).status).toBe(404);
    });

    test('pages of others may not call', async () => {
      const from = (headers: Readonly<Record<string, string>>) =>
        call('car/get', { regNo: 'ABC123' }, headers);
      expect(await refused(from({ origin: 'https://elsewhere.example', host: 'localhost' }))).toEqual([
        ...[403, 'forbidden'],
      ]);
      expect(await refused(from({ 'sec-fetch-site': 'cross-site' }))).toEqual([403, 'forbidden']);
    });

    test('too many plates, or too many requests, are rate-limited', async () => {
      const limit = (burst: number) => createRateLimit({ burst, perMinute: 60 });
      stage.app = stage.routes({ limits: { plates: limit(2), reads: limit(6), bookings: limit(1) } });
      const status = async (regNo: string) => (await call('car/get', { regNo })).status;
      expect([await status('ABC123'), await status('KIA001'), await status('abc-123')]).toEqual([
        200, 200, 200,
      ]);
      const third = await call('car/get', { regNo: 'SAAB95' });
      expect([third.status, third.headers.get('retry-after')]).toEqual([429, '1']);
      expect([await status('ABC123'), await status('ABC123'), await status('ABC123')]).toEqual([
        200, 200, 429,
      ]);
      expect((await call('booking/create', createBody())).status).toBe(200);
      expect(await refused(call('booking/create', createBody()))).toEqual([429, 'rate-limited']);
    });

    test('an internal failure is answered with a reference only', async () => {
      stage.app = stage.routes({
        serviceBooking: { ...stage.serviceBooking, car: () => Promise.reject(new Error('SELECT secret')) },
      });
      const response = await call('car/get', { regNo: 'ABC123' });
      const text = await response.text();
      expect([response.status, text.includes('secret')]).toEqual([500, false]);
      expect(stage.logged).toContain(JSON.parse(text).reference);
    });

    test.each(Object.entries(CALLS))(
      '%s: its example is a request, and its answer an answer',
      async (_, each) => {
        expect(each.request.safeParse(each.example.body).success).toBe(true);
        expect(each.answer.safeParse(each.example.answer).success).toBe(true);
      },
    );
  });
});
