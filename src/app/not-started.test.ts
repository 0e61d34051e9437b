import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { listen, readyDataFolder } from './not-started';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-not-started-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});

/** Closed when its test ends. */
function server() {
  const http = createServer();
  onTestFinished(() => void http.close());
  return http;
}

test('a data folder that is missing is made', async () => {
  const dataDir = join(folder, 'new', 'data');
  await readyDataFolder(dataDir);
  expect((await stat(dataDir)).isDirectory()).toBe(true);
  await readyDataFolder(dataDir);
});

test('a data folder below a file is said by its variable', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(readyDataFolder(join(folder, 'file', 'data'))).rejects.toMatchObject({
    name: 'NotStarted',
    message: `DATA_DIR: ${join(folder, 'file', 'data')} cannot be made or written to (ENOTDIR)`,
  });
});

// Not even root makes a folder there, and Node's own way of making one with those above it never ended.
test.runIf(process.platform === 'linux').each(['/proc', '/proc/missing', '/proc/missing/data'])(
  'a data folder where nothing can be made is said by its variable: %s',
  async (dataDir) => {
    await expect(readyDataFolder(dataDir)).rejects.toMatchObject({
      name: 'NotStarted',
      message: `DATA_DIR: ${dataDir} cannot be made or written to (ENOENT)`,
    });
  },
);

test('a free port is listened at, and one that is taken is said by its variable', async () => {
  const port = await listen(server(), 0, '127.0.0.1');
  expect(port).toBeGreaterThan(0);
  await expect(listen(server(), port, '127.0.0.1')).rejects.toMatchObject({
    name: 'NotStarted',
    message: `PORT: port ${port} on 127.0.0.1 is in use by another process: stop it or choose another PORT`,
  });
});

test('an address of another machine is said by its variable', async () => {
  await expect(listen(server(), 0, '203.0.113.7')).rejects.toMatchObject({
    name: 'NotStarted',
    message: 'HOST: 203.0.113.7 is no address of this machine (EADDRNOTAVAIL)',
  });
});
