import { expect, test, vi } from 'vitest';
import { Secret } from '~/platform/config';
import { createRateLimit } from '~/platform/rate-limit';
import { systemClock } from '~/platform/time';
import { searchRoute } from './search-route';

const open = {
  privateFields: new Set(['car_regno', 'car_chassino']),
  rateLimit: createRateLimit({ burst: 100, perMinute: 100 }),
  clientOf: () => 'client',
  clock: systemClock,
};

const searchApi = (search: Parameters<typeof searchRoute>[0]['search'], body: string, key = 'k') => {
  const log = { error: vi.fn() };
  const app = searchRoute({ ...open, search, key: new Secret('k'), log });
  const answer = app.request('/api/search', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-api-key': key },
  });
  return { answer, log };
};
const BODY = JSON.stringify({ index: 'cars', limit: 7, offset: 3 });

test.each([
  ['throws', () => Promise.reject(new Error('the search service is down'))],
  [
    'throws at once',
    () => {
      throw new Error('malformed answer');
    },
  ],
])('V-415: a search that %s is logged and answered with the empty result', async (_, search) => {
  const { answer, log } = searchApi(search, BODY);
  const found = await answer;
  expect(found.status).toBe(200);
  expect(await found.json()).toEqual({ facet: [], content: [], total_items: 0, limit: 7, offset: 3 });
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ err: expect.any(Error), index: 'cars' }),
    'the search failed',
  );
});

test('V-415: what is refused is no failure', async () => {
  const search = vi.fn(() => null);
  for (const [body, key, status] of [
    [BODY, 'k', 404],
    ['{', 'k', 400],
    [BODY, 'wrong', 401],
  ] as const) {
    const { answer, log } = searchApi(search, body, key);
    expect((await answer).status).toBe(status);
    expect(log.error).not.toHaveBeenCalled();
  }
});

const CAR = { car_id: '1', car_brand: 'Volvo', car_regno: 'ABC123', car_chassino: 'YV1' };
const FOUND = { facet: [], content: [CAR], total_items: 1, limit: 24, offset: 0 };

/** One that says of itself that it is a page of ours, which anybody can. */
const claims = (app: ReturnType<typeof searchRoute>, body: object) =>
  app.request('/api/search', {
    method: 'POST',
    body: JSON.stringify({ index: 'cars', ...body }),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });

test('without the key registration and chassis numbers can be neither read nor searched', async () => {
  const search = vi.fn(async () => FOUND);
  const app = searchRoute({ ...open, search, key: new Secret('k'), log: { error: vi.fn() } });
  const { content } = await (await claims(app, {})).json();
  expect(content).toEqual([{ car_id: '1', car_brand: 'Volvo' }]);
  const all = await (await claims(app, { fields: ['car_regno', 'car_id'] })).json();
  expect(all.content).toEqual([{ car_id: '1', car_brand: 'Volvo' }]);
  search.mockClear();
  for (const body of [
    { filters: { car_regno: ['ABC123'] } },
    { filters: { 'car_chassino.neq': ['x'] } },
    { facets: [{ name: 'car_regno' }] },
    { facets: [{ name: 'car_brand', child_name: 'car_chassino' }] },
    { sort_name: 'car_regno_asc' },
  ]) {
    expect((await (await claims(app, body)).json()).total_items).toBe(0);
  }
  expect(search).not.toHaveBeenCalled();
});

test('without the key clients are rate-limited with Retry-After; with the key they are not', async () => {
  const rateLimit = createRateLimit({ burst: 2, perMinute: 6 });
  const app = searchRoute({
    ...open,
    rateLimit,
    search: async () => FOUND,
    key: new Secret('k'),
    log: { error: vi.fn() },
  });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await claims(app, {})).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await claims(app, {})).headers.get('retry-after')).toBe('10');
  const body = JSON.stringify({ index: 'cars' });
  const headers = { 'content-type': 'application/json', 'x-api-key': 'k' };
  const keyed = await app.request('/api/search', { method: 'POST', body, headers });
  expect([keyed.status, (await keyed.json()).content]).toEqual([200, [CAR]]);
});
