import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import type { TyreWorkshop } from '../staff/staff-tyres';

/** @returns false where this form has been sent before */
export async function insertSendOut(
  database: Database,
  tx: Db,
  { siteIndex, departmentId }: TyreWorkshop,
  sendOut: { readonly id: string; readonly seasonKey: string; readonly account: string; readonly at: Date },
): Promise<boolean> {
  const rows = await database.rows(
    tx,
    sql`INSERT INTO tyre_send_outs (id, site_index, department_id, season_key, account, started_at)
      VALUES (${sendOut.id}::uuid, ${siteIndex}, ${departmentId}, ${sendOut.seasonKey}, ${sendOut.account},
        ${sendOut.at.toISOString()}::timestamptz) ON CONFLICT DO NOTHING RETURNING 1`,
  );
  return rows.length > 0;
}

/** Takes back a send-out that has told nobody. */
export async function deleteSendOut(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`DELETE FROM tyre_send_outs WHERE id = ${id}::uuid`);
}

const countRow = z.object({ count: z.number() });

/** How many agreements a send-out of the workshop has told. */
export async function countNotices(
  database: Database,
  tx: Db,
  { siteIndex, departmentId, id }: TyreWorkshop & { readonly id: string },
): Promise<number> {
  const rows = await database.rows(
    tx,
    sql`SELECT count(*) AS count FROM tyre_change_notices AS notice
      JOIN tyre_send_outs AS sent ON sent.id = notice.send_out_id
      WHERE sent.id = ${id}::uuid AND sent.site_index = ${siteIndex} AND sent.department_id = ${departmentId}`,
  );
  return rows.map((row) => countRow.parse(row).count)[0] ?? 0;
}

const idRow = z.object({ id: z.string() });

/** Marks agreements as notified of a season. @returns those that were not yet; another transaction that marks them is waited for */
export async function insertNotices(
  database: Database,
  tx: Db,
  sendOut: { readonly id: string; readonly seasonKey: string; readonly at: Date },
  agreementIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await database.rows(
    tx,
    sql`INSERT INTO tyre_change_notices (agreement_id, season_key, send_out_id, queued_at)
      SELECT id, ${sendOut.seasonKey}, ${sendOut.id}::uuid, ${sendOut.at.toISOString()}::timestamptz
      FROM unnest(${sql.param([...agreementIds].toSorted())}::uuid[]) AS due (id)
      ON CONFLICT DO NOTHING RETURNING agreement_id AS id`,
  );
  return rows.map((row) => idRow.parse(row).id);
}

/** Which of the agreements have been notified of a season, or are about to be. */
export async function listNoticed(
  database: Database,
  seasonKey: string,
  agreementIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database.rows(
    database.db,
    sql`SELECT agreement_id AS id FROM tyre_change_notices WHERE season_key = ${seasonKey}
      AND agreement_id = ANY (${sql.param([...agreementIds])}::uuid[])`,
  );
  return new Set(rows.map((row) => idRow.parse(row).id));
}

/** Writes down that a message left; the first time counts. */
export async function markSent(
  db: Db,
  { agreementId, seasonKey }: { readonly agreementId: string; readonly seasonKey: string },
  channel: 'mail' | 'sms',
  at: Date,
): Promise<void> {
  const column = sql.identifier(channel === 'mail' ? 'mailed_at' : 'texted_at');
  await db.execute(sql`UPDATE tyre_change_notices SET ${column} = coalesce(${column}, ${at.toISOString()}::timestamptz)
    WHERE agreement_id = ${agreementId}::uuid AND season_key = ${seasonKey}`);
}

const sendOutRow = z.object({
  id: z.string(),
  seasonKey: z.string(),
  account: z.string(),
  startedAt: z.date(),
  agreements: z.number(),
  mails: z.number(),
  texts: z.number(),
});
export type StoredSendOut = z.infer<typeof sendOutRow>;

const MAX_SEND_OUTS = 20;

/** The latest send-outs of a workshop, newest first, with what has left so far. */
export async function listSendOuts(
  database: Database,
  { siteIndex, departmentId }: TyreWorkshop,
): Promise<readonly StoredSendOut[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT sent.id, sent.season_key AS "seasonKey", sent.account, sent.started_at AS "startedAt",
        count(notice.agreement_id) AS agreements, count(notice.mailed_at) AS mails, count(notice.texted_at) AS texts
      FROM tyre_send_outs AS sent LEFT JOIN tyre_change_notices AS notice ON notice.send_out_id = sent.id
      WHERE sent.site_index = ${siteIndex} AND sent.department_id = ${departmentId}
      GROUP BY sent.id ORDER BY sent.started_at DESC, sent.id LIMIT ${MAX_SEND_OUTS}`,
  );
  return rows.map((row) => sendOutRow.parse(row));
}

const carRow = z.object({ plate: z.string(), since: z.date() });

/** The cars of a send-out and when the first message about each left. */
export async function listNotifiedCars(
  database: Database,
  sendOutId: string,
): Promise<readonly { readonly plate: string; readonly since: Date }[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT agreement.registration_number AS plate, least(notice.mailed_at, notice.texted_at) AS since
      FROM tyre_change_notices AS notice JOIN tyre_agreements AS agreement ON agreement.id = notice.agreement_id
      WHERE notice.send_out_id = ${sendOutId}::uuid AND coalesce(notice.mailed_at, notice.texted_at) IS NOT NULL`,
  );
  return rows.map((row) => carRow.parse(row));
}
