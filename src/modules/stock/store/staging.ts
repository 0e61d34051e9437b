import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, textArray } from '~/platform/db';
import { FileCars } from '../domain/file-cars';

export const notesSchema = z.object({
  unmapped: z.array(z.object({ field: z.string(), value: z.string() })).readonly(),
  unknownStore: z.object({ name: z.string().nullable(), address: z.string().nullable() }).nullable(),
});

/** What is told of a row, each time that it comes. */
export type RowNotes = z.infer<typeof notesSchema>;

export const NO_NOTES: RowNotes = { unmapped: [], unknownStore: null };

/** A row of a file, ready to be applied. */
export interface StagedCar {
  readonly carId: string;
  readonly line: number;
  readonly store: string;
  readonly hash: string;
  readonly priceMinor: number | null;
  readonly currency: string | null;
  readonly record: string;
  /** What staff find it by (`carWords`). */
  readonly words: string;
  /** What lets the same row be recognised in the next file; null where it must be read again. */
  readonly source: RowSource | null;
}

/** A row as it stood in a file. */
interface RowSource {
  readonly digest: string;
  readonly notes: RowNotes;
}

const carRow = z.object({
  car_id: z.string(),
  hash: z.string(),
  price_minor: z.number().nullable(),
  currency: z.string().nullable(),
});
type StockCar = z.infer<typeof carRow>;

/**
 * Stages a batch of cars with ids that no other batch has. Returns how many of them are as the stock has them, and of how many of
 * these the digest of their row is staged, which is all that is.
 *
 * @param isOnSale whether the stock may have the car
 */
export async function stageCars(
  database: Database,
  { importId, site }: { readonly importId: number; readonly site: string },
  cars: readonly StagedCar[],
  isOnSale: (carId: string) => boolean,
): Promise<{ unchanged: number; sources: number }> {
  const stock = await stockCars(database, site, cars.map(({ carId }) => carId).filter(isOnSale));
  const compared = cars.map((car) => compare(car, stock.get(car.carId)));
  const staged = compared.filter(({ car, kind }) => kind !== 'unchanged' || car.source !== null);
  if (staged.length > 0) {
    const texts = (of: (staged: ComparedCar) => string | null) => sql.param(textArray(staged.map(of)));
    await database.rows(
      database.db,
      sql`INSERT INTO stock_staging
          (import_id, car_id, line, kind, store, hash, price_minor, currency, record, price_changed,
            source_digest, source_notes, words)
        SELECT ${importId}, b.* FROM unnest(
          ${texts(({ car }) => car.carId)}::text[],
          ${sql.param(staged.map(({ car }) => car.line))}::int[],
          ${texts(({ kind }) => kind)}::text[],
          ${texts(({ car }) => car.store)}::text[],
          ${texts(({ car }) => car.hash)}::text[],
          ${sql.param(staged.map(({ car }) => (car.priceMinor === null ? null : String(car.priceMinor))))}::bigint[],
          ${texts(({ car }) => car.currency)}::text[],
          ${texts(({ car, kind }) => (kind === 'unchanged' ? null : car.record))}::text[],
          ${sql.param(staged.map(({ isPriceNews }) => isPriceNews))}::boolean[],
          ${texts(({ car }) => car.source?.digest ?? null)}::text[],
          ${texts(({ car }) => notesOf(car.source))}::text[],
          ${texts(({ car, kind }) => (kind === 'unchanged' ? null : car.words))}::text[]
        ) AS b`,
    );
  }
  const unchanged = compared.filter(({ kind }) => kind === 'unchanged');
  return { unchanged: unchanged.length, sources: unchanged.filter(({ car }) => car.source !== null).length };
}

type ComparedCar = ReturnType<typeof compare>;

/** What the row is to the car as the stock has it; undefined where it has none on sale. */
function compare(car: StagedCar, before: StockCar | undefined) {
  const kind = before === undefined ? 'added' : before.hash === car.hash ? 'unchanged' : 'changed';
  const isSamePrice = before?.price_minor === car.priceMinor && before.currency === car.currency;
  return { car, kind, isPriceNews: car.priceMinor !== null && !isSamePrice };
}

/** Most rows have no notes. */
function notesOf(source: RowSource | null): string | null {
  const { unmapped, unknownStore } = source?.notes ?? NO_NOTES;
  return unmapped.length === 0 && unknownStore === null ? null : JSON.stringify({ unmapped, unknownStore });
}

async function stockCars(
  database: Database,
  site: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StockCar>> {
  if (ids.length === 0) return new Map();
  const rows = await database.rows(
    database.db,
    // LATERAL with a LIMIT looks each car up by its key, whatever the planner thinks of tables that grow this fast.
    sql`SELECT c.* FROM unnest(${sql.param(ids)}::text[]) AS b(car_id)
        CROSS JOIN LATERAL (
          SELECT car_id, hash, price_minor, currency FROM stock_cars
          WHERE site = ${site} AND car_id = b.car_id AND sold_at IS NULL LIMIT 1
        ) c`,
  );
  return new Map(rows.map((row) => carRow.parse(row)).map((car) => [car.car_id, car]));
}

const fileRow = z.object({ car_id: z.string(), line: z.number(), store: z.string().nullable() });

/** The cars of a file that is staged as a whole. */
export async function stagedFile(database: Database, importId: number): Promise<FileCars> {
  const rows = await database.rows(
    database.db,
    sql`SELECT car_id, line, store FROM stock_staging WHERE import_id = ${importId}`,
  );
  const file = new FileCars();
  for (const row of rows) {
    const { car_id: carId, line, store } = fileRow.parse(row);
    if (store === null) file.refuse(carId, line);
    else file.accept(carId, line, store);
  }
  return file;
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
