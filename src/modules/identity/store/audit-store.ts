import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { ACCOUNT_ACTS, type AccountAct } from '../domain/acts';

const auditRow = z.object({
  at: z.date(),
  act: z.enum(ACCOUNT_ACTS),
  /** Null from the command line, or where the account is no more. */
  actor: z.string().nullable(),
  byOwner: z.boolean(),
  fromCommandLine: z.boolean(),
});
/** One thing that was done to an account. */
export type AuditedAct = z.infer<typeof auditRow>;

/** Of which account, by whom (null: the command line), and what else matters: no personal data. */
export interface AccountDeed {
  readonly actor: string | null;
  readonly account: string;
  readonly act: AccountAct;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** Adds to the audit log of accounts, within the transaction of what is done. */
export async function insertAccountAudit(tx: Db, deed: AccountDeed, now: Date): Promise<void> {
  const { actor, account, act, details = {} } = deed;
  await tx.execute(
    sql`INSERT INTO identity_audit (id, at, actor, account, act, details)
        VALUES (${randomUUID()}, ${now.toISOString()}::timestamptz, ${actor}, ${account}, ${act}, ${JSON.stringify(details)}::jsonb)`,
  );
}

/** What was done to an account, newest first. */
export async function accountAudit(
  database: Database,
  account: string,
  limit: number,
): Promise<readonly AuditedAct[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT a.at, a.act, u.name AS actor, coalesce(a.actor = a.account, false) AS "byOwner",
          a.actor IS NULL AS "fromCommandLine"
        FROM identity_audit a LEFT JOIN identity_users u ON u.id = a.actor
        WHERE a.account = ${account} ORDER BY a.at DESC, a.id DESC LIMIT ${limit}`,
  );
  return z.array(auditRow).parse(rows);
}
