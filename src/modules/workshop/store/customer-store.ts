import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, likeText, plainLetters } from '~/platform/db';
import type { CustomerQuery } from '../domain/visit/customer-query';
import { instant } from './booking-store';

const beginning = (text: string): string => `${likeText(text)}%`;

const WHOLE_NAME = sql`translate(${plainLetters(sql`customer->>'name'`)}, '-’', ' ''')`;
const LAST_NAME = sql`translate(${plainLetters(sql`regexp_replace(customer->>'name', '^.* ', '')`)}, '’', '''')`;

interface Condition {
  readonly condition: SQL;
  /** Whether the index that it has is in the order of days. */
  readonly isByDay: boolean;
}

const byDay = (condition: SQL): Condition => ({ condition, isByDay: true });
const beginsSo = (column: SQL, text: string): Condition => ({
  condition: sql`${column} LIKE ${beginning(text)}`,
  isByDay: false,
});

const plateBegins = (plate: string) => beginsSo(sql`registration_number`, plate);
const plateIs = (plate: string) => byDay(sql`registration_number = ${plate}`);
const numberIs = (number: string | null) => (number === null ? [] : [byDay(sql`number = ${number}`)]);
const mailBegins = (mail: string) => beginsSo(sql`lower(customer->>'email')`, mail);
/** Plates that are not somebody's own begin with so many letters. */
const LETTERS_OF_PLATE = 3;

/** Each condition has an index of its own: they are looked for apart. */
function conditionsOf(query: CustomerQuery): readonly Condition[] {
  switch (query.by) {
    case 'plate':
      return [plateBegins(query.plate), ...numberIs(query.number)];
    case 'phone': {
      const { phone, end } = query;
      return [
        ...(phone === null ? [] : [byDay(sql`customer->>'phone' = ${phone}`)]),
        ...(end === null ? [] : [beginsSo(sql`reverse(customer->>'phone')`, [...end].toReversed().join(''))]),
      ];
    }
    case 'number':
      return numberIs(query.number);
    case 'mail':
      return [mailBegins(query.mail)];
    case 'name': {
      const { words, plate, number, mail } = query;
      const ofPlate = plate?.length === LETTERS_OF_PLATE ? plateBegins : plateIs;
      return [
        ...namedSo(words),
        ...(plate === null ? [] : [ofPlate(plate)]),
        ...numberIs(number),
        ...(mail === null ? [] : [mailBegins(mail)]),
      ];
    }
  }
}

/** "Åsa Maria Öst", "Åsa Öst", "Öst, Åsa" and "Öst" are all the same customer. */
function namedSo(words: readonly string[]): readonly Condition[] {
  const whole = (parts: readonly string[]) => beginsSo(WHOLE_NAME, parts.join(' ').replaceAll('-', ' '));
  const both = (last: string, others: readonly string[]): Condition => ({
    condition: sql`(${beginsSo(LAST_NAME, last).condition} AND ${whole(others).condition})`,
    isByDay: false,
  });
  const [first = '', ...rest] = words;
  if (rest.length === 0) return [whole(words), beginsSo(LAST_NAME, first)];
  return [whole(words), both(words.at(-1) ?? '', words.slice(0, -1)), both(first, rest)];
}

const idRow = z.object({ id: z.string() });

/** From so many workshops on, the newest visits of all are looked through first: of fewer, too many others lie between. */
const MANY_WORKSHOPS = 50;

interface VisitLimits {
  readonly found: number;
  /** So many of the newest visits of all are looked through. */
  readonly newest: number;
}

interface Where {
  readonly siteIndex: string;
  readonly departmentIds: readonly string[];
}

/** Visits of some workshops whose customers are known by what is looked for, newest day first. */
export async function findVisitsOfCustomer(
  database: Database,
  where: Where,
  query: CustomerQuery,
  limits: VisitLimits,
): Promise<readonly string[]> {
  const { siteIndex, departmentIds } = where;
  const isOneWord = query.by === 'name' && query.words.length === 1;
  if (isOneWord && departmentIds.length >= MANY_WORKSHOPS) {
    const newest = await findAmongNewest(database, where, query, limits);
    if (newest.length === limits.found) return newest;
  }
  // The newest of names are not asked for here: for them the planner reads the visits of all, day by day, to the last one.
  const newestOf = (isByDay: boolean) =>
    isByDay ? sql`ORDER BY visit_date DESC LIMIT ${limits.found}` : sql``;
  const found = conditionsOf(query).map(
    ({ condition, isByDay }) =>
      sql`(SELECT id, visit_date FROM workshop_bookings
        WHERE site_index = ${siteIndex} AND customer IS NOT NULL AND ${condition}
          AND department_id = ANY (${sql.param([...departmentIds])}::text[])
        ${newestOf(isByDay)})`,
  );
  const rows = await database.rows(
    database.db,
    sql`SELECT id FROM (${sql.join(found, sql` UNION `)}) AS found ORDER BY visit_date DESC, id LIMIT ${limits.found}`,
  );
  return rows.map((row) => idRow.parse(row).id);
}

/**
 * The matches among the newest visits, which are read until there are enough of them. The index of names has no day in it: of a
 * name that thousands have, all visits would be read to find the newest.
 */
async function findAmongNewest(
  database: Database,
  { siteIndex, departmentIds }: Where,
  query: CustomerQuery,
  limits: VisitLimits,
): Promise<readonly string[]> {
  const conditions = conditionsOf(query).map(({ condition }) => condition);
  const rows = await database.rows(
    database.db,
    sql`SELECT id FROM (
          SELECT id, number, registration_number, visit_date, customer FROM workshop_bookings
          WHERE site_index = ${siteIndex} AND customer IS NOT NULL
            AND department_id = ANY (${sql.param([...departmentIds])}::text[])
          ORDER BY visit_date DESC LIMIT ${limits.newest}
        ) AS newest WHERE ${sql.join(conditions, sql` OR `)} ORDER BY visit_date DESC LIMIT ${limits.found}`,
  );
  return rows.map((row) => idRow.parse(row).id);
}

interface CustomerLook {
  readonly account: string;
  /** What was looked for; `visit`: the customer's visit was opened. */
  readonly by: CustomerQuery['by'] | 'visit';
  readonly at: Date;
}

/** Writes down who found which customers, a row for each visit that shows one. */
export async function insertCustomerLooks(
  database: Database,
  bookingIds: readonly string[],
  { account, by, at }: CustomerLook,
): Promise<void> {
  if (bookingIds.length === 0) return;
  const rows = bookingIds.map((bookingId) => ({ id: randomUUID(), bookingId }));
  await database.db.execute(
    sql`INSERT INTO workshop_customer_looks (id, booking_id, account, by, at)
      SELECT id, "bookingId", ${account}, ${by}, ${instant(at)}
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS each (id uuid, "bookingId" uuid)`,
  );
}
