import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, type Db, holdLock } from '~/platform/db';
import { type Candidate, MAX_STAY } from '../domain/availability';
import { DAY, type Span } from '../domain/local-time';
import { instant } from './booking-store';

/** What has its place already and does not stand in its own way: the asker's hold, or the visit that is to be moved. */
export interface OwnOccupation {
  readonly holdHash?: string | null;
  readonly bookingId?: string | null;
}

const numbers = (values: readonly number[]): SQL => sql`${`{${values.join(',')}}`}::int[]`;

/** Minutes in turn: beginning, end, beginning, … */
const takenRow = z.object({ no: z.number(), minutes: z.string() });

/**
 * When bays and mechanics are taken in a span of time, in one query for any number of them: by number, spans in order. Holds
 * that have run out take nothing. Stays of more than a day are looked for apart, by an index that has nothing else.
 */
export async function loadOccupations(
  database: Database,
  db: Db,
  bays: readonly number[],
  { from, to }: Span,
  { now, own = {} }: { readonly now: Date; readonly own?: OwnOccupation },
): Promise<ReadonlyMap<number, readonly Span[]>> {
  const taken = new Map<number, readonly Span[]>();
  if (bays.length === 0) return taken;
  const among = sql`SELECT resource_no AS no, starts AS from, ends AS to FROM workshop_occupations
      WHERE resource_no = ANY (${numbers(bays)}) AND ends > ${from}
        AND (expires_at IS NULL OR expires_at > ${instant(now)})
        AND (hold_hash IS NULL OR hold_hash IS DISTINCT FROM ${own.holdHash ?? null})
        AND (booking_id IS NULL OR booking_id IS DISTINCT FROM ${own.bookingId ?? null}::uuid)`;
  const rows = await database.rows(
    db,
    // A row for each bay and not for each visit: of a row the driver makes an object, and there are thousands of visits.
    sql`SELECT no, string_agg("from" || ' ' || "to", ' ') AS minutes FROM (
        ${among} AND starts >= ${from - DAY} AND starts < ${to}
        UNION ALL ${among} AND ends - starts > ${sql.raw(String(DAY))} AND starts >= ${from - MAX_STAY} AND starts < ${from - DAY}
      ) AS taken GROUP BY no`,
  );
  for (const row of rows) {
    const { no, minutes } = takenRow.parse(row);
    taken.set(no, spansIn(minutes));
  }
  return taken;
}

function spansIn(minutes: string): readonly Span[] {
  const bounds = minutes.split(' ').map(Number);
  return Array.from({ length: bounds.length / 2 }, (_, at) => ({
    from: bounds[2 * at] ?? 0,
    to: bounds[2 * at + 1] ?? 0,
  })).sort((a, b) => a.from - b.from);
}

/**
 * Deletes expired holds. One that another transaction is deleting is skipped; inserting into its time waits for that
 * transaction.
 */
export async function deleteExpiredHolds(
  database: Database,
  db: Db,
  now: Date,
  bays: readonly number[] | null,
): Promise<number> {
  const where = bays === null ? sql`` : sql`AND resource_no = ANY (${numbers(bays)})`;
  const rows = await database.rows(
    db,
    sql`DELETE FROM workshop_occupations WHERE id IN (
        SELECT id FROM workshop_occupations WHERE expires_at <= ${instant(now)} ${where} FOR UPDATE SKIP LOCKED
      ) RETURNING id`,
  );
  return rows.length;
}

export interface HoldRow extends Candidate {
  readonly heldSince: Date;
  readonly expiresAt: Date;
}

const holdRow = z.object({
  no: z.number(),
  from: z.number(),
  to: z.number(),
  heldSince: z.date(),
  expiresAt: z.date(),
});
const HOLD = sql`resource_no AS no, starts AS from, ends AS to, held_since AS "heldSince", expires_at AS "expiresAt"`;

/** The hold with this digest, unless it has expired; locked until the transaction ends. */
export async function findHold(database: Database, tx: Db, hash: string, now: Date): Promise<HoldRow | null> {
  // A hold that is just being moved is another row afterwards, which waiting for the old one would not find.
  await holdLock(tx, `workshop-hold:${hash}`);
  const rows = await database.rows(
    tx,
    sql`SELECT ${HOLD} FROM workshop_occupations
      WHERE hold_hash = ${hash} AND expires_at > ${instant(now)} FOR UPDATE`,
  );
  return rows[0] === undefined ? null : holdRow.parse(rows[0]);
}

/** Whether the place was free. Another transaction that is taking or leaving it is waited for. */
async function insertIfFree(database: Database, tx: Db, columns: SQL, values: SQL): Promise<boolean> {
  // Not an error that is caught: one would break the transaction, and two that insert at once would wait for each other.
  const rows = await database.rows(
    tx,
    sql`INSERT INTO workshop_occupations (id, resource_no, starts, ends, ${columns}) VALUES (${values})
      ON CONFLICT ON CONSTRAINT workshop_occupations_no_overlap DO NOTHING RETURNING id`,
  );
  return rows.length > 0;
}

const occupationValues = (id: string, { no, from, to }: Candidate): SQL =>
  sql`${id}::uuid, ${no}, ${from}, ${to}`;

export interface NewHold {
  readonly id: string;
  readonly hash: string;
  readonly heldSince: Date;
  readonly expiresAt: Date;
}

/** Holds a place; false when it is taken. */
export const insertHold = (database: Database, tx: Db, hold: NewHold, at: Candidate): Promise<boolean> =>
  insertIfFree(
    database,
    tx,
    sql`hold_hash, held_since, expires_at`,
    sql`${occupationValues(hold.id, at)}, ${hold.hash}, ${instant(hold.heldSince)}, ${instant(hold.expiresAt)}`,
  );

/** Takes a place for a visit; false when it is taken. */
export const insertVisit = (
  database: Database,
  tx: Db,
  visit: { readonly id: string; readonly bookingId: string },
  at: Candidate,
): Promise<boolean> =>
  insertIfFree(
    database,
    tx,
    sql`booking_id`,
    sql`${occupationValues(visit.id, at)}, ${visit.bookingId}::uuid`,
  );

/** The hold's place becomes the visit's. */
export async function convertHoldToVisit(tx: Db, hash: string, bookingId: string): Promise<void> {
  await tx.execute(
    sql`UPDATE workshop_occupations SET booking_id = ${bookingId}::uuid, hold_hash = NULL, held_since = NULL,
        expires_at = NULL
      WHERE hold_hash = ${hash}`,
  );
}

/** The hold ends later. */
export async function setHoldExpiry(tx: Db, hash: string, expiresAt: Date): Promise<void> {
  await tx.execute(
    sql`UPDATE workshop_occupations SET expires_at = ${instant(expiresAt)} WHERE hold_hash = ${hash}`,
  );
}

export async function deleteHold(tx: Db, hash: string): Promise<void> {
  await tx.execute(sql`DELETE FROM workshop_occupations WHERE hold_hash = ${hash}`);
}

/** The visit's place is free again. */
export async function deleteOccupation(tx: Db, bookingId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM workshop_occupations WHERE booking_id = ${bookingId}::uuid`);
}

/** The visit's place ends at another minute. A later one must be free: the exclusion refuses it by an error. */
export async function endOccupationAt(tx: Db, bookingId: string, ends: number): Promise<void> {
  await tx.execute(sql`UPDATE workshop_occupations SET ends = ${ends} WHERE booking_id = ${bookingId}::uuid`);
}

/** The visit's place is free again, and remembered as where somebody was missed. */
export async function missPlace(tx: Db, bookingId: string): Promise<void> {
  await tx.execute(
    sql`INSERT INTO workshop_missed_places (booking_id, resource_no, starts, ends)
      SELECT booking_id, resource_no, starts, ends FROM workshop_occupations WHERE booking_id = ${bookingId}::uuid`,
  );
  await deleteOccupation(tx, bookingId);
}

export async function forgetMissedPlace(tx: Db, bookingId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM workshop_missed_places WHERE booking_id = ${bookingId}::uuid`);
}

const missedRow = z.object({ no: z.number(), from: z.number(), to: z.number() });

/** Who was missed has the place again; false, and nothing has changed, when something else has it by now. */
export async function takeMissedPlace(
  database: Database,
  tx: Db,
  bookingId: string,
  now: Date,
): Promise<boolean> {
  const rows = await database.rows(
    tx,
    sql`SELECT resource_no AS no, starts AS from, ends AS to FROM workshop_missed_places
      WHERE booking_id = ${bookingId}::uuid`,
  );
  // Marked by a release that freed nothing: it is still there.
  if (rows[0] === undefined) return true;
  const place = missedRow.parse(rows[0]);
  await deleteExpiredHolds(database, tx, now, [place.no]);
  if (!(await insertVisit(database, tx, { id: randomUUID(), bookingId }, place))) return false;
  await forgetMissedPlace(tx, bookingId);
  return true;
}

/** The bay of a visit, by its id in the schedule, and from when to when it has it. */
export interface VisitPlace extends Span {
  readonly bayId: string;
}

const placeRow = z.object({ bookingId: z.string(), bayId: z.string(), from: z.number(), to: z.number() });

/** In which bay or with which mechanic visits are, and when; those that are cancelled or were missed have none. */
export const loadPlacesOfVisits = (
  database: Database,
  db: Db,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, VisitPlace>> => placesIn(sql`workshop_occupations`, database, db, bookingIds);

/** Where visits would have been whose customers did not come. */
export const loadMissedPlaces = (
  database: Database,
  db: Db,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, VisitPlace>> =>
  placesIn(sql`workshop_missed_places`, database, db, bookingIds);

async function placesIn(
  table: SQL,
  database: Database,
  db: Db,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, VisitPlace>> {
  const rows = await database.rows(
    db,
    sql`SELECT booking_id AS "bookingId", resource_id AS "bayId", starts AS "from", ends AS "to"
      FROM ${table} JOIN workshop_resources ON workshop_resources.no = resource_no
      WHERE booking_id = ANY (${`{${bookingIds.join(',')}}`}::uuid[])`,
  );
  return new Map(
    rows.map((row) => {
      const { bookingId, ...place } = placeRow.parse(row);
      return [bookingId, place] as const;
    }),
  );
}
