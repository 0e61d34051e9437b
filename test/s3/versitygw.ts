import { execFileSync, spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stopOnExit } from '../guard.ts';
import type { TestStore } from './store.ts';

/** Versity's S3 gateway over a folder, which `deploy/compose.yaml` runs as well. */
const MODULE = 'github.com/versity/versitygw/cmd/versitygw';
const VERSION = 'v1.8.0';
/** Built once: a minute and a half on two cores, 61 MB. */
const HOME = join(tmpdir(), `forecourt-versitygw-${VERSION}`);
const KEY = { region: 'eu-north-1', accessKeyId: 'forecourt', secretAccessKey: 'a-secret-of-the-test' };

/** The program on the PATH or built before; otherwise Go builds it. A sentence when neither is possible. */
export function findStore(say: (line: string) => void): { path: string } | { problem: string } {
  const built = join(HOME, 'versitygw');
  const folders = [...(process.env.PATH ?? '').split(delimiter), HOME];
  const found = folders.map((folder) => join(folder, 'versitygw')).find(runs);
  if (found !== undefined) return { path: found };
  say(`Building ${MODULE}@${VERSION} …`);
  try {
    const env = { ...process.env, GOBIN: HOME, CGO_ENABLED: '0' };
    execFileSync('go', ['install', `${MODULE}@${VERSION}`], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    return { path: built };
  } catch (cause) {
    const isThere = !(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT');
    return {
      problem: isThere
        ? `${MODULE} could not be built: ${String(cause)}`
        : 'There is no S3 store to test on: neither `versitygw` nor `go` (1.25 or newer, which builds it) is on the PATH.',
    };
  }
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Starts it over a temporary folder on a free loopback port, with one bucket. */
export async function startStore(program: string): Promise<TestStore & { discard(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-s3-'));
  const bucket = 'uploads';
  mkdirSync(join(folder, 'data', bucket), { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = join(folder, 'output.log');
  const launch = () => {
    const output = openSync(log, 'a');
    const env = { ROOT_ACCESS_KEY_ID: KEY.accessKeyId, ROOT_SECRET_ACCESS_KEY: KEY.secretAccessKey };
    const args = ['--port', `127.0.0.1:${port}`, '--region', KEY.region, '--quiet', 'posix'];
    const child = spawn(program, [...args, '--sidecar', join(folder, 'about'), join(folder, 'data')], {
      cwd: folder,
      env,
      stdio: ['ignore', output, output],
    });
    stopOnExit(child);
    return child;
  };
  mkdirSync(join(folder, 'about'));
  let child = launch();
  const ready = async () => {
    for (let waited = 0; !(await answers(url)); waited += 50) {
      if (child.exitCode !== null || waited > 20_000)
        throw new Error(`the store did not start:\n${readFileSync(log, 'utf8')}`);
      await pause(50);
    }
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  await ready();
  return {
    settings: { ...KEY, url, bucket },
    stop,
    async start() {
      child = launch();
      await ready();
    },
    async discard() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1000) }).then(
    () => true,
    () => false,
  );

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
