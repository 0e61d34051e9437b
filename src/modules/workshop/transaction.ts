import { type Database, type Db, sqlState } from '~/platform/db';

/** What is tried again: a serialization failure, a deadlock, an exclusion, and a number that was drawn twice. */
const RETRIED: ReadonlySet<string> = new Set(['40001', '40P01', '23P01', '23505']);
const MAX_TRIES = 6;

/** Runs a transaction, again where others were in its way: whatever `work` does outside the database it may do repeatedly. */
export async function transactWithRetry<T>(
  database: Pick<Database, 'transaction'>,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (tries >= MAX_TRIES || !RETRIED.has(sqlState(error) ?? '')) throw error;
    }
  }
}
