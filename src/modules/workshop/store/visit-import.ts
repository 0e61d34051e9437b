import { randomBytes, randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { DAY, dayOf, timeOf } from '../domain/local-time';
import { bookingNumber } from '../domain/visit/visit';
import { stepsFrom, type VisitState, type VisitStep } from '../domain/visit/visit-states';
import type { TimePreference } from '../domain/waiting-list';
import type { BookedVehicle, BookingLine, Customer } from './booking-store';
import { putOnList } from './waiting-list-store';

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
  readonly bookedAt: Date;
  /** What staff have marked, in order. */
  readonly steps: readonly { readonly state: VisitStep; readonly at: Date }[];
  /** It has no place any more; only one without steps can be. */
  readonly isCancelled: boolean;
  /** Null: the customer waits for no earlier time. */
  readonly waiting: (TimePreference & { readonly since: Date }) | null;
}

export interface ImportTarget {
  readonly site: string;
  readonly siteIndex: string;
  readonly language: string;
  /** The days of one workshop before a date (`YYYY-MM-DD`); null: all workshops and days. */
  readonly past: { readonly departmentId: string; readonly before: string } | null;
}

/** Rows of one statement: their JSON is one parameter. */
const BATCH_SIZE = 1000;

/**
 * Writes visits in bulk into an index, or the past of a workshop, that has none yet; returns how many, 0 where there are visits.
 * Sends no notices. The constraint that guards bookings refuses overlaps, and then nothing is written; a bay that the schedule
 * does not have and steps that do not follow each other are errors, too.
 */
export async function importVisits(
  database: Database,
  target: ImportTarget,
  visits: readonly ImportedVisit[],
): Promise<number> {
  return database.transaction(async (tx) => {
    if (await hasVisits(database, tx, target)) return 0;
    const numbers = await freeNumbers(database, tx, visits.length);
    const rows = visits.map((visit, position) => rowOf(visit, numbers[position] ?? ''));
    for (let from = 0; from < rows.length; from += BATCH_SIZE)
      await insertBatch(database, tx, target, rows.slice(from, from + BATCH_SIZE));
    return rows.length;
  });
}

async function hasVisits(database: Database, tx: Db, { siteIndex, past }: ImportTarget): Promise<boolean> {
  const where =
    past === null
      ? sql``
      : sql`AND department_id = ${past.departmentId} AND visit_date < ${past.before}::date`;
  const rows = await database.rows(
    tx,
    sql`SELECT 1 FROM workshop_bookings WHERE site_index = ${siteIndex} ${where} LIMIT 1`,
  );
  return rows.length > 0;
}

/** Among thousands of numbers one may be another visit's. */
async function freeNumbers(database: Database, tx: Db, count: number): Promise<readonly string[]> {
  const numbers = new Set<string>();
  while (numbers.size < count) {
    while (numbers.size < count) numbers.add(bookingNumber(randomBytes(6)));
    const taken = await database.rows(
      tx,
      sql`SELECT number FROM workshop_bookings WHERE number = ANY (${sql.param([...numbers])}::text[])`,
    );
    for (const { number } of taken) numbers.delete(String(number));
  }
  return [...numbers];
}

type VisitRow = ReturnType<typeof rowOf>;

async function insertBatch(
  database: Database,
  tx: Db,
  { site, siteIndex, language }: ImportTarget,
  rows: readonly VisitRow[],
): Promise<void> {
  const batch = JSON.stringify(rows);
  await tx.execute(
    sql`INSERT INTO workshop_bookings (id, number, site, site_index, language, department_id, visit_date, visit_time,
        minutes, state, registration_number, vehicle, lines, customer, comment, total_price, idempotency_key,
        request_digest, booked_at, changed_at)
      SELECT id, number, ${site}, ${siteIndex}, ${language}, department_id, visit_date, visit_time, minutes, state,
        registration_number, vehicle, lines, customer, comment, total_price, id::text, '', booked_at, changed_at
      FROM jsonb_to_recordset(${batch}::jsonb) AS given (id uuid, number text, department_id text, visit_date date,
        visit_time time, minutes integer, state text, registration_number text, vehicle jsonb, lines jsonb,
        customer jsonb, comment text, total_price bigint, booked_at timestamptz, changed_at timestamptz)`,
  );
  await tx.execute(
    sql`INSERT INTO workshop_visit_steps (booking_id, step, state, at)
      SELECT id, no, marked->>'state', (marked->>'at')::timestamptz
      FROM jsonb_to_recordset(${batch}::jsonb) AS given (id uuid, steps jsonb),
        jsonb_array_elements(steps) WITH ORDINALITY AS step (marked, no)`,
  );
  const isThere = ({ state }: VisitRow) => state !== 'cancelled' && state !== 'no-show';
  await occupy(database, tx, siteIndex, rows.filter(isThere));
  await miss(
    database,
    tx,
    siteIndex,
    rows.filter(({ state }) => state === 'no-show'),
  );
  for (const { id: bookingId, department_id: departmentId, waiting } of rows)
    if (waiting !== null)
      await putOnList(tx, { siteIndex, departmentId }, { ...waiting, bookingId, addedBy: 'customer' });
}

const occupy = (database: Database, tx: Db, siteIndex: string, rows: readonly VisitRow[]) =>
  place(
    database,
    tx,
    siteIndex,
    rows,
    sql`INSERT INTO workshop_occupations (id, resource_no, starts, ends, booking_id)
      SELECT gen_random_uuid(), no, starts, ends, booking_id FROM place`,
  );

const miss = (database: Database, tx: Db, siteIndex: string, rows: readonly VisitRow[]) =>
  place(
    database,
    tx,
    siteIndex,
    rows,
    sql`INSERT INTO workshop_missed_places (booking_id, resource_no, starts, ends)
      SELECT booking_id, no, starts, ends FROM place`,
  );

/** Writes where visits stand, by an insertion that reads `place (no, starts, ends, booking_id)`. */
async function place(
  database: Database,
  tx: Db,
  siteIndex: string,
  rows: readonly VisitRow[],
  insertion: SQL,
): Promise<void> {
  if (rows.length === 0) return;
  const [row] = await database.rows(
    tx,
    sql`WITH place AS (
        SELECT no, starts, starts + minutes AS ends, given.id AS booking_id
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (id uuid, department_id text, resource_id text,
          starts integer, minutes integer)
        JOIN workshop_resources AS bay ON bay.site_index = ${siteIndex}
          AND bay.department_id = given.department_id AND bay.resource_id = given.resource_id
      ), placed AS (${insertion} RETURNING 1)
      SELECT count(*)::int AS placed FROM placed`,
  );
  const { placed } = z.object({ placed: z.number() }).parse(row);
  if (placed !== rows.length)
    throw new Error(`${rows.length - placed} visits in bays that ${siteIndex} does not have`);
}

/** @throws where a step does not follow the one before */
function stateOf({ steps, isCancelled, date }: ImportedVisit): VisitState {
  let state: VisitState = 'booked';
  for (const { state: next } of steps) {
    if (!stepsFrom(state).includes(next))
      throw new Error(`a visit of ${date} cannot become ${next}: it is ${state}`);
    state = next;
  }
  if (isCancelled && state !== 'booked') throw new Error(`a visit of ${date} is cancelled and ${state}`);
  return isCancelled ? 'cancelled' : state;
}

function rowOf(visit: ImportedVisit, number: string) {
  const { date, starts, minutes, lines, vehicle, customer, comment, steps, bookedAt, waiting } = visit;
  return {
    id: randomUUID(),
    number,
    department_id: visit.departmentId,
    resource_id: visit.resourceId,
    visit_date: date,
    visit_time: timeOf(starts),
    starts: dayOf(date) * DAY + starts,
    minutes,
    state: stateOf(visit),
    steps,
    registration_number: vehicle.registrationNumber,
    vehicle,
    lines,
    customer,
    comment,
    total_price: lines.reduce((sum, { price, unit }) => sum + (price ?? 0) * (unit ?? 1), 0),
    booked_at: bookedAt,
    changed_at: steps.at(-1)?.at ?? bookedAt,
    waiting,
  };
}
