import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { SITES } from '~/sites';
import { freshDatabase } from '~test/database';
import { emptyTables } from '~test/empty-tables';
import { knownStore } from '~test/stock/known-store';
import { createStock, type KnownStore, type Stock, stockMigrations } from '..';

const INDEX = 'automotive-se-cars';
const HEADER = 'store_code,id,year,make,model,price,condition,dealership_name,dealership_address';
const row = (store: string, id: string, price: number) =>
  `${store},${id},2020,Volvo,V60,${price},used,Nordhem,"Gatan 1, 111 22 Lund"`;

let database: Database;
let folder: string;
let file: string;
let stores: Map<string, KnownStore>;
let reads: number;
let running: Stock[];

beforeAll(async () => {
  database = await freshDatabase([stockMigrations]);
});
afterAll(() => database.close());

beforeEach(async () => {
  await emptyTables(database, 'stock_cars, stock_imports, stock_prices');
  folder = mkdtempSync(join(tmpdir(), 'forecourt-search-'));
  file = join(folder, `${INDEX}.index`);
  stores = new Map([['S1', knownStore({ geocoord: '55.70,13.19' })]]);
  running = [];
  return async () => {
    for (const stock of running) await stock.stop();
    rmSync(folder, { recursive: true });
  };
});

/** A process's stock; `reads` counts the pages of the site's cars that it takes from the database. */
async function started(options: { build?: string; on?: Database } = {}): Promise<Stock> {
  const { build = 'b1', on = database } = options;
  reads = 0;
  const counting: Database = {
    ...on,
    rows: (db, query) => {
      const statement = JSON.stringify(query);
      if (statement.includes('c.record END AS record') && statement.includes('"automotive-se"')) reads++;
      return on.rows(db, query);
    },
  };
  const stock = createStock({
    database: counting,
    log: nullLog,
    sites: SITES,
    stores: async () => stores,
    snapshots: { folder, build },
  });
  running.push(stock);
  await stock.start();
  return stock;
}

async function importCars(stock: Stock, ...rows: string[]): Promise<void> {
  const imported = await stock.importFeed(
    'automotive-se',
    (async function* () {
      yield Buffer.from([HEADER, ...rows].join('\n'));
    })(),
  );
  expect(imported.ok).toBe(true);
}

const cars = async (stock: Stock) =>
  (await stock.search(INDEX, { facets: [{ name: 'car_price' }], sort_name: 'car_price_asc' })) as unknown;

/** One life of a process that imports these cars and stops. */
async function lived(...rows: string[]): Promise<unknown> {
  const stock = await started();
  await importCars(stock, ...rows);
  await stock.stop();
  return cars(stock);
}

test('a start reads the file of the last stop instead of the cars, and answers the same', async () => {
  const before = await lived(row('S1', 'a', 100), row('S1', 'b', 200));
  const stock = await started();
  expect(reads).toBe(0);
  expect(await cars(stock)).toEqual(before);
  expect((await stock.car(INDEX, 'a'))?.car_geocoord).toBe('55.70,13.19');
});

test('what is imported after the file was made is there after the next start, though the process was killed', async () => {
  await lived(row('S1', 'a', 100), row('S1', 'b', 200));
  const killed = await started();
  await importCars(killed, row('S1', 'a', 90), row('S1', 'c', 300));
  const saved = readFileSync(file);
  await killed.stop();
  writeFileSync(file, saved);
  const stock = await started();
  expect(reads).toBeGreaterThan(0);
  expect(await stock.count(INDEX)).toBe(2);
  expect((await stock.car(INDEX, 'a'))?.car_price).toBe(90);
});

test('a file goes on being followed: an import after a start from it is in the index and in the next file', async () => {
  await lived(row('S1', 'a', 100));
  const second = await started();
  await importCars(second, row('S1', 'a', 100), row('S1', 'b', 200));
  await second.stop();
  const third = await started();
  expect(reads).toBe(0);
  expect(await third.count(INDEX)).toBe(2);
});

test('the file of another build and a damaged one are not used', { tags: ['sweep'] }, async () => {
  await lived(row('S1', 'a', 100));
  await (await started({ build: 'b2' })).stop();
  expect(reads).toBeGreaterThan(0);
  await (await started({ build: 'b2' })).stop();
  expect(reads).toBe(0);

  await lived(row('S1', 'a', 100), row('S1', 'b', 200));
  const damaged = readFileSync(file);
  damaged[damaged.length >> 1] = (damaged[damaged.length >> 1] ?? 0) ^ 1;
  writeFileSync(file, damaged);
  const stock = await started();
  expect(reads).toBeGreaterThan(0);
  expect(await stock.count(INDEX)).toBe(2);
});

test('the file of another database is not used', { tags: ['sweep'] }, async () => {
  await lived(row('S1', 'a', 100));
  const other = await freshDatabase([stockMigrations]);
  const elsewhere = await started({ on: other });
  expect(await elsewhere.count(INDEX)).toBe(0);
  await elsewhere.stop();
  await other.close();
});

test('a row that was changed by hand, and a store that has moved meanwhile, are seen', {
  tags: ['sweep'],
}, async () => {
  await lived(row('S1', 'a', 100));
  await database.db.execute(sql`UPDATE stock_cars SET record = replace(record, 'V60', 'V70')`);
  const byHand = await started();
  expect((await byHand.car(INDEX, 'a'))?.car_model_text ?? '').toContain('V70');
  await byHand.stop();
  stores = new Map([['S1', knownStore({ geocoord: '57.71,11.97' })]]);
  const moved = await started();
  expect((await moved.car(INDEX, 'a'))?.car_geocoord).toBe('57.71,11.97');
});

test('a store that moves just as an import is taken in moves all its cars, and the file has them there', {
  tags: ['sweep'],
}, async () => {
  const stock = await started();
  await importCars(stock, row('S1', 'a', 100), row('S1', 'b', 200));
  stores = new Map([['S1', knownStore({ geocoord: '57.71,11.97' })]]);
  await importCars(stock, row('S1', 'a', 90), row('S1', 'b', 200));
  await stock.relocate('automotive-se-sites');
  await stock.stop();
  const next = await started();
  expect(reads).toBe(0);
  for (const id of ['a', 'b']) expect((await next.car(INDEX, id))?.car_geocoord).toBe('57.71,11.97');
});

test('a folder that cannot be written keeps nobody from stopping', { tags: ['sweep'] }, async () => {
  writeFileSync(file, '');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file');
  const stock = await started();
  await importCars(stock, row('S1', 'a', 100));
  await stock.stop();
  expect(readFileSync(folder, 'utf8')).toBe('a file');
  rmSync(folder);
  const again = await started();
  expect(await again.count(INDEX)).toBe(1);
  await again.stop();
  expect(readdirSync(folder)).toContain(`${INDEX}.index`);
});
