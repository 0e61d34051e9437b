import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { TOKEN_SCOPES } from '../domain/personal-token';

const time = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

const tokenRow = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  sites: z.array(z.string()),
  madeAt: z.date(),
  expiresAt: z.date(),
  /** To the hour; null: never. */
  usedAt: z.date().nullable(),
});
/** A token as its owner sees it. */
export type PersonalToken = z.infer<typeof tokenRow>;

const COLUMNS = sql`id, name, scope, to_json(sites) AS sites, made_at AS "madeAt", expires_at AS "expiresAt", used_at AS "usedAt"`;

/** The tokens of an account, the newest first. */
export async function personalTokensOf(
  database: Database,
  userId: string,
  db: Db = database.db,
): Promise<readonly PersonalToken[]> {
  const rows = await database.rows(
    db,
    sql`SELECT ${COLUMNS} FROM identity_personal_tokens WHERE user_id = ${userId} ORDER BY made_at DESC, id`,
  );
  return z.array(tokenRow).parse(rows);
}

/** The token of a digest that has not run out, and whose it is. */
export async function personalTokenBy(
  database: Database,
  digest: string,
  now: Date,
): Promise<(PersonalToken & { readonly userId: string }) | null> {
  const [found] = await database.rows(
    database.db,
    sql`SELECT ${COLUMNS}, user_id AS "userId" FROM identity_personal_tokens
        WHERE digest = ${digest} AND expires_at > ${time(now)}`,
  );
  return found === undefined ? null : tokenRow.extend({ userId: z.string() }).parse(found);
}

/** Whoever makes a token waits for whoever makes another for the same account. */
export async function lockUser(database: Database, tx: Db, userId: string): Promise<void> {
  await database.rows(tx, sql`SELECT id FROM identity_users WHERE id = ${userId} FOR UPDATE`);
}

/** Writes a token; false when the account has one of that name. */
export async function insertPersonalToken(
  database: Database,
  tx: Db,
  token: Omit<PersonalToken, 'usedAt'> & { readonly userId: string; readonly digest: string },
): Promise<boolean> {
  const { id, userId, name, digest, scope, sites, madeAt, expiresAt } = token;
  const rows = await database.rows(
    tx,
    sql`INSERT INTO identity_personal_tokens (id, user_id, name, digest, scope, sites, made_at, expires_at)
        VALUES (${id}, ${userId}, ${name}, ${digest}, ${scope},
          ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(sites)}::jsonb)), ${time(madeAt)}, ${time(expiresAt)})
        ON CONFLICT (user_id, name) DO NOTHING RETURNING id`,
  );
  return rows.length > 0;
}

/** Takes one away; false when it is gone already. */
export async function deletePersonalToken(
  database: Database,
  tx: Db,
  userId: string,
  id: string,
): Promise<boolean> {
  const gone = await database.rows(
    tx,
    sql`DELETE FROM identity_personal_tokens WHERE user_id = ${userId} AND id::text = ${id} RETURNING id`,
  );
  return gone.length > 0;
}

/** Takes all of an account away. */
export async function deletePersonalTokens(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM identity_personal_tokens WHERE user_id = ${userId}`);
}

/** Notes that a token was used. */
export async function touchPersonalToken(db: Db, id: string, now: Date): Promise<void> {
  await db.execute(
    sql`UPDATE identity_personal_tokens SET used_at = date_trunc('hour', ${time(now)}) WHERE id = ${id}`,
  );
}

export async function deleteOldPersonalTokens(db: Db, before: Date): Promise<void> {
  await db.execute(sql`DELETE FROM identity_personal_tokens WHERE expires_at < ${time(before)}`);
}
