export { createLog, type Log, type LogLevel, type LogOptions, requestLog, silentLog } from './log';
export { describeError, REDACTED, redact, scrubText } from './redaction';
export { createReference, requestId } from './reference';
