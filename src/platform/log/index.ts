export { createLog, type ErrorLine, type Log, type LogLevel, nullLog, requestLog } from './log';
export { redact, scrubText } from './redaction';
export { createReference, requestId } from './reference';
