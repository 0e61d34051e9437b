import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { nullLog } from '~/platform/log';
import { stopOnExit } from '~test/guard';
import { type Database, openDatabase } from '..';
import { lockFolder } from './lock';
import { PGLITE_VERSION } from './open-embedded';
import { openPGlite, startParameters } from './pglite';
import { DurableFiles } from './pglite-files';
import { runUpkeep } from './pglite-upkeep';

let dataDir: string;
let syncs = 0;
const opened: Database[] = [];
const open = async () => {
  const onSync = () => {
    syncs += 1;
  };
  const database = await openDatabase({ dataDir, log: nullLog, onSync });
  opened.push(database);
  return database;
};
/** An empty cluster, made once: making one takes seconds. */
let cluster: string;
beforeAll(async () => {
  cluster = await mkdtemp(join(tmpdir(), 'forecourt-cluster-'));
  await (await openDatabase({ dataDir: cluster, log: nullLog })).close();
});
afterAll(() => rm(cluster, { recursive: true }));
const openCopy = async () => {
  await cp(cluster, dataDir, { recursive: true });
  return open();
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-db-'));
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  await rm(dataDir, { recursive: true });
});

const rows = (database: Database) => database.rows(database.db, sql`SELECT id FROM marks ORDER BY id`);

test('the version of PGlite is the one whose file system was read, and is pinned', async () => {
  const require = createRequire(import.meta.url);
  const version = z.object({ version: z.string() });
  const main = require.resolve('@electric-sql/pglite');
  const installed = version.parse(JSON.parse(await readFile(join(main, '../../package.json'), 'utf8')));
  const project = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile('package.json', 'utf8')));
  expect(installed.version).toBe(PGLITE_VERSION);
  expect(project.dependencies['@electric-sql/pglite']).toBe(PGLITE_VERSION);
});

test('every commit is synced to disk before it is acknowledged, and reading syncs nothing', async () => {
  const database = await openCopy();
  await database.driver.execute('CREATE TABLE marks (id int)');
  for (let id = 0; id < 50; id += 1) {
    const before = syncs;
    await database.db.execute(sql`INSERT INTO marks VALUES (${id})`);
    expect(syncs).toBeGreaterThan(before);
  }
  const before = syncs;
  await database.transaction(async (tx) => {
    for (let id = 50; id < 100; id += 1) await tx.execute(sql`INSERT INTO marks VALUES (${id})`);
    expect(syncs).toBe(before);
  });
  expect(syncs).toBeGreaterThan(before);
  const written = syncs;
  expect(await rows(database)).toHaveLength(100);
  expect(syncs).toBe(written);
});

test('the server settings are those that make a commit last, in little memory', async () => {
  const database = await openCopy();
  const setting = async (name: string) => (await database.driver.execute(`SHOW ${name}`)).rows[0]?.[name];
  expect(await setting('fsync')).toBe('on');
  expect(await setting('wal_sync_method')).toBe('fsync');
  expect(await setting('synchronous_commit')).toBe('on');
  expect(await setting('full_page_writes')).toBe('on');
  expect(await setting('shared_buffers')).toBe('16MB');
});

test('what was committed is there after closing and opening', async () => {
  const first = await openCopy();
  await first.driver.execute('CREATE TABLE marks (id int); INSERT INTO marks VALUES (1)');
  await first.close();
  expect(await readdir(dataDir)).toEqual(['pgdata']);
  expect(await rows(await open())).toEqual([{ id: 1 }]);
});

test('a first start that was cut off is begun anew', { tags: ['sweep'] }, async () => {
  await mkdir(join(dataDir, 'pgdata.new', 'base'), { recursive: true });
  await writeFile(join(dataDir, 'pgdata.new', 'PG_VERSION'), '18\n');
  await (await open()).ping();
  expect((await readdir(dataDir)).sort()).toEqual(['lock', 'pgdata']);
});

test('a folder of another PostgreSQL is refused, and the lock given back', async () => {
  await mkdir(join(dataDir, 'pgdata'));
  await writeFile(join(dataDir, 'pgdata', 'PG_VERSION'), '17\n');
  await expect(open()).rejects.toThrow('was written by PostgreSQL 17; this PGlite is 18');
  expect(await readdir(dataDir)).toEqual(['pgdata']);
});

const owner = (change: object) =>
  JSON.stringify({ pid: process.pid, startedAt: '1', host: hostname(), token: 'x', ...change });

test('a folder that is open is refused, by name and with the process that has it', async () => {
  const release = await lockFolder(dataDir, nullLog);
  await expect(open()).rejects.toMatchObject({
    name: 'DataDirLocked',
    message: expect.stringContaining(`in use by process ${process.pid}`),
  });
  await release();
  await (await lockFolder(dataDir, nullLog))();
  expect(await readdir(dataDir)).toEqual([]);
});

test('the lock of a process that is gone is taken over, also when its number is used again', async () => {
  const release = await lockFolder(dataDir, nullLog);
  const { host } = z
    .object({ host: z.string() })
    .parse(JSON.parse(await readFile(join(dataDir, 'lock'), 'utf8')));
  await release();
  for (const stale of [owner({ host, pid: 4_194_303 }), owner({ host, startedAt: '1' }), 'cut o']) {
    await writeFile(join(dataDir, 'lock'), stale);
    await (await lockFolder(dataDir, nullLog))();
  }
  expect(await readdir(dataDir)).toEqual([]);
});

test('of many that come upon a stale lock at once, one gets it', { tags: ['sweep'] }, async () => {
  const release = await lockFolder(dataDir, nullLog);
  const { host } = z
    .object({ host: z.string() })
    .parse(JSON.parse(await readFile(join(dataDir, 'lock'), 'utf8')));
  await release();
  // Many rounds: the slow one that removes the winner's lock is rare.
  for (let round = 0; round < 60; round += 1) {
    await writeFile(join(dataDir, 'lock'), owner({ host, startedAt: '1' }));
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(dataDir, nullLog)));
    const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    for (const winner of winners) await winner.value();
  }
  expect(await readdir(dataDir)).toEqual([]);
});

test('an interrupted takeover delays others only briefly', async () => {
  const release = await lockFolder(dataDir, nullLog);
  const { host } = z
    .object({ host: z.string() })
    .parse(JSON.parse(await readFile(join(dataDir, 'lock'), 'utf8')));
  await release();
  await writeFile(join(dataDir, 'lock'), owner({ host, startedAt: '1' }));
  await writeFile(join(dataDir, 'lock.takeover'), '');
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(join(dataDir, 'lock.takeover'), longAgo, longAgo);
  await (await lockFolder(dataDir, nullLog))();
  expect(await readdir(dataDir)).toEqual([]);
});

test('the lock of another host is respected while its heart beats', async () => {
  const path = join(dataDir, 'lock');
  await writeFile(path, owner({ host: 'elsewhere' }));
  const heart = setInterval(() => void utimes(path, new Date(), new Date()), 300);
  await expect(lockFolder(dataDir, nullLog, 1_500)).rejects.toMatchObject({ name: 'DataDirLocked' });
  clearInterval(heart);
  await (await lockFolder(dataDir, nullLog, 1_500))();
});

test('dead rows and the write-ahead log are cleared away', { tags: ['sweep'] }, async () => {
  await cp(cluster, dataDir, { recursive: true });
  const { client, database } = await openPGlite({
    fs: new DurableFiles(join(dataDir, 'pgdata'), () => undefined),
    startParams: startParameters(true),
  });
  opened.push(database);
  await client.exec('CREATE TABLE marks (id int, text text); CREATE TABLE idle (id int)');
  await client.exec("INSERT INTO marks SELECT n, repeat('x', 1000) FROM generate_series(1, 20000) AS n");
  await client.exec('DELETE FROM marks WHERE id % 2 = 0');
  expect(await runUpkeep(database.driver)).toEqual({ vacuumed: ['public.marks'], checkpoint: true });
  expect(await runUpkeep(database.driver)).toEqual({ vacuumed: [], checkpoint: false });
});

test('what a process filled that stopped at once is not without statistics for good', async () => {
  await cp(cluster, dataDir, { recursive: true });
  const openFolder = () =>
    openPGlite({
      fs: new DurableFiles(join(dataDir, 'pgdata'), () => undefined),
      startParams: startParameters(true),
    });
  const filling = await openFolder();
  await filling.client.exec('CREATE TABLE marks (id int); INSERT INTO marks SELECT generate_series(1, 20)');
  await filling.database.close();
  const { database } = await openFolder();
  opened.push(database);
  expect((await runUpkeep(database.driver)).vacuumed).toEqual(['public.marks']);
  expect((await runUpkeep(database.driver)).vacuumed).toEqual([]);
});

/** Opens the folder in a process of its own, prints each number after its commit, and never ends. */
const WRITER = `
  import { writeSync } from 'node:fs';
  import { createServer } from 'vite';
  const vite = await createServer({ configFile: false, logLevel: 'error', appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null }, optimizeDeps: { noDiscovery: true },
    resolve: { alias: { '~': process.cwd() + '/src' } } });
  const { openDatabase } = await vite.ssrLoadModule('/src/platform/db/index.ts');
  const { silentLog } = await vite.ssrLoadModule('/src/platform/log/index.ts');
  const database = await openDatabase({ dataDir: process.argv[1], log: silentLog });
  await database.driver.execute('CREATE TABLE IF NOT EXISTS marks (id serial PRIMARY KEY, body text)');
  for (;;) {
    const { rows } = await database.driver.execute(
      "INSERT INTO marks (body) SELECT repeat(md5(random()::text), 200) WHERE $1 RETURNING id", [true]);
    writeSync(1, rows[0].id + '\\n');
  }`;

async function writeUntilKilled(commits: number): Promise<number[]> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', WRITER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  stopOnExit(child);
  const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  const acknowledged: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(Number(line));
    if (acknowledged.length === commits) child.kill('SIGKILL');
  }
  expect(await ended).toBe('SIGKILL');
  return acknowledged;
}

test('a process that is killed while it commits loses nothing it had acknowledged', {
  tags: ['sweep'],
  timeout: 90_000,
}, async () => {
  await cp(cluster, dataDir, { recursive: true });
  const acknowledged: number[] = [];
  for (const commits of [40, 300, 150]) {
    acknowledged.push(...(await writeUntilKilled(commits)));
    const database = await open();
    const found = new Set((await rows(database)).map((row) => row.id));
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    await database.close();
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(490);
});
