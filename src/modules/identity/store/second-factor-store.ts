import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';

const time = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

const factorRow = z.object({ secret: z.string(), confirmed: z.boolean(), recoveryCodes: z.number() });
export type FactorRow = z.infer<typeof factorRow>;

export async function secondFactorOf(database: Database, userId: string): Promise<FactorRow | null> {
  const [found] = await database.rows(
    database.db,
    sql`SELECT secret, confirmed_at IS NOT NULL AS confirmed,
          (SELECT count(*)::int FROM identity_recovery_codes c WHERE c.user_id = f.user_id) AS "recoveryCodes"
        FROM identity_second_factors f WHERE user_id = ${userId}`,
  );
  return found === undefined ? null : factorRow.parse(found);
}

/** Begins anew unless one is confirmed; false then. @param secret sealed */
export async function beginSecondFactor(
  database: Database,
  userId: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  const rows = await database.rows(
    database.db,
    sql`INSERT INTO identity_second_factors (user_id, secret, created_at) VALUES (${userId}, ${secret}, ${time(now)})
        ON CONFLICT (user_id) DO UPDATE SET secret = EXCLUDED.secret, last_step = 0, created_at = EXCLUDED.created_at
        WHERE identity_second_factors.confirmed_at IS NULL RETURNING user_id`,
  );
  return rows.length > 0;
}

/** Takes the code of a step; false when it, or a later one, was taken before. */
export async function takeStep(database: Database, tx: Db, userId: string, step: number): Promise<boolean> {
  const rows = await database.rows(
    tx,
    sql`UPDATE identity_second_factors SET last_step = ${step} WHERE user_id = ${userId} AND last_step < ${step}
        RETURNING user_id`,
  );
  return rows.length > 0;
}

/** Confirms one that was begun with this secret; false when there is none, or it was confirmed meanwhile. */
export async function confirmSecondFactor(
  database: Database,
  tx: Db,
  userId: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  const rows = await database.rows(
    tx,
    sql`UPDATE identity_second_factors SET confirmed_at = ${time(now)}
        WHERE user_id = ${userId} AND secret = ${secret} AND confirmed_at IS NULL RETURNING user_id`,
  );
  return rows.length > 0;
}

/** Every secret as it is kept, by account. */
export async function sealedSecrets(
  database: Database,
): Promise<readonly { readonly userId: string; readonly secret: string }[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT user_id AS "userId", secret FROM identity_second_factors`,
  );
  return z.array(z.object({ userId: z.string(), secret: z.string() })).parse(rows);
}

/** The same secret, sealed anew. */
export async function resealSecondFactor(
  db: Db,
  userId: string,
  secrets: { readonly from: string; readonly to: string },
): Promise<void> {
  await db.execute(
    sql`UPDATE identity_second_factors SET secret = ${secrets.to} WHERE user_id = ${userId} AND secret = ${secrets.from}`,
  );
}

export async function replaceRecoveryCodes(
  tx: Db,
  userId: string,
  digests: readonly string[],
): Promise<void> {
  await tx.execute(sql`DELETE FROM identity_recovery_codes WHERE user_id = ${userId}`);
  for (const digest of digests)
    await tx.execute(
      sql`INSERT INTO identity_recovery_codes (user_id, digest) VALUES (${userId}, ${digest})`,
    );
}

/** Takes a recovery code; false when there is none such, or it was taken before. */
export async function takeRecoveryCode(
  database: Database,
  tx: Db,
  userId: string,
  digest: string,
): Promise<boolean> {
  const rows = await database.rows(
    tx,
    sql`DELETE FROM identity_recovery_codes WHERE user_id = ${userId} AND digest = ${digest} RETURNING digest`,
  );
  return rows.length > 0;
}

/** Takes the second factor away with its codes; false when there was none. */
export async function deleteSecondFactor(database: Database, tx: Db, userId: string): Promise<boolean> {
  const rows = await database.rows(
    tx,
    sql`DELETE FROM identity_second_factors WHERE user_id = ${userId} RETURNING user_id`,
  );
  return rows.length > 0;
}
