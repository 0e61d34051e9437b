import { expect, test } from 'vitest';
import { createRateLimit } from '~/platform/rate-limit';
import { fixedClock } from '~/platform/time';
import { siteByKey } from '~/sites';
import { viewRoute } from './view-route';

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1';

function open() {
  const counted: string[] = [];
  const app = viewRoute({
    stock: {
      slugOf: async (_, carId) => (carId === 'a' ? 'slug' : undefined),
      countView: (...view) => void counted.push(view.join(' ')),
    },
    siteOf: () => siteByKey('automotive-se'),
    clientOf: () => 'someone',
    rateLimit: createRateLimit({ burst: 5, perMinute: 1 }),
    // Past midnight in Stockholm.
    clock: fixedClock('2026-03-01T23:30:00Z'),
  });
  const send = async (body: string, headers: Readonly<Record<string, string>> = {}) =>
    (
      await app.request('http://nordhem.example/api/car-views', {
        method: 'POST',
        headers: {
          'content-length': String(body.length),
          origin: 'http://nordhem.example',
          host: 'nordhem.example',
          'user-agent': BROWSER,
          ...headers,
        },
        body,
      })
    ).status;
  return { counted, send };
}

test('a car of the stock that was seen is counted on the day of the site', async () => {
  const { counted, send } = open();
  expect([await send('a'), await send('unknown')]).toEqual([204, 204]);
  expect(counted).toEqual(['automotive-se-cars a 2026-03-02']);
});

test('programs, other pages, long texts and too many are not counted', async () => {
  const { counted, send } = open();
  expect(await send('a', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBe(204);
  expect(await send('a', { origin: 'https://evil.example' })).toBe(403);
  expect(await send('a'.repeat(401))).toBe(400);
  expect(counted).toEqual([]);
  for (const _ of [1, 2, 3, 4]) await send('unknown');
  expect(await send('a')).toBe(429);
});
