import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CarRecord, createStock, type Stock, stockMigrations } from '~/modules/stock';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { SITES } from '~/sites';
import { freshDatabase } from '~test/database';
import type { CarSite } from '../group';
import { demoCars, demoCarsBeforeReduction } from '.';

const TODAY = '2026-11-20';
let database: Database;
let stock: Stock;
let clock = new Date(`${TODAY}T06:00:00Z`);
beforeEach(async () => {
  database = await freshDatabase([stockMigrations]);
  stock = createStock({ database, log: nullLog, sites: SITES, now: () => clock });
  await stock.start();
});
afterEach(async () => {
  await stock.stop();
  await database.close();
});

async function* lines(cars: Iterable<CarRecord>): AsyncGenerator<Uint8Array> {
  for (const car of cars) yield new TextEncoder().encode(`${JSON.stringify(car)}\n`);
}
async function importCars(site: CarSite, cars: Iterable<CarRecord>) {
  const result = await stock.importFeed(site, lines(cars));
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

for (const site of ['automotive-se', 'automotive-uk', 'carstore-fi', 'carstore-sk'] as const) {
  test(`the import takes every demo car of ${site}, knows every word, and finds nothing to correct`, {
    tags: site === 'automotive-se' ? [] : ['sweep'],
  }, async () => {
    const cars = [...demoCars(site, TODAY, 300)];
    expect(await importCars(site, cars)).toMatchObject({ read: 300, added: 300, refused: 0, unmapped: [] });
    expect(await importCars(site, cars)).toMatchObject({ unchanged: 300 });
    for (const car of cars.slice(0, 40)) {
      const stored = await stock.car(`${site}-cars`, car.car_id);
      for (const field of [
        'slug',
        'car_price_text',
        'car_mileage_text',
        'car_power_text',
        'car_price',
        'car_site_city',
      ] as const) {
        expect(stored?.[field]).toBe(car[field]);
      }
    }
  });
}

test('a reduced car shows the lowest price of the thirty days before', async () => {
  clock = new Date('2026-11-01T06:00:00Z');
  await importCars('automotive-se', demoCarsBeforeReduction('automotive-se', TODAY, 100));
  clock = new Date(`${TODAY}T06:00:00Z`);
  const cars = [...demoCars('automotive-se', TODAY, 100)];
  await importCars('automotive-se', cars);
  const reduced = cars.filter((car) => car.car_has_campaign_price);
  expect(reduced.length).toBeGreaterThan(3);
  for (const car of reduced) {
    const lowest = await stock.lowestPrice30Days('automotive-se-cars', car.car_id);
    expect(lowest?.minor).toBe((car.car_retail_price ?? 0) * 100);
  }
});
