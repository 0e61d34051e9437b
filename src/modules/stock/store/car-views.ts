import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/db';
import { type CarScope, inScope, isShown } from './staff-cars';

/** How often a car was looked at on a day of its site, `YYYY-MM-DD`. */
export interface CountedViews {
  readonly site: string;
  readonly carId: string;
  readonly day: string;
  readonly views: number;
}

/** Adds what was counted, in one statement; in one order, so that two processes wait for each other and never in a ring. */
export async function addViews(database: Database, counted: readonly CountedViews[]): Promise<void> {
  if (counted.length === 0) return;
  await database.rows(
    database.db,
    sql`INSERT INTO stock_car_views AS known (site, car_id, day, views)
        SELECT b.site, b.car_id, b.day, b.views FROM unnest(
          ${sql.param(counted.map(({ site }) => site))}::text[], ${sql.param(counted.map(({ carId }) => carId))}::text[],
          ${sql.param(counted.map(({ day }) => day))}::date[], ${sql.param(counted.map(({ views }) => views))}::int[]
        ) AS b(site, car_id, day, views) ORDER BY b.site, b.car_id, b.day
        ON CONFLICT (site, car_id, day) DO UPDATE SET views = known.views + excluded.views`,
  );
}

/** Takes over views that were counted elsewhere. A day of a car that has some keeps them, so that it may come again. */
export async function importCarViews(
  database: Database,
  site: string,
  counted: readonly Omit<CountedViews, 'site'>[],
): Promise<void> {
  await database.rows(
    database.db,
    sql`INSERT INTO stock_car_views (site, car_id, day, views)
        SELECT ${site}, b.car_id, b.day, b.views FROM unnest(
          ${sql.param(counted.map(({ carId }) => carId))}::text[], ${sql.param(counted.map(({ day }) => day))}::date[],
          ${sql.param(counted.map(({ views }) => views))}::int[]
        ) AS b(car_id, day, views) ORDER BY b.car_id, b.day ON CONFLICT DO NOTHING`,
  );
}

/** A shown car with its numbers. */
export interface NumberedCar {
  readonly carId: string;
  readonly title: string;
  readonly regno: string | null;
  readonly brand: string;
  readonly model: string;
  readonly year: number | null;
  /** In the unit of the site. */
  readonly mileage: number | null;
  readonly isUsed: boolean;
  /** Vans are asked for without VAT. */
  readonly isVan: boolean;
  readonly price: { readonly minor: number; readonly currency: string } | null;
  readonly arrivedAt: Date;
  readonly views: number;
}

/** More cars stand at no facility. */
const MAX_CARS = 2_000;

const carRow = z.object({
  car_id: z.string(),
  title: z.string(),
  regno: z.string().nullable(),
  brand: z.string(),
  model: z.string(),
  year: z.number().nullable(),
  mileage: z.number().nullable(),
  is_used: z.boolean(),
  is_van: z.boolean(),
  price_minor: z.number().nullable(),
  currency: z.string().nullable(),
  first_seen_at: z.date(),
  views: z.number(),
});

/** The shown cars of a store, with their views from a day on. */
export async function numberedCars(
  database: Database,
  scope: CarScope,
  { store, from }: { readonly store: string; readonly from: string },
): Promise<readonly NumberedCar[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT c.car_id, c.price_minor, c.currency, c.first_seen_at, r.car_regno AS regno, r.car_brand AS brand,
          r.car_model AS model, r.car_year AS year, r.car_mileage AS mileage, coalesce(r.car_is_used, false) AS is_used,
          coalesce(r.car_vehicle_type_code = 'LCV', false) AS is_van,
          concat_ws(' ', r.car_brand, r.car_model, r.car_version, r.car_year) AS title, coalesce(v.views, 0)::int AS views
        FROM stock_cars c LEFT JOIN stock_overlays o ON o.site = c.site AND o.car_id = c.car_id
        -- Car by car: without statistics the planner would add up those of the whole site for each car.
        CROSS JOIN LATERAL (
          SELECT sum(n.views) AS views FROM stock_car_views n
          WHERE n.site = c.site AND n.car_id = c.car_id AND n.day >= ${from}::date
        ) v
        CROSS JOIN LATERAL jsonb_to_record(c.record::jsonb) AS r (car_brand text, car_model text, car_version text,
          car_regno text, car_year int, car_mileage float8, car_is_used boolean, car_vehicle_type_code text)
        WHERE ${inScope(scope)} AND c.store = ${store} AND ${isShown} ORDER BY c.first_seen_at, c.car_id LIMIT ${MAX_CARS}`,
  );
  return rows.map((row) => {
    const { car_id, price_minor, currency, first_seen_at, is_used, is_van, ...rest } = carRow.parse(row);
    return {
      ...rest,
      carId: car_id,
      isUsed: is_used,
      isVan: is_van,
      price: price_minor === null || currency === null ? null : { minor: price_minor, currency },
      arrivedAt: first_seen_at,
    };
  });
}

const storeRow = z.object({ store: z.string(), views: z.number() });

/** Views of the shown cars of each store, from a day on. */
export async function viewsOfStores(
  database: Database,
  scope: CarScope,
  from: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.rows(
    database.db,
    sql`SELECT c.store, sum(v.views)::int AS views FROM stock_car_views v
        JOIN stock_cars c ON c.site = v.site AND c.car_id = v.car_id
        LEFT JOIN stock_overlays o ON o.site = c.site AND o.car_id = c.car_id
        WHERE v.site = ${scope.site} AND v.day >= ${from}::date AND ${inScope(scope)} AND ${isShown} GROUP BY c.store`,
  );
  return new Map(rows.map((row) => storeRow.parse(row)).map(({ store, views }) => [store, views]));
}

const placeRow = z.object({ car_id: z.string(), store: z.string() });

/** Where shown cars stand. */
export async function storesOfCars(
  database: Database,
  scope: CarScope,
  carIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (carIds.length === 0) return new Map();
  const rows = await database.rows(
    database.db,
    sql`SELECT c.car_id, c.store FROM stock_cars c LEFT JOIN stock_overlays o ON o.site = c.site AND o.car_id = c.car_id
        WHERE ${inScope(scope)} AND ${isShown} AND c.car_id = ANY(${sql.param([...carIds])}::text[])`,
  );
  return new Map(rows.map((row) => placeRow.parse(row)).map((each) => [each.car_id, each.store]));
}
