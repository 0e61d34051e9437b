import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/db';
import { currentPriceSince, type LoggedPrice, lowestPriceBefore } from '../domain/lowest-price';

/** A car on sale that an import brought or changed. Amounts in minor units. */
export interface StockNews {
  readonly carId: string;
  /** When it came on sale; once more after it had been sold. */
  readonly arrivedAt: Date;
  /** The price that applies, and since when; null for a car without any. */
  readonly price: LoggedPrice | null;
  /** The lowest price of the 30 days before that (Directive 98/6/EC art. 6a); null when it had none then. */
  readonly lowestBefore: LoggedPrice | null;
}

/** Cars per look into the price log. */
const PAGE_SIZE = 500;

const positionRow = z.object({ position: z.number() });
const carRow = z.object({ car_id: z.string(), first_seen_at: z.date(), price_minor: z.number().nullable() });
const priceRow = z.object({
  car_id: z.string(),
  at: z.date(),
  price_minor: z.number(),
  currency: z.string(),
});

/**
 * Number of the newest import that a site has seen through, a file's or of what staff have changed; 0 before the first. A file that is
 * being read or waits for a person may still become one: what came after it is not passed before it is over, or its own news would
 * be passed over.
 */
export async function newestImport(database: Database, site: string): Promise<number> {
  const rows = await database.rows(
    database.db,
    sql`SELECT coalesce(max(id), 0) AS position FROM stock_imports
        WHERE site = ${site} AND state = 'applied' AND NOT EXISTS (
          SELECT FROM stock_imports open
          WHERE open.site = ${site} AND open.state IN ('running', 'held') AND open.id < stock_imports.id)`,
  );
  return positionRow.parse(rows[0]).position;
}

/** The cars on sale that imports after `position` were the last to touch, in the order of their ids. */
export async function newsAfter(database: Database, site: string, position: number): Promise<StockNews[]> {
  const news: StockNews[] = [];
  for (let last = ''; ; ) {
    const rows = await database.rows(
      database.db,
      sql`SELECT car_id, first_seen_at, price_minor FROM stock_cars c
          WHERE import_id > ${position} AND site = ${site} AND sold_at IS NULL AND car_id > ${last}
            AND NOT EXISTS (SELECT FROM stock_overlays o
              WHERE o.site = c.site AND o.car_id = c.car_id AND o.visibility IS NOT NULL)
          ORDER BY car_id LIMIT ${PAGE_SIZE}`,
    );
    const cars = rows.map((row) => carRow.parse(row));
    const prices = await pricesOfCars(
      database,
      site,
      cars.map((car) => car.car_id),
    );
    for (const { car_id: carId, first_seen_at: arrivedAt, price_minor } of cars) {
      const logged = prices.get(carId) ?? [];
      const since = currentPriceSince(logged);
      news.push({
        carId,
        arrivedAt,
        price: price_minor === null ? null : (logged.at(-1) ?? null),
        lowestBefore: since === null ? null : lowestPriceBefore(logged, since),
      });
    }
    if (cars.length < PAGE_SIZE) return news;
    last = cars.at(-1)?.car_id ?? '';
  }
}

async function pricesOfCars(
  database: Database,
  site: string,
  carIds: readonly string[],
): Promise<ReadonlyMap<string, readonly LoggedPrice[]>> {
  const rows = await database.rows(
    database.db,
    sql`SELECT car_id, at, price_minor, currency FROM stock_prices
        WHERE site = ${site} AND car_id = ANY(${sql.param(carIds)}::text[]) ORDER BY car_id, at`,
  );
  const byCar = new Map<string, LoggedPrice[]>();
  for (const row of rows) {
    const { car_id, at, price_minor: minor, currency } = priceRow.parse(row);
    const logged = byCar.get(car_id) ?? [];
    logged.push({ at, minor, currency });
    byCar.set(car_id, logged);
  }
  return byCar;
}
