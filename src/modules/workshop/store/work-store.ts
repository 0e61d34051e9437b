import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { type BookingLine, instant, json, localTimestamp, type StoredBooking } from './booking-store';

/** What is to be done at a visit, how long it takes and what it costs. */
export interface BookedWork {
  readonly lines: readonly BookingLine[];
  readonly minutes: number;
  readonly pickUp: StoredBooking['pickUp'];
  /** Minor units. */
  readonly totalPrice: number;
}

const revisionRow = z.object({ revision: z.number() });

/** Writes other work into a booking and counts its revision and its edits; returns the new revision. */
export async function changeWork(
  database: Database,
  tx: Db,
  id: string,
  { lines, minutes, pickUp, totalPrice }: BookedWork,
  at: Date,
): Promise<number> {
  const rows = await database.rows(
    tx,
    sql`UPDATE workshop_bookings SET lines = ${json(lines)}, minutes = ${minutes}, pick_up = ${localTimestamp(pickUp)},
        total_price = ${totalPrice}, revision = revision + 1, edits = edits + 1, changed_at = ${instant(at)}
      WHERE id = ${id}::uuid RETURNING revision`,
  );
  return revisionRow.parse(rows[0]).revision;
}

/** Writes the note for colleagues, of which the customer is told nothing. */
export async function writeNote(tx: Db, id: string, note: string): Promise<void> {
  await tx.execute(
    sql`UPDATE workshop_bookings SET staff_note = ${note}, edits = edits + 1 WHERE id = ${id}::uuid`,
  );
}
