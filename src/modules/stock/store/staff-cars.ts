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

/** What cars are to be, by fields of their records: one of the values of each field, and inside each range. */
interface CarFacts {
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Both ends inclusive; null is an open end. */
  readonly ranges: Readonly<Record<string, readonly [min: number | null, max: number | null]>>;
}

/** Which cars are looked for: by their words, and by what they are. */
export interface CarQuery {
  readonly search: string;
  readonly facts?: CarFacts | undefined;
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

/** A value that is a word, as it stands in the text of every record that has it. */
const isWord = (value: string): boolean => value !== 'true' && value !== 'false' && !/^\d+$/.test(value);

/** The condition of one field, of a record that was read as JSON. A car that is gone has no record, and is nothing. */
function hasValue(field: string, any: readonly string[]): SQL {
  const values = sql.param([...any]);
  const known = sql`f.facts->${field}`;
  return sql`CASE json_typeof(${known}) WHEN 'array'
    THEN EXISTS (SELECT FROM json_array_elements_text(${known}) AS each WHERE each = ANY(${values}::text[]))
    ELSE f.facts->>${field} = ANY(${values}::text[]) END`;
}

function isWithin(field: string, [min, max]: readonly [number | null, number | null]): SQL {
  const number = field === 'car_price' ? sql`c.price_minor / 100.0` : sql`(f.facts->>${field})::numeric`;
  return sql`${number} BETWEEN coalesce(${min}::numeric, '-infinity') AND coalesce(${max}::numeric, 'infinity')`;
}

function found({ search, facts }: CarQuery, scope: CarScope): SQL {
  const read = readCarSearch(search);
  const words = read === null ? [] : [matches(read)];
  if (facts === undefined) return sql`FROM ${CARS} WHERE ${sql.join([inScope(scope), ...words], sql` AND `)}`;
  const values = Object.entries(facts.values);
  const written = values.flatMap(([, any]) =>
    any.every(isWord)
      ? [
          sql`(${sql.join(
            any.map((value) => sql`strpos(c.record, ${JSON.stringify(value)}) > 0`),
            sql` OR `,
          )})`,
        ]
      : [],
  );
  const ranges = Object.entries(facts.ranges).map(([field, range]) => isWithin(field, range));
  const all = [
    inScope(scope),
    ...words,
    ...written,
    ...values.map(([field, any]) => hasValue(field, any)),
    ...ranges,
  ];
  // Reading a record as JSON takes three times as long as looking for a word in its text: that is done first, of all cars.
  return sql`FROM ${CARS} CROSS JOIN LATERAL (SELECT c.record::json AS facts OFFSET 0) AS f
    WHERE ${sql.join(all, sql` AND `)}`;
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

const countRow = z.object({ shown: z.number(), hidden: z.number(), sold: z.number(), gone: z.number() });

/** The cars of a list in the order of their arrival, the longest in stock first, and how many each list has of those looked for. */
export async function listCars(
  database: Database,
  scope: CarScope,
  {
    list,
    offset,
    limit,
    ...query
  }: CarQuery & { readonly list: CarList; readonly offset: number; readonly limit: number },
): Promise<{ readonly cars: readonly ListedCar[]; readonly counts: Readonly<Record<CarList, number>> }> {
  const lists = CAR_LISTS.map((each) => sql`WHEN ${IN_LIST[each]} THEN ${each}`);
  const counted = CAR_LISTS.map(
    (each) => sql`count(*) FILTER (WHERE list = ${each})::int AS ${sql.identifier(each)}`,
  );
  const rows = await database.rows(
    database.db,
    sql`WITH found AS MATERIALIZED (
          SELECT c.car_id, c.first_seen_at, o.highlighted, CASE ${sql.join(lists, sql` `)} END AS list ${found(query, scope)}
        ), page AS MATERIALIZED (
          SELECT car_id, highlighted FROM found WHERE list = ${list} ORDER BY first_seen_at, car_id OFFSET ${offset} LIMIT ${limit}
        ), counts AS (SELECT ${sql.join(counted, sql`, `)} FROM found)
        SELECT counts.*, c.car_id, c.store, c.record::jsonb->>'car_regno' AS regno, c.price_minor, c.currency, c.first_seen_at, c.sold_at,
          nullif(concat_ws(' ', c.record::jsonb->>'car_brand', c.record::jsonb->>'car_model', c.record::jsonb->>'car_version',
            c.record::jsonb->>'car_year'), '') AS title,
          coalesce(page.highlighted, (c.record::jsonb->>'caroftheweek')::boolean, false) AS highlighted,
          EXISTS (SELECT FROM stock_own_cars own WHERE own.site = c.site AND own.car_id = c.car_id) AS is_own
        FROM counts LEFT JOIN (page JOIN stock_cars c ON c.site = ${scope.site} AND c.car_id = page.car_id) ON true
        ORDER BY c.first_seen_at, c.car_id`,
  );
  const cars = rows.filter(({ car_id }) => car_id !== null).map(listedCar);
  return { cars, counts: countRow.parse(rows[0]) };
}

function listedCar(row: Record<string, unknown>): ListedCar {
  const { car_id, is_own, price_minor, currency, first_seen_at, sold_at, ...rest } = listRow.parse(row);
  const price = price_minor === null || currency === null ? null : { minor: price_minor, currency };
  return { ...rest, carId: car_id, isOwn: is_own, price, arrivedAt: first_seen_at, goneAt: sold_at };
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
