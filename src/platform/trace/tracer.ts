import { randomBytes } from 'node:crypto';
import { type Attributes, beginSpan, type FinishedSpan, newSpanId, runInScope, type Span } from './span';
import { readTraceparent } from './traceparent';

/** Begins traces. What happens below a request finds its place by itself: `startSpan`, `withSpan`, `traceparent`. */
export interface Tracer {
  /**
   * Does the work of a request in the trace of the caller, or in a new one, and ends the span with the work.
   * The span is null where the request is not recorded.
   */
  request<T>(
    incoming: { readonly traceparent: string | undefined; readonly name: string },
    work: (span: Span | null) => Promise<T>,
  ): Promise<T>;
}

/** Traces nothing, and adds nothing to a request but a call. */
export const noTracer: Tracer = { request: (_, work) => work(null) };

export interface TracerOptions {
  /** Share of the traces that begin here; a caller's own decision is kept. */
  readonly sampleRatio: number;
  /** Gets each span when it has ended. Must not throw. */
  record(span: FinishedSpan): void;
}

export function createTracer({ sampleRatio, record }: TracerOptions): Tracer {
  return {
    async request({ traceparent, name }, work) {
      const caller = readTraceparent(traceparent);
      const traceId = caller?.traceId ?? randomBytes(16).toString('hex');
      const sampled = caller?.sampled ?? Math.random() < sampleRatio;
      const scope = { context: { traceId, spanId: newSpanId(), sampled }, record };
      if (!sampled) return runInScope(scope, () => work(null));
      const span = beginSpan(scope, caller?.spanId ?? null, name, 'server', NO_ATTRIBUTES);
      try {
        const result = await runInScope(scope, () => work(span));
        span.end();
        return result;
      } catch (cause) {
        span.end(true);
        throw cause;
      }
    },
  };
}

const NO_ATTRIBUTES: Attributes = {};
