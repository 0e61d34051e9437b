/** @module-tag sweep */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '~/platform/metrics';
import { type MisbehavingServer, misbehavingServer } from '../misbehaving-server';
import { ask } from './ask';
import { demoDataDir, type RunningServer, removeDataDir, runProgram, startServer } from './server';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';

let collector: MisbehavingServer;
let errors: MisbehavingServer;
let server: RunningServer;
let env: Record<string, string>;

beforeAll(async () => {
  collector = await misbehavingServer('{}');
  errors = await misbehavingServer('{}');
  env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: '0',
    SENTRY_DSN: `${errors.url.replace('//', '//key@')}/7`,
    SLOW_QUERY_MS: '1',
    SLOW_REQUEST_MS: '1',
  };
  server = await startServer({ dataDir: await demoDataDir(), env });
});
afterAll(async () => {
  await server?.stop();
  if (server !== undefined) await removeDataDir(server.dataDir);
  await collector?.close();
  await errors?.close();
});

const collected = () => collector.received.map(({ body }) => body).join('\n');

test('a page is a trace of its blocks and statements, in the place of its caller; what is slow is in the log', async () => {
  const traceparent = `00-${TRACE_ID}-00f067aa0ba902b7-01`;
  const page = await ask(server, '/', { host: 'automotive-se.localhost', headers: { traceparent } });
  expect(page.status).toBe(200);
  await expect.poll(collected, { timeout: 15_000 }).toContain('"name":"GET page"');
  const spans = collected();
  expect(spans).toContain('"parentSpanId":"00f067aa0ba902b7"');
  expect(spans).toMatch(/"name":"block \w+/);
  expect(spans).toMatch(/"db\.query\.text","value":\{"stringValue":"select /i);
  // Nothing else is recorded: the callers of other requests have not decided, and our own share is 0.
  const ids = new Set([...spans.matchAll(/"traceId":"(\w+)"/g)].map(([, id]) => id));
  expect([...ids]).toEqual([TRACE_ID]);
  expect(server.output()).toContain('"slow request"');
  expect(server.output()).toContain('"slow statement"');
});

test('a block that fails is reported, without what the error says', async () => {
  await ask(server, '/_dev/failures', { host: 'automotive-se.localhost' });
  await expect.poll(() => errors.received.length, { timeout: 10_000 }).toBeGreaterThan(0);
  const reports = errors.received.map(({ body }) => body).join('\n');
  expect(reports).toContain('block failed');
  expect(reports).toContain('"block":"FailingData"');
  expect(reports).not.toContain('on purpose');
});

test('/metrics prints every metric that is declared', async () => {
  const familiesOf = (text: string) => [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  const metrics = () => ask(server, '/metrics', { headers: { 'x-api-key': 'demo' } });
  const printed = familiesOf((await metrics()).text);
  const declared = familiesOf(await createMetrics().metricsText());
  expect(declared.filter((name) => !printed.includes(name))).toEqual([]);
  expect((await metrics()).text).toMatch(/^forecourt_jobs_waiting\{queue="[\w-]+"\} \d+$/m);
});

test('the doctor finds nothing wrong beside the running server, and a server that has gone', async () => {
  const { dataDir } = server;
  const well = await runProgram('doctor.js', { dataDir, env });
  expect([well.code, well.stderr]).toEqual([0, '']);
  expect(well.stdout).toMatch(/^warn {2}database: a running server holds it/m);
  expect(well.stdout).toMatch(/^ok {4}OTEL_EXPORTER_OTLP_ENDPOINT: 127\.0\.0\.1:\d+ answers$/m);
  const gone = await runProgram('doctor.js', {
    dataDir,
    env: { ...env, MEDIA_UPSTREAM: 'http://127.0.0.1:1' },
  });
  expect(gone.code).toBe(1);
  expect(gone.stdout).toMatch(/^fail {2}MEDIA_UPSTREAM: 127\.0\.0\.1:1: unreachable$/m);
});
