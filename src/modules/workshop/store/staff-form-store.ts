import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';

/** Names and values as a form sends them. */
export type StaffFormFields = readonly (readonly [name: string, value: string])[];

/** As long as a working day. */
const LIFE_HOURS = 12;

const oldest = (now: Date) =>
  sql`${new Date(now.getTime() - LIFE_HOURS * 3_600_000).toISOString()}::timestamptz`;

/** Puts the fields of a form in place of what it had before. */
export async function putStaffForm(
  db: Db,
  { account, key }: { readonly account: string; readonly key: string },
  fields: StaffFormFields,
  now: Date,
): Promise<void> {
  const stored = JSON.stringify(fields);
  const at = now.toISOString();
  await db.execute(
    sql`INSERT INTO workshop_staff_forms (account, key, fields, stored_at)
        VALUES (${account}, ${key}::uuid, ${stored}::jsonb, ${at}::timestamptz)
        ON CONFLICT (account, key) DO UPDATE SET fields = EXCLUDED.fields, stored_at = EXCLUDED.stored_at`,
  );
}

const rowSchema = z.object({ fields: z.array(z.tuple([z.string(), z.string()])) });

/** The fields of an account's form; null for one that is unknown, another's or too old. */
export async function findStaffForm(
  database: Database,
  { account, key }: { readonly account: string; readonly key: string },
  now: Date,
): Promise<StaffFormFields | null> {
  const rows = await database.rows(
    database.db,
    sql`SELECT fields FROM workshop_staff_forms
        WHERE account = ${account} AND key = ${key}::uuid AND stored_at > ${oldest(now)}`,
  );
  return rows[0] === undefined ? null : rowSchema.parse(rows[0]).fields;
}

export async function deleteOldStaffForms(db: Db, now: Date): Promise<void> {
  await db.execute(sql`DELETE FROM workshop_staff_forms WHERE stored_at <= ${oldest(now)}`);
}
