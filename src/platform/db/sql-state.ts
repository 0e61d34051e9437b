/**
 * PostgreSQL's five-character error code ('23505' unique, '23503' foreign key, '23P01' exclusion, '40P01' deadlock),
 * wherever in the chain of causes the driver put it. Undefined when the error is none of PostgreSQL's.
 */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code;
  }
  return undefined;
}
