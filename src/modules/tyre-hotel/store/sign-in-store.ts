import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { CODE_MINUTES, CODES_PER_HOUR, MAX_TRIES } from '../domain/code';

const time = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
const minutesLater = (at: Date, minutes: number) => time(new Date(at.getTime() + minutes * 60_000));

/** Minutes that a search is good for: long enough to read, and to ask for a second code. */
const SEARCH_MINUTES = 30;

/** Remembers what a search gave, by its digest; without an agreement too, so that both take the same time. */
export async function insertSearch(
  db: Db,
  search: { readonly hash: string; readonly agreementId: string | null },
  now: Date,
): Promise<void> {
  await db.execute(
    sql`INSERT INTO tyre_searches (hash, agreement_id, expires_at)
        VALUES (${search.hash}, ${search.agreementId}::uuid, ${minutesLater(now, SEARCH_MINUTES)})`,
  );
}

export async function agreementOfSearch(database: Database, hash: string, now: Date): Promise<string | null> {
  const rows = await database.rows(
    database.db,
    sql`SELECT agreement_id AS id FROM tyre_searches
        WHERE hash = ${hash} AND agreement_id IS NOT NULL AND expires_at > ${time(now)}`,
  );
  return rows[0] === undefined ? null : z.object({ id: z.string() }).parse(rows[0]).id;
}

interface NewCode {
  readonly authHash: string;
  readonly agreementId: string;
  readonly phone: string;
  readonly codeDigest: string;
}

/**
 * Stores a code unless the number has reached its limit for the hour, and invalidates its earlier codes. Codes of one number
 * are serialised, so that two concurrent requests count as two.
 * @returns whether it was stored
 */
export async function insertCode(database: Database, code: NewCode, now: Date): Promise<boolean> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('tyre_codes'), hashtext(${code.phone}))`);
    const rows = await database.rows(
      tx,
      sql`SELECT count(*) AS count FROM tyre_codes
          WHERE phone = ${code.phone} AND created_at > ${minutesLater(now, -60)}`,
    );
    if (z.object({ count: z.number() }).parse(rows[0]).count >= CODES_PER_HOUR) return false;
    await tx.execute(
      sql`UPDATE tyre_codes SET spent_at = ${time(now)} WHERE phone = ${code.phone} AND spent_at IS NULL`,
    );
    await tx.execute(
      sql`INSERT INTO tyre_codes (auth_hash, agreement_id, phone, code_digest, created_at, expires_at)
          VALUES (${code.authHash}, ${code.agreementId}::uuid, ${code.phone}, ${code.codeDigest}, ${time(now)},
            ${minutesLater(now, CODE_MINUTES)})`,
    );
    return true;
  });
}

/** A code that was never sent counts for nothing. */
export async function deleteCode(db: Db, authHash: string): Promise<void> {
  await db.execute(sql`DELETE FROM tyre_codes WHERE auth_hash = ${authHash}`);
}

/**
 * Takes one of the code's tries, before anything is compared: guesses sent at once are counted one by one.
 * @returns what there is to compare with; null for a code that has no tries left, is spent or too old
 */
export async function countAttempt(
  database: Database,
  authHash: string,
  now: Date,
): Promise<{ readonly agreementId: string; readonly codeDigest: string } | null> {
  const rows = await database.rows(
    database.db,
    sql`UPDATE tyre_codes SET tries = tries + 1
        WHERE auth_hash = ${authHash} AND tries < ${MAX_TRIES} AND spent_at IS NULL AND expires_at > ${time(now)}
        RETURNING agreement_id AS "agreementId", code_digest AS "codeDigest"`,
  );
  if (rows[0] === undefined) return null;
  return z.object({ agreementId: z.string(), codeDigest: z.string() }).parse(rows[0]);
}

/** Consumes a code; false for the second of two concurrent uses. */
export async function consumeCode(database: Database, authHash: string, now: Date): Promise<boolean> {
  const rows = await database.rows(
    database.db,
    sql`UPDATE tyre_codes SET spent_at = ${time(now)} WHERE auth_hash = ${authHash} AND spent_at IS NULL
        RETURNING auth_hash`,
  );
  return rows.length > 0;
}

/** Deletes searches and codes that cannot be used any more; codes of the last day stay for support questions. */
export async function deleteExpiredSignIns(db: Db, now: Date): Promise<void> {
  await db.execute(sql`DELETE FROM tyre_searches WHERE expires_at < ${time(now)}`);
  await db.execute(sql`DELETE FROM tyre_codes WHERE created_at < ${minutesLater(now, -24 * 60)}`);
}
