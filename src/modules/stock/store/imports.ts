import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, type Db, holdLock } from '~/platform/db';
import type { JsonObject } from '~/platform/json';

/** An import without a heartbeat for this long is taken for dead. */
const STALE_SECONDS = 30;

const idRow = z.object({ id: z.number() });

/** Begins an import of the site, or null while another one runs. */
export async function beginImport(database: Database, site: string): Promise<number | null> {
  await abandonStale(database, site);
  const rows = await database.transaction(async (tx) => {
    await holdNumber(tx, site);
    return database.rows(
      tx,
      sql`INSERT INTO stock_imports (site, state) VALUES (${site}, 'running')
          ON CONFLICT (site) WHERE state = 'running' DO NOTHING RETURNING id`,
    );
  });
  return rows[0] === undefined ? null : idRow.parse(rows[0]).id;
}

/** A file that waited for a person and was being applied waits on. */
const GIVEN_UP = sql`state = CASE WHEN EXISTS (
    SELECT FROM stock_held_rows held WHERE held.import_id = stock_imports.id) THEN 'held' ELSE 'abandoned' END,
  ended_at = coalesce(ended_at, now())`;

async function abandonStale(database: Database, site: string): Promise<void> {
  await database.rows(
    database.db,
    sql`UPDATE stock_imports SET ${GIVEN_UP}
        WHERE site = ${site} AND state = 'running'
          AND heartbeat_at < now() - make_interval(secs => ${STALE_SECONDS})`,
  );
}

/** Tells the other processes that the import is alive. False when one of them has given it up for dead. */
export async function recordHeartbeat(database: Database, importId: number): Promise<boolean> {
  const rows = await database.rows(
    database.db,
    sql`UPDATE stock_imports SET heartbeat_at = now() WHERE id = ${importId} AND state = 'running' RETURNING id`,
  );
  return rows.length === 1;
}

/**
 * Before an import gets its number, until the transaction ends: so numbers become visible in order, and whoever has seen 7 misses no
 * 6. After the rows of cars that the transaction locks.
 */
export const holdNumber = (tx: Db, site: string): Promise<void> => holdLock(tx, `stock-number:${site}`);

const lockOf = (site: string): string => `stock-import:${site}`;

/**
 * Waits for a file that is being applied, and has the next one wait: whoever comes second finds the cars of the first. For what
 * staff write of cars of their own, in the caller's transaction.
 */
export const waitForImport = (tx: Db, site: string): Promise<void> => holdLock(tx, lockOf(site), 'shared');

/**
 * Holds the import's row for the transaction that applies it, and the site's stock against staff who write cars of their own.
 * False when another process has given it up for dead.
 */
export async function lockImport(
  database: Database,
  tx: Db,
  { site, importId }: { readonly site: string; readonly importId: number },
): Promise<boolean> {
  await holdLock(tx, lockOf(site));
  const rows = await database.rows(
    tx,
    sql`SELECT id FROM stock_imports WHERE id = ${importId} AND state = 'running' FOR UPDATE`,
  );
  return rows.length === 1;
}

export async function endImport(
  database: Database,
  db: Db,
  importId: number,
  state: 'applied' | 'refused' | 'abandoned',
  summary: JsonObject,
): Promise<void> {
  await database.rows(
    db,
    sql`UPDATE stock_imports SET state = ${state}, ended_at = now(), summary = ${JSON.stringify(summary)}::jsonb
        WHERE id = ${importId} AND state = 'running'`,
  );
}

/**
 * Gives up what a crash left running. PGlite belongs to one process, so what is marked as running at its start is dead; elsewhere,
 * and later, only what shows no sign of life is.
 */
export async function abandonAllStale(database: Database, when: 'start' | 'later'): Promise<void> {
  const staleSeconds = when === 'start' && database.kind === 'pglite' ? 0 : STALE_SECONDS;
  await database.rows(
    database.db,
    sql`UPDATE stock_imports SET ${GIVEN_UP}
        WHERE state = 'running' AND heartbeat_at <= now() - make_interval(secs => ${staleSeconds})`,
  );
}

/** Deletes the rows of files whose import is over, and after 180 days how it went. */
export async function deleteOldImports(database: Database): Promise<void> {
  await database.rows(
    database.db,
    sql`DELETE FROM stock_staging WHERE import_id NOT IN (SELECT id FROM stock_imports WHERE state IN ('running', 'held'))`,
  );
  await database.rows(
    database.db,
    sql`DELETE FROM stock_held_rows WHERE import_id NOT IN (SELECT id FROM stock_imports WHERE state IN ('running', 'held'))`,
  );
  await database.rows(
    database.db,
    sql`DELETE FROM stock_imports WHERE state NOT IN ('running', 'held') AND started_at < now() - interval '180 days'`,
  );
  await database.rows(
    database.db,
    sql`DELETE FROM stock_refusals WHERE import_id NOT IN (SELECT id FROM stock_imports)`,
  );
}
