import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { createJobs, type Job, type Jobs } from '.';

const server = postgresOfFile();

const once = { retryLimit: 0, retryDelaySeconds: 1 };
const until = (check: () => unknown, timeout = 15_000) =>
  vi.waitFor(async () => expect(await check()).toBeTruthy(), { timeout, interval: 10 });

function suite(open: () => Promise<Database>): void {
  let database: Database;
  let jobs: Jobs;
  let seen: Job[];
  const note = async (job: Job) => {
    seen.push(job);
  };

  beforeAll(async () => {
    database = await open();
    // The queue's tables are there from the first test on.
    const first = createJobs({ database, log: nullLog });
    await first.start();
    await first.stop();
  });
  afterAll(() => database.close());

  beforeEach(() => {
    seen = [];
    jobs = createJobs({ database, log: nullLog });
  });
  afterEach(async () => {
    await jobs.stop();
    await database.rows(database.db, sql`TRUNCATE pgboss.job, pgboss.schedule`);
  });

  test('a schedule adds a job at its time, once for several processes', async () => {
    const other = createJobs({ database, log: nullLog });
    for (const one of [jobs, other]) {
      await one.work('minutely', once, note);
      await one.schedule('minutely', '* * * * *');
      await one.start();
    }
    // The minute that has just begun counts: what a process missed while it started is made up for.
    await until(() => seen.length === 1, 5_000);
    await pause(500);
    await other.stop();
    const rows = await database.rows(database.db, sql`SELECT id FROM pgboss.job WHERE name = 'minutely'`);
    // Two when a minute began in the meantime.
    expect(rows.length).toBeLessThanOrEqual(2);
    expect(seen.map(({ data }) => data)).toEqual(rows.map(() => ({})));
  });

  test('workers rest between polls, and go on, while the system clock is set back by months', {
    tags: ['sweep'],
  }, async () => {
    const warnings: (string | undefined)[] = [];
    const warn = ({ stack }: Error) => {
      // PGlite's PostgreSQL sets its own timers by this clock: any database that another file left in this process, too.
      if (!stack?.includes('/@electric-sql/pglite/')) warnings.push(stack);
    };
    let now = Date.now();
    process.on('warning', warn);
    try {
      await jobs.work('letters', once, note);
      await jobs.start();
      const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now -= 30 * 86_400_000));
      await pause(2_500);
      clock.mockRestore();
      await database.transaction((tx) => jobs.enqueue(tx, 'letters', {}));
      await until(() => seen.length === 1);
      expect(warnings).toEqual([]);
    } finally {
      process.off('warning', warn);
    }
  });

  test('of several jobs with one key, one waits; without a key all do', async () => {
    await jobs.work('letters', once, note);
    await jobs.start();
    await database.transaction(async (tx) => {
      for (let count = 0; count < 3; count += 1)
        await jobs.enqueue(tx, 'letters', {}, { singletonKey: 'page 1' });
      await jobs.enqueue(tx, 'letters', {}, { singletonKey: 'page 2' });
      for (let count = 0; count < 3; count += 1) await jobs.enqueue(tx, 'letters', { keyless: true });
    });
    await until(() => seen.length === 5);
    await pause(300);
    expect(seen).toHaveLength(5);
  });

  test('a job with a key that is enqueued while one like it is worked, is worked after it', async () => {
    await jobs.work('pages', once, async (job) => {
      seen.push(job);
      if (seen.length === 1) {
        await database.transaction((tx) => jobs.enqueue(tx, 'pages', {}, { singletonKey: 'page 1' }));
      }
    });
    await jobs.start();
    await database.transaction((tx) => jobs.enqueue(tx, 'pages', {}, { singletonKey: 'page 1' }));
    await until(() => seen.length === 2);
  });

  test('no more jobs run at once than the queue allows', async () => {
    let running = 0;
    let max = 0;
    await jobs.work('heavy', { ...once, concurrency: 3 }, async (job) => {
      running += 1;
      max = Math.max(max, running);
      await pause(50);
      running -= 1;
      seen.push(job);
    });
    await jobs.start();
    await database.transaction(async (tx) => {
      for (let count = 0; count < 9; count += 1) await jobs.enqueue(tx, 'heavy', {});
    });
    await until(() => seen.length === 9);
    expect(max).toBe(3);
  });

  test('stopping waits for the job that is running', async () => {
    let started = false;
    await jobs.work('slow', once, async (job) => {
      started = true;
      await pause(700);
      seen.push(job);
    });
    await jobs.start();
    await database.transaction((tx) => jobs.enqueue(tx, 'slow', {}));
    await until(() => started);
    await jobs.stop();
    expect(seen).toHaveLength(1);
    await expect(jobs.health()).rejects.toThrow('not been started');
  });

  test('a queue without a worker is refused, and so is everything before the start', async () => {
    await jobs.work('letters', once, note);
    await expect(jobs.enqueue(database.db, 'letters', {})).rejects.toThrow('not been started');
    await jobs.start();
    await expect(jobs.enqueue(database.db, 'leters', {})).rejects.toThrow(
      'No worker is registered for the queue leters',
    );
    await expect(jobs.work('letters', once, note)).rejects.toThrow('has a worker already');
    await expect(jobs.schedule('leters', '0 3 * * *')).rejects.toThrow('leters');
    await jobs.health();
  });

  test('a queue has one schedule, and an invalid expression is refused', async () => {
    await jobs.work('nightly', once, note);
    await jobs.schedule('nightly', '0 3 * * *');
    await jobs.start();
    await jobs.schedule('nightly', '30 3 * * *');
    await expect(jobs.schedule('nightly', 'at three')).rejects.toThrow();
    const rows = await database.rows(database.db, sql`SELECT name, cron, timezone FROM pgboss.schedule`);
    expect(rows).toEqual([{ name: 'nightly', cron: '30 3 * * *', timezone: 'UTC' }]);
  });
}

onBothDatabases(server, suite);
