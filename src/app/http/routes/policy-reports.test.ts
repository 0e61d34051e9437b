import { expect, test } from 'vitest';
import { createLog } from '~/platform/log';
import { createMetrics } from '~/platform/metrics';
import { createRateLimit } from '~/platform/rate-limit';
import { siteByKey } from '~/sites';
import { POLICY_REPORTS, policyReports } from './policy-reports';

const CURRENT = 'application/reports+json';
const OLDER = 'application/csp-report';

function started(burst = 1000) {
  const lines: string[] = [];
  const metrics = createMetrics({ processDefaults: false });
  let now = new Date('2026-03-02T09:00:00Z');
  const app = policyReports({
    siteOf: () => siteByKey('automotive-se'),
    clientOf: () => '203.0.113.7',
    rateLimit: createRateLimit({ burst, perMinute: 1 }),
    metrics,
    clock: { now: () => now },
    log: createLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } }),
  });
  const send = async (body: string, type: string) => {
    const headers = { 'content-type': type, 'user-agent': 'Browser of a visitor' };
    return (await app.request(POLICY_REPORTS, { method: 'POST', body, headers })).status;
  };
  const report = (directive: string, blockedURL: string) =>
    send(
      JSON.stringify([
        {
          type: 'csp-violation',
          age: 12,
          url: 'https://cars.example/visit?token=visitor-token',
          user_agent: 'Browser of a visitor',
          body: {
            effectiveDirective: directive,
            blockedURL,
            documentURL: 'https://cars.example/visit?token=visitor-token',
            referrer: 'https://mail.example/visitor',
            sample: 'visitor()',
          },
        },
      ]),
      CURRENT,
    );
  const logged = () => lines.map((line) => JSON.parse(line));
  const wait = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  return { send, report, logged, metrics, wait };
}

test('a report is counted by directive and logged with the blocked host, the site and nothing of the visitor', async () => {
  const { report, logged, metrics } = started();
  expect(await report('script-src-elem', 'https://user:pw@evil.example:8443/a/b?visitor=1#x')).toBe(204);
  expect(logged()).toEqual([
    {
      level: 'warn',
      time: expect.any(String),
      site: 'automotive-se',
      directive: 'script-src-elem',
      blocked: 'evil.example',
      msg: 'the content security policy has blocked something',
    },
  ]);
  expect(await metrics.metricsText()).toContain(
    'forecourt_csp_violations_total{directive="script-src-elem"} 1',
  );
  expect(await metrics.metricsText()).not.toContain('evil.example');
});

test('browsers with the older form are understood', async () => {
  const { send, logged } = started();
  const older = {
    'document-uri': 'https://cars.example/?visitor=1',
    'violated-directive': "img-src 'self' data:",
    'blocked-uri': 'https://pixel.example/p.gif?visitor=1',
  };
  expect(await send(JSON.stringify({ 'csp-report': older }), OLDER)).toBe(204);
  expect(logged()).toMatchObject([{ directive: 'img-src', blocked: 'pixel.example' }]);
});

test.each([
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['data', 'data'],
  ['data:text/html,visitor', 'data'],
  ['chrome-extension://abcdefgh/inject.js', 'chrome-extension'],
  ['', 'unknown'],
  ['visitor@mail.example', 'unknown'],
  ['wss://live.example/s?visitor=1', 'live.example'],
])('of what is blocked, %j, only %j is logged', async (blocked, host) => {
  const { report, logged } = started();
  await report('connect-src', blocked);
  expect(logged()).toMatchObject([{ blocked: host }]);
});

test('directives that do not exist are counted as one', async () => {
  const { report, metrics } = started();
  for (let n = 0; n < 50; n++) await report(`made-up-${n}`, 'inline');
  const text = await metrics.metricsText();
  expect(text.match(/forecourt_csp_violations_total\{/g)).toHaveLength(1);
  expect(text).toContain('forecourt_csp_violations_total{directive="other"} 50');
});

test('the same is logged once an hour, and no more than two hundred lines; all is counted', async () => {
  const { report, logged, metrics, wait } = started();
  for (let n = 0; n < 3; n++) await report('img-src', 'https://a.example/');
  expect(logged()).toHaveLength(1);
  for (let n = 0; n < 250; n++) await report('img-src', `https://a${n}.example/`);
  expect(logged()).toHaveLength(200);
  expect(await metrics.metricsText()).toContain('forecourt_csp_violations_total{directive="img-src"} 253');
  wait(3_600_001);
  await report('img-src', 'https://a.example/');
  expect(logged()).toHaveLength(201);
});

test('what is no report is refused and neither logged nor counted', async () => {
  const { send, logged, metrics } = started();
  for (const [body, type, status] of [
    ['{}', 'application/json', 415],
    ['[]', 'text/plain', 415],
    ['{', OLDER, 400],
    ['{"csp-report":{}}', OLDER, 400],
    ['{}', CURRENT, 400],
    ['['.repeat(1000), CURRENT, 400],
    [JSON.stringify(Array.from({ length: 21 }, () => ({ type: 'csp-violation' }))), CURRENT, 400],
    [JSON.stringify({ 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } }), OLDER, 413],
  ] as const)
    expect([body.slice(0, 20), await send(body, type)]).toEqual([body.slice(0, 20), status]);
  expect(logged()).toEqual([]);
  expect(await metrics.metricsText()).not.toContain('forecourt_csp_violations_total{');
});

test('a client that sends too many is refused', async () => {
  const { report } = started(1);
  expect(await report('img-src', 'inline')).toBe(204);
  expect(await report('img-src', 'inline')).toBe(429);
});
