import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { SITES } from '~/sites';
import { freshDatabase } from '~test/database';
import { createStock, type Stock, stockMigrations } from '.';

const INDEX = 'automotive-se-cars';
const HEADER = 'store_code,id,year,make,model,price,condition,dealership_name,dealership_address';

let database: Database;
let stock: Stock;
let now: Date;

beforeAll(async () => {
  database = await freshDatabase([stockMigrations]);
});
afterAll(() => database.close());
beforeEach(() => {
  stock = createStock({ database, log: nullLog, sites: SITES, now: () => now });
});

async function load(day: string, cars: Readonly<Record<string, number>>) {
  now = new Date(`${day}T06:00:00Z`);
  const rows = Object.entries(cars).map(
    ([id, price]) => `S1,${id},2020,Volvo,V60,${price},used,Nordhem,"Gatan 1, 111 22 Lund"`,
  );
  const bytes = async function* () {
    yield Buffer.from([HEADER, ...rows].join('\n'));
  };
  const result = await stock.importFeed('automotive-se', bytes());
  if (!result.ok) throw new Error(result.error.message);
}

const at = (day: string) => new Date(`${day}T06:00:00Z`);

test('what came and what changed since a position, with the price before', async () => {
  expect(await stock.position(INDEX)).toBe(0);
  await load('2026-03-01', { a: 100_000, b: 200_000, gone: 1_000 });
  const first = await stock.position(INDEX);
  expect((await stock.newsSince(INDEX, 0)).map(({ carId }) => carId)).toEqual(['a', 'b', 'gone']);
  expect(await stock.newsSince(INDEX, first)).toEqual([]);

  await load('2026-03-10', { a: 90_000, b: 200_000, c: 300_000 });
  const price = (minor: number, day: string) => ({ minor, currency: 'SEK', at: at(day) });
  expect(await stock.newsSince(INDEX, first)).toEqual([
    {
      carId: 'a',
      arrivedAt: at('2026-03-01'),
      price: price(9_000_000, '2026-03-10'),
      lowestBefore: price(10_000_000, '2026-03-01'),
    },
    { carId: 'c', arrivedAt: at('2026-03-10'), price: price(30_000_000, '2026-03-10'), lowestBefore: null },
  ]);

  const second = await stock.position(INDEX);
  await load('2026-03-10', { a: 90_000, b: 200_000, c: 300_000 });
  expect(await stock.newsSince(INDEX, second), 'the same file again').toEqual([]);
  expect(await stock.newsSince('nowhere-cars', 0)).toEqual([]);
});
