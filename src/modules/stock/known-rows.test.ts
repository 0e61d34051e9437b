import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nullLog } from '~/platform/log';
import { SITES } from '~/sites';
import { emptyTables } from '~test/empty-tables';
import { bytes, counts, database, feed, INDEX, importStage } from '~test/stock/import-stage';
import { knownStore } from '~test/stock/known-store';
import { createStock } from '.';
import type { KnownStore } from './domain/site';
import type { ImportSummary } from './import-summary';

importStage();

const SITE = 'automotive-se';
const NOW = new Date('2026-03-01T12:00:00Z');
const STORE = knownStore({ name: 'Nordhem S1', city: 'Lund' });
const STORES = new Map([['S1', STORE]]);

interface Importer {
  readonly release: string | null;
  readonly stores?: ReadonlyMap<string, KnownStore>;
}

async function importedBy({ release, stores = STORES }: Importer, files: readonly string[]) {
  const options = { database, log: nullLog, sites: SITES, now: () => NOW };
  const stock = createStock({ ...options, stores: async () => stores, release });
  await stock.start();
  const summaries: ImportSummary[] = [];
  for (const file of files) {
    const result = await stock.importFeed(SITE, bytes(file));
    if (!result.ok) throw new Error(result.error.message);
    summaries.push(result.value);
  }
  const cars = await Promise.all(['a', 'b', 'c'].map((id) => stock.car(INDEX, id)));
  await stock.stop();
  return { summaries, cars };
}

const empty = () => emptyTables(database, 'stock_cars, stock_prices, stock_imports, stock_staging');

const row = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  store: fc.constantFrom('S1', 'S2'),
  price: fc.constantFrom('100000', '90000', '"9,900.00 USD"', 'soon'),
});

test('a row that is known by its digest counts as one that is read, whatever stands around it', {
  tags: ['sweep'],
}, async () => {
  const files = fc.array(fc.array(row, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(files, async (all) => {
      const texts = all.map((rows) => feed(...rows));
      await empty();
      const known = await importedBy({ release: 'one' }, texts);
      await empty();
      expect(known).toEqual(await importedBy({ release: null }, texts));
    }),
    { numRuns: 12 },
  );
});

test.each<readonly [string, Importer, unchanged: number]>([
  ['the same release', { release: 'one' }, 2],
  ['another release', { release: 'two' }, 0],
  ['a release without a name', { release: null }, 0],
  ['other stores', { release: 'one', stores: new Map([['S1', { ...STORE, city: 'Eslöv' }]]) }, 0],
])('a row is known, and not read again, by %s', async (_, importer, unchanged) => {
  const file = feed({ id: 'a' }, { id: 'b' });
  await importedBy({ release: 'one' }, [file]);
  // A row that is read again is compared by its record.
  await database.db.execute(sql`UPDATE stock_cars SET hash = 'another'`);
  expect((await importedBy(importer, [file])).summaries[0]?.unchanged).toBe(unchanged);
});

test('rows of a file without digests get them from the next one, though nothing changed', async () => {
  expect(await counts(feed({ id: 'a' }))).toMatch(/added 1/);
  await database.db.execute(sql`UPDATE stock_cars SET source_digest = NULL`);
  expect(await counts(feed({ id: 'a' }))).toMatch(/unchanged 1/);
  const [car] = await database.rows(database.db, sql`SELECT source_digest FROM stock_cars`);
  expect(car?.source_digest).toEqual(expect.any(String));
});
