import { describe, expect, test } from 'vitest';
import { sendRequest } from './send-request';

const json = (status: number, body: object) => () => Promise.resolve(Response.json(body, { status }));
const down = () => Promise.reject(new TypeError('fetch failed'));

async function send(...answers: readonly (() => Promise<Response>)[]) {
  const posts: string[] = [];
  const pauses: number[] = [];
  const outcome = await sendRequest({
    endpoint: '/api/forms/comhub',
    body: { formSubmissionId: 'a-submission' },
    post: (_, init) => {
      posts.push(String(init?.body));
      const answer = answers[posts.length - 1];
      return answer === undefined ? Promise.reject(new Error('one post too many')) : answer();
    },
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });
  return { outcome, posts, pauses };
}

describe('sending a request (specification 2 §4)', () => {
  test('is done at the first ok, and says who got it', async () => {
    expect(await send(json(202, { id: '1', receiver: 'Nordhem Kista' }))).toMatchObject({
      outcome: { kind: 'sent', receiver: 'Nordhem Kista' },
      pauses: [],
    });
  });

  test('tries three times, one second apart, always the same submission', async () => {
    const { outcome, posts, pauses } = await send(json(500, {}), down, json(400, { error: 'malformed' }));
    expect(outcome).toEqual({ kind: 'failed', error: 'malformed' });
    expect(pauses).toEqual([1000, 1000]);
    expect(new Set(posts).size).toBe(1);
    expect(posts).toHaveLength(3);
  });

  test('succeeds at the second attempt', async () => {
    const { outcome, posts } = await send(down, json(202, {}));
    expect(outcome).toEqual({ kind: 'sent', receiver: null });
    expect(posts).toHaveLength(2);
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
      error: 'department-not-found',
    });
  });

  test('an ok without JSON is an ok', async () => {
    expect((await send(() => Promise.resolve(new Response('thanks')))).outcome).toEqual({
      kind: 'sent',
      receiver: null,
    });
  });
});
