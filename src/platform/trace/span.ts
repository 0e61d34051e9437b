import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { type TraceContext, writeTraceparent } from './traceparent';

/** server: a request to us. client: a call of ours (database, upstream). internal: a part of our own work. */
export type SpanKind = 'server' | 'client' | 'internal';
/** Nothing personal: no addresses of pages, parameters, bodies. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface FinishedSpan {
  readonly context: TraceContext;
  readonly parentSpanId: string | null;
  readonly name: string;
  readonly kind: SpanKind;
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: Attributes;
  readonly failed: boolean;
}

export interface Span {
  set(attributes: Attributes): void;
  /** Once; what comes after does not count. */
  end(failed?: boolean): void;
}

/** Where the code that runs now stands; nothing where nothing is traced. */
export interface Scope {
  readonly context: TraceContext;
  record(span: FinishedSpan): void;
}

const scopes = new AsyncLocalStorage<Scope>();

export const runInScope = <T>(scope: Scope, work: () => T): T => scopes.run(scope, work);

export const newSpanId = (): string => randomBytes(8).toString('hex');

/** Milliseconds since 1970, finer than `Date.now` and never going back within a process. */
const nowMs = (): number => performance.timeOrigin + performance.now();

/** Begins a span in a scope. */
export function beginSpan(
  scope: Scope,
  parentSpanId: string | null,
  name: string,
  kind: SpanKind,
  attributes: Attributes,
): Span {
  const startMs = nowMs();
  let all = attributes;
  let ended = false;
  return {
    set(more) {
      all = { ...all, ...more };
    },
    end(failed = false) {
      if (ended) return;
      ended = true;
      scope.record({
        context: scope.context,
        parentSpanId,
        name,
        kind,
        startMs,
        endMs: nowMs(),
        attributes: all,
        failed,
      });
    },
  };
}

const childOf = (scope: Scope): Scope => ({
  context: { ...scope.context, spanId: newSpanId() },
  record: scope.record,
});

/** A span below the one that runs now; null where nothing is traced, which costs one look-up. */
export function startSpan(name: string, kind: SpanKind, attributes: Attributes = {}): Span | null {
  const scope = scopes.getStore();
  if (scope === undefined || !scope.context.sampled) return null;
  return beginSpan(childOf(scope), scope.context.spanId, name, kind, attributes);
}

/** Does the work in a span below the one that runs now, and ends it with the work. Where nothing is traced it just does it. */
export async function withSpan<T>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  const scope = scopes.getStore();
  if (scope === undefined || !scope.context.sampled) return work(null);
  const child = childOf(scope);
  const span = beginSpan(child, scope.context.spanId, name, kind, attributes);
  try {
    const result = await runInScope(child, () => work(span));
    span.end();
    return result;
  } catch (cause) {
    span.end(true);
    throw cause;
  }
}

/** The trace that the code which runs now is recorded in; null where it is in none. */
export function recordedTraceId(): string | null {
  const context = scopes.getStore()?.context;
  return context?.sampled === true ? context.traceId : null;
}

/** The header by which a call hands the trace on; null where nothing is traced. */
export function traceparent(): string | null {
  const scope = scopes.getStore();
  return scope === undefined ? null : writeTraceparent(scope.context);
}
