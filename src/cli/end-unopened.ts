import { DatabaseNotOpened } from '~/platform/db';

/** A database that cannot be opened is said in one line, and ends the program: nothing has been done yet. */
export function endUnopened(cause: unknown): never {
  if (!(cause instanceof DatabaseNotOpened)) throw cause;
  process.stderr.write(`${cause.message}\n`);
  process.exit(1);
}
