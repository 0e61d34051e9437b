export { createErrorReporter } from './error-reports';
export { exportSpans } from './otlp';
