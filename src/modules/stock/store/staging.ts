import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/db';

/** A row of a file, ready to be applied. */
export interface StagedCar {
  readonly carId: string;
  readonly line: number;
  readonly store: string;
  readonly hash: string;
  readonly priceMinor: number | null;
  readonly currency: string | null;
  readonly record: string;
}

/** A row that was refused but names a car: the car is in the file, so it is not sold. */
export interface UnchangedCar {
  readonly carId: string;
  readonly line: number;
}

const idRow = z.object({ car_id: z.string() });
const hashRow = z.object({ car_id: z.string(), hash: z.string() });
const lineRow = z.object({ car_id: z.string(), line: z.number() });

/**
 * Stages a batch of cars with distinct ids. Cars whose record is what the stock has are staged without it. Returns
 * the cars that an earlier line of the file has already staged, with that line; they are left out.
 */
export async function stageCars(
  database: Database,
  importId: number,
  site: string,
  cars: readonly StagedCar[],
): Promise<{ unchanged: number; duplicates: Map<string, number> }> {
  if (cars.length === 0) return { unchanged: 0, duplicates: new Map() };
  const hashes = await knownHashes(database, site, cars);
  const isNews = (car: StagedCar) => hashes.get(car.carId) !== car.hash;
  const staged = await database.rows(
    database.db,
    sql`INSERT INTO stock_staging AS staged
        (import_id, car_id, line, kind, store, hash, price_minor, currency, record, price_changed)
      SELECT ${importId}, b.car_id, b.line,
        CASE WHEN c.car_id IS NULL THEN 'added' WHEN c.hash = b.hash THEN 'unchanged' ELSE 'changed' END,
        b.store, b.hash, b.price_minor::bigint, b.currency,
        b.record,
        b.price_minor IS NOT NULL AND (b.price_minor::bigint, b.currency) IS DISTINCT FROM (c.price_minor, c.currency)
      FROM unnest(
        ${sql.param(cars.map((car) => car.carId))}::text[],
        ${sql.param(cars.map((car) => car.line))}::int[],
        ${sql.param(cars.map((car) => car.store))}::text[],
        ${sql.param(cars.map((car) => car.hash))}::text[],
        ${sql.param(cars.map((car) => (car.priceMinor === null ? null : String(car.priceMinor))))}::text[],
        ${sql.param(cars.map((car) => car.currency))}::text[],
        ${sql.param(cars.map((car) => (isNews(car) ? car.record : null)))}::text[]
      ) AS b(car_id, line, store, hash, price_minor, currency, record)
      -- LATERAL with a LIMIT looks each car up by its key, whatever the planner thinks of tables that grow this fast.
      LEFT JOIN LATERAL (
        SELECT car_id, hash, price_minor, currency FROM stock_cars
        WHERE site = ${site} AND car_id = b.car_id AND sold_at IS NULL LIMIT 1
      ) c ON true
      ON CONFLICT (import_id, car_id) DO UPDATE SET
        line = excluded.line, kind = excluded.kind, store = excluded.store, hash = excluded.hash,
        price_minor = excluded.price_minor, currency = excluded.currency, record = excluded.record,
        price_changed = excluded.price_changed
        WHERE staged.kind = 'kept'
      RETURNING car_id, (kind = 'unchanged') AS unchanged`,
  );
  const known = new Set(staged.map((row) => idRow.parse(row).car_id));
  const unchanged = staged.filter((row) => row.unchanged === true).length;
  const missing = cars.filter((car) => !known.has(car.carId)).map((car) => car.carId);
  return { unchanged, duplicates: await earlierLines(database, importId, missing) };
}

/** Hashes of the records that the stock has; a record that it has already need not travel to the database. */
async function knownHashes(
  database: Database,
  site: string,
  cars: readonly StagedCar[],
): Promise<Map<string, string>> {
  const rows = await database.rows(
    database.db,
    sql`SELECT c.car_id, c.hash FROM unnest(${sql.param(cars.map((car) => car.carId))}::text[]) AS b(car_id)
        CROSS JOIN LATERAL (
          SELECT car_id, hash FROM stock_cars
          WHERE site = ${site} AND car_id = b.car_id AND sold_at IS NULL LIMIT 1
        ) c`,
  );
  return new Map(rows.map((row) => hashRow.parse(row)).map(({ car_id, hash }) => [car_id, hash]));
}

async function earlierLines(
  database: Database,
  importId: number,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database.rows(
    database.db,
    sql`SELECT car_id, line FROM stock_staging
        WHERE import_id = ${importId} AND car_id = ANY(${sql.param(ids)}::text[])`,
  );
  return new Map(rows.map((row) => lineRow.parse(row)).map(({ car_id, line }) => [car_id, line]));
}

/** Notes cars of refused rows; one that the file also has whole stays staged. */
export async function stageUnchanged(
  database: Database,
  importId: number,
  cars: readonly UnchangedCar[],
): Promise<void> {
  if (cars.length === 0) return;
  await database.rows(
    database.db,
    sql`INSERT INTO stock_staging (import_id, car_id, line, kind)
        SELECT ${importId}, b.car_id, b.line, 'kept' FROM unnest(
          ${sql.param(cars.map((car) => car.carId))}::text[], ${sql.param(cars.map((car) => car.line))}::int[]
        ) AS b(car_id, line)
        ON CONFLICT (import_id, car_id) DO NOTHING`,
  );
}

/** Forgets an import's staged rows; at once where no other import has any, which is nearly always. */
export async function clearStaging(database: Database, importId: number): Promise<void> {
  await database.transaction(async (tx) => {
    await database.rows(tx, sql`LOCK TABLE stock_staging IN ACCESS EXCLUSIVE MODE`);
    const others = await database.rows(
      tx,
      sql`SELECT 1 FROM stock_staging WHERE import_id <> ${importId} LIMIT 1`,
    );
    const forget =
      others.length === 0
        ? sql`TRUNCATE stock_staging`
        : sql`DELETE FROM stock_staging WHERE import_id = ${importId}`;
    await database.rows(tx, forget);
  });
}
