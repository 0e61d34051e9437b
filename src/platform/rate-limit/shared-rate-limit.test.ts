import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { onBothDatabases, postgresOfFile } from '~test/database';
import type { Database } from '../db';
import { nullLog } from '../log';
import { createSharedRateLimits, rateLimitMigrations } from '.';

const start = Date.parse('2026-05-01T10:00:00Z');
const after = (seconds: number): Date => new Date(start + seconds * 1000);
const OPTIONS = { burst: 3, perMinute: 6 };

let database: Database;

/** As one process has it. */
const limit = (name = 'forms') => createSharedRateLimits({ database, log: nullLog }).create(name, OPTIONS);
const rowCount = async () =>
  (await database.rows(database.db, sql`SELECT count(*)::int AS rows FROM platform_rate_limits`))[0]?.rows;

onBothDatabases(postgresOfFile(), (open) => {
  beforeAll(async () => {
    database = await open([rateLimitMigrations]);
  });
  afterAll(() => database.close());
  beforeEach(() => database.db.execute(sql`TRUNCATE platform_rate_limits`));

  test('a limit lets one burst through for all processes, then one per refill, and says how long to wait', async () => {
    const [first, second] = [limit(), limit()];
    expect(await first.take('a', after(0))).toEqual({ allowed: true, left: 2 });
    expect(await second.take('a', after(0))).toEqual({ allowed: true, left: 1 });
    expect(await first.take('a', after(0))).toEqual({ allowed: true, left: 0 });
    expect(await second.take('a', after(0))).toEqual({ allowed: false, retryAfterSeconds: 10 });
    expect(await first.take('a', after(4))).toEqual({ allowed: false, retryAfterSeconds: 6 });
    expect(await second.take('a', after(10))).toEqual({ allowed: true, left: 0 });
    expect((await first.take('a', after(10))).allowed).toBe(false);
  });

  test('a limit never lets more through than the burst, however many ask at once', async () => {
    const limits = Array.from({ length: 20 }, () => limit());
    const verdicts = await Promise.all(limits.map((each) => each.take('a', after(0))));
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(OPTIONS.burst);
  });

  test('a limit belongs to one client and to one name', async () => {
    for (let count = 0; count < 3; count += 1) await limit().take('a', after(0));
    expect((await limit().take('a', after(0))).allowed).toBe(false);
    expect((await limit().take('b', after(0))).allowed).toBe(true);
    expect((await limit('alerts').take('a', after(0))).allowed).toBe(true);
  });

  test('a limit is not locked by a clock that was set back, and by a little of it nothing is won', async () => {
    for (let count = 0; count < 3; count += 1) await limit().take('a', after(86_400));
    expect((await limit().take('a', after(86_390))).allowed).toBe(false);
    expect(await limit().take('a', after(0))).toEqual({ allowed: true, left: 2 });
  });

  test('a limit gives back what a transaction that fails has taken', async () => {
    const failing = database.transaction(async (tx) => {
      for (let count = 0; count < 3; count += 1) await limit().take('a', after(0), tx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await limit().take('a', after(0))).toEqual({ allowed: true, left: 2 });
  });

  test('a limit names nobody, and what is full again is deleted', async () => {
    const limits = createSharedRateLimits({ database, log: nullLog });
    await limits.create('forms', OPTIONS).take('203.0.113.7', after(0));
    const rows = await database.rows(database.db, sql`SELECT key FROM platform_rate_limits`);
    expect(JSON.stringify(rows)).not.toContain('203.0');
    await limits.cleanUp(after(9));
    expect(await rowCount()).toBe(1);
    await limits.cleanUp(after(10));
    expect(await rowCount()).toBe(0);
  });

  test('without a database each process counts for itself', async () => {
    const away = { ...database, rows: () => Promise.reject(new Error('away')) };
    const alone = createSharedRateLimits({ database: away, log: nullLog }).create('forms', OPTIONS);
    const verdicts = [];
    for (let count = 0; count < 4; count += 1) verdicts.push((await alone.take('a', after(0))).allowed);
    expect(verdicts).toEqual([true, true, true, false]);
  });

  test('a database that does not answer holds up the first visitors for two seconds and nobody after them', async () => {
    vi.useFakeTimers();
    try {
      let queries = 0;
      const rows = () => {
        queries += 1;
        return Promise.withResolvers<never>().promise;
      };
      const alone = createSharedRateLimits({ database: { ...database, rows }, log: nullLog }).create(
        'forms',
        OPTIONS,
      );
      const first = Promise.all([alone.take('a', after(0)), alone.take('a', after(0))]);
      await vi.advanceTimersByTimeAsync(2000);
      expect((await first).map(({ allowed }) => allowed)).toEqual([true, true]);
      expect((await alone.take('a', after(0))).allowed).toBe(true);
      expect((await alone.take('a', after(0))).allowed).toBe(false);
      expect(queries).toBe(2);
      // After a rest one asks again.
      await vi.advanceTimersByTimeAsync(3000);
      const next = alone.take('b', after(0));
      await vi.advanceTimersByTimeAsync(2000);
      expect((await next).allowed).toBe(true);
      expect(queries).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });
});
