import { describe, expect, test, vi } from 'vitest';
import { sendOnce } from './send-once';
import { submissionIds } from './submission-ids';

const envelope = {
  formName: 'NordhemSellCarForm',
  formSubmissionId: 'an-offer-1',
  values: { regno: 'ABC123' },
};
const send = (answer: () => Promise<Response>) => sendOnce('/api/forms/comhub', envelope, vi.fn(answer));
const status = (code: number, body?: object) => async () =>
  new Response(code === 204 ? null : JSON.stringify(body ?? {}), { status: code });

test('W-586, W-601: posts formName, formSubmissionId and values as JSON', async () => {
  const post = vi.fn(status(202));
  await sendOnce('/api/forms/comhub', envelope, post);
  expect(post).toHaveBeenCalledExactlyOnceWith('/api/forms/comhub', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(envelope),
    signal: expect.any(AbortSignal),
  });
});

test('W-588: 202 is a success', async () => {
  expect(await send(status(202))).toEqual({ kind: 'sent', confirmation: null });
});

describe('W-589, W-590: every other answer, and none, is an error', () => {
  test.each([200, 201, 204, 400, 409, 429, 500, 503])('%d', async (code) => {
    expect(await send(status(code))).toEqual({ kind: 'failed', error: null, reference: null });
  });

  test('with the reference that the log knows it by', async () => {
    const answer = status(503, { error: 'unavailable', reference: 'K7QX-2M9D' });
    expect(await send(answer)).toEqual({ kind: 'failed', error: 'unavailable', reference: 'K7QX-2M9D' });
  });

  test('offline', async () => {
    const failed = () => Promise.reject(new TypeError('fetch failed'));
    expect(await send(failed)).toEqual({ kind: 'failed', error: null, reference: null });
  });

  test('nobody, for a quarter of a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const never = vi.fn<typeof fetch>(
      (_, init) =>
        new Promise((_done, fail) => init?.signal?.addEventListener('abort', () => fail(new Error('late')))),
    );
    timeout.mockImplementation((ms) => {
      const late = new AbortController();
      setTimeout(() => late.abort(), ms);
      return late.signal;
    });
    const outcome = sendOnce('/api/forms/comhub', envelope, never);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toEqual({ kind: 'failed', error: null, reference: null });
    vi.useRealTimers();
    timeout.mockRestore();
  });

  test('422 without fields, or without JSON', async () => {
    expect(await send(status(422, { error: 'malformed' }))).toEqual({
      kind: 'failed',
      error: 'malformed',
      reference: null,
    });
    expect(await send(async () => new Response('no', { status: 422 }))).toEqual({
      kind: 'failed',
      error: null,
      reference: null,
    });
  });
});

test('the server’s problems are shown by field', async () => {
  expect(await send(status(422, { problems: { regno: 'regnoMissing', x: 1 } }))).toEqual({
    kind: 'invalid',
    problems: { regno: 'regnoMissing' },
  });
});

test('W-586: the same words have the same id, other words a new one', () => {
  let made = 0;
  const idOf = submissionIds(() => `id-${++made}`);
  expect([idOf({ a: '1' }), idOf({ a: '1' }), idOf({ a: '2' }), idOf({ a: '1' })]).toEqual([
    'id-1',
    'id-1',
    'id-2',
    'id-3',
  ]);
});
