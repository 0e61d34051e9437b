import { expect, test, vi } from 'vitest';
import { askValue } from './ask-value';

const QUESTION = { regno: 'ABC123', milage: 5000, language: 'sv' };
const ask = (answer: () => Promise<Response>, signal = new AbortController().signal) =>
  askValue('/api/valuation', QUESTION, signal, vi.fn(answer));
const status = (code: number, body: unknown) => async () => Response.json(body, { status: code });

test('posts the question, and the plate is not in the address', async () => {
  const post = vi.fn(status(200, {}));
  const { signal } = new AbortController();
  await askValue('/api/valuation', QUESTION, signal, post);
  expect(post).toHaveBeenCalledExactlyOnceWith('/api/valuation', {
    method: 'POST',
    signal: expect.any(AbortSignal),
    body: JSON.stringify(QUESTION),
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  });
});

test('gives the words of the answer', async () => {
  const words = { headline: 'Uppskattning', how: ['Så.', 7] };
  expect(await ask(status(200, { words }))).toEqual({
    kind: 'answered',
    headline: 'Uppskattning',
    how: ['Så.'],
  });
});

test.each([
  [422, {}, 'bad-plate'],
  [429, {}, 'limited'],
  [503, {}, 'failed'],
  [404, {}, 'failed'],
  [200, {}, 'failed'],
  [200, { words: 'x' }, 'failed'],
  [200, { words: { headline: 1, how: [] } }, 'failed'],
])('%i with %j is "%s"', async (code, body, kind) => {
  expect(await ask(status(code, body))).toEqual({ kind });
});

test('no answer, and one that is no JSON, are failures; a withdrawn question has no answer', async () => {
  expect(await ask(async () => new Response('<html>'))).toEqual({ kind: 'failed' });
  expect(await ask(() => Promise.reject(new TypeError('offline')))).toEqual({ kind: 'failed' });
  const stop = new AbortController();
  stop.abort();
  expect(await ask(() => Promise.reject(new DOMException('', 'AbortError')), stop.signal)).toBeNull();
});
