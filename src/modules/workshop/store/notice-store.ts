import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';

/** A visit whose customer is to be reminded of it. */
export interface Expected {
  readonly id: string;
  readonly revision: number;
}

const expectedRow = z.object({ id: z.string(), revision: z.number(), changedAt: z.date() });

/** Visits of a workshop on a date (`YYYY-MM-DD`) without a reminder. Imported visits have no link of ours and are left out. */
export async function listUnreminded(
  database: Database,
  place: { readonly siteIndex: string; readonly departmentId: string },
  date: string,
): Promise<readonly (Expected & { readonly changedAt: Date })[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT id, revision, changed_at AS "changedAt" FROM workshop_bookings AS booking
      WHERE site_index = ${place.siteIndex} AND department_id = ${place.departmentId}
        AND visit_date = ${date}::date AND state = 'booked' AND customer IS NOT NULL
        AND EXISTS (SELECT FROM workshop_tokens WHERE booking_id = booking.id)
        AND NOT EXISTS (
          SELECT FROM workshop_reminders WHERE booking_id = booking.id AND revision = booking.revision
        )
      ORDER BY id`,
  );
  return rows.map((row) => expectedRow.parse(row));
}

/** Marks a visit as reminded; false when it is already. Another transaction that is marking it is waited for. */
export async function markReminded(database: Database, tx: Db, { id, revision }: Expected): Promise<boolean> {
  const rows = await database.rows(
    tx,
    sql`INSERT INTO workshop_reminders (booking_id, revision) VALUES (${id}::uuid, ${revision})
      ON CONFLICT DO NOTHING RETURNING booking_id`,
  );
  return rows.length > 0;
}

/**
 * Visits of a workshop that ended within the dates (`YYYY-MM-DD`, both included), whose car has arrived, without a rating
 * request. For work of several days the pick-up counts.
 */
export async function listWithoutRatingRequest(
  database: Database,
  place: { readonly siteIndex: string; readonly departmentId: string },
  days: { readonly from: string; readonly to: string },
): Promise<readonly { readonly id: string }[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT id FROM workshop_bookings AS booking
      WHERE site_index = ${place.siteIndex} AND department_id = ${place.departmentId}
        AND state IN ('arrived', 'in-work', 'ready', 'collected')
        AND customer IS NOT NULL AND visit_date BETWEEN ${days.from}::date - ${MAX_VISIT_DAYS}::int AND ${days.to}::date
        AND coalesce(pick_up::date, visit_date) BETWEEN ${days.from}::date AND ${days.to}::date
        AND EXISTS (SELECT FROM workshop_tokens WHERE booking_id = booking.id)
        AND NOT EXISTS (SELECT FROM workshop_rating_requests WHERE booking_id = booking.id)
      ORDER BY id`,
  );
  return rows.map((row) => requestRow.parse(row));
}

/** No car stands in a bay for longer: so far back visits are looked through for their end. */
const MAX_VISIT_DAYS = 31;

const requestRow = z.object({ id: z.string() });

/** Marks a rating request as sent; false when it is already. Waits for another transaction that is marking it. */
export async function markRatingRequested(
  database: Database,
  tx: Db,
  bookingId: string,
  at: Date,
): Promise<boolean> {
  const rows = await database.rows(
    tx,
    sql`INSERT INTO workshop_rating_requests (booking_id, asked_at)
      VALUES (${bookingId}::uuid, ${at.toISOString()}::timestamptz) ON CONFLICT DO NOTHING RETURNING booking_id`,
  );
  return rows.length > 0;
}

/** Stores for good that the owner of an address does not want rating requests; idempotent. */
export async function optOut(db: Db, email: string, at: Date): Promise<void> {
  await db.execute(
    sql`INSERT INTO workshop_rating_opt_outs (address_digest, opted_out_at)
      VALUES (${addressDigest(email)}, ${at.toISOString()}::timestamptz) ON CONFLICT DO NOTHING`,
  );
}

export async function hasOptedOut(database: Database, email: string): Promise<boolean> {
  const rows = await database.rows(
    database.db,
    sql`SELECT FROM workshop_rating_opt_outs WHERE address_digest = ${addressDigest(email)}`,
  );
  return rows.length > 0;
}

/** The same for an address however it is written. */
export const addressDigest = (email: string): string =>
  createHash('sha256').update(email.trim().normalize('NFC').toLowerCase()).digest('base64url');
