import { expect, test } from 'vitest';
import { createLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import { systemClock } from '~/platform/time';
import { siteByKey } from '~/sites';
import type { Alerts } from '../alerts';
import { ALERTS_PATH, type AlertPages, alertRoutes } from './routes';

const never = () => Promise.reject(new Error('not called'));

/** What a form is answered with while nothing can be stored: as JSON, or as the page that it came from. */
async function postWhileAway(accept: string) {
  const lines: string[] = [];
  const drawn: Parameters<AlertPages['again']>[1][] = [];
  const alerts: Alerts = {
    subscribe: () => Promise.reject(new Error('disk full')),
    open: never,
    confirm: never,
    stop: never,
    resume: never,
    change: never,
    remove: never,
    work: never,
    follow: never,
    counts: never,
  };
  const app = alertRoutes({
    alerts,
    siteOf: () => siteByKey('automotive-se'),
    languageOf: () => 'sv',
    clientOf: () => 'visitor',
    rateLimit: createRateLimit({ burst: 5, perMinute: 5 }),
    pages: {
      draw: never,
      again: async (_, sent) => {
        drawn.push(sent);
        return new Response('');
      },
    },
    clock: systemClock,
    log: createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } }),
  });
  const answer = await app.request(ALERTS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
    body: new URLSearchParams({ email: 'vera@post.example', source: '/' }).toString(),
  });
  const [line] = lines.map((each) => JSON.parse(each)).filter(({ msg }) => msg === 'alert not stored');
  return { status: answer.status, text: await answer.text(), drawn, line, log: lines.join('') };
}

test('what cannot be stored is answered with the reference that the log knows it by', async () => {
  const { status, text, line, log } = await postWhileAway('application/json');
  expect(status).toBe(503);
  expect(line.reference).toMatch(/^\w{4}-\w{4}$/);
  expect(JSON.parse(text)).toEqual({ error: 'unavailable', reference: line.reference });
  expect(log).not.toContain('vera');
});

test('without a script, too', async () => {
  const { drawn, line } = await postWhileAway('text/html');
  expect(drawn[0]?.failure).toEqual({ kind: 'unavailable', reference: line.reference });
});
