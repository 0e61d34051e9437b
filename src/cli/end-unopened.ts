import { DatabaseNotOpened, MigrationStopped } from '~/platform/db';

/** A database that cannot be opened, or not brought to the schema of this release, is said in one line, and ends the program: nothing has been done yet. */
export function endUnopened(cause: unknown): never {
  if (!(cause instanceof DatabaseNotOpened || cause instanceof MigrationStopped)) throw cause;
  process.stderr.write(`${cause.message}\n`);
  process.exit(1);
}
