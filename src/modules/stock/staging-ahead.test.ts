import { setTimeout as pause } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import type { Database, Db } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { SITES } from '~/sites';
import { bytes, count, database, feed, ids, importStage, load } from '~test/stock/import-stage';
import { createStock } from '.';

importStage();

const SITE = 'automotive-se';
const isStaging = (query: SQL) => new PgDialect().sqlToQuery(query).sql.includes('INSERT INTO stock_staging');

/** A stock on the same database, before whose writing into staging `before` comes, with how often it was written to. */
function stockWith(before: (writes: number) => Promise<void>) {
  let writes = 0;
  const watched: Database = {
    ...database,
    async rows(db: Db, query: SQL) {
      if (isStaging(query)) await before(++writes);
      return database.rows(db, query);
    },
  };
  return createStock({ database: watched, log: nullLog, sites: SITES });
}

const manyCars = () => feed(...Array.from({ length: 700 }, (_, at) => ({ id: `car-${at}` })));

test.each([1, 2, 3])(
  'staging that fails at piece %s ends the import, and the old stock stands',
  async (at) => {
    await load(feed({ id: 'a' }));
    const stock = stockWith(async (writes) => {
      if (writes === at) throw new Error('the disk is full');
    });
    await expect(stock.importFeed(SITE, bytes(manyCars()))).rejects.toThrow('the disk is full');
    expect([await ids(), await count('stock_staging')]).toEqual([['a'], 0]);
  },
);

test('a file that breaks off while its last piece is still being written leaves nothing in staging', async () => {
  const stock = stockWith(() => pause(50));
  const brokenOff = async function* () {
    yield* bytes(`${manyCars()}\n`);
    throw new Error('the sender went away');
  };
  const result = await stock.importFeed(SITE, brokenOff());
  expect(result.ok ? '' : result.error.code).toBe('interrupted');
  await pause(150);
  expect(await count('stock_staging')).toBe(0);
});
