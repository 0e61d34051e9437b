import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createStock, type Stock, type StockChange, stockMigrations, summaryLine } from '~/modules/stock';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { SITES } from '~/sites';
import { freshDatabase } from '~test/database';
import { emptyTables } from '~test/empty-tables';

export const INDEX = 'automotive-se-cars';
export const HEADER = 'store_code,id,year,make,model,price,condition,dealership_name,dealership_address';

/** The stock of a file of tests, empty before each of them. */
export let database: Database;
export let stock: Stock;
export let changes: StockChange[];
let now: Date;

/** What the stock's clock shows from here on. */
export function setNow(instant: Date): void {
  now = instant;
}

/** Registers the hooks that open, empty and close the stock. */
export function importStage(): void {
  beforeAll(async () => {
    database = await freshDatabase([stockMigrations]);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(
      database,
      'stock_cars, stock_prices, stock_imports, stock_staging, stock_held_rows, stock_overlays, stock_overlay_changes, stock_own_cars, stock_car_views, stock_refusals',
    );
    now = new Date('2026-03-01T12:00:00Z');
    changes = [];
    stock = createStock({ database, log: nullLog, sites: SITES, now: () => now, release: 'of the tests' });
    await stock.start();
    stock.onChange((change) => changes.push(change));
    return () => stock.stop();
  });
}

interface Row {
  readonly id: string;
  readonly store?: string;
  readonly price?: string;
  readonly year?: string;
  readonly regno?: string;
  readonly pictures?: string;
}

export const feed = (...rows: readonly Row[]) =>
  [
    HEADER,
    ...rows.map(
      ({ id, store = 'S1', price = '100000', year = '2020' }) =>
        `${store},${id},${year},Volvo,V60,${price},used,Nordhem ${store},"Gatan 1, 111 22 Lund"`,
    ),
  ].join('\n');

export async function* bytes(content: string | Uint8Array) {
  yield typeof content === 'string' ? Buffer.from(content) : content;
}

export async function load(content: string | Uint8Array, site = 'automotive-se') {
  const result = await stock.importFeed(site, bytes(content), { waitMs: 0 });
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}

export const counts = async (content: string) => summaryLine(await load(content));

export async function ids(of: Stock = stock): Promise<string[]> {
  const { content } = await of.search(INDEX, { limit: 100, fields: ['car_id'] });
  return content.map((car) => String(car.car_id)).sort();
}

export const count = async (table: 'stock_staging' | 'stock_prices') => {
  const rows = await database.rows(database.db, sql`SELECT count(*) AS n FROM ${sql.identifier(table)}`);
  return rows[0]?.n;
};
