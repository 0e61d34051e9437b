/** @module-tag sweep */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '~/app/wiring/migrations';
import { freshPostgres } from '~test/database';
import { hasPostgres, startPostgres } from '~test/postgres';
import { ask, search } from './ask';
import { sendJson } from './forms';
import {
  demoDataDir,
  freshDataDir,
  type RunningServer,
  removeDataDir,
  runProgram,
  startServer,
} from './server';

let server: RunningServer;
let copy: RunningServer | undefined;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-backups-'));
  server = await startServer({ dataDir: await demoDataDir() });
});
afterAll(async () => {
  await server?.stop();
  await copy?.stop();
  await rm(folder, { recursive: true, force: true });
  for (const folder of [server?.dataDir, copy?.dataDir])
    if (folder !== undefined) await removeDataDir(folder);
});

const requests = async (of: RunningServer): Promise<string> => (await ask(of, '/_dev/outbox')).text;

test('a backup taken while forms come in becomes a server that knows every request it had confirmed', async () => {
  const { dataDir } = server;
  const files = await mkdtemp(join(folder, 'try-'));
  const confirmed: string[] = [];
  let sending = true;
  const send = async () => {
    for (let count = 0; sending && count < 9; count += 1) {
      const id = `backup-${count}`;
      const answer = await sendJson(server, id);
      if (answer.status === 202) confirmed.push(id);
    }
  };
  const sender = send();
  await expect.poll(() => confirmed.length).toBeGreaterThan(2);
  const sure = [...confirmed];
  const written = await runProgram('backup.js', { dataDir, args: ['first.tar.gz'], cwd: files });
  sending = false;
  await sender;
  expect(written).toMatchObject({ code: 0, stderr: '' });
  expect(await readdir(files)).toEqual(['first.tar.gz']);
  const again = await runProgram('backup.js', { dataDir, args: ['first.tar.gz'], cwd: files });
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('overwrites nothing') });
  const nowhere = await runProgram('backup.js', { dataDir, args: ['no/such.tar.gz'], cwd: files });
  expect(nowhere).toMatchObject({
    code: 1,
    stderr: `No backup was written: ${join(files, 'no/such.tar.gz')} cannot be written (ENOENT).\n`,
  });

  const place = await freshDataDir();
  const restored = await runProgram('restore.js', { dataDir: place, args: ['first.tar.gz'], cwd: files });
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toContain('Every table was compared with the backup');
  const occupied = await runProgram('restore.js', { dataDir, args: ['first.tar.gz'], cwd: files });
  expect(occupied).toMatchObject({ code: 1, stderr: expect.stringContaining('in use by process') });

  copy = await startServer({ dataDir: place });
  const here = copy;
  const cars = { index: 'automotive-se-cars', limit: 1 };
  expect((await search(here, cars)).json()).toMatchObject({
    total_items: Number((await search(server, cars)).json().total_items),
  });
  expect((await ask(here, '/', { host: 'automotive-se.localhost' })).status).toBe(200);
  // Delivered before the backup, or by a job that it has brought along.
  await expect
    .poll(
      async () => {
        const page = await requests(here);
        return sure.filter((id) => !page.includes(`${id}@post.example`));
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
}, 300_000);

test('where nothing of ours is, no backup is written, nobody is said to be unknown, and nothing is made', async () => {
  const files = await mkdtemp(join(folder, 'nothing-'));
  const dataDir = join(files, 'data');
  const complaint = `DATA_DIR: ${dataDir} has nothing of Forecourt in it.\n`;
  const programs = [
    ['backup.js', 'first.tar.gz'],
    ['person.js', 'export', '--mail', 'kim@post.example'],
    ['retention.js', '--dry-run'],
    ['content.js', 'export', '--site', 'automotive-se'],
  ] as const;
  for (const [program, ...args] of programs) {
    const ended = await runProgram(program, { dataDir, args, cwd: files });
    expect(ended, program).toMatchObject({ code: 1, stdout: '', stderr: complaint });
  }
  expect(await readdir(files)).toEqual([]);
});

test('a data folder that cannot be made is said in one line by the accounts too', async () => {
  const files = await mkdtemp(join(folder, 'file-'));
  await writeFile(join(files, 'file'), '');
  const ended = await runProgram('accounts.js', { dataDir: join(files, 'file', 'data'), args: ['list'] });
  expect(ended).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^DATA_DIR: ENOTDIR: .*\n$/),
  });
});

test('a server whose bucket of uploads is away gives no backup, which is said in one line', async () => {
  const files = await mkdtemp(join(folder, 'bucket-'));
  const bucket = {
    S3_URL: 'http://127.0.0.1:9',
    S3_BUCKET: 'uploads',
    S3_ACCESS_KEY_ID: 'some-key',
    S3_SECRET_ACCESS_KEY: 'some-secret',
  };
  const away = await startServer({ dataDir: await demoDataDir(), env: bucket });
  try {
    const ended = await runProgram('backup.js', {
      dataDir: away.dataDir,
      args: ['first.tar.gz'],
      cwd: files,
      env: bucket,
    });
    expect(ended).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'The server could not do it; its log says why.\n',
    });
    expect(await readdir(files)).toEqual([]);
  } finally {
    await away.stop();
    await removeDataDir(away.dataDir);
  }
});

test.skipIf(!hasPostgres())('a user of the database who may not do it is told so in one line', async () => {
  const postgres = await startPostgres();
  if (postgres === null) throw new Error('PostgreSQL is not installed');
  const database = await freshPostgres(postgres.url, MIGRATIONS);
  try {
    await database.driver.execute('CREATE ROLE reader LOGIN');
    const own = new URL(database.url);
    own.username = 'reader';
    const [files, dataDir] = [await mkdtemp(join(folder, 'reader-')), await freshDataDir()];
    const place = { dataDir, cwd: files, args: ['first.tar.gz'] };
    const run = (name: 'backup.js' | 'restore.js', url: string) =>
      runProgram(name, { ...place, env: { DATABASE_URL: url } });
    expect(await run('backup.js', own.href)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^No backup was written: permission denied for table \w+\.\n$/),
    });
    expect(await run('backup.js', database.url)).toMatchObject({ code: 0 });
    const empty = await freshPostgres(postgres.url, []);
    await empty.driver.execute('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    own.pathname = new URL(empty.url).pathname;
    expect(await run('restore.js', own.href)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Nothing was restored: [^\n]+\.\n$/),
    });
    await empty.close();
    await removeDataDir(dataDir);
  } finally {
    await database.close();
    await postgres.stop();
  }
});
