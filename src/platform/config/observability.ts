import type { ConfigProblem } from './problem';
import type { Secret } from './secrets/secret';
import type { Variables } from './variables';

/** What an operator sees besides `/metrics`. */
export interface ObservabilityConfig {
  /** Statements and requests that take this long are logged as slow; 0: none is. */
  readonly slowQueryMs: number;
  readonly slowRequestMs: number;
  /** Collector of traces; `null`: nothing is traced. */
  readonly traces: {
    readonly endpoint: string;
    /** `name=value,name=value`, such as the collector's key. */
    readonly headers: Secret | null;
    readonly serviceName: string;
    /** Share of the traces that begin here, 0 to 1. */
    readonly sampleRatio: number;
  } | null;
  /** `https://key@host/project` of a server that speaks Sentry's protocol; `null`: errors stay in the log. */
  readonly errorReports: Secret | null;
}

export const observabilityOf = (variables: Variables): ObservabilityConfig => ({
  slowQueryMs: variables.SLOW_QUERY_MS,
  slowRequestMs: variables.SLOW_REQUEST_MS,
  traces: variables.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        endpoint: variables.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: variables.OTEL_EXPORTER_OTLP_HEADERS ?? null,
        serviceName: variables.OTEL_SERVICE_NAME,
        sampleRatio: variables.OTEL_TRACES_SAMPLER_ARG,
      }
    : null,
  errorReports: variables.SENTRY_DSN ?? null,
});

export const observabilityProblems = (variables: Variables): ConfigProblem[] =>
  variables.OTEL_EXPORTER_OTLP_HEADERS && !variables.OTEL_EXPORTER_OTLP_ENDPOINT
    ? [
        {
          variable: 'OTEL_EXPORTER_OTLP_ENDPOINT',
          expected: 'a collector, because OTEL_EXPORTER_OTLP_HEADERS is set',
        },
      ]
    : [];
