import type { Breakers } from '~/platform/breaker';
import type { Config } from '~/platform/config';
import { observeStatements, type StatementObserver } from '~/platform/db';
import type { ErrorLine, Log } from '~/platform/log';
import type { Metrics } from '~/platform/metrics';
import { createErrorReporter, exportSpans } from '~/platform/telemetry';
import { createTracer, noTracer, type Tracer } from '~/platform/trace';
import { VERSION } from '../version';

export interface Telemetry {
  readonly tracer: Tracer;
  /** Undefined where nobody wants to know about statements. */
  readonly observe: StatementObserver | undefined;
  reportError(line: ErrorLine): void;
  /** Sends what waits, once more. */
  close(): Promise<void>;
}

/** Traces, error reports and the log of slow statements, as far as they are configured. */
export function openTelemetry(
  { observability, environment }: Config,
  context: { readonly log: Log; readonly metrics: Metrics; readonly breakers: Breakers },
): Telemetry {
  const { log, metrics, breakers } = context;
  const { traces, errorReports, slowQueryMs } = observability;
  const spans =
    traces === null
      ? null
      : exportSpans({
          endpoint: traces.endpoint,
          headers: headersOf(traces.headers?.reveal() ?? ''),
          serviceName: traces.serviceName,
          version: VERSION,
          breaker: breakers.of('traces'),
          onDropped: () => metrics.telemetryDropped('span'),
        });
  const errors =
    errorReports === null
      ? null
      : createErrorReporter({
          dsn: errorReports.reveal(),
          release: VERSION,
          environment,
          breaker: breakers.of('error-reports'),
          onDropped: () => metrics.telemetryDropped('error'),
        });
  const isObserved = spans !== null || slowQueryMs > 0;
  return {
    tracer:
      traces === null
        ? noTracer
        : createTracer({ sampleRatio: traces.sampleRatio, record: (span) => spans?.add(span) }),
    observe: isObserved
      ? observeStatements({ log, slowMs: slowQueryMs, onSlow: () => metrics.slowStatement() })
      : undefined,
    reportError: (line) => errors?.add(line),
    close: async () => void (await Promise.all([spans?.close(), errors?.close()])),
  };
}

/** Values are percent-encoded: a space, as in `Basic%20…`, cannot stand in the list. */
export const headersOf = (list: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    list
      .split(',')
      .filter(Boolean)
      .map((pair) => [
        pair.slice(0, pair.indexOf('=')),
        decodeURIComponent(pair.slice(pair.indexOf('=') + 1)),
      ]),
  );
