import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';

/** A visit whose customer is to be reminded of it. */
export interface Expected {
  readonly id: string;
  readonly revision: number;
}

const expectedRow = z.object({ id: z.string(), revision: z.number(), changedAt: z.date() });

/**
 * Visits of a workshop on a date (`YYYY-MM-DD`) that nobody has been reminded of. Those that were brought in from elsewhere
 * have no link of ours, and are left to whoever brought them.
 */
export async function unreminded(
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
