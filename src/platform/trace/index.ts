export {
  type Attributes,
  type FinishedSpan,
  recordedTraceId,
  type SpanKind,
  startSpan,
  traceparent,
  withSpan,
} from './span';
export { createTracer, noTracer, type Tracer } from './tracer';
