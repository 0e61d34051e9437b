import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '~/platform/log';
import { createMetrics } from '~/platform/metrics';
import { PageCache } from '~/platform/page-cache';
import { createTracer, type FinishedSpan, traceparent } from '~/platform/trace';
import { createHttpApp } from './app';
import { hostTable } from './hosts';
import { HotPages } from './listener';
import { createHealth } from './routes/health';
import { StaticAssets } from './routes/static-assets';

const PARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const nothing = () => undefined;
const noPages = () => Promise.reject(new Error('no pages here'));

function opened() {
  const written: string[] = [];
  const spans: FinishedSpan[] = [];
  const log = createLog({ destination: { write: (line) => void written.push(line) } });
  const cache = new PageCache({
    maxBytes: 1000,
    freshFor: 1000,
    now: () => 0,
    onOutcome: nothing,
    onRefreshFailure: nothing,
  });
  const routes = new Hono()
    .get('/api/slow', async (c) => {
      await pause(60);
      return c.text('done');
    })
    .get('/api/place', (c) => c.text(traceparent() ?? ''))
    .get('/api/named/:name', (c) => c.text(c.req.param('name')))
    .get('/api/fails', () => Promise.reject(new Error('no')));
  const metrics = createMetrics({ processDefaults: false });
  const app = createHttpApp({
    hosts: hostTable({
      defaultSite: 'automotive-se',
      siteHosts: {},
      canonicalHosts: false,
      port: () => 3000,
    }),
    pages: { get: noPages, withForm: noPages },
    hotPages: new HotPages(cache, nothing),
    assets: new StaticAssets([]),
    favicon: () => null,
    health: createHealth({ version: '1', checks: [], log }),
    metrics,
    tracer: createTracer({ sampleRatio: 1, record: (span) => void spans.push(span) }),
    slowRequestMs: 50,
    mayReadMetrics: () => true,
    sitemap: async () => null,
    routes: [routes],
    refusalDocument: (_site, _language, text) => [text],
    failurePage: ({ key }, { language }) => ({
      html: [`${key} failed in ${language}`],
      status: 500,
      retryAfter: null,
    }),
    headers: {},
    log,
  });
  return { app, written, spans, metrics };
}

test('a request is a span in the place of its caller, and what it calls gets that place', async () => {
  const { app, spans } = opened();
  const answer = await app.request('/api/place?name=Astrid', { headers: { traceparent: PARENT } });
  const [span] = spans;
  expect(await answer.text()).toBe(`00-${PARENT.slice(3, 35)}-${span?.context.spanId}-01`);
  expect(span).toMatchObject({
    name: 'GET api',
    kind: 'server',
    parentSpanId: '00f067aa0ba902b7',
    failed: false,
    attributes: { 'http.request.method': 'GET', 'url.path': '/api/place', 'http.response.status_code': 200 },
  });
  await app.request('/api/fails');
  expect(spans[1]).toMatchObject({ failed: true, attributes: { 'http.response.status_code': 500 } });
});

test('an address with a NUL is none', async () => {
  const { app } = opened();
  const statusOf = async (path: string) => (await app.request(path)).status;
  expect([
    await statusOf('/api/named/%00'),
    await statusOf('/api/named/a%00%25'),
    await statusOf('/api/named/%20'),
  ]).toEqual([404, 404, 200]);
});

test('a page that stands in for what has failed is in a language of the site that the browser asks for', async () => {
  const { app } = opened();
  const shown = async (language: string) =>
    (
      await app.request('/api/fails', { headers: { accept: 'text/html', 'accept-language': language } })
    ).text();
  expect([await shown('en-US,sv;q=0.5'), await shown('de')]).toEqual([
    'automotive-se failed in en',
    'automotive-se failed in sv',
  ]);
});

test('the duration of a recorded request has its trace as an example, as OpenMetrics alone', async () => {
  const { app } = opened();
  await app.request('/api/place', { headers: { traceparent: PARENT } });
  await app.request('/api/place', { headers: { traceparent: `${PARENT.slice(0, -2)}00` } });
  const open = await app.request('/metrics', { headers: { accept: 'application/openmetrics-text' } });
  expect(open.headers.get('content-type')).toContain('application/openmetrics-text');
  expect([...(await open.text()).matchAll(/trace_id="(\w+)"/g)].map(([, id]) => id)).toEqual([
    PARENT.slice(3, 35),
  ]);
  const plain = await app.request('/metrics');
  expect(plain.headers.get('content-type')).toContain('text/plain');
  expect(await plain.text()).not.toContain('trace_id');
});

test('a slow request is logged as such, others are not, and all are counted', async () => {
  const { app, written, metrics } = opened();
  await app.request('/api/slow?name=Astrid');
  await app.request('/api/place');
  const [slow, other] = written.map((line): unknown => JSON.parse(line));
  expect(slow).toMatchObject({ level: 'warn', msg: 'slow request', path: '/api/slow', status: 200 });
  expect(other).toMatchObject({ level: 'info', msg: 'request', path: '/api/place' });
  expect(await metrics.metricsText()).toContain(
    'forecourt_http_request_seconds_count{kind="api",status="200"} 2',
  );
});

test('what machines ask every few seconds counts as health, and what editors do as studio: neither is a page', async () => {
  const { app, metrics } = opened();
  for (const path of ['/livez', '/readyz', '/healthz', '/metrics', '/studio/api/me']) await app.request(path);
  const text = await metrics.metricsText();
  const counts = [...text.matchAll(/http_request_seconds_count\{kind="(\w+)",status="\d+"\} ([1-9])/g)];
  const byKind: Record<string, number> = {};
  for (const [, kind = '', count] of counts) byKind[kind] = (byKind[kind] ?? 0) + Number(count);
  expect(byKind).toEqual({ health: 4, studio: 1 });
});
