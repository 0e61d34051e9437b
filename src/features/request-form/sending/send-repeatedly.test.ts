import { describe, expect, test } from 'vitest';
import { sendRepeatedly } from './send-repeatedly';

const json = (status: number, body: object) => () => Promise.resolve(Response.json(body, { status }));
const down = () => Promise.reject(new TypeError('fetch failed'));

async function send(...answers: readonly (() => Promise<Response>)[]) {
  const posts: string[] = [];
  const pauses: number[] = [];
  const notes: string[] = [];
  const outcome = await sendRepeatedly({
    endpoint: '/api/forms/comhub',
    envelope: { formSubmissionId: 'a-submission' },
    post: (_, init) => {
      expect(init?.method).toBe('POST');
      expect(init?.headers).toMatchObject({ 'content-type': 'application/json' });
      posts.push(String(init?.body));
      const answer = answers[posts.length - 1];
      return answer === undefined ? Promise.reject(new Error('one post too many')) : answer();
    },
    pause: async (milliseconds) => void pauses.push(milliseconds),
    note: (level, line) => void notes.push(`${level} ${line}`),
  });
  return { outcome, posts, pauses, notes };
}

describe('sending a request', () => {
  test('V-437, V-447: is JSON by POST, done at the first ok, and says who got it', async () => {
    const confirmation = { reference: 'K7QX-2M9DK', sentTo: 'Till Per.', next: ['Svar i morgon.'] };
    expect(await send(json(202, { id: '1', ...confirmation }))).toMatchObject({
      outcome: { kind: 'sent', confirmation },
      pauses: [],
    });
  });

  test('V-331, V-332, V-334, V-335, V-439: tries three times, one second apart, always the same submission', async () => {
    const { outcome, posts, pauses } = await send(json(500, {}), down, json(400, { error: 'malformed' }));
    expect(outcome).toEqual({ kind: 'failed', error: 'malformed', reference: null });
    expect(pauses).toEqual([1000, 1000]);
    expect(new Set(posts).size).toBe(1);
    expect(posts).toHaveLength(3);
  });

  test('V-333: succeeds at the second attempt', async () => {
    const { outcome, posts } = await send(down, json(202, {}));
    expect(outcome).toEqual({ kind: 'sent', confirmation: null });
    expect(posts).toHaveLength(2);
  });

  test('V-489, V-490: logs attempts 0 and 1 as warnings, the last as an error', async () => {
    const { notes } = await send(json(500, {}), down, json(503, { error: 'unavailable' }));
    expect(notes).toEqual([
      'warn Form not sent, attempt 0: no answer',
      'warn Form not sent, attempt 1: no answer',
      'error Form not sent, attempt 2: unavailable',
    ]);
    expect((await send(down, json(202, {}))).notes).toHaveLength(1);
  });

  test('stops when the server names the wrong fields', async () => {
    const { outcome, posts } = await send(
      json(422, { error: 'invalid', problems: { phone: 'phoneInvalid' } }),
    );
    expect(outcome).toEqual({ kind: 'invalid', problems: { phone: 'phoneInvalid' } });
    expect(posts).toHaveLength(1);
  });

  test('names a failure that is no field', async () => {
    const missing = json(422, { error: 'department-not-found' });
    expect((await send(missing, missing, missing)).outcome).toEqual({
      kind: 'failed',
      reference: null,
      error: 'department-not-found',
    });
  });

  test('V-447: an ok without JSON, or without anything, is an ok', async () => {
    for (const body of ['x', '', null]) {
      const { outcome, notes } = await send(() => Promise.resolve(new Response(body)));
      expect(outcome).toEqual({ kind: 'sent', confirmation: null });
      expect(notes).toEqual([]);
    }
  });
});
