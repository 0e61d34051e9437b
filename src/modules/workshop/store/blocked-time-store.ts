import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, type Db, holdLock } from '~/platform/db';
import { BLOCKED_REASONS, type BlockedReason } from '../domain/blocked-time';
import type { Span } from '../domain/local-time';
import { instant } from './booking-store';

interface Place {
  readonly siteIndex: string;
  readonly departmentId: string;
}

export interface NewBlockedTimes {
  readonly seriesId: string;
  readonly reason: BlockedReason;
  readonly note: string;
  readonly bays: readonly number[];
  readonly spans: readonly Span[];
  readonly at: Date;
}

/** Blocks each of the spans of each bay, and takes what is free of them; what the series has already stays as it is. */
export async function insertBlockedTimes(
  tx: Db,
  { siteIndex, departmentId }: Place,
  { seriesId, reason, note, bays, spans, at }: NewBlockedTimes,
): Promise<void> {
  // Before anything else: what others are just leaving is waited for, and seen by what follows.
  await holdLock(tx, 'workshop-blocked-times');
  const rows = bays.flatMap((no) => spans.map(({ from, to }) => ({ no, from, to })));
  await tx.execute(
    sql`INSERT INTO workshop_blocked_times (id, series_id, site_index, department_id, resource_no, starts, ends, reason,
        note, created_at)
      SELECT gen_random_uuid(), ${seriesId}::uuid, ${siteIndex}, ${departmentId}, "no", "from", "to", ${reason}, ${note},
        ${instant(at)}
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS each ("no" integer, "from" integer, "to" integer)
      ON CONFLICT (series_id, resource_no, starts) DO NOTHING`,
  );
  await tx.execute(
    sql`SELECT count(workshop_fill_blocked_times(resource_no, starts, ends)) FROM (
        SELECT resource_no, starts, ends FROM workshop_blocked_times
        WHERE series_id = ${seriesId}::uuid ORDER BY resource_no, starts) AS blocked`,
  );
}

const blockedRow = z.object({
  seriesId: z.string(),
  bayId: z.string(),
  from: z.number(),
  to: z.number(),
  reason: z.enum(BLOCKED_REASONS),
  note: z.string(),
});
export type BlockedRow = Readonly<z.infer<typeof blockedRow>>;

const BLOCKED = sql`SELECT series_id AS "seriesId", resource_id AS "bayId", starts AS "from", ends AS "to", reason, note
  FROM workshop_blocked_times JOIN workshop_resources ON no = resource_no`;
const at = ({ siteIndex, departmentId }: Place) =>
  sql`workshop_blocked_times.site_index = ${siteIndex} AND workshop_blocked_times.department_id = ${departmentId}`;

/** What is blocked in a span of time, or from a minute on, by beginning. */
export async function listBlockedTimes(
  database: Database,
  place: Place,
  { from, to = null }: { readonly from: number; readonly to?: number | null },
): Promise<readonly BlockedRow[]> {
  const until = to === null ? sql`` : sql`AND starts < ${to}`;
  const rows = await database.rows(
    database.db,
    sql`${BLOCKED} WHERE ${at(place)} AND ends > ${from} ${until} ORDER BY starts, resource_no`,
  );
  return rows.map((row) => blockedRow.parse(row));
}

/** What one series blocks, by beginning. */
export async function listSeries(
  database: Database,
  place: Place,
  seriesId: string,
): Promise<readonly BlockedRow[]> {
  const rows = await database.rows(
    database.db,
    sql`${BLOCKED} WHERE ${at(place)} AND series_id = ${seriesId}::uuid ORDER BY starts, resource_no`,
  );
  return rows.map((row) => blockedRow.parse(row));
}

const conflictRow = z.object({ seriesId: z.string(), bookingId: z.string() });

/** Visits that stand in blocked times that end after a minute, and have their work before them, by time. */
export async function listConflicts(
  database: Database,
  place: Place,
  from: number,
): Promise<readonly z.infer<typeof conflictRow>[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT DISTINCT series_id AS "seriesId", booking_id AS "bookingId", taken.starts
      FROM workshop_blocked_times
      JOIN workshop_occupations AS taken ON taken.resource_no = workshop_blocked_times.resource_no
        AND taken.booking_id IS NOT NULL AND taken.starts < workshop_blocked_times.ends
        AND taken.ends > workshop_blocked_times.starts AND taken.starts > workshop_blocked_times.starts - 43200
      JOIN workshop_bookings AS visit ON visit.id = booking_id AND visit.state IN ('booked', 'arrived', 'in-work')
      WHERE ${at(place)} AND workshop_blocked_times.ends > ${from}
      ORDER BY taken.starts, booking_id`,
  );
  return rows.map((row) => conflictRow.parse(row));
}

/** Opens what a series blocks, or what of it begins in a span; returns how many times. */
export async function deleteBlockedTimes(
  database: Database,
  tx: Db,
  place: Place,
  seriesId: string,
  within: Span | null,
): Promise<number> {
  const begins = within === null ? sql`` : sql`AND starts >= ${within.from} AND starts < ${within.to}`;
  const rows = await database.rows(
    tx,
    sql`DELETE FROM workshop_blocked_times WHERE ${at(place)} AND series_id = ${seriesId}::uuid ${begins} RETURNING id`,
  );
  return rows.length;
}
