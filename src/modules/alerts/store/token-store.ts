import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import type { Purpose } from '../domain/token';

const time = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/** Remembers a token by its digest; without an end it lives as long as its alert. */
export async function insertToken(
  db: Db,
  token: { readonly hash: string; readonly alertId: string; readonly purpose: Purpose },
  expiresAt: Date | null,
): Promise<void> {
  const { hash, alertId, purpose } = token;
  await db.execute(
    sql`INSERT INTO alert_tokens (hash, alert_id, purpose, expires_at)
        VALUES (${hash}, ${alertId}, ${purpose}, ${expiresAt === null ? null : time(expiresAt)})`,
  );
}

/** Id of the alert that a token opens for this purpose; null for one that is unknown, over, or for something else. */
export async function alertOfToken(
  database: Database,
  hash: string,
  purpose: Purpose,
  now: Date,
): Promise<string | null> {
  const rows = await database.rows(
    database.db,
    sql`SELECT alert_id AS id FROM alert_tokens
        WHERE hash = ${hash} AND purpose = ${purpose} AND (expires_at IS NULL OR expires_at > ${time(now)})`,
  );
  return rows[0] === undefined ? null : z.object({ id: z.string() }).parse(rows[0]).id;
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.execute(sql`DELETE FROM alert_tokens WHERE expires_at < ${time(now)}`);
}
