import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nullLog } from '~/platform/log';
import { openDatabase } from './open';

/** A port that nobody listens at. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

test('a server that does not answer is said by its variable and address, without the password', async () => {
  const port = await closedPort();
  const failure = openDatabase({
    databaseUrl: `postgres://app:hunter2@127.0.0.1:${port}/site`,
    dataDir: 'unused',
    log: nullLog,
  });
  await expect(failure).rejects.toMatchObject({
    name: 'DatabaseNotOpened',
    message: `DATABASE_URL: connect ECONNREFUSED 127.0.0.1:${port}`,
  });
});

test('a data folder that is a file is said by its variable', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-not-opened-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const dataDir = join(folder, 'file');
  await writeFile(dataDir, '');
  const failure = openDatabase({ dataDir, log: nullLog });
  await expect(failure).rejects.toMatchObject({
    name: 'DatabaseNotOpened',
    message: expect.stringMatching(/^DATA_DIR: EEXIST: /),
  });
});

// Not even root makes a file there.
test.runIf(process.platform === 'linux').each(['/proc', '/proc/missing'])(
  'a data folder that cannot be written to is said by its variable: %s',
  async (dataDir) => {
    await expect(openDatabase({ dataDir, log: nullLog })).rejects.toMatchObject({
      name: 'DatabaseNotOpened',
      message: expect.stringMatching(/^DATA_DIR: E[A-Z]+: /),
    });
  },
);
