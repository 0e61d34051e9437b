import { sqlState } from './sql-state';

/** What the network reports when the server does not answer, or stops answering. */
const UNREACHABLE = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
]);
/** PostgreSQL is being stopped, has crashed, is starting, has no connection or disk left, or only reads (a stand-by server). */
const UNAVAILABLE_STATES = /^(?:08...|53[13]00|57P0[123]|25006)$/;
/** What the driver says without a code. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Whether an error means that the database is unavailable at present, wherever in the chain of causes it is: the same query may
 * succeed a moment later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (UNAVAILABLE_STATES.test(sqlState(error) ?? '')) return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && UNREACHABLE.has(cause.code)) return true;
    if (WORDS.test(cause.message)) return true;
  }
  return false;
}
