import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { type Customer, DRIVE_STATES, type DrivenCar, type DriveState } from '../drive';

const driveSchema = z.object({
  id: z.string(),
  number: z.string(),
  leadId: z.string(),
  site: z.string(),
  language: z.string(),
  siteIndex: z.string(),
  siteId: z.string(),
  carIndex: z.string(),
  carId: z.string(),
  car: z.object({ title: z.string(), dealerTitle: z.string(), path: z.string() }),
  starts: z.number(),
  ends: z.number(),
  state: z.enum(DRIVE_STATES),
  /** null once it has been forgotten. */
  customer: z.object({ name: z.string(), phone: z.string(), email: z.string() }).nullable(),
  staffEmail: z.string(),
  /** Counts moves and cancellations: 0 is the booking itself. */
  revision: z.number(),
  changedAt: z.date(),
  carGoneAt: z.date().nullable(),
});
export type StoredDrive = Readonly<z.infer<typeof driveSchema>>;

const COLUMNS = sql`id, number, lead_id AS "leadId", site, language, site_index AS "siteIndex", site_id AS "siteId",
  car_index AS "carIndex", car_id AS "carId", car, starts, ends, state, customer, staff_email AS "staffEmail", revision,
  changed_at AS "changedAt", car_gone_at AS "carGoneAt"`;

export const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;
const texts = (values: readonly string[]): SQL =>
  sql`ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

/** Drives by a condition; of a table, a join of which would name columns twice. */
export async function selectDrives(database: Database, db: Db, rest: SQL): Promise<readonly StoredDrive[]> {
  const rows = await database.rows(db, sql`SELECT ${COLUMNS} FROM test_drives ${rest}`);
  return rows.map((row) => driveSchema.parse(row));
}

const one = async (database: Database, db: Db, rest: SQL): Promise<StoredDrive | null> =>
  (await selectDrives(database, db, rest))[0] ?? null;

/** By its id (a uuid). */
export const findDrive = (database: Database, db: Db, id: string): Promise<StoredDrive | null> =>
  one(database, db, sql`WHERE id = ${id}::uuid`);

/** The same, locked until the transaction ends. */
export const lockDrive = (database: Database, tx: Db, id: string): Promise<StoredDrive | null> =>
  one(database, tx, sql`WHERE id = ${id}::uuid FOR UPDATE`);

/** The drive that came with a request, by the request's id (a uuid). */
export const findDriveOfRequest = (database: Database, db: Db, leadId: string): Promise<StoredDrive | null> =>
  one(database, db, sql`WHERE lead_id = ${leadId}::uuid`);

/** By what customer and facility call it. */
export const findDriveByNumber = (database: Database, number: string): Promise<StoredDrive | null> =>
  one(database, database.db, sql`WHERE number = ${number}`);

/** The drive that a link opens. */
export const findDriveByToken = (database: Database, db: Db, hash: string): Promise<StoredDrive | null> =>
  one(database, db, sql`WHERE id = (SELECT drive_id FROM test_drive_tokens WHERE hash = ${hash})`);

/** Which facilities' drives: of one index, all or some. */
export interface DriveScope {
  readonly siteIndex: string;
  /** null: every facility. */
  readonly siteIds: readonly string[] | null;
}

const within = ({ siteIndex, siteIds }: DriveScope): SQL =>
  sql`site_index = ${siteIndex}${siteIds === null ? sql`` : sql` AND site_id = ANY (${texts(siteIds)})`}`;

/** Drives of facilities that end after a minute and are not cancelled, and those before it that nobody has marked; by time. */
export const listDrives = (
  database: Database,
  scope: DriveScope,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<readonly StoredDrive[]> =>
  selectDrives(
    database,
    database.db,
    sql`WHERE ${within(scope)} AND state <> 'cancelled' AND (ends > ${from} OR state = 'booked') ORDER BY starts, id LIMIT ${limit}`,
  );

export interface NewDrive
  extends Pick<
    StoredDrive,
    | 'id'
    | 'number'
    | 'leadId'
    | 'site'
    | 'language'
    | 'siteIndex'
    | 'siteId'
    | 'carIndex'
    | 'carId'
    | 'starts'
    | 'ends'
    | 'staffEmail'
  > {
  readonly car: DrivenCar;
  readonly customer: Customer;
  readonly carNo: number;
  readonly facilityNo: number;
  readonly place: number;
  readonly at: Date;
}

/** Stores a drive; false where the car or the place is taken. */
export async function insertDrive(database: Database, tx: Db, drive: NewDrive): Promise<boolean> {
  const rows = await database.rows(
    tx,
    sql`INSERT INTO test_drives (id, number, lead_id, site, language, site_index, site_id, car_index, car_id, car, car_no,
        facility_no, place, starts, ends, state, customer, staff_email, booked_at, changed_at)
      VALUES (${drive.id}::uuid, ${drive.number}, ${drive.leadId}::uuid, ${drive.site}, ${drive.language}, ${drive.siteIndex},
        ${drive.siteId}, ${drive.carIndex}, ${drive.carId}, ${json(drive.car)}, ${drive.carNo}, ${drive.facilityNo},
        ${drive.place}, ${drive.starts}, ${drive.ends}, 'booked', ${json(drive.customer)}, ${drive.staffEmail},
        ${instant(drive.at)}, ${instant(drive.at)})
      ON CONFLICT DO NOTHING RETURNING id`,
  );
  return rows.length > 0;
}

const revisionRow = z.object({ revision: z.number() });

/** Gives a drive another time; the database refuses one that is taken. Returns its new revision. */
export async function moveDrive(
  database: Database,
  tx: Db,
  id: string,
  to: { readonly starts: number; readonly ends: number; readonly place: number; readonly at: Date },
): Promise<number> {
  const [row] = await database.rows(
    tx,
    sql`UPDATE test_drives SET starts = ${to.starts}, ends = ${to.ends}, place = ${to.place}, revision = revision + 1,
        changed_at = ${instant(to.at)} WHERE id = ${id}::uuid RETURNING revision`,
  );
  return revisionRow.parse(row).revision;
}

/** Sets the state; a cancellation is a revision of its own. */
export async function setState(
  database: Database,
  tx: Db,
  id: string,
  state: DriveState,
  at: Date,
): Promise<number> {
  const more = state === 'cancelled' ? 1 : 0;
  const [row] = await database.rows(
    tx,
    sql`UPDATE test_drives SET state = ${state}, revision = revision + ${more}, changed_at = ${instant(at)}
      WHERE id = ${id}::uuid RETURNING revision`,
  );
  return revisionRow.parse(row).revision;
}

export async function insertToken(db: Db, hash: string, driveId: string): Promise<void> {
  await db.execute(sql`INSERT INTO test_drive_tokens (hash, drive_id) VALUES (${hash}, ${driveId}::uuid)`);
}

/** How many coming drives somebody has, by mail or phone. */
export async function countComing(
  database: Database,
  tx: Db,
  siteIndex: string,
  { email, phone }: Customer,
  from: number,
): Promise<number> {
  const [row] = await database.rows(
    tx,
    sql`SELECT count(*)::int AS count FROM test_drives WHERE site_index = ${siteIndex} AND state = 'booked' AND starts > ${from}
      AND (lower(customer->>'email') = ${email.toLowerCase()} OR customer->>'phone' = ${phone})`,
  );
  return z.object({ count: z.number() }).parse(row).count;
}
