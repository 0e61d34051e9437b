import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/db';
import { decodeJson } from '~/platform/json';

const notesSchema = z.object({
  unmapped: z.array(z.object({ field: z.string(), value: z.string() })).readonly(),
  unknownStore: z.object({ name: z.string().nullable(), address: z.string().nullable() }).nullable(),
});
const NO_NOTES: RowNotes = { unmapped: [], unknownStore: null };

/** A row of a file, ready to be applied. */
export interface StagedCar {
  readonly carId: string;
  readonly line: number;
  readonly store: string;
  readonly hash: string;
  readonly priceMinor: number | null;
  readonly currency: string | null;
  /** Null where the stock has it already. */
  readonly record: string | null;
  /** What lets the same row be recognised in the next file; null where it must be read again, or is known already. */
  readonly source: RowSource | null;
}

/** What is told of a row, each time that it comes. */
export type RowNotes = z.infer<typeof notesSchema>;

/** A row as it stood in a file. */
interface RowSource {
  readonly digest: string;
  readonly notes: RowNotes;
}

/** A car on sale whose row in a file has been read before. */
export type KnownCar = Omit<StagedCar, 'line' | 'record' | 'source'> & RowSource;

/** A row that was refused but names a car: the car is in the file, so it is not sold. */
export interface UnchangedCar {
  readonly carId: string;
  readonly line: number;
}

const idRow = z.object({ car_id: z.string() });
const hashRow = z.object({ car_id: z.string(), hash: z.string() });
const knownRow = z
  .object({
    digest: z.string(),
    car_id: z.string(),
    store: z.string(),
    hash: z.string(),
    price_minor: z.number().nullable(),
    currency: z.string().nullable(),
    source_notes: z.string().nullable(),
  })
  .transform(
    ({ car_id: carId, price_minor: priceMinor, source_notes: notes, ...row }): KnownCar => ({
      ...row,
      carId,
      priceMinor,
      notes: notes === null ? NO_NOTES : notesSchema.parse(decodeJson(notes)),
    }),
  );
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
  const hashes = await knownHashes(
    database,
    site,
    cars.filter((car) => car.record !== null),
  );
  const isNews = (car: StagedCar) => hashes.get(car.carId) !== car.hash;
  const staged = await database.rows(
    database.db,
    sql`INSERT INTO stock_staging AS staged
        (import_id, car_id, line, kind, store, hash, price_minor, currency, record, price_changed,
          source_digest, source_notes)
      SELECT ${importId}, b.car_id, b.line,
        CASE WHEN c.car_id IS NULL THEN 'added' WHEN c.hash = b.hash THEN 'unchanged' ELSE 'changed' END,
        b.store, b.hash, b.price_minor::bigint, b.currency,
        b.record,
        b.price_minor IS NOT NULL AND (b.price_minor::bigint, b.currency) IS DISTINCT FROM (c.price_minor, c.currency),
        b.source_digest, b.source_notes
      FROM unnest(
        ${sql.param(cars.map((car) => car.carId))}::text[],
        ${sql.param(cars.map((car) => car.line))}::int[],
        ${sql.param(cars.map((car) => car.store))}::text[],
        ${sql.param(cars.map((car) => car.hash))}::text[],
        ${sql.param(cars.map((car) => (car.priceMinor === null ? null : String(car.priceMinor))))}::text[],
        ${sql.param(cars.map((car) => car.currency))}::text[],
        ${sql.param(cars.map((car) => (isNews(car) ? car.record : null)))}::text[],
        ${sql.param(cars.map((car) => car.source?.digest ?? null))}::text[],
        ${sql.param(cars.map((car) => notesOf(car.source)))}::text[]
      ) AS b(car_id, line, store, hash, price_minor, currency, record, source_digest, source_notes)
      -- LATERAL with a LIMIT looks each car up by its key, whatever the planner thinks of tables that grow this fast.
      LEFT JOIN LATERAL (
        SELECT car_id, hash, price_minor, currency FROM stock_cars
        WHERE site = ${site} AND car_id = b.car_id AND sold_at IS NULL LIMIT 1
      ) c ON true
      ON CONFLICT (import_id, car_id) DO UPDATE SET
        line = excluded.line, kind = excluded.kind, store = excluded.store, hash = excluded.hash,
        price_minor = excluded.price_minor, currency = excluded.currency, record = excluded.record,
        price_changed = excluded.price_changed, source_digest = excluded.source_digest,
        source_notes = excluded.source_notes
        WHERE staged.kind = 'kept'
      RETURNING car_id, (kind = 'unchanged') AS unchanged`,
  );
  const known = new Set(staged.map((row) => idRow.parse(row).car_id));
  const unchanged = staged.filter((row) => row.unchanged === true).length;
  const missing = cars.filter((car) => !known.has(car.carId)).map((car) => car.carId);
  return { unchanged, duplicates: await earlierLines(database, importId, missing) };
}

/** Most rows have no notes. */
function notesOf(source: RowSource | null): string | null {
  const { unmapped, unknownStore } = source?.notes ?? NO_NOTES;
  return unmapped.length === 0 && unknownStore === null ? null : JSON.stringify({ unmapped, unknownStore });
}

/** The cars on sale whose last row was one of these, by its digest. */
export async function carsOfSources(
  database: Database,
  site: string,
  digests: readonly string[],
): Promise<ReadonlyMap<string, KnownCar>> {
  if (digests.length === 0) return new Map();
  const rows = await database.rows(
    database.db,
    sql`SELECT c.* FROM unnest(${sql.param(digests)}::text[]) AS b(digest)
        CROSS JOIN LATERAL (
          -- Without the site, which the digest implies: with it the planner may read the whole site for each row.
          SELECT b.digest, site, car_id, store, hash, price_minor, currency, source_notes FROM stock_cars
          WHERE source_digest = b.digest AND sold_at IS NULL LIMIT 1
        ) c WHERE c.site = ${site}`,
  );
  return new Map(rows.map((row) => knownRow.parse(row)).map((car) => [car.digest, car]));
}

/** Hashes of the records that the stock has; a record that it has already need not travel to the database. */
async function knownHashes(
  database: Database,
  site: string,
  cars: readonly StagedCar[],
): Promise<Map<string, string>> {
  if (cars.length === 0) return new Map();
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
