import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { type Finding, REASONS, type ReportedBefore } from '../domain/findings';

const time = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/** The position up to which an index has been matched; null when it never was. */
export async function positionOf(database: Database, carIndex: string): Promise<number | null> {
  const rows = await database.rows(
    database.db,
    sql`SELECT position FROM alert_positions WHERE car_index = ${carIndex}`,
  );
  return rows[0] === undefined ? null : z.object({ position: z.number() }).parse(rows[0]).position;
}

/** Never goes back: two processes may look through the same stock. */
export async function advancePosition(db: Db, carIndex: string, position: number): Promise<void> {
  await db.execute(
    sql`INSERT INTO alert_positions AS known (car_index, position) VALUES (${carIndex}, ${position})
        ON CONFLICT (car_index) DO UPDATE SET position = GREATEST(known.position, excluded.position)`,
  );
}

const reportedRow = z.object({ car_id: z.string(), as_new: z.boolean(), lowest: z.number().nullable() });

/** What an alert has found of these cars before. */
export async function reportedFindings(
  database: Database,
  alertId: string,
  carIds: readonly string[],
): Promise<ReadonlyMap<string, ReportedBefore>> {
  const rows = await database.rows(
    database.db,
    sql`SELECT car_id, bool_or(reason = 'new') AS as_new, min(price) AS lowest FROM alert_findings
        WHERE alert_id = ${alertId} AND car_id = ANY(${sql.param(carIds)}::text[]) GROUP BY car_id`,
  );
  return new Map(
    rows.map((row) => {
      const { car_id, as_new: asNew, lowest } = reportedRow.parse(row);
      return [car_id, { asNew, lowest }];
    }),
  );
}

/** Rows per statement: on PGlite a statement holds up the whole process. */
const CHUNK_SIZE = 100;

/**
 * Notes what was found, for a mail or, with null, until one is made; what is noted already is passed over.
 * @returns how many were new
 */
export async function insertFindings(
  database: Database,
  tx: Db,
  findings: readonly Finding[],
  note: { readonly alertId: string; readonly mailId: string | null; readonly at: Date },
): Promise<number> {
  let noted = 0;
  for (let at = 0; at < findings.length; at += CHUNK_SIZE) {
    const chunk = JSON.stringify(findings.slice(at, at + CHUNK_SIZE));
    const rows = await database.rows(
      tx,
      sql`INSERT INTO alert_findings
            (alert_id, car_id, reason, fell_to, price, before, currency, found_at, mail_id)
          SELECT ${note.alertId}::uuid, "carId", reason, CASE reason WHEN 'new' THEN 0 ELSE price END, price,
            before, currency, ${time(note.at)}, ${note.mailId}::uuid
          FROM jsonb_to_recordset(${chunk}::jsonb)
            AS found ("carId" text, reason text, price bigint, before bigint, currency text)
          ON CONFLICT DO NOTHING RETURNING 1 AS noted`,
    );
    noted += rows.length;
  }
  return noted;
}

/** An empty mail: findings are noted for it. */
export async function openEmptyMail(
  tx: Db,
  { id, alertId, at }: { readonly id: string; readonly alertId: string; readonly at: Date },
): Promise<void> {
  await tx.execute(
    sql`INSERT INTO alert_mails (id, alert_id, made_at) VALUES (${id}, ${alertId}, ${time(at)})`,
  );
}

/** Puts everything that waits into one mail. False when nothing does. */
export async function makeMail(
  database: Database,
  tx: Db,
  mail: { readonly id: string; readonly alertId: string; readonly at: Date },
): Promise<boolean> {
  const made = await database.rows(
    tx,
    sql`INSERT INTO alert_mails (id, alert_id, made_at)
        SELECT ${mail.id}::uuid, ${mail.alertId}::uuid, ${time(mail.at)}
        WHERE EXISTS (SELECT 1 FROM alert_findings WHERE alert_id = ${mail.alertId} AND mail_id IS NULL)
        RETURNING id`,
  );
  if (made.length === 0) return false;
  await tx.execute(
    sql`UPDATE alert_findings SET mail_id = ${mail.id} WHERE alert_id = ${mail.alertId} AND mail_id IS NULL`,
  );
  return true;
}

/** Alerts with findings that no mail has, and when the eldest of those was found. */
export async function waitingAlerts(
  database: Database,
): Promise<readonly { readonly alertId: string; readonly site: string; readonly foundAt: Date }[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT f.alert_id, a.site, min(f.found_at) AS found_at
        FROM alert_findings f JOIN alerts a ON a.id = f.alert_id
        WHERE f.mail_id IS NULL AND a.state = 'active' GROUP BY f.alert_id, a.site ORDER BY f.alert_id`,
  );
  const waiting = z.object({ alert_id: z.string(), site: z.string(), found_at: z.date() });
  return rows.map((row) => {
    const { alert_id: alertId, site, found_at: foundAt } = waiting.parse(row);
    return { alertId, site, foundAt };
  });
}

/** The alert of an unsent mail; null for one that is sent, or deleted with its alert. */
export async function openMail(database: Database, mailId: string): Promise<string | null> {
  const rows = await database.rows(
    database.db,
    sql`SELECT alert_id AS id FROM alert_mails WHERE id = ${mailId} AND sent_at IS NULL`,
  );
  return rows[0] === undefined ? null : z.object({ id: z.string() }).parse(rows[0]).id;
}

const findingRow = z.object({
  carId: z.string(),
  reason: z.enum(REASONS),
  price: z.number().nullable(),
  before: z.number().nullable(),
  currency: z.string().nullable(),
});

/** What a mail tells of, newest first. */
export async function findingsOf(database: Database, mailId: string): Promise<Finding[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT car_id AS "carId", reason, price, before, currency FROM alert_findings
        WHERE mail_id = ${mailId} ORDER BY found_at DESC, car_id, fell_to`,
  );
  return rows.map((row) => findingRow.parse(row));
}

export async function markSent(db: Db, mailId: string, at: Date): Promise<void> {
  await db.execute(sql`UPDATE alert_mails SET sent_at = ${time(at)} WHERE id = ${mailId}`);
}
