import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { type Agreement, storedCarSchema } from '../domain/agreement';

/** What an import did to the agreements of an index. */
export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Not in the file, but staff have entered something: they stay until staff end them. */
  readonly leftFile: number;
  /** Sets whose place another set has: staff place them. */
  readonly unplaced: number;
}

const countsSchema = z.object({
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  removed: z.number(),
});

const countSchema = z.object({ count: z.number() });

/**
 * Makes the agreements of a file those of an index, in one transaction: what is not among them is removed. What staff have
 * entered stays as it is (ADR 0081). The same again changes nothing. Staff who change something meanwhile wait for it.
 */
export async function replaceAgreements(
  database: Database,
  siteIndex: string,
  agreements: readonly Agreement[],
  at: Date,
): Promise<ImportCounts> {
  const wanted = JSON.stringify(
    agreements.map(({ registrationNumber, phone, customerName = '', email = '', ...document }) => ({
      registration_number: registrationNumber,
      phone,
      customer_name: customerName,
      email,
      document: storedCarSchema.parse(document),
    })),
  );
  return database.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE tyre_agreements, tyre_sets IN SHARE ROW EXCLUSIVE MODE`);
    const [counted] = await database.rows(tx, writeAgreements(siteIndex, wanted, at));
    const counts = countsSchema.parse(counted);
    const [left] = await database.rows(
      tx,
      sql`SELECT count(*) AS count FROM tyre_agreements WHERE site_index = ${siteIndex} AND left_file_at IS NOT NULL
        AND ended_at IS NULL`,
    );
    const unplaced = await takeSetsOfFile(database, tx, sql`agreement.site_index = ${siteIndex}`, at);
    return { ...counts, leftFile: countSchema.parse(left).count, unplaced };
  });
}

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** Contact that staff have changed is theirs; an agreement that they have ended stays ended. */
const writeAgreements = (siteIndex: string, wanted: string, at: Date): SQL => sql`
  WITH wanted AS (
    SELECT * FROM jsonb_to_recordset(${wanted}::jsonb)
      AS t(registration_number text, phone text, customer_name text, email text, document jsonb)
  ), gone AS (
    SELECT id, contact_by_staff OR ended_at IS NOT NULL
      OR EXISTS (SELECT FROM tyre_sets WHERE agreement_id = old.id AND by_staff) AS of_staff
    FROM tyre_agreements AS old WHERE old.site_index = ${siteIndex} AND old.origin = 'file'
      AND NOT EXISTS (SELECT FROM wanted WHERE wanted.registration_number = old.registration_number)
  ), removed AS (
    DELETE FROM tyre_agreements WHERE id IN (SELECT id FROM gone WHERE NOT of_staff) RETURNING 1
  ), left_file AS (
    UPDATE tyre_agreements SET left_file_at = ${instant(at)}
    WHERE left_file_at IS NULL AND id IN (SELECT id FROM gone WHERE of_staff)
  ), written AS (
    INSERT INTO tyre_agreements AS known
      (id, site_index, registration_number, phone, customer_name, email, document, changed_at)
    SELECT gen_random_uuid(), ${siteIndex}, registration_number, phone, customer_name, email, document, ${instant(at)}
    FROM wanted
    ON CONFLICT (site_index, registration_number) DO UPDATE SET
      phone = CASE WHEN known.contact_by_staff THEN known.phone ELSE excluded.phone END,
      customer_name = CASE WHEN known.contact_by_staff THEN known.customer_name ELSE excluded.customer_name END,
      email = CASE WHEN known.contact_by_staff THEN known.email ELSE excluded.email END,
      document = excluded.document, origin = 'file', left_file_at = NULL, changed_at = excluded.changed_at
    WHERE (known.document, known.origin) IS DISTINCT FROM (excluded.document, 'file') OR known.left_file_at IS NOT NULL
      OR NOT known.contact_by_staff AND (known.phone, known.customer_name, known.email)
        IS DISTINCT FROM (excluded.phone, excluded.customer_name, excluded.email)
    RETURNING (xmax = 0) AS is_new
  )
  SELECT (SELECT count(*) FROM written WHERE is_new) AS added,
    (SELECT count(*) FROM written WHERE NOT is_new) AS changed,
    (SELECT count(*) FROM wanted) - (SELECT count(*) FROM written) AS unchanged,
    (SELECT count(*) FROM removed) AS removed`;

/** The sets as the latest file has them, each with the name by which it is known again. */
const setsOfFile = (of: SQL): SQL => sql`
  SELECT agreement.id AS agreement_id, agreement.site_index, agreement.document->>'departmentId' AS department_id,
    entry->>'season' AS season, nullif(btrim(entry->>'shelf'), '') AS shelf, entry->'wheels' AS wheels,
    (entry->>'season') || '-' || row_number() OVER (PARTITION BY agreement.id, entry->>'season' ORDER BY position) AS file_key
  FROM tyre_agreements AS agreement,
    jsonb_array_elements(agreement.document->'wheelSets') WITH ORDINALITY AS of_file (entry, position)
  WHERE ${of} AND agreement.origin = 'file' AND agreement.ended_at IS NULL AND agreement.left_file_at IS NULL`;

/**
 * Brings the sets of some agreements to what their file says, but those that staff have changed. Places are given last: two
 * sets may have changed theirs with each other.
 * @param of a condition on `agreement`, a row of `tyre_agreements`
 * @returns how many sets of the file have found their place taken
 */
async function takeSetsOfFile(database: Database, tx: Db, of: SQL, at: Date): Promise<number> {
  const file = setsOfFile(of);
  const run = (statement: SQL) => tx.execute(statement);
  // A set that staff made by hand before the file knew of it is that of the file.
  await run(sql`WITH file AS (${file})
    UPDATE tyre_sets AS mine SET file_key = file.file_key FROM file
    WHERE mine.id = (
        SELECT id FROM tyre_sets AS same WHERE same.agreement_id = file.agreement_id AND same.season = file.season
          AND same.file_key IS NULL ORDER BY no LIMIT 1
      ) AND file.file_key LIKE '%-1'
      AND NOT EXISTS (SELECT FROM tyre_sets WHERE agreement_id = file.agreement_id AND file_key = file.file_key)`);
  await run(sql`WITH file AS (${file})
    DELETE FROM tyre_sets AS old USING tyre_agreements AS agreement
    WHERE agreement.id = old.agreement_id AND ${of} AND agreement.origin = 'file' AND agreement.ended_at IS NULL
      AND NOT old.by_staff AND old.file_key IS NOT NULL
      AND NOT EXISTS (SELECT FROM file WHERE file.agreement_id = old.agreement_id AND file.file_key = old.file_key)`);
  await run(sql`UPDATE tyre_sets AS old SET department_id = agreement.document->>'departmentId', shelf = NULL
    FROM tyre_agreements AS agreement
    WHERE agreement.id = old.agreement_id AND ${of} AND agreement.ended_at IS NULL
      AND old.department_id <> agreement.document->>'departmentId'`);
  await run(sql`WITH file AS (${file})
    UPDATE tyre_sets AS old SET shelf = NULL FROM file
    WHERE file.agreement_id = old.agreement_id AND file.file_key = old.file_key AND NOT old.by_staff
      AND old.shelf IS NOT NULL AND old.shelf IS DISTINCT FROM file.shelf`);
  await run(sql`WITH file AS (${file})
    INSERT INTO tyre_sets AS known
      (id, agreement_id, file_key, site_index, department_id, season, state, wheels, changed_at)
    SELECT gen_random_uuid(), agreement_id, file_key, site_index, department_id, season, 'stored', wheels, ${instant(at)}
    FROM file ORDER BY agreement_id, file_key
    ON CONFLICT (agreement_id, file_key) DO UPDATE SET
      state = 'stored', wheels = excluded.wheels, revision = known.revision + 1, changed_at = excluded.changed_at
    WHERE NOT known.by_staff AND (known.state, known.wheels) IS DISTINCT FROM ('stored', excluded.wheels)`);
  await run(sql`WITH file AS (${file}), first AS (
      SELECT DISTINCT ON (file.site_index, file.department_id, lower(file.shelf)) mine.id, file.shelf
      FROM file JOIN tyre_sets AS mine ON mine.agreement_id = file.agreement_id AND mine.file_key = file.file_key
      WHERE mine.shelf IS NULL AND mine.state = 'stored' AND NOT mine.by_staff AND file.shelf IS NOT NULL
        AND NOT EXISTS (SELECT FROM tyre_sets AS other WHERE other.site_index = file.site_index
          AND other.department_id = file.department_id AND lower(other.shelf) = lower(file.shelf))
      ORDER BY file.site_index, file.department_id, lower(file.shelf), mine.no
    )
    UPDATE tyre_sets AS placed SET shelf = first.shelf FROM first WHERE placed.id = first.id`);
  await run(sql`INSERT INTO tyre_places (site_index, department_id, name)
    SELECT stored.site_index, stored.department_id, stored.shelf
    FROM tyre_sets AS stored JOIN tyre_agreements AS agreement ON agreement.id = stored.agreement_id
    WHERE stored.shelf IS NOT NULL AND ${of} ON CONFLICT DO NOTHING`);
  const [row] = await database.rows(
    tx,
    sql`WITH file AS (${file}) SELECT count(*) AS count FROM file
      JOIN tyre_sets AS mine ON mine.agreement_id = file.agreement_id AND mine.file_key = file.file_key
      WHERE mine.shelf IS NULL AND mine.state = 'stored' AND NOT mine.by_staff AND file.shelf IS NOT NULL`,
  );
  return countSchema.parse(row).count;
}

/** The same for one agreement. */
export const takeSetsOfAgreement = (database: Database, tx: Db, id: string, at: Date): Promise<number> =>
  takeSetsOfFile(database, tx, sql`agreement.id = ${id}::uuid`, at);
