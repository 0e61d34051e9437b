import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { freshPostgres, postgresOfFile } from '~test/database';
import { createJobs, type Job } from '.';

const server = postgresOfFile();

const once = { retryLimit: 0, retryDelaySeconds: 1 };
const until = (check: () => unknown, timeout = 15_000) =>
  vi.waitFor(async () => expect(await check()).toBeTruthy(), { timeout, interval: 10 });

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

  test('a job whose row is locked while it becomes due is begun seconds after it is free', async () => {
    const seen: number[] = [];
    const jobs = createJobs({ database: spare, log: nullLog });
    await jobs.work('locked', once, async () => void seen.push(performance.now()));
    await jobs.start();
    const startAfter = new Date(Date.now() + 600);
    await spare.transaction((tx) => jobs.enqueue(tx, 'locked', {}, { startAfter }));
    await spare.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1 FROM pgboss.job WHERE name = 'locked' FOR UPDATE`);
      await pause(2500);
    });
    const free = performance.now();
    expect(seen).toEqual([]);
    await until(() => seen.length === 1);
    expect((seen[0] ?? Number.POSITIVE_INFINITY) - free).toBeLessThan(10_000);
    await jobs.stop();
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
