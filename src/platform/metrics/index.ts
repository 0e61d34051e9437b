export type { QueueBacklog } from './gauges';
export {
  createMetrics,
  type JobOutcome,
  type Metrics,
  type RouteKind,
  type SubmissionOutcome,
} from './metrics';
