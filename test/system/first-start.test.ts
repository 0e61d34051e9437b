/** @module-tag sweep */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { ask, health, search } from './ask';
import { freshDataDir, type RunningServer, removeDataDir, startServer } from './server';

/** What the whole demo has, by site. */
const CARS = {
  'automotive-no': 1500,
  'automotive-se': 5000,
  'automotive-uk': 1500,
  'carstore-fi': 900,
  'carstore-no': 800,
  'carstore-se': 1600,
  'carstore-sk': 700,
};
const KILLS = 2;

let dataDir = '';
afterAll(() => removeDataDir(dataDir));

async function expectToFill(server: RunningServer): Promise<void> {
  expect((await ask(server, '/readyz')).text).toMatch(/^ready, filling the demo: \d+ of \d+\n$/);
  expect((await health(server)).demo).toMatchObject({ state: 'filling', done: expect.any(Number) });
}

test(`a first start answers pages before all is there, says so, and goes on after kill -9, ${KILLS} times`, {
  timeout: 600_000,
}, async () => {
  dataDir = await freshDataDir();
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await startServer({ dataDir, whileFilling: true });
    await expectToFill(server);
    for (const site of ['automotive-se', 'carstore-sk', 'mercedes-se'])
      expect((await ask(server, '/', { host: `${site}.localhost` })).status, site).toBe(200);
    const cars = await search(server, { index: 'automotive-se-cars', limit: 1 });
    expect(cars.json().total_items).toBeGreaterThan(100);
    await pause(3500 + kill * 2000);
    await server.kill();
  }
  const stopped = await startServer({ dataDir, whileFilling: true });
  await expectToFill(stopped);
  expect(await stopped.stop()).toBe(0);

  const server = await startServer({ dataDir });
  expect((await ask(server, '/readyz')).text).toBe('ready\n');
  const { demo, stock, workshops } = await health(server);
  expect(demo).toEqual({ state: 'ok' });
  const counts = Object.entries(CARS).map(([site, count]) => [`${site}-cars`, count]);
  expect(stock).toEqual({ state: 'ok', ...Object.fromEntries(counts) });
  expect(Number(workshops?.booked)).toBeGreaterThan(1000);
  expect(await server.stop()).toBe(0);

  const database = await openDatabase({ dataDir, log: nullLog });
  try {
    const rows = await database.rows(
      database.db,
      sql`SELECT site, count(*)::int AS cars, count(sold_at)::int AS sold,
            (SELECT count(DISTINCT at)::int FROM stock_prices WHERE stock_prices.site = stock_cars.site) AS days
          FROM stock_cars GROUP BY site ORDER BY site`,
    );
    // Nothing came twice, nothing went, and the price log knows three days.
    expect(rows).toEqual(Object.entries(CARS).map(([site, cars]) => ({ site, cars, sold: 0, days: 3 })));
  } finally {
    await database.close();
  }
});
