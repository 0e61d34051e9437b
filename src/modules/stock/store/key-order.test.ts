import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { freshDatabase } from '~test/database';
import { stockMigrations } from '../index';
import { rowsAlongKey } from './key-order';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase([stockMigrations]);
  await database.db.execute(
    sql`INSERT INTO stock_cars (site, car_id, store, hash, record, first_seen_at, indexed_at, import_id)
        SELECT 'a-site', to_char(n, '00000'), 's', '', repeat('x', 500), now(), now(), 1 FROM generate_series(1, 5000) AS n`,
  );
});
afterAll(() => database.close());

test.each([
  ['of an import', sql`import_id = 1`],
  ['of a site', sql`site = 'a-site'`],
])('a page of cars %s is read along its key, though the table has no statistics', async (_, condition) => {
  const page = sql`SELECT car_id FROM stock_cars WHERE ${condition} AND car_id > ' 01000' ORDER BY car_id LIMIT 200`;
  const plan = await rowsAlongKey(database, sql`EXPLAIN ${page}`);
  const text = plan.map((row) => String(row['QUERY PLAN'])).join('\n');
  expect(text).toContain('Index');
  expect(text).not.toContain('Sort');
  const rows = await rowsAlongKey(database, page);
  expect([rows.length, rows[0]?.car_id, rows.at(-1)?.car_id]).toEqual([200, ' 01001', ' 01200']);
});
