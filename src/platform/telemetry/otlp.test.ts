import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createBreaker } from '~/platform/breaker';
import { observeStatements, openDatabase } from '~/platform/db';
import { fetchWithin } from '~/platform/http';
import { nullLog } from '~/platform/log';
import {
  createTracer,
  type FinishedSpan,
  noTracer,
  startSpan,
  traceparent,
  withSpan,
} from '~/platform/trace';
import { misbehavingServer } from '~test/misbehaving-server';
import { exportSpans } from '.';

const PARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const TRACE_ID = PARENT.slice(3, 35);
const DROPPED = () => {
  throw new Error('dropped');
};

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.string().optional() }),
});
const spanRow = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string().regex(/^\d{19}$/),
  endTimeUnixNano: z.string().regex(/^\d{19}$/),
  attributes: z.array(attribute),
  status: z.object({ code: z.number() }).optional(),
});
const payload = z.object({
  resourceSpans: z.tuple([
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.tuple([z.object({ spans: z.array(spanRow) })]),
    }),
  ]),
});

const spansOf = (bodies: readonly { readonly body: string }[]) =>
  bodies.flatMap(({ body }) => payload.parse(JSON.parse(body)).resourceSpans[0].scopeSpans[0].spans);

test('a request is one trace at the collector: its parts, its statements, its calls, in the place of the caller', async () => {
  const collector = await misbehavingServer('{}');
  const upstream = await misbehavingServer('{}');
  const sender = exportSpans({
    endpoint: `${collector.url}/`,
    headers: { 'x-api-key': 'k3y' },
    serviceName: 'forecourt',
    version: '1.2.3',
    intervalMs: 60_000,
    onDropped: DROPPED,
  });
  const tracer = createTracer({ sampleRatio: 0, record: (span) => sender.add(span) });
  const observe = observeStatements({ log: nullLog, slowMs: 0, onSlow: () => undefined });
  const database = await openDatabase({ dataDir: 'memory', log: nullLog, observe });
  const work = () =>
    tracer.request({ traceparent: PARENT, name: 'GET page' }, async (span) => {
      await Promise.all(
        ['car-list', 'footer'].map((block) =>
          withSpan(`block ${block}`, 'internal', {}, async () => {
            await database.driver.execute('SELECT $1::text', ['Astrid Planted']);
            if (block === 'footer') return;
            await fetchWithin(`${upstream.url}/vehicles/ABC123`, { timeoutMs: 2000, maxBytes: 100 });
          }),
        ),
      );
      span?.set({ 'http.response.status_code': 200 });
    });
  await work();
  await sender.close();
  await database.close();

  expect(collector.received[0]?.headers).toMatchObject({
    'x-api-key': 'k3y',
    'content-type': 'application/json',
  });
  const spans = spansOf(collector.received);
  const named = (name: string) => spans.filter((span) => span.name === name);
  const [request] = named('GET page');
  expect(request).toMatchObject({ traceId: TRACE_ID, parentSpanId: '00f067aa0ba902b7', kind: 2 });
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: '200' },
  });
  const [list] = named('block car-list');
  const [footer] = named('block footer');
  expect([list?.parentSpanId, footer?.parentSpanId]).toEqual([request?.spanId, request?.spanId]);
  expect(
    named('sql')
      .map(({ parentSpanId }) => parentSpanId)
      .sort(),
  ).toEqual([list?.spanId, footer?.spanId].sort());
  expect(named('sql')[0]).toMatchObject({ kind: 3, traceId: TRACE_ID });
  const [call] = named('GET 127.0.0.1');
  expect(call).toMatchObject({ parentSpanId: list?.spanId, kind: 3 });
  expect(upstream.received[0]?.headers.traceparent).toBe(`00-${TRACE_ID}-${call?.spanId}-01`);
  expect(spans.every(({ startTimeUnixNano: from, endTimeUnixNano: to }) => BigInt(from) <= BigInt(to))).toBe(
    true,
  );
  expect(spans).toHaveLength(6);
  expect(JSON.stringify(collector.received)).not.toMatch(/Planted|ABC123/);
  await Promise.all([collector.close(), upstream.close()]);
});

describe('the header of the caller', () => {
  const seen = async (header: string | undefined, sampleRatio = 1) => {
    const spans: FinishedSpan[] = [];
    const tracer = createTracer({ sampleRatio, record: (span) => void spans.push(span) });
    const handedOn = await tracer.request({ traceparent: header, name: 'x' }, async () => traceparent());
    return { spans, handedOn };
  };

  test.each([
    undefined,
    '',
    'nonsense',
    PARENT.toUpperCase(),
    PARENT.replace(/^00/, 'ff'),
    `${PARENT}-more`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${TRACE_ID}-${'0'.repeat(16)}-01`,
  ])('begins a new trace where it is %s', async (header) => {
    const { spans, handedOn } = await seen(header);
    expect(spans[0]).toMatchObject({ parentSpanId: null });
    expect(spans[0]?.context.traceId).not.toBe(TRACE_ID);
    expect(handedOn).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(handedOn?.slice(3, 35)).toBe(spans[0]?.context.traceId);
  });

  test('of a later version is read as far as it is known', async () => {
    const { spans } = await seen(`${PARENT.replace(/^00/, 'cc')}-what-will-be`);
    expect(spans[0]?.context.traceId).toBe(TRACE_ID);
  });

  test('that does not want to be recorded is handed on, and nothing is recorded', async () => {
    const { spans, handedOn } = await seen(PARENT.replace(/01$/, '00'));
    expect(spans).toEqual([]);
    expect(handedOn).toMatch(new RegExp(`^00-${TRACE_ID}-[0-9a-f]{16}-00$`));
    expect((await seen(undefined, 0)).spans).toEqual([]);
  });
});

test('what fails is marked, and the error goes on', async () => {
  const spans: FinishedSpan[] = [];
  const tracer = createTracer({ sampleRatio: 1, record: (span) => void spans.push(span) });
  const failing = tracer.request({ traceparent: undefined, name: 'x' }, () =>
    withSpan('part', 'internal', {}, () => Promise.reject(new Error('no'))),
  );
  await expect(failing).rejects.toThrow('no');
  expect(spans.map(({ name, failed }) => [name, failed])).toEqual([
    ['part', true],
    ['x', true],
  ]);
});

test('without a tracer nothing is there to be recorded', async () => {
  await noTracer.request({ traceparent: PARENT, name: 'x' }, async (span) => {
    expect([span, startSpan('a', 'internal'), traceparent()]).toEqual([null, null, null]);
    expect(await withSpan('b', 'internal', {}, async (part) => part)).toBeNull();
  });
});

describe('a collector that is away', () => {
  const opened = async (intervalMs: number) => {
    const collector = await misbehavingServer('{}');
    let dropped = 0;
    const breaker = createBreaker({ name: 'otlp', log: nullLog });
    const sender = exportSpans({
      endpoint: collector.url,
      headers: {},
      serviceName: 'x',
      version: '1',
      breaker,
      intervalMs,
      onDropped: () => {
        dropped += 1;
      },
    });
    const tracer = createTracer({ sampleRatio: 1, record: (span) => sender.add(span) });
    const trace = () => tracer.request({ traceparent: undefined, name: 'x' }, async () => undefined);
    return { collector, sender, breaker, trace, dropped: () => dropped };
  };

  test('is left alone after four failures; what waits has a bound, and the newest is dropped and counted', async () => {
    const { collector, sender, breaker, trace, dropped } = await opened(5);
    await collector.set('failing');
    for (let count = 0; count < 4100; count += 1) await trace();
    await expect.poll(() => breaker.state()).toBe('open');
    expect(dropped()).toBe(4);
    expect(collector.failed()).toBeLessThanOrEqual(5);
    await sender.close();
    await collector.close();
  });

  test('gets what waited when it is back', async () => {
    const { collector, sender, trace } = await opened(20);
    await collector.set('failing');
    await trace();
    await expect.poll(() => collector.failed()).toBeGreaterThan(0);
    await collector.set('well');
    await expect.poll(() => spansOf(collector.received).length).toBe(1);
    await sender.close();
    await collector.close();
  });
});
