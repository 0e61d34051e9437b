import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { freshPostgres, onBothDatabases, postgresOfFile } from '~test/database';
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

  test('a job exists when its transaction commits, with what it was given', async () => {
    await jobs.work('letters', once, note);
    await jobs.start();
    await database.transaction((tx) => jobs.enqueue(tx, 'letters', { to: 'Åsa', lines: [1, null] }));
    await until(() => seen.length === 1);
    expect(seen[0]).toEqual({ id: expect.any(String), data: { to: 'Åsa', lines: [1, null] }, attempt: 1 });
  });

  test('what waits is counted by queue, and each attempt is reported with its outcome', async () => {
    const attempts: string[] = [];
    jobs = createJobs({
      database,
      log: nullLog,
      onAttempt: (queue, outcome) => attempts.push(`${queue} ${outcome}`),
    });
    await jobs.work('letters', once, note);
    await jobs.work('broken', { retryLimit: 1, retryDelaySeconds: 1 }, () => Promise.reject(new Error('no')));
    const may = Promise.withResolvers<void>();
    await jobs.work('slow', once, () => may.promise);
    expect(await jobs.backlog()).toEqual([]);
    await jobs.start();
    await database.transaction(async (tx) => {
      await jobs.enqueue(tx, 'letters', {});
      await jobs.enqueue(tx, 'letters', {}, { startAfter: new Date(Date.now() + 3_600_000) });
      await jobs.enqueue(tx, 'broken', {});
      for (let count = 0; count < 3; count += 1) await jobs.enqueue(tx, 'slow', {});
    });
    await until(() => attempts.includes('broken dead'));
    expect([...attempts].sort()).toEqual(['broken dead', 'broken retried', 'letters done']);
    const [letters, broken, slow] = await jobs.backlog();
    expect([letters, broken]).toEqual([
      { queue: 'letters', waiting: 0, oldestSeconds: 0 },
      { queue: 'broken', waiting: 0, oldestSeconds: 0 },
    ]);
    expect(slow).toEqual({ queue: 'slow', waiting: 2, oldestSeconds: expect.any(Number) });
    expect(slow?.oldestSeconds).toBeGreaterThan(0.5);
    may.resolve();
  });

  test('a job does not exist when its transaction is rolled back', async () => {
    await jobs.work('letters', once, note);
    await jobs.start();
    const undone = database.transaction(async (tx) => {
      await jobs.enqueue(tx, 'letters', {});
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await database.transaction((tx) => jobs.enqueue(tx, 'letters', { second: true }));
    await until(() => seen.length > 0);
    await pause(300);
    expect(seen.map((job) => job.data)).toEqual([{ second: true }]);
  });

  test('a job is not begun before its transaction commits', async () => {
    await jobs.work('letters', once, note);
    await jobs.start();
    await database.transaction(async (tx) => {
      await jobs.enqueue(tx, 'letters', {});
      await pause(300);
      expect(seen).toEqual([]);
    });
    await until(() => seen.length === 1);
  });

  test('a job begins within a quarter of a second', async () => {
    await jobs.work('letters', once, note);
    await jobs.start();
    await pause(300);
    const delays: number[] = [];
    for (let count = 1; count <= 8; count += 1) {
      await database.transaction((tx) => jobs.enqueue(tx, 'letters', {}));
      const committed = performance.now();
      await until(() => seen.length === count);
      delays.push(performance.now() - committed);
      await pause(40 * count);
    }
    expect(delays.sort((a, b) => a - b)[4]).toBeLessThan(250);
  });

  test('a job that fails is tried again, later each time, and then given up as a dead letter', async () => {
    const at: number[] = [];
    await jobs.work('calls', { retryLimit: 2, retryDelaySeconds: 1 }, async (job) => {
      seen.push(job);
      at.push(performance.now());
      throw new Error(`no answer ${job.attempt}`);
    });
    await jobs.start();
    await database.transaction((tx) => jobs.enqueue(tx, 'calls', { number: 7 }));
    await until(async () => (await jobs.deadLetters()).length > 0, 25_000);
    expect(seen.map((job) => job.attempt)).toEqual([1, 2, 3]);
    const [first = 0, second = 0, third = 0] = at;
    expect(second - first).toBeGreaterThan(900);
    expect(third - second).toBeGreaterThan(1_900);
    expect(await jobs.deadLetters()).toEqual([
      { queue: 'calls', id: seen[0]?.id, data: { number: 7 }, at: expect.any(Date), error: 'no answer 3' },
    ]);
  });

  test('a job with a start time waits for it', async () => {
    await jobs.work('letters', once, note);
    await jobs.start();
    const startAfter = new Date(Date.now() + 1_500);
    await database.transaction((tx) => jobs.enqueue(tx, 'letters', {}, { startAfter }));
    await until(() => seen.length === 1);
    expect(Date.now()).toBeGreaterThanOrEqual(startAfter.getTime());
  });

  /** As if the process that added or held it had died before anybody was told. */
  const insertUnannounced = (state: 'created' | 'active') =>
    database.rows(
      database.db,
      sql`INSERT INTO pgboss.job (name, data, state, policy, retry_limit, retry_delay, started_on, heartbeat_on, heartbeat_seconds)
        SELECT 'letters', '{"inserted":true}', ${state}::pgboss.job_state, 'short', 3, 600,
          CASE WHEN ${state} = 'active' THEN now() - interval '21 s' END, now() - interval '21 s', 20`,
    );

  test('a job whose announcement was lost is found by the look at all queues', async () => {
    jobs = createJobs({ database, log: nullLog, checkIntervalMs: 500 });
    await jobs.work('letters', once, note);
    await jobs.start();
    await pause(700);
    await insertUnannounced('created');
    await until(() => seen.length === 1, 3_000);
    expect(seen[0]?.data).toEqual({ inserted: true });
  });

  test('what a dead process held is taken over without the pause of a failure', async () => {
    jobs = createJobs({ database, log: nullLog, checkIntervalMs: 500 });
    await jobs.work('letters', { retryLimit: 3, retryDelaySeconds: 600 }, note);
    await jobs.start();
    await pause(1_200);
    await insertUnannounced('active');
    await until(() => seen.length === 1, 10_000);
    expect(seen[0]).toMatchObject({ data: { inserted: true }, attempt: 2 });
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
    expect(seen).toHaveLength(rows.length);
  });

  test('workers rest between polls, and go on, while the system clock is set back by months', {
    tags: ['sweep'],
  }, async () => {
    const warnings: string[] = [];
    const warn = ({ name }: Error) => warnings.push(name);
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

describe('on PGlite in a folder', () => {
  test('a job survives a restart', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-jobs-'));
    const seen: Job[] = [];
    const before = await openDatabase({ dataDir, log: nullLog });
    const first = createJobs({ database: before, log: nullLog });
    await first.work('letters', once, async () => undefined);
    await first.start();
    const startAfter = new Date(Date.now() + 500);
    await before.transaction((tx) => first.enqueue(tx, 'letters', { number: 1 }, { startAfter }));
    await first.stop();
    await before.close();

    const after = await openDatabase({ dataDir, log: nullLog });
    const second = createJobs({ database: after, log: nullLog });
    await second.work('letters', once, async (job) => {
      seen.push(job);
    });
    await second.start();
    await until(() => seen.length === 1);
    expect(seen[0]?.data).toEqual({ number: 1 });
    await second.stop();
    await after.close();
    await rm(dataDir, { recursive: true });
  });

  test('a job that a killed process held is done soon after the next start', {
    tags: ['sweep'],
  }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-jobs-'));
    const seen: Job[] = [];
    const before = await openDatabase({ dataDir, log: nullLog });
    const first = createJobs({ database: before, log: nullLog });
    const patient = { retryLimit: 3, retryDelaySeconds: 600 };
    await first.work('letters', patient, async () => undefined);
    await first.start();
    const startAfter = new Date(Date.now() + 3_600_000);
    await before.transaction((tx) => first.enqueue(tx, 'letters', { held: true }, { startAfter }));
    await first.stop();
    // As a process leaves it that is killed in the middle of the job.
    await before.db.execute(
      sql`UPDATE pgboss.job SET state = 'active', started_on = now(), heartbeat_on = now() WHERE name = 'letters'`,
    );
    await before.close();

    const after = await openDatabase({ dataDir, log: nullLog });
    const second = createJobs({ database: after, log: nullLog });
    await second.work('letters', patient, async (job) => void seen.push(job));
    const started = performance.now();
    await second.start();
    await until(() => seen.length === 1, 30_000);
    expect((performance.now() - started) / 1000).toBeLessThan(25);
    expect(seen[0]).toMatchObject({ data: { held: true }, attempt: 2 });
    await second.stop();
    await after.close();
    await rm(dataDir, { recursive: true });
  });
});

describe.skipIf(!server)('on one PostgreSQL', () => {
  let spare: Database;
  beforeAll(async () => {
    spare = await freshPostgres(server?.url ?? '', []);
  });
  afterAll(() => spare.close());

  test('a job that one process adds is begun by another within a second', async () => {
    const seen: number[] = [];
    const may = Promise.withResolvers<void>();
    const [adding, working] = [
      createJobs({ database: spare, log: nullLog }),
      createJobs({ database: spare, log: nullLog }),
    ];
    // The process that adds is busy with its one job.
    await adding.work('told', once, () => may.promise);
    await adding.start();
    await spare.transaction((tx) => adding.enqueue(tx, 'told', {}));
    await until(async () => (await adding.backlog())[0]?.waiting === 0);
    await working.work('told', once, async () => void seen.push(performance.now()));
    await working.start();
    await pause(300);
    await spare.transaction((tx) => adding.enqueue(tx, 'told', {}));
    const added = performance.now();
    await until(() => seen.length === 1);
    expect((seen[0] ?? Number.POSITIVE_INFINITY) - added).toBeLessThan(1_000);
    may.resolve();
    await Promise.all([adding.stop(), working.stop()]);
  });

  test('two processes share the jobs of a queue, each done once', async () => {
    const seen: string[] = [];
    const others = [
      createJobs({ database: spare, log: nullLog }),
      createJobs({ database: spare, log: nullLog }),
    ];
    await Promise.all(
      others.map(async (jobs, process) => {
        await jobs.work('shared', { ...once, concurrency: 2 }, async ({ id }) => {
          seen.push(`${id} by ${process}`);
          await pause(5);
        });
        await jobs.start();
      }),
    );
    await spare.transaction(async (tx) => {
      for (let count = 0; count < 40; count += 1) await others[0]?.enqueue(tx, 'shared', { count });
    });
    await until(() => seen.length >= 40);
    await Promise.all(others.map((jobs) => jobs.stop()));
    expect(new Set(seen.map((line) => line.split(' ')[0])).size).toBe(40);
    expect(seen).toHaveLength(40);
    expect(new Set(seen.map((line) => line.split(' ')[2])).size).toBe(2);
  });
});
