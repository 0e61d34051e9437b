import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import type { Language } from '~/sites';
import { type Agreement, heldCarSchema } from '../domain/agreement';

export interface StoredAgreement extends Agreement {
  readonly id: string;
  readonly siteIndex: string;
}

const rowSchema = z
  .object({
    id: z.string(),
    siteIndex: z.string(),
    registrationNumber: z.string(),
    phone: z.string(),
    document: heldCarSchema,
  })
  .transform(({ document, ...row }): StoredAgreement => ({ ...row, ...document }));

/** Sets that lie with us, wherever they come from: the document has only what the file said. */
const COLUMNS = sql`id, site_index AS "siteIndex", registration_number AS "registrationNumber", phone,
  document || jsonb_build_object('wheelSets', coalesce((
    SELECT jsonb_agg(jsonb_build_object('season', season, 'shelf', coalesce(shelf, ''), 'wheels', wheels) ORDER BY no)
    FROM tyre_sets WHERE agreement_id = tyre_agreements.id AND state = 'stored'), '[]')) AS document`;

export async function agreementOfPlate(
  database: Database,
  siteIndex: string,
  registrationNumber: string,
): Promise<StoredAgreement | null> {
  const rows = await database.rows(
    database.db,
    sql`SELECT ${COLUMNS} FROM tyre_agreements
        WHERE site_index = ${siteIndex} AND registration_number = ${registrationNumber}
          AND ended_at IS NULL`,
  );
  return rows[0] === undefined ? null : rowSchema.parse(rows[0]);
}

export async function findAgreement(database: Database, db: Db, id: string): Promise<StoredAgreement | null> {
  const rows = await database.rows(
    db,
    sql`SELECT ${COLUMNS} FROM tyre_agreements WHERE id = ${id}::uuid AND ended_at IS NULL`,
  );
  return rows[0] === undefined ? null : rowSchema.parse(rows[0]);
}

/** The language that the owner of a car reads. No revision: a form of staff that is open stays good. */
export async function saveLanguage(
  db: Db,
  siteIndex: string,
  registrationNumber: string,
  language: Language,
): Promise<void> {
  await db.execute(sql`UPDATE tyre_agreements SET language = ${language}
    WHERE site_index = ${siteIndex} AND registration_number = ${registrationNumber}
      AND language IS DISTINCT FROM ${language}`);
}

/** How many agreements there are in all. */
export async function countAgreements(database: Database): Promise<number> {
  const rows = await database.rows(
    database.db,
    sql`SELECT count(*) AS count FROM tyre_agreements WHERE ended_at IS NULL`,
  );
  return z.object({ count: z.number() }).parse(rows[0]).count;
}
