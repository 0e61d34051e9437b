import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { stopOnExit } from './guard.ts';

const DEBIAN = '/usr/lib/postgresql';

/** The newest server that Debian's packages or the PATH offer. */
function findBinaries(): string | null {
  const packaged = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const folders = [...packaged, ...(process.env.PATH ?? '').split(delimiter)];
  return (
    folders.find((folder) => folder && ['initdb', 'postgres'].every((name) => runs(join(folder, name)))) ??
    null
  );
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody` where that user is missing. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function run(command: string, args: string[], folder: string, options: SpawnOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    stopOnExit(child, { folder });
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command}: ${complaint}`))));
  });
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** Whether this machine has a PostgreSQL that `startPostgres` can start. */
export const hasPostgres = (): boolean => findBinaries() !== null;

/** What it holds is for tests. */
const TEST_SETTINGS = ['fsync=off', 'full_page_writes=off', 'max_connections=200', 'shared_buffers=64MB'];

export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/**
 * Starts a PostgreSQL server of its own in a temporary folder, on a free loopback port; `stop` ends it and removes
 * the folder, and so does the end of this process. `cut` kills it as a power cut would, `restore` starts it again at the same port. A file of tests takes `postgresOfFile`. Syncs are off unless `settings` (`name=value`) say otherwise. Null where PostgreSQL is not installed.
 */
export async function startPostgres(
  settings: readonly string[] = TEST_SETTINGS,
): Promise<TestPostgres | null> {
  const binaries = findBinaries();
  if (!binaries) return null;
  const user = unprivileged();
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-postgres-'));
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (user) for (const path of [folder, data]) await chown(path, user.uid, user.gid);
  const options: SpawnOptions = { cwd: folder, ...user };
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await run(join(binaries, 'initdb'), initdb, folder, options);
  const port = await freePort();
  const args = ['-D', data, '-h', '127.0.0.1', '-p', `${port}`, '-k', folder];
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const launch = () => {
    const all = [...args, ...settings.flatMap((setting) => ['-c', setting])];
    const child = spawn(join(binaries, 'postgres'), all, { ...options, stdio: 'ignore' });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    return { child, ended };
  };
  let server = launch();
  // SIGINT is PostgreSQL's fast shutdown: open connections are cut off.
  stopOnExit(server.child, { signal: 'SIGINT', folder });
  const end = async (signal: NodeJS.Signals) => {
    if (server.child.exitCode === null && server.child.signalCode === null) server.child.kill(signal);
    await server.ended;
  };
  const stop = async () => {
    await end('SIGINT');
    await rm(folder, { recursive: true, force: true });
  };
  const started = async () => {
    for (let waited = 0; !(await answers(url)); waited += 50) {
      if (server.child.exitCode !== null || waited > 20_000) {
        await stop();
        throw new Error('PostgreSQL did not start');
      }
      await pause(50);
    }
  };
  await started();
  return {
    url,
    stop,
    // SIGQUIT is its immediate shutdown: nothing is written, and the next start recovers from the log.
    cut: () => end('SIGQUIT'),
    async restore() {
      server = launch();
      stopOnExit(server.child, { signal: 'SIGINT' });
      await started();
    },
  };
}
