import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { type Database, type MigrationSet, migrate, openDatabase } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { emptyDatabase } from './empty-tables.ts';
import { freshPglite } from './pglite.ts';
import { hasPostgres, startPostgres, type TestPostgres } from './postgres.ts';

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** As if the servers that work on the database had been stopped. */
export const endSessions = (databaseUrl: string): Promise<void> =>
  administer(
    databaseUrl,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );

/** A database of its own on the server that `url` names; dropped when it is closed. */
export async function freshPostgres(
  url: string,
  sets: readonly MigrationSet[],
): Promise<Database & { url: string }> {
  const name = `forecourt_test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: own.href, dataDir: 'memory', log: nullLog });
  await migrate(database, sets);
  let closing: Promise<void> | undefined;
  return {
    ...database,
    url: own.href,
    close() {
      closing ??= database.close().then(() => administer(url, `DROP DATABASE ${name} WITH (FORCE)`));
      return closing;
    },
  };
}

/** The suites on PostgreSQL have one server for all files; what runs on PGlite runs with the unit tests. */
const SERVER_OF_RUN = process.env.TEST_DATABASE_URL;
/** Set where the suites on PostgreSQL run besides: the unit tests leave that half to them. */
const POSTGRES_ELSEWHERE = process.env.TEST_POSTGRES_ELSEWHERE !== undefined;

/**
 * A migrated database that is nobody else's: PGlite in memory, or a database on TEST_DATABASE_URL when that is set.
 * Close it when the test is over.
 */
export const freshDatabase = (sets: readonly MigrationSet[]): Promise<Database> =>
  SERVER_OF_RUN === undefined ? freshPglite(sets) : freshPostgres(SERVER_OF_RUN, sets);

/**
 * One database for all tests around it, empty before each: to start one takes a hundred times longer than to empty it.
 * Hooks that need it come after the call.
 */
export function emptiedDatabase(open: () => Promise<Database>): () => Database {
  let opened: Database | undefined;
  const current = (): Database => {
    if (opened === undefined) throw new Error('The database is open during the tests only');
    return opened;
  };
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(() => emptyDatabase(current()));
  afterAll(() => opened?.close());
  return current;
}

/**
 * A PostgreSQL of the file that asks, started before its first test and stopped after its last: a runner that only
 * lists the tests starts nothing. Null where PostgreSQL is not installed. The address is known once tests run.
 */
export function postgresOfFile(): { readonly url: string } | null {
  if (SERVER_OF_RUN !== undefined) return { url: SERVER_OF_RUN };
  if (POSTGRES_ELSEWHERE || !hasPostgres()) return null;
  let running: TestPostgres | null = null;
  beforeAll(async () => {
    running = await startPostgres();
  });
  afterAll(() => running?.stop());
  return {
    get url() {
      if (running === null) throw new Error('PostgreSQL runs during the tests of a file only');
      return running.url;
    },
  };
}

/** Opens an empty database with these tables. */
export type OpenDatabase = (sets?: readonly MigrationSet[]) => Promise<Database>;

/** Runs the same tests on PGlite and on PostgreSQL; where there is no server, the second half is skipped and says so. */
export function onBothDatabases(
  server: { readonly url: string } | null,
  suite: (open: OpenDatabase) => void,
): void {
  if (SERVER_OF_RUN === undefined) describe('on PGlite', () => suite((sets = []) => freshPglite(sets)));
  const missing = POSTGRES_ELSEWHERE ? 'its suites run besides' : 'it is not installed';
  describe.skipIf(!server)(server ? 'on PostgreSQL' : `on PostgreSQL (skipped: ${missing})`, () =>
    suite((sets = []) => freshPostgres(server?.url ?? '', sets)),
  );
}
