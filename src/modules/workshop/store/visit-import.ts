import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { DAY, dayOf, timeOf } from '../domain/local-time';
import { bookingNumber } from '../domain/visit/visit';
import { type BookedVehicle, type BookingLine, type Customer, instant } from './booking-store';

/** A visit that has its place already: from another system, or for demonstrations. */
export interface ImportedVisit {
  readonly departmentId: string;
  readonly resourceId: string;
  /** `YYYY-MM-DD` on the workshop's clock. */
  readonly date: string;
  /** Minutes from midnight. */
  readonly starts: number;
  readonly minutes: number;
  readonly vehicle: BookedVehicle;
  readonly lines: readonly BookingLine[];
  readonly customer: Customer;
  readonly comment: string;
}

export interface ImportTarget {
  readonly site: string;
  readonly siteIndex: string;
  readonly language: string;
  readonly at: Date;
}

/** Rows of one statement: their JSON is one parameter. */
const BATCH_SIZE = 1000;

/**
 * Writes visits in bulk into an index that has none yet; returns how many, 0 where there are visits. Sends no notices. The
 * constraint that guards bookings refuses overlaps, and then nothing is written; a bay that the schedule does not have is an
 * error, too.
 */
export async function importVisits(
  database: Database,
  { site, siteIndex, language, at }: ImportTarget,
  visits: readonly ImportedVisit[],
): Promise<number> {
  return database.transaction(async (tx) => {
    const some = await database.rows(
      tx,
      sql`SELECT 1 FROM workshop_bookings WHERE site_index = ${siteIndex} LIMIT 1`,
    );
    if (some.length > 0) return 0;
    // In a large import a number may collide with one of another index: those are loaded first.
    const known = await database.rows(tx, sql`SELECT number FROM workshop_bookings`);
    const taken = new Set(known.map(({ number }) => String(number)));
    const numbers = new Set<string>();
    while (numbers.size < visits.length) {
      const number = bookingNumber(randomBytes(6));
      if (!taken.has(number)) numbers.add(number);
    }
    const numbered = [...numbers];
    const rows = visits.map((visit, position) => rowOf(visit, numbered[position] ?? ''));
    for (let from = 0; from < rows.length; from += BATCH_SIZE) {
      const batch = JSON.stringify(rows.slice(from, from + BATCH_SIZE));
      await tx.execute(
        sql`INSERT INTO workshop_bookings (id, number, site, site_index, language, department_id, visit_date, visit_time,
            minutes, state, registration_number, vehicle, lines, customer, comment, total_price, idempotency_key,
            request_digest, booked_at, changed_at)
          SELECT id, number, ${site}, ${siteIndex}, ${language}, department_id, visit_date, visit_time, minutes, 'booked',
            registration_number, vehicle, lines, customer, comment, total_price, id::text, '', ${instant(at)}, ${instant(at)}
          FROM jsonb_to_recordset(${batch}::jsonb) AS given (id uuid, number text, department_id text, visit_date date,
            visit_time time, minutes integer, registration_number text, vehicle jsonb, lines jsonb, customer jsonb,
            comment text, total_price bigint)`,
      );
      await occupy(database, tx, siteIndex, batch, Math.min(BATCH_SIZE, rows.length - from));
    }
    return rows.length;
  });
}

async function occupy(database: Database, tx: Db, siteIndex: string, batch: string, expected: number) {
  const [row] = await database.rows(
    tx,
    sql`WITH taken AS (
        INSERT INTO workshop_occupations (id, resource_no, starts, ends, booking_id)
        SELECT gen_random_uuid(), no, starts, starts + minutes, given.id
        FROM jsonb_to_recordset(${batch}::jsonb) AS given (id uuid, department_id text, resource_id text, starts integer,
          minutes integer)
        JOIN workshop_resources AS bay ON bay.site_index = ${siteIndex}
          AND bay.department_id = given.department_id AND bay.resource_id = given.resource_id
        RETURNING id
      ) SELECT count(*)::int AS placed FROM taken`,
  );
  const { placed } = z.object({ placed: z.number() }).parse(row);
  if (placed !== expected)
    throw new Error(`${expected - placed} visits in bays that ${siteIndex} does not have`);
}

function rowOf(visit: ImportedVisit, number: string) {
  const { date, starts, lines } = visit;
  return {
    id: randomUUID(),
    number,
    department_id: visit.departmentId,
    resource_id: visit.resourceId,
    visit_date: date,
    visit_time: timeOf(starts),
    starts: dayOf(date) * DAY + starts,
    minutes: visit.minutes,
    registration_number: visit.vehicle.registrationNumber,
    vehicle: visit.vehicle,
    lines,
    customer: visit.customer,
    comment: visit.comment,
    total_price: lines.reduce((sum, { price, unit }) => sum + (price ?? 0) * (unit ?? 1), 0),
  };
}
