import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/db';
import { type CarRecord, carRecordSchema } from '../domain/car-record';

const PAGE = 500;

const carRow = z.object({
  car_id: z.string(),
  record: z.string().nullable(),
  first_seen_at: z.date(),
  indexed_at: z.date(),
});

/** A page of stored cars: those on sale as records, and the ids of those that are sold. */
export interface CarPage {
  readonly cars: readonly CarRecord[];
  readonly sold: readonly string[];
}

/** The stored text of a record: what says nothing is left out, the schema fills it in again. */
export function packRecord(car: CarRecord): string {
  const said: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(car)) {
    if (value !== null && !(Array.isArray(value) && value.length === 0)) said[field] = value;
  }
  return JSON.stringify(said);
}

function unpack(rows: readonly Record<string, unknown>[]): CarPage {
  const cars: CarRecord[] = [];
  const sold: string[] = [];
  for (const row of rows) {
    const { car_id, record, first_seen_at, indexed_at } = carRow.parse(row);
    if (record === null) {
      sold.push(car_id);
      continue;
    }
    const car = carRecordSchema.parse(JSON.parse(record));
    car.car_publishdate ??= first_seen_at.toISOString();
    car.indexed_at = indexed_at.toISOString();
    cars.push(car);
  }
  return { cars, sold };
}

/** All cars of a site, sold ones too, in pages: memory does not grow with the stock. */
export async function* allCars(database: Database, site: string): AsyncGenerator<CarPage> {
  for (let last = ''; ; ) {
    const rows = await database.rows(
      database.db,
      sql`SELECT car_id, record, first_seen_at, indexed_at FROM stock_cars
          WHERE site = ${site} AND car_id > ${last} ORDER BY car_id LIMIT ${PAGE}`,
    );
    if (rows.length > 0) yield unpack(rows);
    if (rows.length < PAGE) return;
    last = carRow.parse(rows.at(-1)).car_id;
  }
}

/** The cars that an import was the last to touch, sold ones too. */
export async function* carsOfImport(
  database: Database,
  site: string,
  importId: number,
): AsyncGenerator<CarPage> {
  for (let last = ''; ; ) {
    const rows = await database.rows(
      database.db,
      sql`SELECT car_id, record, first_seen_at, indexed_at FROM stock_cars
          WHERE import_id = ${importId} AND site = ${site} AND car_id > ${last} ORDER BY car_id LIMIT ${PAGE}`,
    );
    if (rows.length > 0) yield unpack(rows);
    if (rows.length < PAGE) return;
    last = carRow.parse(rows.at(-1)).car_id;
  }
}

/** Forgets cars sold more than thirty days before `now`; no process is that far behind. */
export async function forgetSoldCars(database: Database, site: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 30 * 86_400_000).toISOString();
  await database.rows(
    database.db,
    sql`DELETE FROM stock_cars WHERE site = ${site} AND sold_at < ${before}::timestamptz`,
  );
}
