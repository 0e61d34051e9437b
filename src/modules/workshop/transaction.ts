import { setTimeout as pause } from 'node:timers/promises';
import { type Database, type Db, sqlState } from '~/platform/db';

/** What is tried again: a serialization failure, a deadlock, an exclusion, and a number that was drawn twice. */
const RETRIED: ReadonlySet<string> = new Set(['40001', '40P01', '23P01', '23505']);
const MAX_TRIES = 10;
/** Before the second try; twice as long before each further one, 1.3 s together at the most. */
const FIRST_PAUSE_MS = 2.5;

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
      // Those who were in each other's way come back one by one.
      await pause(Math.random() * FIRST_PAUSE_MS * 2 ** (tries - 1));
    }
  }
}
