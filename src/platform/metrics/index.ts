export {
  createMetrics,
  type JobOutcome,
  type Metrics,
  type MetricsOptions,
  type PageCacheOutcome,
  type RouteKind,
  type SubmissionOutcome,
} from './metrics';
