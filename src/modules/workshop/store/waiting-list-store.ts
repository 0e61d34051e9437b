import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { EARLIER_TIME_STATES, PARTS_OF_DAY, type TimePreference } from '../domain/waiting-list';
import { instant } from './booking-store';

interface Place {
  readonly siteIndex: string;
  readonly departmentId: string;
}

/** A visit on the waiting list. */
export interface WaitingRow extends TimePreference {
  readonly bookingId: string;
  readonly addedBy: 'customer' | 'staff';
  readonly since: Date;
}

const waitingRow = z.object({
  bookingId: z.string(),
  weekdays: z.array(z.number()),
  partOfDay: z.enum(PARTS_OF_DAY),
  addedBy: z.enum(['customer', 'staff']),
  since: z.date(),
});
const WAITING = sql`booking_id AS "bookingId", to_json(weekdays) AS weekdays, part_of_day AS "partOfDay",
  added_by AS "addedBy", since`;

/** A time that was offered to a visit on the list. */
export interface EarlierTimeRow {
  readonly id: string;
  readonly bookingId: string;
  readonly date: string;
  readonly time: string | null;
  readonly offeredAt: Date;
  readonly expiresAt: Date;
  readonly state: (typeof EARLIER_TIME_STATES)[number];
}

const earlierTimeRow = z.object({
  id: z.string(),
  bookingId: z.string(),
  date: z.string(),
  time: z.string().nullable(),
  offeredAt: z.date(),
  expiresAt: z.date(),
  state: z.enum(EARLIER_TIME_STATES),
});
const EARLIER_TIME = sql`id, booking_id AS "bookingId", to_char(date, 'YYYY-MM-DD') AS date,
  to_char(time, 'HH24:MI') AS time, offered_at AS "offeredAt", expires_at AS "expiresAt", state`;

const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`;

/** Puts a visit on the list, or changes its wishes; whoever is on it keeps their place. */
export async function putOnList(tx: Db, { siteIndex, departmentId }: Place, row: WaitingRow): Promise<void> {
  const { bookingId, weekdays, partOfDay, addedBy, since } = row;
  const days = sql`${`{${weekdays.join(',')}}`}::int[]`;
  await tx.execute(
    sql`INSERT INTO workshop_waiting_list (booking_id, site_index, department_id, weekdays, part_of_day, added_by, since)
      VALUES (${bookingId}::uuid, ${siteIndex}, ${departmentId}, ${days}, ${partOfDay}, ${addedBy}, ${instant(since)})
      ON CONFLICT (booking_id) DO UPDATE SET weekdays = excluded.weekdays, part_of_day = excluded.part_of_day`,
  );
}

/** Takes a visit off the list; false when it was not on it. */
export async function takeOffList(database: Database, tx: Db, bookingId: string): Promise<boolean> {
  const rows = await database.rows(
    tx,
    sql`DELETE FROM workshop_waiting_list WHERE booking_id = ${bookingId}::uuid RETURNING booking_id`,
  );
  return rows.length > 0;
}

/** What a visit on the list wishes; null when it is not on it. */
export async function findWaiting(database: Database, db: Db, bookingId: string): Promise<WaitingRow | null> {
  const rows = await database.rows(
    db,
    sql`SELECT ${WAITING} FROM workshop_waiting_list WHERE booking_id = ${bookingId}::uuid`,
  );
  return rows[0] === undefined ? null : waitingRow.parse(rows[0]);
}

/** Everybody on the list of a workshop, who has waited longest first. */
export async function listWaiting(
  database: Database,
  { siteIndex, departmentId }: Place,
): Promise<readonly WaitingRow[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT ${WAITING} FROM workshop_waiting_list
      WHERE site_index = ${siteIndex} AND department_id = ${departmentId} ORDER BY since, booking_id`,
  );
  return rows.map((row) => waitingRow.parse(row));
}

const placeRow = z.object({ siteIndex: z.string(), departmentId: z.string() });

/** Workshops on whose list somebody is. */
export async function listWaitedFor(database: Database): Promise<readonly Place[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT DISTINCT site_index AS "siteIndex", department_id AS "departmentId" FROM workshop_waiting_list`,
  );
  return rows.map((row) => placeRow.parse(row));
}

/** What was offered to some visits: the open one, then newest first. */
export async function listEarlierTimes(
  database: Database,
  db: Db,
  bookingIds: readonly string[],
): Promise<readonly EarlierTimeRow[]> {
  const rows = await database.rows(
    db,
    sql`SELECT ${EARLIER_TIME} FROM workshop_earlier_times WHERE booking_id = ANY (${uuids(bookingIds)})
      ORDER BY (state = 'open') DESC, offered_at DESC, id`,
  );
  return rows.map((row) => earlierTimeRow.parse(row));
}

/** An offered time, by its id (a uuid). */
export async function findEarlierTime(
  database: Database,
  db: Db,
  id: string,
): Promise<EarlierTimeRow | null> {
  const rows = await database.rows(
    db,
    sql`SELECT ${EARLIER_TIME} FROM workshop_earlier_times WHERE id = ${id}::uuid`,
  );
  return rows[0] === undefined ? null : earlierTimeRow.parse(rows[0]);
}

/** The time that is open for a visit, whether or not it has run out. */
export async function findOpenTime(
  database: Database,
  db: Db,
  bookingId: string,
): Promise<EarlierTimeRow | null> {
  const rows = await database.rows(
    db,
    sql`SELECT ${EARLIER_TIME} FROM workshop_earlier_times WHERE booking_id = ${bookingId}::uuid AND state = 'open'`,
  );
  return rows[0] === undefined ? null : earlierTimeRow.parse(rows[0]);
}

/** The time that is open for a visit, whether or not it has run out; locked until the transaction ends. */
export async function lockOpenTime(
  database: Database,
  tx: Db,
  bookingId: string,
): Promise<EarlierTimeRow | null> {
  const rows = await database.rows(
    tx,
    sql`SELECT ${EARLIER_TIME} FROM workshop_earlier_times
      WHERE booking_id = ${bookingId}::uuid AND state = 'open' FOR UPDATE`,
  );
  return rows[0] === undefined ? null : earlierTimeRow.parse(rows[0]);
}

/** Notes an offer; false when the visit is not on the list any more, or has an open one. */
export async function insertEarlierTime(
  database: Database,
  tx: Db,
  { id, bookingId, date, time, offeredAt, expiresAt }: Omit<EarlierTimeRow, 'state'>,
): Promise<boolean> {
  const rows = await database.rows(
    tx,
    sql`INSERT INTO workshop_earlier_times (id, booking_id, date, time, offered_at, expires_at, state)
      SELECT ${id}::uuid, booking_id, ${date}::date, ${time}::time, ${instant(offeredAt)}, ${instant(expiresAt)}, 'open'
      FROM workshop_waiting_list WHERE booking_id = ${bookingId}::uuid
      ON CONFLICT (booking_id) WHERE state = 'open' DO NOTHING RETURNING id`,
  );
  return rows.length > 0;
}

/** Says what became of an open offer; one that is settled stays so. */
export async function settleTime(tx: Db, id: string, state: EarlierTimeRow['state']): Promise<void> {
  await tx.execute(
    sql`UPDATE workshop_earlier_times SET state = ${state} WHERE id = ${id}::uuid AND state = 'open'`,
  );
}

const idRow = z.object({ id: z.string() });

/**
 * Settles the offers of a workshop that have run out, and those whose visit was cancelled, has begun or is no later than they
 * are; returns their ids.
 */
export async function settleOver(
  database: Database,
  tx: Db,
  { siteIndex, departmentId }: Place,
  now: Date,
): Promise<readonly string[]> {
  const rows = await database.rows(
    tx,
    sql`UPDATE workshop_earlier_times AS earlier
      SET state = CASE WHEN expires_at <= ${instant(now)} THEN 'expired' ELSE 'withdrawn' END
      FROM workshop_bookings AS visit
      WHERE earlier.state = 'open' AND visit.id = booking_id AND site_index = ${siteIndex}
        AND department_id = ${departmentId}
        AND (expires_at <= ${instant(now)} OR visit.state <> 'booked' OR visit_date <= earlier.date)
      RETURNING earlier.id`,
  );
  return rows.map((row) => idRow.parse(row).id);
}

/** Takes off the list of a workshop whose visits are cancelled, have begun or whose day has come (`YYYY-MM-DD`). */
export async function takeOffWhoIsDone(
  tx: Db,
  { siteIndex, departmentId }: Place,
  today: string,
): Promise<void> {
  await tx.execute(
    sql`DELETE FROM workshop_waiting_list AS waiting USING workshop_bookings AS visit
      WHERE visit.id = booking_id AND waiting.site_index = ${siteIndex} AND waiting.department_id = ${departmentId}
        AND (visit.state <> 'booked' OR visit.customer IS NULL OR visit_date <= ${today}::date)`,
  );
}

/** What the hold of an offered time stands under: no secret of a visitor has such a digest, so that it is nobody else's to change. */
export const holdOfTime = (id: string): string => `earlier-time ${id}`;
