import { hash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { carWords } from '../domain/by-hand/car-search';
import type { OwnCar, OwnCarFields } from '../domain/by-hand/own-car';
import { minorUnits } from '../domain/words/money';
import { packRecord } from './cars';
import type { CarKey } from './overlays';
import type { CarScope } from './staff-cars';

/** Of a car that staff wrote. */
export interface StoredOwnCar {
  /** As it was typed. */
  readonly fields: Readonly<Record<string, string>>;
  readonly revision: number;
  /** The car of the file that is this one, whether or not the file still has it. */
  readonly sameAs: string | null;
}

const ownRow = z
  .object({ fields: z.record(z.string(), z.string()), revision: z.number(), same_as: z.string().nullable() })
  .transform(({ same_as: sameAs, ...row }): StoredOwnCar => ({ ...row, sameAs }));
const idRow = z.object({ car_id: z.string() });

/** A car that staff wrote; null for one of a file. */
export async function ownCarOf(
  database: Database,
  db: Db,
  { site, carId }: CarKey,
): Promise<StoredOwnCar | null> {
  const rows = await database.rows(
    db,
    sql`SELECT fields, revision, same_as FROM stock_own_cars WHERE site = ${site} AND car_id = ${carId}`,
  );
  return rows[0] === undefined ? null : ownRow.parse(rows[0]);
}

/** The car that staff wrote and that this one of the file is. */
export async function writtenAs(database: Database, { site, carId }: CarKey): Promise<string | null> {
  const rows = await database.rows(
    database.db,
    sql`SELECT car_id FROM stock_own_cars WHERE site = ${site} AND same_as = ${carId} LIMIT 1`,
  );
  return rows[0] === undefined ? null : idRow.parse(rows[0]).car_id;
}

/** Writes what was typed of a new car. False where its number is taken: by itself, or by another one with its plate or chassis number. */
export async function insertOwnCar(
  database: Database,
  tx: Db,
  { site, carId }: CarKey,
  fields: OwnCarFields,
  { regno, vin }: OwnCar,
): Promise<boolean> {
  const rows = await database.rows(
    tx,
    sql`INSERT INTO stock_own_cars (site, car_id, fields, regno, vin)
        VALUES (${site}, ${carId}, ${JSON.stringify(fields)}::jsonb, ${regno}, ${vin})
        ON CONFLICT DO NOTHING RETURNING car_id`,
  );
  return rows.length === 1;
}

/** Holds a car of staff for the rest of the transaction. */
export async function lockOwnCar(
  database: Database,
  tx: Db,
  { site, carId }: CarKey,
): Promise<StoredOwnCar | null> {
  const rows = await database.rows(
    tx,
    sql`SELECT fields, revision, same_as FROM stock_own_cars
        WHERE site = ${site} AND car_id = ${carId} FOR UPDATE`,
  );
  return rows[0] === undefined ? null : ownRow.parse(rows[0]);
}

/** Writes what was typed anew. A unique constraint says where another car of staff has the plate or chassis number. */
export async function updateOwnCar(
  database: Database,
  tx: Db,
  { site, carId }: CarKey,
  fields: OwnCarFields,
  { regno, vin }: OwnCar,
): Promise<void> {
  await database.rows(
    tx,
    sql`UPDATE stock_own_cars SET fields = ${JSON.stringify(fields)}::jsonb, regno = ${regno}, vin = ${vin},
          revision = revision + 1 WHERE site = ${site} AND car_id = ${carId}`,
  );
}

export async function deleteOwnCar(
  database: Database,
  tx: Db,
  { site, carId }: CarKey,
  at: Date,
): Promise<void> {
  await database.rows(tx, sql`DELETE FROM stock_own_cars WHERE site = ${site} AND car_id = ${carId}`);
  await database.rows(
    tx,
    sql`UPDATE stock_cars SET record = NULL, words = NULL, hash = '', sold_at = ${at.toISOString()}::timestamptz
        WHERE site = ${site} AND car_id = ${carId}`,
  );
}

/** Puts the record of a car of staff among the others, and its price into the log where that is news. */
export async function writeOwnRecord(
  database: Database,
  tx: Db,
  { site, carId }: CarKey,
  { record: car }: OwnCar,
  now: Date,
): Promise<void> {
  const record = packRecord(car);
  const at = now.toISOString();
  const price = car.car_price === null ? null : minorUnits(car.car_price);
  const currency = car.car_price_currency;
  await database.rows(
    tx,
    sql`INSERT INTO stock_prices (site, car_id, at, price_minor, currency)
        SELECT ${site}, ${carId}, ${at}::timestamptz, ${price}::bigint, ${currency}::text
        WHERE ${price}::bigint IS NOT NULL AND NOT EXISTS (
          SELECT FROM stock_cars WHERE site = ${site} AND car_id = ${carId}
            AND (price_minor, currency) IS NOT DISTINCT FROM (${price}::bigint, ${currency}::text))
        ON CONFLICT (site, car_id, at) DO UPDATE SET price_minor = excluded.price_minor, currency = excluded.currency`,
  );
  await database.rows(
    tx,
    sql`INSERT INTO stock_cars (site, car_id, store, hash, price_minor, currency, record, words, first_seen_at, indexed_at,
          import_id)
        VALUES (${site}, ${carId}, ${car.car_site_id ?? ''}, ${hash('sha256', record, 'base64url')}, ${price},
          ${currency}, ${record}, ${carWords(car)}, ${at}::timestamptz, ${at}::timestamptz, 0)
        ON CONFLICT (site, car_id) DO UPDATE SET store = excluded.store, hash = excluded.hash,
          price_minor = excluded.price_minor, currency = excluded.currency, record = excluded.record,
          words = excluded.words`,
  );
}

/** The other car of staff with this plate or chassis number. */
export async function otherOwnCar(
  database: Database,
  { site, carId }: CarKey,
  { regno, vin }: Pick<OwnCar, 'regno' | 'vin'>,
): Promise<string | null> {
  const rows = await database.rows(
    database.db,
    sql`SELECT car_id FROM stock_own_cars WHERE site = ${site} AND car_id <> ${carId}
          AND (regno = ${regno} OR vin = ${vin}) LIMIT 1`,
  );
  return rows[0] === undefined ? null : idRow.parse(rows[0]).car_id;
}

/** Plate and chassis number in a stored record, compared as those of staff are; its text is not read as JSON for them. */
const numbersIn = (record: SQL): SQL => sql`(SELECT
  upper(regexp_replace(substring(${record} from '"car_regno":"([^"]{1,20})"'), '[ -]', '', 'g')) AS regno,
  substring(${record} from '"car_chassino":"([^"]{1,20})"') AS vin)`;

/** A car with this plate or chassis number that the file has and staff do not show: no search finds it. */
export async function hiddenCarWith(
  database: Database,
  { site, carId }: CarKey,
  { regno, vin }: Pick<OwnCar, 'regno' | 'vin'>,
): Promise<string | null> {
  const rows = await database.rows(
    database.db,
    sql`SELECT c.car_id FROM stock_overlays o JOIN stock_cars c ON c.site = o.site AND c.car_id = o.car_id
        CROSS JOIN LATERAL ${numbersIn(sql`c.record`)} n
        WHERE o.site = ${site} AND o.visibility IS NOT NULL AND c.record IS NOT NULL AND c.car_id <> ${carId}
          AND (n.regno = ${regno} OR n.vin = ${vin}) LIMIT 1`,
  );
  return rows[0] === undefined ? null : idRow.parse(rows[0]).car_id;
}

/** A car of staff, and the one of a file that is the same. */
export interface SameCar {
  readonly carId: string;
  readonly sameAs: string;
}

/** One that waits for a person. */
export interface WaitingCar extends SameCar {
  readonly title: string;
}

const sameRow = z
  .object({ car_id: z.string(), same_as: z.string() })
  .transform(({ car_id: carId, same_as: sameAs }): SameCar => ({ carId, sameAs }));

const titleRow = z.object({ title: z.string() });

export async function hasOwnCars(database: Database, tx: Db, site: string): Promise<boolean> {
  const rows = await database.rows(tx, sql`SELECT 1 FROM stock_own_cars WHERE site = ${site} LIMIT 1`);
  return rows.length > 0;
}

/** Cars per look into a file. */
const CHUNK_SIZE = 1_000;
const chunkRow = z.object({ last: z.string().nullable() });

/** The cars of staff that a file brings now and did not bring before. */
export async function newlySame(
  database: Database,
  tx: Db,
  site: string,
  importId: number,
): Promise<readonly SameCar[]> {
  const same: SameCar[] = [];
  for (let last = ''; ; ) {
    const chunk = sql`SELECT car_id, record FROM stock_staging
      WHERE import_id = ${importId} AND kind IN ('added', 'changed') AND record IS NOT NULL AND car_id > ${last}
      ORDER BY car_id LIMIT ${CHUNK_SIZE}`;
    const rows = await database.rows(
      tx,
      sql`WITH brought AS (
            SELECT s.car_id, n.regno, n.vin FROM (${chunk}) s CROSS JOIN LATERAL ${numbersIn(sql`s.record`)} n
          )
          SELECT own.car_id, brought.car_id AS same_as FROM stock_own_cars own JOIN brought ON brought.regno = own.regno
            WHERE own.site = ${site} AND brought.car_id IS DISTINCT FROM own.same_as
          UNION SELECT own.car_id, brought.car_id FROM stock_own_cars own JOIN brought ON brought.vin = own.vin
            WHERE own.site = ${site} AND brought.car_id IS DISTINCT FROM own.same_as`,
    );
    same.push(...rows.map((row) => sameRow.parse(row)).filter(({ carId, sameAs }) => carId !== sameAs));
    const [end] = await database.rows(tx, sql`SELECT max(car_id) AS last FROM (${chunk}) s`);
    const next = chunkRow.parse(end).last;
    if (next === null) return same;
    last = next;
  }
}

export async function noteSame(
  database: Database,
  tx: Db,
  site: string,
  { carId, sameAs }: SameCar,
): Promise<void> {
  await database.rows(
    tx,
    sql`UPDATE stock_own_cars SET same_as = ${sameAs} WHERE site = ${site} AND car_id = ${carId}`,
  );
}

/** Cars of staff that the file has as well now. */
export async function sameCars(
  database: Database,
  { site, stores }: CarScope,
): Promise<readonly WaitingCar[]> {
  const inScope = stores === null ? sql`true` : sql`c.store = ANY(${sql.param([...stores])}::text[])`;
  const rows = await database.rows(
    database.db,
    sql`SELECT own.car_id, own.same_as,
          concat_ws(' ', own.fields->>'brand', own.fields->>'model', own.fields->>'regno') AS title FROM stock_own_cars own
        JOIN stock_cars c ON c.site = own.site AND c.car_id = own.car_id
        JOIN stock_cars brought ON brought.site = own.site AND brought.car_id = own.same_as
        JOIN stock_overlays o ON o.site = own.site AND o.car_id = own.same_as
        WHERE own.site = ${site} AND brought.sold_at IS NULL AND o.visibility = 'hidden' AND ${inScope}
        ORDER BY own.car_id LIMIT 50`,
  );
  return rows.map((row) => ({ ...sameRow.parse(row), title: titleRow.parse(row).title }));
}
