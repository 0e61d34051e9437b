import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';

const time = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

const phoneRow = z.object({ phone: z.string() });
const tryRow = z.object({ phone: z.string(), digest: z.string(), tries: z.number() });

/** The confirmed number of an account, E.164; null: none. */
export async function phoneOf(database: Database, userId: string): Promise<string | null> {
  const [found] = await database.rows(
    database.db,
    sql`SELECT phone FROM identity_phones WHERE user_id = ${userId}`,
  );
  return found === undefined ? null : phoneRow.parse(found).phone;
}

/** The number that waits for its code; null: none, or the code is used up. */
export async function waitingPhoneOf(
  database: Database,
  userId: string,
  { now, maxTries }: { readonly now: Date; readonly maxTries: number },
): Promise<string | null> {
  const [found] = await database.rows(
    database.db,
    sql`SELECT phone FROM identity_phone_codes
        WHERE user_id = ${userId} AND tries < ${maxTries} AND expires_at > ${time(now)}`,
  );
  return found === undefined ? null : phoneRow.parse(found).phone;
}

/** Keeps the code of a number, instead of one that was sent before. */
export async function putPhoneCode(
  db: Db,
  userId: string,
  code: { readonly phone: string; readonly digest: string; readonly expiresAt: Date },
): Promise<void> {
  const { phone, digest, expiresAt } = code;
  await db.execute(
    sql`INSERT INTO identity_phone_codes (user_id, phone, digest, expires_at)
        VALUES (${userId}, ${phone}, ${digest}, ${time(expiresAt)})
        ON CONFLICT (user_id) DO UPDATE
        SET phone = EXCLUDED.phone, digest = EXCLUDED.digest, tries = 0, expires_at = EXCLUDED.expires_at`,
  );
}

/**
 * Takes one of the code's tries, before anything is compared: guesses sent at once are counted one by one.
 * @returns what there is to compare with; null for a code that is used up or too old
 */
export async function countPhoneTry(
  database: Database,
  userId: string,
  { now, maxTries }: { readonly now: Date; readonly maxTries: number },
): Promise<z.infer<typeof tryRow> | null> {
  const [found] = await database.rows(
    database.db,
    sql`UPDATE identity_phone_codes SET tries = tries + 1
        WHERE user_id = ${userId} AND tries < ${maxTries} AND expires_at > ${time(now)} RETURNING phone, digest, tries`,
  );
  return found === undefined ? null : tryRow.parse(found);
}

/** Takes the code away; false when it was, or a newer one has been sent. */
export async function takePhoneCode(
  database: Database,
  db: Db,
  userId: string,
  digest: string,
): Promise<boolean> {
  const rows = await database.rows(
    db,
    sql`DELETE FROM identity_phone_codes WHERE user_id = ${userId} AND digest = ${digest} RETURNING user_id`,
  );
  return rows.length > 0;
}

export async function putPhone(tx: Db, userId: string, phone: string, now: Date): Promise<void> {
  await tx.execute(
    sql`INSERT INTO identity_phones (user_id, phone, confirmed_at) VALUES (${userId}, ${phone}, ${time(now)})
        ON CONFLICT (user_id) DO UPDATE SET phone = EXCLUDED.phone, confirmed_at = EXCLUDED.confirmed_at`,
  );
}

/** Forgets the number, and the one that waits; false when none was confirmed. */
export async function deletePhone(database: Database, tx: Db, userId: string): Promise<boolean> {
  await tx.execute(sql`DELETE FROM identity_phone_codes WHERE user_id = ${userId}`);
  const rows = await database.rows(
    tx,
    sql`DELETE FROM identity_phones WHERE user_id = ${userId} RETURNING user_id`,
  );
  return rows.length > 0;
}

/** Forgets numbers that were never confirmed. */
export async function deleteOldPhoneCodes(db: Db, now: Date): Promise<void> {
  await db.execute(sql`DELETE FROM identity_phone_codes WHERE expires_at < ${time(now)}`);
}
