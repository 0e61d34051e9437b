import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appendChange, type Database, platformMigrations } from '~/platform/db';
import { createJobs, type Jobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import { emptiedDatabase, freshDatabase } from '~test/database';
import { err, ok } from '../result';
import { edgeCacheMigrations } from './migrations';
import { openPurgeFeed, type PurgeFeed } from './purge-feed';

/** A process: its own queue workers and feed on the shared database. */
interface Process {
  readonly jobs: Jobs;
  readonly feed: PurgeFeed;
}

const emptied = emptiedDatabase(() => freshDatabase([platformMigrations, edgeCacheMigrations]));
let database: Database;
let processes: Process[];
let purged: (readonly string[])[];
let failures: number;

const sources = [
  {
    topic: 'words',
    tagsOf(payload: unknown) {
      if (typeof payload !== 'object' || payload === null || !('tag' in payload))
        throw new Error('unreadable');
      return [String(payload.tag)];
    },
  },
];

beforeEach(async () => {
  database = emptied();
  [processes, purged, failures] = [[], [], 0];
});
afterEach(async () => {
  for (const { feed, jobs } of processes) {
    await feed.stop();
    await jobs.stop();
  }
});

async function startProcess(of: Database = database): Promise<Process> {
  const jobs = createJobs({ database, log: nullLog });
  const edge = {
    purge: async (keys: readonly string[]) => {
      if (failures > 0) {
        failures -= 1;
        return err({ server: 'edge', cause: 'status 503' });
      }
      purged.push(keys);
      return ok(undefined);
    },
  };
  const feed = await openPurgeFeed({
    database: of,
    jobs,
    edge,
    sources,
    log: nullLog,
    now: () => new Date(),
  });
  await jobs.start();
  feed.start();
  const started = { jobs, feed };
  processes.push(started);
  return started;
}

const change = (tag: string) => database.transaction((tx) => appendChange(tx, 'words', { tag }));
const announceAll = () => {
  for (const { feed } of processes) feed.announce('words');
};
/** A purge that waits for the next look at all topics takes longer than this, one on a busy machine does not. */
const until = (check: () => unknown, timeout = 15_000) =>
  vi.waitFor(async () => expect(await check()).toBeTruthy(), { timeout, interval: 20 });
/** Purges by now, and those that are still to come. */
const planned = async () => {
  const rows = await database.rows(
    database.db,
    sql`SELECT count(*) AS jobs FROM pgboss.job WHERE name = 'edge-purge'`,
  );
  return Number(rows[0]?.jobs);
};

test('a change that two processes hear of is purged once within two seconds, and once again five seconds later', {
  tags: ['sweep'],
}, async () => {
  await startProcess();
  await startProcess();
  const startedAt = performance.now();
  await change('page:1:sv');
  announceAll();
  await until(() => purged.length === 1);
  expect(performance.now() - startedAt).toBeLessThan(2000);
  expect(purged).toEqual([['any-page', 'page:1:sv']]);
  expect(await planned()).toBe(2);
  await until(() => purged.length === 2);
  expect(performance.now() - startedAt).toBeGreaterThan(4900);
  expect(purged[1]).toEqual(purged[0]);
});

test('a process that hears of a change long after the others purges once more, and one that hears in time does not', {
  tags: ['sweep'],
}, async () => {
  const [inTime, late] = [await startProcess(), await startProcess()];
  await change('page:1:sv');
  inTime.feed.announce('words');
  await until(() => purged.length === 2);
  // All are told what is new every now and then; nothing is void by that.
  inTime.feed.announce('words');
  await pause(700);
  expect(purged).toHaveLength(2);
  late.feed.announce('words');
  await until(() => purged.length === 3);
  expect(purged[2]).toEqual(purged[0]);
  late.feed.announce('words');
  await pause(700);
  expect(purged).toHaveLength(3);
});

test('changes that come at once are purged together', async () => {
  await startProcess();
  const startedAt = performance.now();
  for (let at = 0; at < 20; at += 1) {
    await change(`page:${at}:sv`);
    announceAll();
  }
  await until(() => purged.flat().includes('page:19:sv'));
  // One each half second at most, and its repetition.
  const halfSeconds = Math.ceil((performance.now() - startedAt) / 500);
  expect(await planned()).toBeLessThanOrEqual(2 * halfSeconds);
  expect(new Set(purged.flat()).size).toBe(21);
});

test('a purge that fails is kept, counted and tried again until it is taken', {
  tags: ['sweep'],
}, async () => {
  const { feed } = await startProcess();
  failures = 2;
  await change('page:1:sv');
  announceAll();
  await until(async () => (await feed.waiting()).waiting > 0);
  await until(() => purged.length > 0, 20_000);
  expect(purged[0]).toEqual(['any-page', 'page:1:sv']);
});

test('a purge that the database does not take is tried again within seconds, and by whoever hears late as well', {
  tags: ['sweep'],
}, async () => {
  let isAway = true;
  const transaction: Database['transaction'] = (work) =>
    isAway ? Promise.reject(new Error('away')) : database.transaction(work);
  const { feed } = await startProcess({ ...database, transaction });
  await change('page:1:sv');
  feed.announce('words');
  await pause(4500);
  expect(purged).toEqual([]);
  isAway = false;
  await until(() => purged.length >= 2);
  // It voided its pages four seconds and more after the change.
  expect(purged.slice(0, 2)).toEqual([
    ['any-page', 'page:1:sv'],
    ['any-page', 'page:1:sv'],
  ]);
  expect(await planned()).toBe(3);
});

test('what changed while no process ran is told at the next start', async () => {
  const { feed, jobs } = await startProcess();
  await feed.stop();
  await jobs.stop();
  processes = [];
  await change('page:7:sv');
  await startProcess();
  await until(() => purged.length === 1);
  expect(purged[0]).toContain('page:7:sv');
});

test('a change that cannot be read, and one that the log no longer has, empty the edge', async () => {
  const { feed } = await startProcess();
  await database.transaction((tx) => appendChange(tx, 'words', 'broken'));
  feed.announce('words');
  await until(() => purged.length === 1);
  expect(purged[0]).toEqual(['everything']);
  await database.db.execute(
    sql`INSERT INTO platform_change_floors (topic, pruned_to) VALUES ('words', 1000)`,
  );
  feed.announce('words');
  await until(() => purged.length === 2);
  expect(purged[1]).toEqual(['everything']);
});

test('a new build empties the edge once, whichever process says it', async () => {
  const [one, two] = [await startProcess(), await startProcess()];
  await Promise.all([one.feed.release('build-1'), two.feed.release('build-1')]);
  await one.feed.release('build-1');
  await until(() => purged.length === 1);
  expect(purged[0]).toEqual(['everything']);
  expect(await planned()).toBe(2);
});
