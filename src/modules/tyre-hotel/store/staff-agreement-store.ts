import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, type Db, likeText, plainLetters } from '~/platform/db';
import { SEASONS, storedCarSchema } from '../domain/agreement';
import { labelOf } from '../domain/label';
import type { Contact, NewAgreement } from '../domain/typed-agreement';
import type { TyreQuery } from '../domain/tyre-query';
import {
  type FoundAgreement,
  SET_STATES,
  type StaffAgreement,
  type TyreOverview,
  type TyreWorkshop,
} from '../staff/staff-tyres';

const agreementRow = z
  .object({
    id: z.string(),
    siteIndex: z.string(),
    registrationNumber: z.string(),
    phone: z.string(),
    customerName: z.string(),
    email: z.string(),
    language: z.string().nullable(),
    isContactOfStaff: z.boolean(),
    isInFile: z.boolean(),
    leftFileAt: z.date().nullable(),
    endedAt: z.date().nullable(),
    revision: z.number(),
    document: storedCarSchema,
  })
  .transform(
    ({ document, phone, customerName, email, language, ...row }): Omit<StaffAgreement, 'sets' | 'acts'> => ({
      ...row,
      departmentId: document.departmentId,
      brand: document.brand,
      model: document.model,
      name: document.name,
      customer: { name: customerName, phone, email, language },
    }),
  );

const COLUMNS = sql`id, site_index AS "siteIndex", registration_number AS "registrationNumber", phone,
  customer_name AS "customerName", email, language, contact_by_staff AS "isContactOfStaff", origin = 'file' AS "isInFile",
  left_file_at AS "leftFileAt", ended_at AS "endedAt", revision, document`;

const ofWorkshop = ({ siteIndex, departmentId }: TyreWorkshop): SQL =>
  sql`site_index = ${siteIndex} AND document->>'departmentId' = ${departmentId}`;

/** @param lock holds it until the transaction ends */
export async function findStaffAgreement(
  database: Database,
  db: Db,
  workshop: TyreWorkshop,
  id: string,
  lock: 'lock' | null = null,
): Promise<Omit<StaffAgreement, 'sets' | 'acts'> | null> {
  // Against a file that comes at the same time (`replaceAgreements`): it waits for whoever has begun, and they for it here, not
  // with half of their work done. A row alone does not keep it from its locks, and each would wait for the other.
  if (lock !== null) await db.execute(sql`LOCK TABLE tyre_agreements IN ROW EXCLUSIVE MODE`);
  const rows = await database.rows(
    db,
    sql`SELECT ${COLUMNS} FROM tyre_agreements WHERE id = ${id}::uuid AND ${ofWorkshop(workshop)}
      ${lock === null ? sql`` : sql`FOR UPDATE`}`,
  );
  return rows[0] === undefined ? null : agreementRow.parse(rows[0]);
}

const foundRow = z
  .object({
    id: z.string(),
    departmentId: z.string(),
    registrationNumber: z.string(),
    brand: z.string(),
    model: z.string(),
    customerName: z.string(),
    phone: z.string(),
    hasEnded: z.boolean(),
    sets: z.array(
      z.object({
        id: z.string(),
        no: z.number(),
        season: z.enum(SEASONS),
        state: z.enum(SET_STATES),
        shelf: z.string().nullable(),
      }),
    ),
  })
  .transform(
    ({ sets, ...row }): FoundAgreement => ({
      ...row,
      sets: sets.map(({ no, ...set }) => ({ ...set, label: labelOf(no) })),
    }),
  );

const MAX_FOUND = 20;
const MAX_UNPLACED = 100;

const selectFound = (where: SQL, order: SQL, limit: number): SQL => sql`
  SELECT agreement.id, agreement.document->>'departmentId' AS "departmentId",
    agreement.registration_number AS "registrationNumber", agreement.document->>'brand' AS brand,
    agreement.document->>'model' AS model, agreement.customer_name AS "customerName", agreement.phone,
    agreement.ended_at IS NOT NULL AS "hasEnded",
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'no', no, 'season', season, 'state', state, 'shelf', shelf)
      ORDER BY array_position(ARRAY['stored', 'fitted', 'away'], state), no)
      FROM tyre_sets WHERE agreement_id = agreement.id), '[]') AS sets
  FROM tyre_agreements AS agreement WHERE ${where} ORDER BY ${order} LIMIT ${limit}`;

/** Letters and figures alone, as `bareText` has them: "A-1-1" is also typed "a 1 1". */
const PLAIN_PLACE = sql`regexp_replace(${plainLetters(sql`mine.shelf`)}, '[^[:alnum:]]', '', 'g')`;
const PLAIN_NAME = plainLetters(sql`agreement.customer_name`);

/** A part of the name begins with each word, in whatever order. */
const namedSo = (words: readonly string[]): SQL =>
  sql`(${sql.join(
    words.map(
      (word) =>
        sql`(${PLAIN_NAME} LIKE ${`${likeText(word)}%`} OR ${PLAIN_NAME} LIKE ${`% ${likeText(word)}%`})`,
    ),
    sql` AND `,
  )})`;

function conditionsOf({ plate, phone, phoneEnd, setNo, shelf, name, mail }: TyreQuery): readonly SQL[] {
  const ofSet = (condition: SQL) =>
    sql`EXISTS (SELECT FROM tyre_sets AS mine WHERE mine.agreement_id = agreement.id AND ${condition})`;
  return [
    ...(plate === null ? [] : [sql`agreement.registration_number LIKE ${`${likeText(plate)}%`}`]),
    ...(phone === null ? [] : [sql`agreement.phone = ${phone}`]),
    ...(phoneEnd === null ? [] : [sql`agreement.phone LIKE ${`%${likeText(phoneEnd)}`}`]),
    ...(setNo === null ? [] : [ofSet(sql`mine.no = ${setNo}`)]),
    ...(shelf === '' ? [] : [ofSet(sql`${PLAIN_PLACE} = ${shelf}`)]),
    ...(name.length === 0 ? [] : [namedSo(name)]),
    ...(mail === null ? [] : [sql`lower(agreement.email) LIKE ${`${likeText(mail)}%`}`]),
  ];
}

/** Agreements of some workshops, those that run first. */
export async function searchAgreements(
  database: Database,
  { siteIndex, departmentIds }: { readonly siteIndex: string; readonly departmentIds: readonly string[] },
  query: TyreQuery,
): Promise<readonly FoundAgreement[]> {
  const where = sql`agreement.site_index = ${siteIndex}
    AND agreement.document->>'departmentId' = ANY (${sql.param([...departmentIds])}::text[])
    AND (${sql.join([sql`false`, ...conditionsOf(query)], sql` OR `)})`;
  const order = sql`agreement.ended_at NULLS FIRST, agreement.customer_name, agreement.registration_number`;
  const rows = await database.rows(database.db, selectFound(where, order, MAX_FOUND));
  return rows.map((row) => foundRow.parse(row));
}

/** Agreements of a workshop with a set that nobody has placed, oldest first. */
export async function listUnplaced(
  database: Database,
  workshop: TyreWorkshop,
): Promise<readonly FoundAgreement[]> {
  const { siteIndex, departmentId } = workshop;
  const where = sql`agreement.id IN (SELECT agreement_id FROM tyre_sets WHERE site_index = ${siteIndex}
    AND department_id = ${departmentId} AND state = 'stored' AND shelf IS NULL)`;
  const rows = await database.rows(
    database.db,
    selectFound(where, sql`agreement.changed_at, agreement.id`, MAX_UNPLACED),
  );
  return rows.map((row) => foundRow.parse(row));
}

const overviewRow = z.object({ agreements: z.number(), stored: z.number(), unplaced: z.number() });

export async function countTyres(database: Database, workshop: TyreWorkshop): Promise<TyreOverview> {
  const { siteIndex, departmentId } = workshop;
  const rows = await database.rows(
    database.db,
    sql`SELECT (SELECT count(*) FROM tyre_agreements WHERE ${ofWorkshop(workshop)} AND ended_at IS NULL) AS agreements,
        count(*) AS stored, count(*) FILTER (WHERE shelf IS NULL) AS unplaced
      FROM tyre_sets WHERE site_index = ${siteIndex} AND department_id = ${departmentId} AND state = 'stored'`,
  );
  return overviewRow.parse(rows[0]);
}

/** `made`: by this call; `again`: by an earlier one with the same id; `taken`: the car has another one. */
export interface InsertedAgreement {
  readonly id: string;
  readonly departmentId: string;
  readonly outcome: 'made' | 'again' | 'taken';
}

/** Makes an agreement by hand, or begins anew the car's one that has ended, with its history. */
export async function insertAgreement(
  database: Database,
  tx: Db,
  { siteIndex, departmentId }: TyreWorkshop,
  id: string,
  { plate, brand, model, agreement, name, phone, email, language }: NewAgreement,
  at: Date,
): Promise<InsertedAgreement> {
  const document = JSON.stringify({
    name: agreement,
    brand,
    model,
    productId: '',
    packageLevel: '',
    brandCode: brand.slice(0, 2).toUpperCase(),
    departmentId,
    wheelSets: [],
  });
  const now = sql`${at.toISOString()}::timestamptz`;
  const inserted = await database.rows(
    tx,
    sql`INSERT INTO tyre_agreements AS known (id, site_index, registration_number, phone, customer_name, email,
        language, document, origin, contact_by_staff, changed_at)
      VALUES (${id}::uuid, ${siteIndex}, ${plate}, ${phone}, ${name}, ${email}, ${language}, ${document}::jsonb, 'staff', true,
        ${now})
      ON CONFLICT (site_index, registration_number) DO UPDATE SET ended_at = NULL, left_file_at = NULL,
        phone = excluded.phone, customer_name = excluded.customer_name, email = excluded.email,
        language = excluded.language, document = excluded.document, origin = 'staff', contact_by_staff = true, revision = known.revision + 1,
        changed_at = excluded.changed_at
      WHERE known.ended_at IS NOT NULL RETURNING id`,
  );
  if (inserted[0] !== undefined) {
    const made = z.object({ id: z.string() }).parse(inserted[0]);
    await tx.execute(
      sql`UPDATE tyre_sets SET department_id = ${departmentId} WHERE agreement_id = ${made.id}::uuid`,
    );
    return { id: made.id, departmentId, outcome: 'made' };
  }
  const known = await database.rows(
    tx,
    sql`SELECT id, document->>'departmentId' AS "departmentId" FROM tyre_agreements
      WHERE site_index = ${siteIndex} AND registration_number = ${plate}`,
  );
  const other = z.object({ id: z.string(), departmentId: z.string() }).parse(known[0]);
  return { ...other, outcome: other.id === id ? 'again' : 'taken' };
}

/** The customer as staff know them; the file's words are not taken any more. */
export async function updateContact(
  tx: Db,
  id: string,
  { name, phone, email, language }: Contact,
  at: Date,
): Promise<void> {
  await tx.execute(sql`UPDATE tyre_agreements SET customer_name = ${name}, phone = ${phone}, email = ${email},
    language = ${language}, contact_by_staff = true, revision = revision + 1, changed_at = ${at.toISOString()}::timestamptz
    WHERE id = ${id}::uuid`);
}

/** Ends an agreement, and what lies here or is on the car belongs to the customer alone. */
export async function endAgreement(tx: Db, id: string, at: Date): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`UPDATE tyre_agreements SET ended_at = ${now}, revision = revision + 1, changed_at = ${now}
    WHERE id = ${id}::uuid`);
  await tx.execute(sql`UPDATE tyre_sets SET state = 'away', shelf = NULL, by_staff = true, revision = revision + 1,
    changed_at = ${now} WHERE agreement_id = ${id}::uuid AND state <> 'away'`);
}
