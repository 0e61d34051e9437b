import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import {
  POSITIONS,
  type Position,
  SEASONS,
  type Season,
  type StoredWheel,
  storedWheelSchema,
} from '../domain/agreement';
import { labelOf } from '../domain/label';
import { wearOf } from '../domain/wear';
import { SET_STATES, type SetState, type StaffSet, type TyreWorkshop } from '../staff/staff-tyres';

const setRow = z.object({
  id: z.string(),
  no: z.number(),
  agreementId: z.string(),
  season: z.enum(SEASONS),
  state: z.enum(SET_STATES),
  shelf: z.string().nullable(),
  wheels: z.array(storedWheelSchema),
  isOfStaff: z.boolean(),
  isInFile: z.boolean(),
  measuredAt: z.date().nullable(),
  revision: z.number(),
});

/** A set with what only the store and its use cases need. */
export interface StoredSet extends StaffSet {
  readonly no: number;
  readonly agreementId: string;
}

const COLUMNS = sql`id, no, agreement_id AS "agreementId", season, state, shelf, wheels, by_staff AS "isOfStaff",
  file_key IS NOT NULL AS "isInFile", measured_at AS "measuredAt", revision`;

function setOf(row: unknown, photos: StaffSet['photos']): StoredSet {
  const { wheels, ...set } = setRow.parse(row);
  const order = (position: Position) => POSITIONS.indexOf(position);
  return {
    ...set,
    label: labelOf(set.no),
    wheels: wheels
      .toSorted((a, b) => order(a.position) - order(b.position))
      .map((wheel) => ({ ...wheel, wear: wearOf(set.season, wheel) })),
    photos,
  };
}

const photoRow = z.object({ setId: z.string(), position: z.enum(POSITIONS), takenAt: z.date() });

/** Sets of an agreement, those with us first. */
export async function listSets(database: Database, agreementId: string): Promise<readonly StoredSet[]> {
  const [sets, photos] = await Promise.all([
    database.rows(
      database.db,
      sql`SELECT ${COLUMNS} FROM tyre_sets WHERE agreement_id = ${agreementId}::uuid
        ORDER BY array_position(ARRAY['stored', 'fitted', 'away'], state), no`,
    ),
    database.rows(
      database.db,
      sql`SELECT set_id AS "setId", position, taken_at AS "takenAt" FROM tyre_photos
        WHERE set_id IN (SELECT id FROM tyre_sets WHERE agreement_id = ${agreementId}::uuid)`,
    ),
  ]);
  const taken = photos.map((row) => photoRow.parse(row));
  return sets.map((row) =>
    setOf(
      row,
      taken.filter(({ setId }) => setId === setRow.parse(row).id),
    ),
  );
}

/** A set that is about to be changed: nobody else changes it until the transaction ends. */
export async function lockSet(
  database: Database,
  tx: Db,
  { agreementId, setId }: { readonly agreementId: string; readonly setId: string },
): Promise<StoredSet | null> {
  const rows = await database.rows(
    tx,
    sql`SELECT ${COLUMNS} FROM tyre_sets WHERE id = ${setId}::uuid AND agreement_id = ${agreementId}::uuid FOR UPDATE`,
  );
  return rows[0] === undefined ? null : setOf(rows[0], []);
}

/** What a car has on, held like `lockSet`. */
export async function lockFittedSet(
  database: Database,
  tx: Db,
  agreementId: string,
): Promise<StoredSet | null> {
  const rows = await database.rows(
    tx,
    sql`SELECT ${COLUMNS} FROM tyre_sets WHERE agreement_id = ${agreementId}::uuid AND state = 'fitted' FOR UPDATE`,
  );
  return rows[0] === undefined ? null : setOf(rows[0], []);
}

const ofStaff = (at: Date): SQL =>
  sql`by_staff = true, revision = revision + 1, changed_at = ${at.toISOString()}::timestamptz`;

/** Says where a set is; it is staff's from then on. @throws 23505 where another set has the place */
export async function placeSet(
  tx: Db,
  id: string,
  { state, shelf }: { readonly state: SetState; readonly shelf: string | null },
  at: Date,
): Promise<void> {
  await tx.execute(
    sql`UPDATE tyre_sets SET state = ${state}, shelf = ${shelf}, ${ofStaff(at)} WHERE id = ${id}::uuid`,
  );
}

/** What was measured; the set is staff's from then on. */
export async function saveWheels(
  tx: Db,
  id: string,
  season: Season,
  wheels: readonly StoredWheel[],
  at: Date,
): Promise<void> {
  await tx.execute(sql`UPDATE tyre_sets SET wheels = ${JSON.stringify(wheels)}::jsonb, season = ${season},
    measured_at = ${at.toISOString()}::timestamptz, ${ofStaff(at)} WHERE id = ${id}::uuid`);
}

/** Gives a set back to the file; `takeSetsOfFile` brings what that says. */
export async function releaseSet(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`UPDATE tyre_sets SET by_staff = false, measured_at = NULL, state = 'stored', shelf = NULL,
    revision = revision + 1 WHERE id = ${id}::uuid`);
}

/** @returns its number; null where there is one of that id. @throws 23505 where another set has the place or is on the car */
export async function insertSet(
  database: Database,
  tx: Db,
  { siteIndex, departmentId }: TyreWorkshop,
  set: {
    readonly id: string;
    readonly agreementId: string;
    readonly season: Season;
    readonly state: 'stored' | 'fitted';
    readonly shelf: string | null;
    readonly wheels: readonly StoredWheel[];
  },
  at: Date,
): Promise<number | null> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const rows = await database.rows(
    tx,
    sql`INSERT INTO tyre_sets (id, agreement_id, site_index, department_id, season, state, shelf, wheels, by_staff,
        measured_at, changed_at)
      VALUES (${set.id}::uuid, ${set.agreementId}::uuid, ${siteIndex}, ${departmentId}, ${set.season}, ${set.state},
        ${set.shelf}, ${JSON.stringify(set.wheels)}::jsonb, true, ${now}, ${now})
      ON CONFLICT (id) DO NOTHING RETURNING no`,
  );
  return rows[0] === undefined ? null : z.object({ no: z.number() }).parse(rows[0]).no;
}

const labelledRow = z.object({ departmentId: z.string(), agreementId: z.string(), setId: z.string() });

export async function findSetByNo(
  database: Database,
  siteIndex: string,
  no: number,
): Promise<z.infer<typeof labelledRow> | null> {
  const rows = await database.rows(
    database.db,
    sql`SELECT department_id AS "departmentId", agreement_id AS "agreementId", id AS "setId" FROM tyre_sets
      WHERE site_index = ${siteIndex} AND no = ${no}`,
  );
  return rows[0] === undefined ? null : labelledRow.parse(rows[0]);
}
