/** The database that the configuration names cannot be opened; the message names the variable, and no password. */
export class DatabaseNotOpened extends Error {
  override readonly name = 'DatabaseNotOpened';

  constructor(variable: 'DATABASE_URL' | 'DATA_DIR', cause: unknown) {
    super(`${variable}: ${reasonIn(cause)}`, { cause });
  }
}

/** Of a name with several addresses each attempt has failed, and the error of all of them says nothing. */
function reasonIn(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonIn).join('; ');
  return cause instanceof Error ? cause.message : 'unknown error';
}
