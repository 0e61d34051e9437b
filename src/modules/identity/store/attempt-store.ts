import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import {
  type Counter,
  keysOfAccount,
  MAX_WAIT_SECONDS,
  RETENTION_SECONDS,
  waitAfter,
} from '../domain/attempts';

const row = z.object({ failures: z.number(), wait: z.coerce.number(), forgotten: z.boolean() });
const time = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/** What came of counting an attempt. */
interface CountedAttempt {
  /** Seconds until the next attempt may be made; 0 where this one may. */
  readonly wait: number;
  /** The counters of which this attempt, if it fails, is the last that costs nothing. */
  readonly exhausted: readonly Counter[];
}

/**
 * Counts an attempt as a failure before the password is looked at, so that guesses at the same moment count each for itself;
 * `forgive` takes it back. Nothing is counted while one of the counters is blocked.
 */
export const countAttempt = (
  database: Database,
  counters: readonly Counter[],
  now: Date,
): Promise<CountedAttempt> =>
  database.transaction(async (tx) => {
    // In one order, so that two attempts never wait for each other.
    const ordered = [...counters].sort((a, b) => (a.key < b.key ? -1 : 1));
    const states: (Counter & { readonly failures: number; readonly wait: number })[] = [];
    for (const counter of ordered) {
      const [found] = await database.rows(
        tx,
        sql`INSERT INTO identity_attempts (key, failures, last_at, blocked_until)
            VALUES (${counter.key}, 0, ${time(now)}, ${time(now)})
            ON CONFLICT (key) DO UPDATE SET key = EXCLUDED.key
            RETURNING failures, ceil(extract(epoch FROM blocked_until - ${time(now)}))::int AS wait,
              last_at < ${time(now)} - make_interval(secs => ${RETENTION_SECONDS}) AS forgotten`,
      );
      const { failures: counted, wait, forgotten } = row.parse(found);
      const failures = forgotten ? 0 : counted;
      // Nothing is owed before the free ones are used up: of attempts at the same moment a later one may have come first. And a
      // clock that was set back must not lock anyone out.
      const isOwed = failures >= counter.free && wait <= MAX_WAIT_SECONDS;
      states.push({ ...counter, wait: isOwed ? wait : 0, failures });
    }
    const wait = Math.max(...states.map((state) => state.wait));
    if (wait > 0) return { wait, exhausted: [] };
    for (const { key, free, failures } of states) {
      const seconds = waitAfter(failures + 1, free);
      await tx.execute(
        sql`UPDATE identity_attempts SET failures = ${failures + 1}, last_at = ${time(now)},
              blocked_until = ${time(now)} + make_interval(secs => ${seconds}) WHERE key = ${key}`,
      );
    }
    return { wait: 0, exhausted: states.filter(({ failures, free }) => failures + 1 === free) };
  });

/** Takes back what `countAttempt` has counted: the password was right. */
export async function resetAttempts(db: Db, counters: readonly Counter[], now: Date): Promise<void> {
  for (const { key, free } of counters) {
    await db.execute(
      sql`UPDATE identity_attempts SET failures = failures - 1,
            blocked_until = CASE WHEN failures <= ${free} THEN ${time(now)} ELSE blocked_until END
          WHERE key = ${key} AND failures > 0`,
    );
  }
}

/**
 * Forgets what has failed at an account, by its addresses and ids: what was guessed at opens it no more, and its owner need not
 * wait. What is counted of a client at all accounts stays.
 */
export async function forgetAttempts(db: Db, ...accounts: readonly string[]): Promise<void> {
  for (const account of accounts)
    await db.execute(sql`DELETE FROM identity_attempts WHERE starts_with(key, ${keysOfAccount(account)})`);
}

/** Takes away what counts no more. */
export async function deleteOldAttempts(db: Db, now: Date): Promise<void> {
  await db.execute(
    sql`DELETE FROM identity_attempts
        WHERE last_at < ${time(now)} - make_interval(secs => ${RETENTION_SECONDS})`,
  );
}
