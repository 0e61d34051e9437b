import { type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '~/platform/db';

/**
 * For the rest of the caller's transaction a page of rows is read along the key that it is in the order of. Tables that grow by
 * imports have no statistics: a planner without any takes a page for a row or two, and gathers and sorts all that come after it, for
 * each page again.
 */
export async function readAlongKeys(database: Database, tx: Db): Promise<void> {
  await database.rows(tx, sql`SET LOCAL enable_bitmapscan = off`);
}

/** A page of rows in the order of a key, read along it; in a transaction of its own. */
export const rowsAlongKey = (database: Database, page: SQL): Promise<Record<string, unknown>[]> =>
  database.transaction(async (tx) => {
    await readAlongKeys(database, tx);
    return database.rows(tx, page);
  });
