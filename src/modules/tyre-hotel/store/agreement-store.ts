import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { type Agreement, storedCarSchema } from '../domain/agreement';

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
    document: storedCarSchema,
  })
  .transform(({ document, ...row }): StoredAgreement => ({ ...row, ...document }));

const COLUMNS = sql`id, site_index AS "siteIndex", registration_number AS "registrationNumber", phone, document`;

export async function agreementOfPlate(
  database: Database,
  siteIndex: string,
  registrationNumber: string,
): Promise<StoredAgreement | null> {
  const rows = await database.rows(
    database.db,
    sql`SELECT ${COLUMNS} FROM tyre_agreements
        WHERE site_index = ${siteIndex} AND registration_number = ${registrationNumber}`,
  );
  return rows[0] === undefined ? null : rowSchema.parse(rows[0]);
}

export async function findAgreement(database: Database, db: Db, id: string): Promise<StoredAgreement | null> {
  const rows = await database.rows(db, sql`SELECT ${COLUMNS} FROM tyre_agreements WHERE id = ${id}::uuid`);
  return rows[0] === undefined ? null : rowSchema.parse(rows[0]);
}

/** What an import did to the agreements of an index. */
export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
}

const countsSchema = z.object({
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  removed: z.number(),
});

/**
 * Makes the agreements of an index these, in one transaction: what is not among them is removed. The same again changes
 * nothing.
 */
export async function replaceAgreements(
  database: Database,
  siteIndex: string,
  agreements: readonly Agreement[],
  at: Date,
): Promise<ImportCounts> {
  const wanted = JSON.stringify(
    agreements.map(({ registrationNumber, phone, ...document }) => ({
      registration_number: registrationNumber,
      phone,
      document: storedCarSchema.parse(document),
    })),
  );
  return database.transaction(async (tx) => {
    const rows = await database.rows(
      tx,
      sql`WITH wanted AS (
            SELECT * FROM jsonb_to_recordset(${wanted}::jsonb)
              AS t(registration_number text, phone text, document jsonb)
          ), removed AS (
            DELETE FROM tyre_agreements old WHERE old.site_index = ${siteIndex}
              AND NOT EXISTS (SELECT 1 FROM wanted w WHERE w.registration_number = old.registration_number)
            RETURNING 1
          ), written AS (
            INSERT INTO tyre_agreements AS known (id, site_index, registration_number, phone, document, changed_at)
            SELECT gen_random_uuid(), ${siteIndex}, registration_number, phone, document,
              ${at.toISOString()}::timestamptz FROM wanted
            ON CONFLICT (site_index, registration_number) DO UPDATE SET
              phone = excluded.phone, document = excluded.document, changed_at = excluded.changed_at
            WHERE (known.phone, known.document) IS DISTINCT FROM (excluded.phone, excluded.document)
            RETURNING (xmax = 0) AS is_new
          )
          SELECT (SELECT count(*) FROM written WHERE is_new) AS added,
            (SELECT count(*) FROM written WHERE NOT is_new) AS changed,
            (SELECT count(*) FROM wanted) - (SELECT count(*) FROM written) AS unchanged,
            (SELECT count(*) FROM removed) AS removed`,
    );
    return countsSchema.parse(rows[0]);
  });
}

/** How many agreements there are in all. */
export async function countAgreements(database: Database): Promise<number> {
  const rows = await database.rows(database.db, sql`SELECT count(*) AS count FROM tyre_agreements`);
  return z.object({ count: z.number() }).parse(rows[0]).count;
}
