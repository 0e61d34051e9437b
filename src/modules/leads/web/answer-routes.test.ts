import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { nullLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import { systemClock } from '~/platform/time';
import { httpAnswers, standInAnswers } from '../adapters/http-answers';
import type { FormAnswers } from '../form-answers';
import { answerRoutes } from './answer-routes';

async function post(
  body: unknown,
  answers: FormAnswers = standInAnswers,
  headers: Record<string, string> = {},
) {
  const app = answerRoutes({
    answers,
    clientOf: () => 'visitor',
    rateLimit: createRateLimit({ burst: 5, perMinute: 5 }),
    clock: systemClock,
  });
  const answer = await app.request('http://nordhem.example/api/jotform', {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'nordhem.example', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, json: await answer.json() };
}

/** A provider that answers as told, and what it was asked for. */
async function provided(status: number, body: string, act: (answers: FormAnswers) => Promise<void>) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers.apikey}`);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  try {
    await act(
      httpAnswers({
        address: `http://127.0.0.1:${port}/form/{formId}/submissions`,
        key: 'hunter2',
        published: ['2511'],
        log: nullLog,
      }),
    );
  } finally {
    server.close();
  }
  return requests;
}

describe('POST /api/jotform', () => {
  test('V-448: passes the newest answers on, without who gave them', async () => {
    const provider = JSON.stringify({
      responseCode: 200,
      content: [{ id: '1', ip: '10.1.2.3', answers: { 3: { answer: 'Ja' } } }, { answers: {} }],
    });
    const requests = await provided(200, provider, async (answers) => {
      expect(await post({ formId: '2511' }, answers)).toEqual({
        status: 200,
        json: { content: [{ answers: { 3: { answer: 'Ja' } } }] },
      });
    });
    expect(requests).toEqual(['/form/2511/submissions hunter2']);
  });

  test('V-448: in the demo every form has an answer', async () => {
    const { status, json } = await post({ formId: '251234567890' });
    expect(status).toBe(200);
    expect(json.content[0].answers[1].text).toBe('Form 251234567890');
  });

  test.each([
    ['nothing', {}],
    ['no JSON', '{'],
    ['a path', { formId: '../x' }],
    ['a path in disguise', { formId: '%2e%2e%2fx' }],
    ['a query', { formId: '1?apiKey=x' }],
    ['a hundred thousand letters', { formId: 'x'.repeat(100_000) }],
    ['a number', { formId: 7 }],
    ['another form', { formId: '99' }],
  ])('V-449: %s instead of a form is refused, and the provider is not asked', async (_, body) => {
    const requests = await provided(200, '{"content":[]}', async (answers) => {
      const { status } = await post(body, answers);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    });
    expect(requests).toEqual([]);
  });

  test.each([
    [200, '{"content":[]}', 200],
    [200, '<html>', 503],
    [401, '{}', 503],
    [404, '{}', 404],
  ])('a provider that answers %i %s is %i here', async (status, body, expected) => {
    await provided(status, body, async (answers) => {
      expect((await post({ formId: '2511' }, answers)).status).toBe(expected);
    });
  });

  test('is for our own pages', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await post({ formId: '1' }, standInAnswers, foreign)).status).toBe(403);
  });
});
