import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';

const time = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

const sessionRow = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  startedAt: z.date(),
  seenAt: z.date(),
});
export type SessionRow = z.infer<typeof sessionRow>;

/** Sessions from before they had a number are known by their row. */
const ID = sql`coalesce(sign_in_id, id)`;

/**
 * The sessions of an account that are open, the last used first.
 * @param seconds how long a session lasts: its end is fixed, so its beginning is known by it
 * @param overlap seconds that a replaced token answers: such rows are no sessions of their own
 */
export async function openSessions(
  database: Database,
  userId: string,
  options: { readonly seconds: number; readonly overlap: number; readonly now: Date },
): Promise<readonly SessionRow[]> {
  const { seconds, overlap, now } = options;
  const rows = await database.rows(
    database.db,
    sql`SELECT ${ID} AS id, max(user_agent) AS "userAgent", max(updated_at) AS "seenAt",
          max(expires_at) - make_interval(secs => ${seconds}) AS "startedAt"
        FROM identity_sessions WHERE user_id = ${userId} GROUP BY 1
        HAVING max(expires_at) > ${time(now)} + make_interval(secs => ${overlap}) ORDER BY 3 DESC`,
  );
  return z.array(sessionRow).parse(rows);
}

/** Ends a session with all of its tokens; false when it has ended already. */
export async function deleteSession(
  database: Database,
  tx: Db,
  userId: string,
  id: string,
): Promise<boolean> {
  const gone = await database.rows(
    tx,
    sql`DELETE FROM identity_sessions WHERE user_id = ${userId} AND ${ID} = ${id} RETURNING id`,
  );
  return gone.length > 0;
}

/** Ends every session of an account but one; how many rows that were. @param except null: none is left */
export async function deleteSessionsBut(
  database: Database,
  tx: Db,
  userId: string,
  except: string | null,
): Promise<number> {
  const rest = except === null ? sql`true` : sql`${ID} <> ${except}`;
  const gone = await database.rows(
    tx,
    sql`DELETE FROM identity_sessions WHERE user_id = ${userId} AND ${rest} RETURNING id`,
  );
  return gone.length;
}

/** Notes that a session was used. */
export async function touchSession(db: Db, rowId: string, now: Date): Promise<void> {
  await db.execute(sql`UPDATE identity_sessions SET updated_at = ${time(now)} WHERE id = ${rowId}`);
}

/** Throws what the driver says when the database does not answer. */
export async function askDatabase(database: Database): Promise<void> {
  await database.rows(database.db, sql`SELECT 1`);
}
