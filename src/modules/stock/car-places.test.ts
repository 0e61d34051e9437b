import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { SITES } from '~/sites';
import { freshDatabase } from '~test/database';
import { knownStore } from '~test/stock/known-store';
import { createStock, type KnownStore, type Stock, type StockChange, stockMigrations } from '.';

const INDEX = 'automotive-se-cars';
const HEADER = 'store_code,id,year,make,model,price,condition,dealership_name,dealership_address';
const FEED = [
  HEADER,
  'S1,a,2020,Volvo,V60,100000,used,Nordhem,"Gatan 1, 111 22 Lund"',
  'S2,b,2020,Volvo,V60,100000,used,Nordhem,"Gatan 1, 111 22 Lund"',
  'S9,c,2020,Volvo,V60,100000,used,Nordhem,"Gatan 1, 111 22 Lund"',
].join('\n');

let database: Database;
let stock: Stock;
let stores: Map<string, KnownStore>;

async function* bytes() {
  yield Buffer.from(FEED);
}

const placeOf = async (id: string) => (await stock.car(INDEX, id))?.car_geocoord;

beforeAll(async () => {
  database = await freshDatabase([stockMigrations]);
});
afterAll(() => database.close());

beforeEach(async () => {
  stores = new Map([
    ['S1', knownStore({ geocoord: '55.70,13.19' })],
    ['S2', knownStore({ geocoord: '57.71,11.97' })],
  ]);
  stock = createStock({ database, log: nullLog, sites: SITES, stores: async () => stores });
  await stock.start();
  await stock.importFeed('automotive-se', bytes());
  return () => stock.stop();
});

test('a car stands where its facility stands, and nowhere when no facility is known', async () => {
  expect([await placeOf('a'), await placeOf('b'), await placeOf('c')]).toEqual([
    '55.70,13.19',
    '57.71,11.97',
    null,
  ]);
  const near = { lat: 57.7, lng: 12 };
  const byDistance = await stock.search(INDEX, { near, sort_name: 'distance_asc', fields: ['car_id'] });
  expect(byDistance.content).toEqual([{ car_id: 'b' }, { car_id: 'a' }, { car_id: 'c' }]);
  const within = await stock.search(INDEX, { near: { ...near, within_km: 50 }, fields: ['car_id'] });
  expect(within.content).toEqual([{ car_id: 'b' }]);
});

test('a facility that moves takes its cars along, and no others', async () => {
  const changes: StockChange[] = [];
  stock.onChange((change) => changes.push(change));
  stores.set('S1', knownStore({ geocoord: '59.33,18.07' }));
  stores.delete('S2');
  await stock.relocate('automotive-no-sites');
  expect(await placeOf('a')).toBe('55.70,13.19');
  await stock.relocate('automotive-se-sites');
  expect([await placeOf('a'), await placeOf('b')]).toEqual(['59.33,18.07', null]);
  expect(changes).toEqual([{ indexName: INDEX, changed: ['a', 'b'], removed: [] }]);
  await stock.relocate('automotive-se-sites');
  expect(changes).toHaveLength(1);
});

test('a process that starts later finds the cars where they stand now', async () => {
  stores.set('S1', knownStore({ geocoord: '60,17' }));
  const later = createStock({ database, log: nullLog, sites: SITES, stores: async () => stores });
  await later.start();
  expect((await later.car(INDEX, 'a'))?.car_geocoord).toBe('60,17');
  await later.stop();
});
