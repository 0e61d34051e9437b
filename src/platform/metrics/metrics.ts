import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { createGauges, type Watchers } from './gauges';
import { openMetricsText } from './open-metrics';

/** Kind of route: few values, so that a crawler cannot grow the memory. */
export type RouteKind = 'page' | 'api' | 'form' | 'media' | 'asset' | 'studio' | 'health';

const PAGE_CACHE_OUTCOMES = ['hit', 'stale', 'miss'] as const;
const JOB_OUTCOMES = ['done', 'retried', 'dead'] as const;
const SUBMISSION_OUTCOMES = ['stored', 'duplicate', 'delivered', 'dead'] as const;
const VARIANT_OUTCOMES = ['encoded', 'cached'] as const;
const UPSTREAM_OUTCOMES = ['answered', 'failed', 'refused'] as const;
const DROPPED = ['span', 'error'] as const;
type PageCacheOutcome = (typeof PAGE_CACHE_OUTCOMES)[number];
export type JobOutcome = (typeof JOB_OUTCOMES)[number];
export type SubmissionOutcome = (typeof SUBMISSION_OUTCOMES)[number];

export interface Metrics extends Watchers {
  /** One request; `seconds` from the first byte read to the response handed over. */
  httpRequest(request: HttpRequest): void;
  pageCache(outcome: PageCacheOutcome): void;
  /** One search of one index. */
  search(index: string, seconds: number): void;
  /** One attempt of a background job. */
  job(queue: string, outcome: JobOutcome): void;
  /** A submitted form: stored, recognised as a duplicate, delivered to its receiver, or dead. */
  submission(outcome: SubmissionOutcome): void;
  /** One picture variant, encoded just now or read from disk. */
  mediaVariant(outcome: (typeof VARIANT_OUTCOMES)[number]): void;
  /** One call of a server that is not ours; `refused` was not sent, as the server rests. */
  upstream(name: string, outcome: (typeof UPSTREAM_OUTCOMES)[number]): void;
  /** A statement took longer than `SLOW_QUERY_MS`. */
  slowStatement(): void;
  /** A span or an error report was dropped, as too many waited for their server. */
  telemetryDropped(kind: (typeof DROPPED)[number]): void;
  /** Something that the content security policy has kept from a page, as a browser reported it. */
  policyViolation(directive: string): void;
  /**
   * Everything, in the format that the reader asks for: OpenMetrics, which alone carries exemplars, or Prometheus' own text.
   * @param accept the reader's `Accept` header
   */
  metricsText(accept?: string): Promise<string>;
  /** Of that text. */
  contentType(accept?: string): string;
}

interface HttpRequest {
  readonly kind: RouteKind;
  readonly status: number;
  readonly seconds: number;
  /** Of the trace that the request is recorded in, as an example of its duration. */
  readonly traceId?: string | null;
}

export interface MetricsOptions {
  /** Memory, CPU, event-loop lag and garbage collection of the process; on without it. */
  readonly processDefaults?: boolean;
}

/** Whether a reader takes OpenMetrics. */
const isOpen = (accept = ''): boolean => accept.includes('application/openmetrics-text');

const FAST = [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
const HTTP = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** A registry of its own, so that tests and several servers in one process do not share counters. */
export function createMetrics(options: MetricsOptions = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (options.processDefaults ?? true) collectDefaultMetrics({ register: registry });

  const requests = new Histogram<'kind' | 'status' | 'trace_id'>({
    name: 'forecourt_http_request_seconds',
    help: 'Answered requests by kind of route and status',
    labelNames: ['kind', 'status'],
    buckets: HTTP,
    enableExemplars: true,
    // The package refuses a registry that prints its own format too; that one leaves exemplars out.
    registers: [],
  });
  registry.registerMetric(requests);
  const searches = new Histogram({
    name: 'forecourt_search_seconds',
    help: 'Searches by index',
    labelNames: ['index'],
    buckets: FAST,
    registers,
  });
  const count = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name: `forecourt_${name}_total`, help, labelNames, registers });
  const pages = count('page_cache', 'Pages asked of the page cache', ['outcome']);
  const jobs = count('jobs', 'Finished attempts of background jobs', ['queue', 'outcome']);
  const submissions = count('submissions', 'Forms submitted by visitors', ['outcome']);
  const variants = count('media_variants', 'Picture variants served', ['outcome']);
  const upstreams = count('upstream_calls', 'Calls of servers that are not ours', ['upstream', 'outcome']);
  const violations = count('csp_violations', 'Reports of browsers on the content security policy', [
    'directive',
  ]);

  const slow = count('slow_statements', 'Statements that took longer than SLOW_QUERY_MS', []);
  const dropped = count('telemetry_dropped', 'Spans and error reports that were dropped', ['kind']);

  // Prometheus sees no growth in a series that begins with 1: what alerts wait for begins with 0.
  for (const outcome of PAGE_CACHE_OUTCOMES) pages.inc({ outcome }, 0);
  for (const outcome of SUBMISSION_OUTCOMES) submissions.inc({ outcome }, 0);
  for (const outcome of VARIANT_OUTCOMES) variants.inc({ outcome }, 0);
  for (const kind of DROPPED) dropped.inc({ kind }, 0);
  for (const status of [500, 503]) requests.zero({ kind: 'form', status });

  return {
    ...createGauges(registers),
    httpRequest: ({ kind, status, seconds, traceId = null }) =>
      requests.observe({
        labels: { kind, status },
        value: seconds,
        ...(traceId !== null && { exemplarLabels: { trace_id: traceId } }),
      }),
    pageCache: (outcome) => pages.inc({ outcome }),
    search: (index, seconds) => searches.observe({ index }, seconds),
    job(queue, outcome) {
      for (const each of JOB_OUTCOMES) jobs.inc({ queue, outcome: each }, each === outcome ? 1 : 0);
    },
    submission: (outcome) => submissions.inc({ outcome }),
    mediaVariant: (outcome) => variants.inc({ outcome }),
    upstream(upstream, outcome) {
      for (const each of UPSTREAM_OUTCOMES)
        upstreams.inc({ upstream, outcome: each }, each === outcome ? 1 : 0);
    },
    slowStatement: () => slow.inc(),
    telemetryDropped: (kind) => dropped.inc({ kind }),
    policyViolation: (directive) => violations.inc({ directive }),
    metricsText: (accept) => (isOpen(accept) ? openMetricsText(registry) : registry.metrics()),
    contentType: (accept) => (isOpen(accept) ? Registry.OPENMETRICS_CONTENT_TYPE : registry.contentType),
  };
}
