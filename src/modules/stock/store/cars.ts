import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/db';
import { decodeJson, isJsonObject, type JsonObject } from '~/platform/json';
import { daysBefore } from '~/platform/time';
import { type Arrangement, arrangementSchema, shownPictures } from '../domain/by-hand/car-pictures';
import { type CarRecord, carImagesSchema, carRecordSchema } from '../domain/car-record';
import { rowsAlongKey } from './key-order';

/** Pages whose texts are short-lived garbage, and that hold up the process for some milliseconds on PGlite. */
const PAGE_SIZE = 400;

const carRow = z.object({
  car_id: z.string(),
  record: z.string().nullable(),
  first_seen_at: z.date(),
  indexed_at: z.date(),
  highlighted: z.boolean().nullable(),
  description: z.string().nullable(),
  pictures: arrangementSchema.nullable(),
});
type CarRow = z.infer<typeof carRow>;

/** What staff say of a car wins over its record; one that they hide is read as sold. */
const CAR = sql`c.car_id, CASE WHEN o.visibility IS NULL THEN c.record END AS record, c.first_seen_at, c.indexed_at,
  o.highlighted, o.description, o.pictures`;
const CARS = sql`stock_cars c LEFT JOIN stock_overlays o ON o.site = c.site AND o.car_id = c.car_id`;

/** A page of stored cars: those on sale, and the ids of those that are sold. */
export interface CarPage {
  readonly changed: readonly string[];
  /** The records of `changed`, each read from its text when it is asked for. */
  cars(): Iterable<JsonObject>;
  readonly sold: readonly string[];
}

/** All fields of a record in their order, as what says nothing. */
const EMPTY_RECORD: JsonObject = carRecordSchema.parse({ car_id: '-', car_brand: '-', car_model: '-' });

/** The stored text of a record: what says nothing is left out, the schema fills it in again. */
export function packRecord(car: CarRecord): string {
  // A copy in which fields are emptied is made in half the time of an object to which the others are added.
  const stored: Record<string, unknown> = { ...car };
  for (const field in stored) {
    const value = stored[field];
    if (value === null || (Array.isArray(value) && value.length === 0)) stored[field] = undefined;
  }
  return JSON.stringify(stored);
}

/** What is stored was checked when it came in; checking it again would be a third of a start. */
function unpack(row: CarRow): JsonObject {
  const { record, first_seen_at, indexed_at, highlighted, description, pictures } = row;
  const decoded = decodeJson(record ?? '');
  const stored = isJsonObject(decoded) ? decoded : {};
  return {
    ...EMPTY_RECORD,
    ...stored,
    ...(highlighted !== null && { caroftheweek: highlighted }),
    ...(description !== null && { car_description: description }),
    ...(pictures !== null && arranged(pictures, stored)),
    car_publishdate: stored.car_publishdate ?? first_seen_at.toISOString(),
    indexed_at: indexed_at.toISOString(),
  };
}

/** The pictures as staff have arranged them. */
function arranged(pictures: Arrangement, { car_images }: JsonObject): JsonObject {
  const images = shownPictures(pictures, carImagesSchema.parse(car_images)).map((each) => ({ ...each }));
  const [first] = images;
  const primary =
    first === undefined ? null : { thumbnail_url: first.original, blur_data_url: first.blur_data_url };
  return { car_images: images, car_primary_image: primary };
}

function pageOf(rows: readonly Record<string, unknown>[]): CarPage {
  const changed: string[] = [];
  const sold: string[] = [];
  const onSale: CarRow[] = [];
  for (const row of rows) {
    const car = carRow.parse(row);
    if (car.record === null) sold.push(car.car_id);
    else {
      changed.push(car.car_id);
      onSale.push(car);
    }
  }
  return {
    changed,
    sold,
    *cars() {
      for (const car of onSale) yield unpack(car);
    },
  };
}

/** In pages: memory does not grow with the stock. */
async function* carPages(database: Database, condition: SQL): AsyncGenerator<CarPage> {
  const pageAfter = (last: string) =>
    rowsAlongKey(
      database,
      sql`SELECT ${CAR} FROM ${CARS}
          WHERE ${condition} AND c.car_id > ${last} ORDER BY c.car_id LIMIT ${PAGE_SIZE}`,
    );
  for (let next: Promise<Record<string, unknown>[]> | null = pageAfter(''); next !== null; ) {
    const rows: Record<string, unknown>[] = await next;
    // A server reads the next page while this one is worked on. Its failure is told when the page is due.
    next = rows.length < PAGE_SIZE ? null : pageAfter(carRow.parse(rows.at(-1)).car_id);
    next?.catch(() => undefined);
    if (rows.length > 0) yield pageOf(rows);
  }
}

/** All cars of a site, sold ones too. */
export const allCars = (database: Database, site: string): AsyncGenerator<CarPage> =>
  carPages(database, sql`c.site = ${site}`);

/** The cars that an import, which is of one site, was the last to touch, sold ones too. */
export const carsOfImport = (database: Database, importId: number): AsyncGenerator<CarPage> =>
  carPages(database, sql`c.import_id = ${importId}`);

/** The record of one car on sale. */
export async function carOf(
  database: Database,
  site: string,
  carId: string,
): Promise<JsonObject | undefined> {
  const rows = await database.rows(
    database.db,
    sql`SELECT ${CAR} FROM ${CARS} WHERE c.site = ${site} AND c.car_id = ${carId}`,
  );
  return [...pageOf(rows).cars()][0];
}

const digestRow = z.object({ digest: z.string() });

/** Tells apart any two states of a site's cars on sale, without reading their records. */
export async function carsDigest(database: Database, site: string): Promise<string> {
  const rows = await database.rows(
    database.db,
    // Of each row also the transaction that wrote it: what somebody changes by hand is another state.
    sql`SELECT concat_ws(' ', count(*), sum(hash_record_extended(ROW(car_id, hash, first_seen_at, indexed_at, xmin), 0)))
          AS digest FROM stock_cars WHERE site = ${site} AND record IS NOT NULL`,
  );
  return digestRow.parse(rows[0]).digest;
}

const countRow = z.object({ cars: z.number() });

/** Number of cars on sale. */
export async function countCars(database: Database, site: string): Promise<number> {
  const rows = await database.rows(
    database.db,
    sql`SELECT count(*) AS cars FROM ${CARS}
        WHERE c.site = ${site} AND c.record IS NOT NULL AND o.visibility IS NULL`,
  );
  return countRow.parse(rows[0]).cars;
}

/** Where a car stands on the site, and since when its page says what it says. */
export interface CarAddress {
  readonly car_id: string;
  readonly slug: string;
  readonly indexed_at: Date;
}

const addressRow = z.object({ car_id: z.string(), slug: z.string(), indexed_at: z.date() });

/** Addresses of all cars on sale, however many: a search shows ten thousand at most. */
export async function carAddresses(database: Database, site: string): Promise<readonly CarAddress[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT c.car_id, c.record::jsonb ->> 'slug' AS slug, c.indexed_at FROM ${CARS}
        WHERE c.site = ${site} AND c.record IS NOT NULL AND o.visibility IS NULL ORDER BY c.car_id`,
  );
  return rows.map((row) => addressRow.parse(row));
}

/** Forgets cars sold more than thirty days before `now`; no process is that far behind. */
export async function deleteOldSoldCars(database: Database, site: string, now: Date): Promise<void> {
  const before = daysBefore(now, 30).toISOString();
  await database.rows(
    database.db,
    // What staff said of a car goes with it.
    sql`WITH gone AS (
          DELETE FROM stock_cars WHERE site = ${site} AND sold_at < ${before}::timestamptz RETURNING car_id
        ), changes AS (
          DELETE FROM stock_overlay_changes WHERE site = ${site} AND car_id IN (SELECT car_id FROM gone)
        ), views AS (
          DELETE FROM stock_car_views WHERE site = ${site} AND car_id IN (SELECT car_id FROM gone)
        ) DELETE FROM stock_overlays WHERE site = ${site} AND car_id IN (SELECT car_id FROM gone)`,
  );
}
