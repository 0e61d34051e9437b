export { createLog, type Log, type LogLevel, type LogOptions, nullLog, requestLog } from './log';
export { describeError, REDACTED, redact, scrubText } from './redaction';
export { createReference, requestId } from './reference';
