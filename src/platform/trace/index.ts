export {
  type Attributes,
  type FinishedSpan,
  type SpanKind,
  startSpan,
  traceparent,
  withSpan,
} from './span';
export { createTracer, noTracer, type Tracer } from './tracer';
