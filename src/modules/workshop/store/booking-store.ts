import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, type Db, holdLock } from '~/platform/db';
import { MAX_STAY_DAYS } from '../domain/availability';
import { VISIT_STATES, type VisitState } from '../domain/visit/visit-states';
import type { BookedVisit, LocalMoment } from '../service';

const lineSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Minor units of the site's currency, of one unit; null: not known. */
  price: z.number().nullable(),
  unit: z.number().nullable(),
  unitAbbreviation: z.string(),
  text: z.string().nullable(),
  /** A price in words, in the language of the booking; lines that are older have none. */
  priceText: z.string().nullable().default(null),
});
/** A service or an add-on of a visit, as it was when it was booked. */
export type BookingLine = Readonly<z.infer<typeof lineSchema>>;

const customerSchema = z.object({ name: z.string(), phone: z.string(), email: z.string() });
export type Customer = Readonly<z.infer<typeof customerSchema>>;

const vehicleSchema = z.object({
  registrationNumber: z.string(),
  brand: z.string(),
  model: z.string(),
  buildYear: z.number().nullable(),
});
export type BookedVehicle = Readonly<z.infer<typeof vehicleSchema>>;

const bookingSchema = z.object({
  id: z.string(),
  number: z.string(),
  site: z.string(),
  siteIndex: z.string(),
  language: z.string(),
  departmentId: z.string(),
  /** `YYYY-MM-DD` on the workshop's clock. */
  date: z.string(),
  /** `HH:mm`; null: an all-day drop-off. */
  time: z.string().nullable(),
  minutes: z.number(),
  /** When the car is fetched, where the work takes several days. */
  pickUp: z.object({ date: z.string(), time: z.string() }).nullable(),
  state: z.enum(VISIT_STATES),
  vehicle: vehicleSchema,
  mileage: z.number().nullable(),
  lines: z.array(lineSchema),
  /** null once it has been forgotten. */
  customer: customerSchema.nullable(),
  comment: z.string(),
  /** What colleagues tell each other of it. */
  staffNote: z.string(),
  isWaiting: z.boolean(),
  /** What was ticked besides services, in the language of the booking. */
  choices: z.array(z.string()),
  /** They are labels of the catalogue; before 0019 they were stored as sent. */
  choicesChecked: z.boolean(),
  /** Minor units: the sum of the known prices. */
  totalPrice: z.number(),
  requestDigest: z.string(),
  /** Counts moves, cancellations and other work: 0 is the booking itself. */
  revision: z.number(),
  /** Counts what staff change of the work and the note. */
  edits: z.number(),
  bookedAt: z.date(),
  changedAt: z.date(),
});
export type StoredBooking = Readonly<z.infer<typeof bookingSchema>>;

export interface NewBooking
  extends Omit<
    StoredBooking,
    'state' | 'revision' | 'edits' | 'staffNote' | 'choicesChecked' | 'bookedAt' | 'changedAt' | 'customer'
  > {
  readonly customer: Customer;
  readonly idempotencyKey: string;
  readonly at: Date;
}

/** A booking as it is when it has just been stored. */
export const asBooked = (booking: Omit<NewBooking, 'idempotencyKey' | 'at'>, at: Date): StoredBooking => ({
  ...booking,
  state: 'booked',
  staffNote: '',
  choicesChecked: true,
  revision: 0,
  edits: 0,
  bookedAt: at,
  changedAt: at,
});

export const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
export const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;

const COLUMNS = sql`id, number, site, site_index AS "siteIndex", language, department_id AS "departmentId",
  to_char(visit_date, 'YYYY-MM-DD') AS date, to_char(visit_time, 'HH24:MI') AS time, minutes,
  CASE WHEN pick_up IS NOT NULL THEN jsonb_build_object(
    'date', to_char(pick_up, 'YYYY-MM-DD'), 'time', to_char(pick_up, 'HH24:MI')) END AS "pickUp", state, vehicle, mileage,
  lines, customer, comment, is_waiting AS "isWaiting", choices,
  choices_checked AS "choicesChecked", total_price AS "totalPrice", request_digest AS "requestDigest", revision, edits,
  staff_note AS "staffNote",
  booked_at AS "bookedAt", changed_at AS "changedAt"`;

async function select(database: Database, db: Db, rest: SQL): Promise<StoredBooking[]> {
  const rows = await database.rows(db, sql`SELECT ${COLUMNS} FROM workshop_bookings ${rest}`);
  return rows.map((row) => bookingSchema.parse(row));
}

async function one(database: Database, db: Db, rest: SQL): Promise<StoredBooking | null> {
  return (await select(database, db, rest))[0] ?? null;
}

/** A booking with its customer, by its id (a uuid). */
export const findBooking = (database: Database, db: Db, id: string): Promise<StoredBooking | null> =>
  one(database, db, sql`WHERE id = ${id}::uuid`);

/** The same, locked until the transaction ends. */
export const lockBooking = (database: Database, tx: Db, id: string): Promise<StoredBooking | null> =>
  one(database, tx, sql`WHERE id = ${id}::uuid FOR UPDATE`);

/** A booking of a workshop, by what the customer calls it. */
export const findBookingByNumber = (
  database: Database,
  db: Db,
  place: { readonly siteIndex: string; readonly departmentId: string },
  number: string,
): Promise<StoredBooking | null> =>
  one(
    database,
    db,
    sql`WHERE number = ${number} AND site_index = ${place.siteIndex} AND department_id = ${place.departmentId}`,
  );

/** The booking that was made under an idempotency key. */
export const findBookingByKey = (
  database: Database,
  db: Db,
  siteIndex: string,
  key: string,
): Promise<StoredBooking | null> =>
  one(database, db, sql`WHERE site_index = ${siteIndex} AND idempotency_key = ${key}`);

/** Bookings of a workshop whose cars are there on some day from one date to another, both included, by time; cancelled ones too. */
export const listBookings = (
  database: Database,
  db: Db,
  place: { readonly siteIndex: string; readonly departmentId: string },
  days: { readonly from: string; readonly to: string },
): Promise<StoredBooking[]> =>
  select(
    database,
    db,
    sql`WHERE site_index = ${place.siteIndex} AND department_id = ${place.departmentId}
      AND visit_date BETWEEN ${days.from}::date - ${MAX_STAY_DAYS}::int AND ${days.to}::date
      AND coalesce(pick_up::date, visit_date) >= ${days.from}::date
      ORDER BY visit_date, visit_time NULLS FIRST, booked_at, id`,
  );
/** Bookings by their ids (uuids), by time; cancelled ones too. */
export const listBookingsById = (
  database: Database,
  db: Db,
  ids: readonly string[],
): Promise<StoredBooking[]> =>
  select(
    database,
    db,
    sql`WHERE id = ANY (${`{${ids.join(',')}}`}::uuid[]) ORDER BY visit_date, visit_time NULLS FIRST, id`,
  );

interface Car {
  readonly siteIndex: string;
  readonly registrationNumber: string;
}

/**
 * Lets no other transaction ask for the car's visits to book by until this one ends. It must be the first lock of a
 * transaction: who waits for it then has nothing that others wait for.
 */
export const lockVehicle = (tx: Db, { siteIndex, registrationNumber }: Car): Promise<void> =>
  holdLock(tx, `workshop-car:${siteIndex}:${registrationNumber}`);

/** Visits that a car is still expected at, from one date to another, both included, by time. */
export const listVisitsOfVehicle = (
  database: Database,
  db: Db,
  { siteIndex, registrationNumber }: Car,
  days: { readonly from: string; readonly to: string },
): Promise<StoredBooking[]> =>
  select(
    database,
    db,
    sql`WHERE site_index = ${siteIndex} AND registration_number = ${registrationNumber} AND state = 'booked'
      AND visit_date BETWEEN ${days.from}::date AND ${days.to}::date
      ORDER BY visit_date, visit_time NULLS FIRST, id`,
  );

/** Stores a booking; false when its idempotency key is taken. Another transaction that is storing the same key is waited for. */
export async function insertBooking(database: Database, tx: Db, booking: NewBooking): Promise<boolean> {
  const { id, number, site, siteIndex, language, departmentId, date, time, minutes, at } = booking;
  const rows = await database.rows(
    tx,
    sql`INSERT INTO workshop_bookings (id, number, site, site_index, language, department_id, visit_date, visit_time,
        minutes, pick_up, state, registration_number, vehicle, mileage, lines, customer, comment, is_waiting, choices,
        choices_checked, total_price, idempotency_key, request_digest, booked_at, changed_at)
      VALUES (${id}::uuid, ${number}, ${site}, ${siteIndex}, ${language}, ${departmentId}, ${date}::date, ${time}::time,
        ${minutes}, ${localTimestamp(booking.pickUp)}, 'booked', ${booking.vehicle.registrationNumber}, ${json(booking.vehicle)}, ${booking.mileage},
        ${json(booking.lines)}, ${json(booking.customer)}, ${booking.comment},
        ${booking.isWaiting}, ${json(booking.choices)}, true, ${booking.totalPrice},
        ${booking.idempotencyKey}, ${booking.requestDigest}, ${instant(at)}, ${instant(at)})
      ON CONFLICT (site_index, idempotency_key) DO NOTHING RETURNING id`,
  );
  return rows.length > 0;
}

export const localTimestamp = (moment: LocalMoment | null): SQL =>
  moment === null ? sql`NULL` : sql`${`${moment.date} ${moment.time}`}::timestamp`;

/** Writes another time into a booking and counts its revision; returns the new one. */
export async function moveBooking(
  database: Database,
  tx: Db,
  id: string,
  to: { readonly date: string; readonly time: string | null; readonly pickUp: LocalMoment | null },
  at: Date,
): Promise<number> {
  const rows = await database.rows(
    tx,
    sql`UPDATE workshop_bookings SET visit_date = ${to.date}::date, visit_time = ${to.time}::time,
        pick_up = ${localTimestamp(to.pickUp)},
        revision = revision + 1, changed_at = ${instant(at)}
      WHERE id = ${id}::uuid RETURNING revision`,
  );
  return revisionRow.parse(rows[0]).revision;
}

/** Notes that something of the visit has changed that its row does not hold. */
export async function touchBooking(tx: Db, id: string, at: Date): Promise<void> {
  await tx.execute(sql`UPDATE workshop_bookings SET changed_at = ${instant(at)} WHERE id = ${id}::uuid`);
}

/** Puts a booking into another state. */
export async function setState(
  database: Database,
  tx: Db,
  id: string,
  state: VisitState,
  at: Date,
): Promise<number> {
  const rows = await database.rows(
    tx,
    sql`UPDATE workshop_bookings SET state = ${state}, changed_at = ${instant(at)},
        revision = revision + ${state === 'cancelled' ? 1 : 0}
      WHERE id = ${id}::uuid RETURNING revision`,
  );
  return revisionRow.parse(rows[0]).revision;
}

const revisionRow = z.object({ revision: z.number() });

/** Remembers the digest of a token that opens a booking. */
export async function insertToken(db: Db, hash: string, bookingId: string): Promise<void> {
  await db.execute(sql`INSERT INTO workshop_tokens (hash, booking_id) VALUES (${hash}, ${bookingId}::uuid)`);
}

/** The booking that a token opens, by the token's digest. */
export const findBookingByToken = (database: Database, db: Db, hash: string): Promise<StoredBooking | null> =>
  one(database, db, sql`WHERE id = (SELECT booking_id FROM workshop_tokens WHERE hash = ${hash})`);

/** How many visits there are in each state as customers know it, those that were collected among the arrived ones, and how many holds. */
export async function countVisits(
  database: Database,
): Promise<Readonly<Record<Exclude<BookedVisit['state'], 'collected'> | 'held', number>>> {
  const rows = await database.rows(
    database.db,
    sql`SELECT count(*) FILTER (WHERE state IN ('booked', 'no-show'))::int AS booked,
        count(*) FILTER (WHERE state = 'cancelled')::int AS cancelled,
        count(*) FILTER (WHERE state NOT IN ('booked', 'no-show', 'cancelled'))::int AS arrived,
        (SELECT count(*)::int FROM workshop_occupations WHERE expires_at > now()) AS held
      FROM workshop_bookings`,
  );
  return z
    .object({ booked: z.number(), cancelled: z.number(), arrived: z.number(), held: z.number() })
    .parse(rows[0]);
}
