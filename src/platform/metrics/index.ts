export {
  createMetrics,
  type Metrics,
  type RouteKind,
  type SubmissionOutcome,
} from './metrics';
