import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { VISIT_STATES, type VisitState, type VisitStep } from '../domain/visit/visit-states';
import { instant } from './booking-store';

/** A step of a visit, and when staff marked it. */
export interface MarkedStep {
  readonly state: VisitState;
  readonly at: Date;
}

/** Notes a step; the visit is locked by the transaction. */
export async function insertStep(tx: Db, bookingId: string, state: VisitStep, at: Date): Promise<void> {
  await tx.execute(
    sql`INSERT INTO workshop_visit_steps (booking_id, step, state, at)
      SELECT ${bookingId}::uuid, coalesce(max(step), 0) + 1, ${state}, ${instant(at)}
      FROM workshop_visit_steps WHERE booking_id = ${bookingId}::uuid`,
  );
}

const stateRow = z.object({ state: z.enum(VISIT_STATES) });

/** Takes the last step back; returns the state before it. */
export async function deleteLastStep(database: Database, tx: Db, bookingId: string): Promise<VisitState> {
  const of = sql`FROM workshop_visit_steps WHERE booking_id = ${bookingId}::uuid`;
  await tx.execute(sql`DELETE ${of} AND step = (SELECT max(step) ${of})`);
  const rows = await database.rows(tx, sql`SELECT state ${of} ORDER BY step DESC LIMIT 1`);
  return rows[0] === undefined ? 'booked' : stateRow.parse(rows[0]).state;
}

const stepRow = z.object({ bookingId: z.string(), state: z.enum(VISIT_STATES), at: z.date() });

/** The steps of some visits, in order, by the visit's id. */
export async function loadSteps(
  database: Database,
  db: Db,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, readonly MarkedStep[]>> {
  const rows = await database.rows(
    db,
    sql`SELECT booking_id AS "bookingId", state, at FROM workshop_visit_steps
      WHERE booking_id = ANY (${`{${bookingIds.join(',')}}`}::uuid[]) ORDER BY booking_id, step`,
  );
  const steps = rows.map((row) => stepRow.parse(row));
  return new Map(
    Map.groupBy(steps, ({ bookingId }) => bookingId)
      .entries()
      .map(([id, of]) => [id, of.map(({ state, at }) => ({ state, at }))]),
  );
}
