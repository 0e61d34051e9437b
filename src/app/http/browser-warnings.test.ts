import { expect, test } from 'vitest';
import { createLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import { siteByKey } from '~/sites';
import { BROWSER_WARNING_ENDPOINT } from '~/ui/browser-warning';
import { browserWarnings } from './browser-warnings';

function started(burst = 100) {
  let written = '';
  const destination = {
    write: (line: string) => {
      written += line;
    },
  };
  const app = browserWarnings({
    siteOf: () => siteByKey('automotive-se'),
    clientOf: () => '203.0.113.7',
    rateLimit: createRateLimit({ burst, perMinute: 1 }),
    clock: { now: () => new Date('2026-03-02T09:00:00Z') },
    log: createLog({ level: 'trace', destination }),
  });
  const tell = async (body: string, headers: Record<string, string> = {}) => {
    const length = { 'content-length': String(new TextEncoder().encode(body).length) };
    const init = { method: 'POST', body, headers: { ...length, ...headers } };
    return (await app.request(BROWSER_WARNING_ENDPOINT, init)).status;
  };
  return { tell, written: () => written };
}

test('W-202 W-203: a browser’s failure is logged as a warning with the site, without data of the visitor', async () => {
  const { tell, written } = started();
  expect(await tell('workshops-refused')).toBe(204);
  expect(JSON.parse(written())).toEqual({
    level: 'warn',
    time: expect.any(String),
    warning: 'workshops-refused',
    site: 'automotive-se',
    msg: 'something failed in a browser',
  });
});

test.each(['', 'x', 'ABC123', '{"warning":"map-failed"}', 'map-failed'.repeat(1000)])(
  'any other word (%#) is refused and not logged',
  async (body) => {
    const { tell, written } = started();
    expect(await tell(body)).toBe(400);
    expect(written()).toBe('');
  },
);

test('reports from other origins and oversized reports are refused', async () => {
  const { tell } = started(1);
  expect(await tell('map-failed', { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await tell('map-failed')).toBe(204);
  expect(await tell('map-failed')).toBe(429);
});
