import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshPostgres, postgresOfFile } from '~test/database';
import { type StallingProxy, startStallingProxy } from '~test/stalling-proxy';
import { nullLog } from '../log';
import { type Database, isDatabaseUnavailable, openDatabase } from '.';

const server = postgresOfFile();

/** Milliseconds until `work` has failed, and whether it is told as a database that is away. */
async function failure(work: Promise<unknown>): Promise<{ ms: number; isAway: boolean }> {
  const began = performance.now();
  try {
    await work;
  } catch (error) {
    return { ms: performance.now() - began, isAway: isDatabaseUnavailable(error) };
  }
  throw new Error('it did not fail');
}

describe.skipIf(server === null)('a server that says nothing any more', () => {
  let behind: Awaited<ReturnType<typeof freshPostgres>>;
  let proxy: StallingProxy;
  let database: Database;

  beforeAll(async () => {
    behind = await freshPostgres(server?.url ?? '', []);
  });
  afterAll(() => behind.close());
  beforeEach(async () => {
    proxy = await startStallingProxy(behind.url);
    database = await openDatabase({ databaseUrl: proxy.url, dataDir: 'memory', log: nullLog });
  });
  afterEach(async () => {
    await proxy.close();
    await database.close();
  });

  test('its callers wait for seconds, those after them not at all, and all is well as soon as it speaks again', async () => {
    await database.ping();
    proxy.setStalled(true);
    // More callers than connections: some wait for one.
    const first = await Promise.all(Array.from({ length: 25 }, () => failure(database.ping())));
    expect(first.every(({ isAway }) => isAway)).toBe(true);
    expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(9000);
    const later = await Promise.all(Array.from({ length: 25 }, () => failure(database.ping())));
    expect(later.every(({ isAway }) => isAway)).toBe(true);
    expect(Math.max(...later.map(({ ms }) => ms))).toBeLessThan(1000);
    const transaction = await failure(database.transaction((tx) => tx.execute(sql`SELECT 1`)));
    expect([transaction.isAway, transaction.ms < 1000]).toEqual([true, true]);
    proxy.setStalled(false);
    await expect.poll(() => database.ping().then(() => 'there', String), { timeout: 6000 }).toBe('there');
  });

  test('it is taken for well within two seconds of speaking again, while a connection made in the silence still waits', async () => {
    await database.ping();
    proxy.setStalled(true);
    await failure(database.ping());
    await pause(1500);
    proxy.setStalled(false);
    const began = performance.now();
    await expect
      .poll(() => database.ping().then(() => 'there', String), { timeout: 6000, interval: 50 })
      .toBe('there');
    expect(performance.now() - began).toBeLessThan(2000);
    // The connection that was made in the silence fails now, and is no news.
    await pause(4000);
    expect(await database.ping().then(() => 'there', String)).toBe('there');
  });

  test('a statement that only takes long is left alone', async () => {
    const rows = await database.rows(database.db, sql`SELECT 'done' AS outcome FROM pg_sleep(8)`);
    expect(rows).toEqual([{ outcome: 'done' }]);
  });
});
