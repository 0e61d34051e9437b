import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/db';
import type { LoggedPrice } from '../domain/lowest-price';

const priceRow = z
  .object({ at: z.date(), price_minor: z.number(), currency: z.string() })
  .transform(({ at, price_minor, currency }): LoggedPrice => ({ at, minor: price_minor, currency }));

/** Every price that a car has had, oldest first. */
export async function pricesOf(database: Database, site: string, carId: string): Promise<LoggedPrice[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT at, price_minor, currency FROM stock_prices WHERE site = ${site} AND car_id = ${carId} ORDER BY at`,
  );
  return rows.map((row) => priceRow.parse(row));
}
