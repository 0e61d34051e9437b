import type { Attributes, FinishedSpan, SpanKind } from '~/platform/trace';
import { createSender, type DeliveryOptions, post, type Sender } from './sender';

export interface OtlpOptions extends DeliveryOptions {
  /** Of a collector; spans go to `/v1/traces` below it. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  readonly version: string;
}

/** Sends spans to a collector by OTLP/HTTP in JSON. */
export function exportSpans(options: OtlpOptions): Sender<FinishedSpan> {
  const { endpoint, headers, breaker, intervalMs = 5000, onDropped } = options;
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const resource = {
    attributes: attributesOf({ 'service.name': options.serviceName, 'service.version': options.version }),
  };
  return createSender({
    maxWaiting: 4096,
    batchSize: 512,
    intervalMs,
    onDropped,
    send(batch) {
      const scopeSpans = [{ scope: { name: 'forecourt' }, spans: batch.map(spanOf) }];
      return post(url, {
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
        breaker,
      });
    },
  });
}

/** Numbers of the protocol. */
const KINDS = { internal: 1, server: 2, client: 3 } as const satisfies Record<SpanKind, number>;
const ERROR = 2;

function spanOf({ context, parentSpanId, name, kind, startMs, endMs, attributes, failed }: FinishedSpan) {
  return {
    traceId: context.traceId,
    spanId: context.spanId,
    ...(parentSpanId === null ? {} : { parentSpanId }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(startMs),
    endTimeUnixNano: nanoseconds(endMs),
    attributes: attributesOf(attributes),
    ...(failed ? { status: { code: ERROR } } : {}),
  };
}

/** A number of nanoseconds since 1970 has more digits than a double: the protocol takes it as text. */
const nanoseconds = (ms: number): string => `${Math.round(ms * 1000)}000`;

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: anyValue(value) }));

function anyValue(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
