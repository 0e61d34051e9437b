import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Database, type MigrationSet, migrate, openDatabase } from '~/platform/db';
import { silentLog } from '~/platform/log';

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of its own on the server that `url` names; dropped when it is closed. */
export async function freshPostgres(
  url: string,
  sets: readonly MigrationSet[],
): Promise<Database & { url: string }> {
  const name = `forecourt_test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: own.href, dataDir: 'memory', log: silentLog });
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

/**
 * A migrated database that is nobody else's: PGlite in memory, or a database on TEST_DATABASE_URL when that is set.
 * Close it when the test is over.
 */
export async function freshDatabase(sets: readonly MigrationSet[]): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return freshPostgres(url, sets);
  const database = await openDatabase({ dataDir: 'memory', log: silentLog });
  await migrate(database, sets);
  return database;
}
