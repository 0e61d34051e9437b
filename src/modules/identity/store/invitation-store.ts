import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { rightsSchema } from '../domain/rights';

const time = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

const invitationRow = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  rights: rightsSchema,
  site: z.string(),
  invitedBy: z.string(),
  serial: z.number(),
  expiresAt: z.date(),
});
export type Invitation = z.infer<typeof invitationRow>;

const COLUMNS = sql`id, email, name, rights, site, invited_by AS "invitedBy", serial, expires_at AS "expiresAt"`;

export async function listInvitations(database: Database): Promise<readonly Invitation[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT ${COLUMNS} FROM identity_invitations ORDER BY email`,
  );
  return z.array(invitationRow).parse(rows);
}

export async function invitationById(database: Database, id: string): Promise<Invitation | null> {
  const [found] = await database.rows(
    database.db,
    sql`SELECT ${COLUMNS} FROM identity_invitations WHERE id::text = ${id}`,
  );
  return found === undefined ? null : invitationRow.parse(found);
}

/** Writes an invitation; false when the address has one already. */
export async function insertInvitation(
  database: Database,
  tx: Db,
  { id, email, name, rights, site, invitedBy, serial, expiresAt }: Invitation,
): Promise<boolean> {
  const rows = await database.rows(
    tx,
    sql`INSERT INTO identity_invitations (id, email, name, rights, site, invited_by, serial, expires_at)
        VALUES (${id}, ${email}, ${name}, ${JSON.stringify(rights)}::jsonb, ${site}, ${invitedBy}, ${serial}, ${time(expiresAt)})
        ON CONFLICT (email) DO NOTHING RETURNING id`,
  );
  return rows.length > 0;
}

/** Counts one mail more, whose link alone opens; its serial, or null where there is no such invitation. */
export async function renewInvitation(
  database: Database,
  tx: Db,
  id: string,
  expiresAt: Date,
): Promise<number | null> {
  const [found] = await database.rows(
    tx,
    sql`UPDATE identity_invitations SET serial = serial + 1, expires_at = ${time(expiresAt)} WHERE id::text = ${id}
        RETURNING serial`,
  );
  return found === undefined ? null : z.object({ serial: z.number() }).parse(found).serial;
}

/** Takes an invitation away; false when another was first. @param serial null: whichever mail */
export async function deleteInvitation(
  database: Database,
  tx: Db,
  id: string,
  serial: number | null,
): Promise<boolean> {
  const rows = await database.rows(
    tx,
    sql`DELETE FROM identity_invitations WHERE id::text = ${id} AND (${serial}::int IS NULL OR serial = ${serial}) RETURNING id`,
  );
  return rows.length > 0;
}

export async function deleteOldInvitations(db: Db, before: Date): Promise<void> {
  await db.execute(sql`DELETE FROM identity_invitations WHERE expires_at < ${time(before)}`);
}
