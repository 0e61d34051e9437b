import { sql } from 'drizzle-orm';
import type { Database, Db } from './database';

const LOCKS = {
  alone: sql`pg_advisory_xact_lock`,
  shared: sql`pg_advisory_xact_lock_shared`,
} as const;

/** Waits for the lock of this name and holds it until the transaction ends: alone, or beside others who share it. */
export async function holdLock(tx: Db, name: string, mode: keyof typeof LOCKS = 'alone'): Promise<void> {
  await tx.execute(sql`SELECT ${LOCKS[mode]}(hashtextextended(${name}, 0))`);
}

/**
 * Does some work unless another process is at the work of this name; whether it did. The work itself may use any connection: a
 * transaction of its own holds the lock, which ends with the process, and which `keepAlive` must use at least once a minute.
 */
export async function workExclusively(
  database: Database,
  name: string,
  work: (keepAlive: () => Promise<void>) => Promise<void>,
): Promise<boolean> {
  // It belongs to one process, and a transaction would hold its one connection.
  if (database.kind === 'pglite') {
    await work(async () => undefined);
    return true;
  }
  return database.transaction(async (tx) => {
    const [row] = await database.rows(
      tx,
      sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS locked`,
    );
    if (row?.locked !== true) return false;
    await work(async () => void (await tx.execute(sql`SELECT 1`)));
    return true;
  });
}
