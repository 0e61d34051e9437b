import { expect, test, vi } from 'vitest';
import { Secret } from '~/platform/config';
import { searchRoute } from './search-route';

const asking = (search: Parameters<typeof searchRoute>[0]['search'], body: string, key = 'k') => {
  const log = { error: vi.fn() };
  const app = searchRoute({ search, key: new Secret('k'), log });
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
  const { answer, log } = asking(search, BODY);
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
    const { answer, log } = asking(search, body, key);
    expect((await answer).status).toBe(status);
    expect(log.error).not.toHaveBeenCalled();
  }
});
