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

  test('a job that fails is tried again, later each time, and then given up as a dead letter', {
    tags: ['sweep'],
  }, async () => {
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

  test('a job whose start time passes before its transaction ends begins as soon as that commits', async () => {
    await jobs.work('letters', once, note);
    await jobs.start();
    await pause(300);
    await database.transaction(async (tx) => {
      await jobs.enqueue(tx, 'letters', {}, { startAfter: new Date(Date.now() + 500) });
      // Longer than the first look after it.
      await pause(2_000);
    });
    await until(() => seen.length === 1, 3_000);
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
}

onBothDatabases(server, suite);
