import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, type Db, likeText } from '~/platform/db';
import { type CarSearch, readCarSearch } from '../domain/by-hand/car-search';

/** What a list of cars holds: those on the site, those that staff hide or have sold, and those that left the file. */
export const CAR_LISTS = ['shown', 'hidden', 'sold', 'gone'] as const;
export type CarList = (typeof CAR_LISTS)[number];

/** The cars of a site that somebody may see; null: at every store. */
export interface CarScope {
  readonly site: string;
  readonly stores: readonly string[] | null;
}

export interface ListedCar {
  readonly carId: string;
  readonly store: string;
  /** Null once the file lacks it. */
  readonly title: string | null;
  readonly regno: string | null;
  readonly highlighted: boolean;
  /** Whether staff wrote it themselves. */
  readonly isOwn: boolean;
  readonly price: { readonly minor: number; readonly currency: string } | null;
  readonly arrivedAt: Date;
  /** When it left the file. */
  readonly goneAt: Date | null;
}

export const inScope = ({ site, stores }: CarScope): SQL =>
  stores === null
    ? sql`c.site = ${site}`
    : sql`c.site = ${site} AND c.store = ANY(${sql.param([...stores])}::text[])`;

const IN_LIST: Readonly<Record<CarList, SQL>> = {
  shown: sql`c.sold_at IS NULL AND o.visibility IS NULL`,
  hidden: sql`c.sold_at IS NULL AND o.visibility = 'hidden'`,
  sold: sql`c.sold_at IS NULL AND o.visibility = 'sold'`,
  gone: sql`c.sold_at IS NOT NULL`,
};

/** On the site: neither gone nor hidden nor sold by staff. */
export const isShown: SQL = IN_LIST.shown;

const CARS = sql`stock_cars c LEFT JOIN stock_overlays o ON o.site = c.site AND o.car_id = c.car_id`;

/** A car that an earlier release has written since is found by its number. */
const WORDS = sql`coalesce(c.words, lower(c.car_id))`;

function matches(search: CarSearch): SQL {
  const { ids, words, joined } = search;
  if (ids.length > 0) return sql`c.car_id = ANY(${sql.param([...ids])}::text[])`;
  const has = (text: string) => sql`${WORDS} LIKE ${`%${likeText(text)}%`}`;
  const each = words.map(({ word, bare }) =>
    bare === '' || bare === word ? has(word) : sql`(${has(word)} OR ${has(bare)})`,
  );
  const all = sql.join(each, sql` AND `);
  return joined === '' ? sql`(${all})` : sql`((${all}) OR ${has(joined)})`;
}

function found(search: string): SQL {
  const read = readCarSearch(search);
  return read === null ? sql`true` : matches(read);
}

const listRow = z.object({
  car_id: z.string(),
  store: z.string(),
  title: z.string().nullable(),
  regno: z.string().nullable(),
  highlighted: z.boolean(),
  is_own: z.boolean(),
  price_minor: z.number().nullable(),
  currency: z.string().nullable(),
  first_seen_at: z.date(),
  sold_at: z.date().nullable(),
});

/** The cars of a list in the order of their arrival, the longest in stock first. */
export async function listCars(
  database: Database,
  scope: CarScope,
  {
    list,
    search,
    offset,
    limit,
  }: { readonly list: CarList; readonly search: string; readonly offset: number; readonly limit: number },
): Promise<readonly ListedCar[]> {
  const rows = await database.rows(
    database.db,
    sql`WITH page AS MATERIALIZED (
          SELECT c.car_id, o.highlighted FROM ${CARS} WHERE ${found(search)} AND ${inScope(scope)} AND ${IN_LIST[list]}
          ORDER BY c.first_seen_at, c.car_id OFFSET ${offset} LIMIT ${limit}
        )
        SELECT c.car_id, c.store, c.record::jsonb->>'car_regno' AS regno, c.price_minor, c.currency, c.first_seen_at, c.sold_at,
          nullif(concat_ws(' ', c.record::jsonb->>'car_brand', c.record::jsonb->>'car_model', c.record::jsonb->>'car_version',
            c.record::jsonb->>'car_year'), '') AS title,
          coalesce(page.highlighted, (c.record::jsonb->>'caroftheweek')::boolean, false) AS highlighted,
          EXISTS (SELECT FROM stock_own_cars own WHERE own.site = c.site AND own.car_id = c.car_id) AS is_own
        FROM page JOIN stock_cars c ON c.site = ${scope.site} AND c.car_id = page.car_id
        ORDER BY c.first_seen_at, c.car_id`,
  );
  return rows.map((row) => {
    const { car_id, is_own, price_minor, currency, first_seen_at, sold_at, ...rest } = listRow.parse(row);
    const price = price_minor === null || currency === null ? null : { minor: price_minor, currency };
    return { ...rest, carId: car_id, isOwn: is_own, price, arrivedAt: first_seen_at, goneAt: sold_at };
  });
}

const countRow = z.object({ shown: z.number(), hidden: z.number(), sold: z.number(), gone: z.number() });

/** @param search counts those alone that match it; empty: all */
export async function countLists(
  database: Database,
  scope: CarScope,
  search: string,
): Promise<Readonly<Record<CarList, number>>> {
  const counts = CAR_LISTS.map(
    (list) => sql`count(*) FILTER (WHERE ${IN_LIST[list]})::int AS ${sql.identifier(list)}`,
  );
  const rows = await database.rows(
    database.db,
    sql`SELECT ${sql.join(counts, sql`, `)} FROM ${CARS} WHERE ${found(search)} AND ${inScope(scope)}`,
  );
  return countRow.parse(rows[0]);
}

/** How long the cars of a store have been in stock, in days. */
export interface StoreFigures {
  readonly store: string;
  readonly cars: number;
  readonly medianDays: number;
  readonly over60: number;
  readonly over90: number;
}

const figuresRow = z.object({
  store: z.string(),
  cars: z.number(),
  median: z.number(),
  over60: z.number(),
  over90: z.number(),
});

/** The shown cars of each store. */
export async function storeFigures(
  database: Database,
  scope: CarScope,
  now: Date,
): Promise<readonly StoreFigures[]> {
  const days = sql`extract(epoch FROM ${now.toISOString()}::timestamptz - c.first_seen_at)::float8 / 86400`;
  const rows = await database.rows(
    database.db,
    sql`SELECT c.store, count(*)::int AS cars, percentile_cont(0.5) WITHIN GROUP (ORDER BY ${days})::float8 AS median,
          count(*) FILTER (WHERE ${days} > 60)::int AS over60, count(*) FILTER (WHERE ${days} > 90)::int AS over90
        FROM ${CARS} WHERE ${inScope(scope)} AND ${IN_LIST.shown} GROUP BY c.store ORDER BY c.store`,
  );
  return rows.map((row) => {
    const { median, ...rest } = figuresRow.parse(row);
    return { ...rest, medianDays: Math.floor(median) };
  });
}

const carRow = z.object({
  store: z.string(),
  record: z.string().nullable(),
  first_seen_at: z.date(),
  sold_at: z.date().nullable(),
});

/** A car as the file says it, on sale or gone for some weeks. */
export async function receivedCar(database: Database, scope: CarScope, carId: string, db: Db = database.db) {
  const rows = await database.rows(
    db,
    sql`SELECT c.store, c.record, c.first_seen_at, c.sold_at FROM stock_cars c
        WHERE ${inScope(scope)} AND c.car_id = ${carId}`,
  );
  if (rows[0] === undefined) return null;
  const { first_seen_at: arrivedAt, sold_at: goneAt, ...rest } = carRow.parse(rows[0]);
  return { ...rest, arrivedAt, goneAt };
}
