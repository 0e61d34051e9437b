import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stopOnExit } from '../guard.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** The build under test: the one of `npm run build`, or a copy of it that `TEST_BUILD` names. */
export const BUILD = process.env.TEST_BUILD ?? join(ROOT, 'dist');

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly pid: number;
  /** Address of a site of the group on this server. */
  site(key: string, path?: string): string;
  /** What the process has written so far. */
  output(): string;
  /** Ends the process as an operator would (SIGTERM) and gives its exit code. */
  stop(): Promise<number | null>;
  /** Ends the process as a power cut would. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  /** A folder that exists; without it a fresh one. */
  readonly dataDir?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Options of Node itself, instead of those with which a stack trace names our sources. */
  readonly nodeOptions?: readonly string[];
  /** Milliseconds to wait until it is there; the first start fills the demo. */
  readonly startTimeoutMs?: number;
  /** Do not wait until the demo is filled. */
  readonly whileFilling?: boolean;
  /** Nobody stops it: it ends with this process, its folder goes with it, and neither keeps the process from ending. */
  readonly endsWithWorker?: boolean;
}

export const freshDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'forecourt-data-'));

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const environment = (dataDir: string) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  FORECOURT_ENV: 'demo',
  LOG_LEVEL: 'warn',
  WARM_UP: 'off',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
});

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the server and cuts it off after some milliseconds, healthy or not. */
export async function killedWhileStarting(
  dataDir: string,
  afterMs: number,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(process.execPath, [join(BUILD, 'server/main.js')], {
    cwd: ROOT,
    env: { ...environment(dataDir), PORT: String(await freePort()), ...env },
    stdio: 'ignore',
  });
  stopOnExit(child);
  await pause(afterMs);
  await ended(child, 'SIGKILL');
}

type ProgramName =
  `${'accounts' | 'backup' | 'content' | 'doctor' | 'main' | 'migrate' | 'person' | 'restore' | 'retention' | 'stock-import'}.js`;

/** Runs one of the built programs to its end, for those that end by themselves. */
export function runProgram(
  name: ProgramName,
  options: {
    dataDir: string;
    args?: readonly string[];
    env?: Readonly<Record<string, string>>;
    cwd?: string;
    /** What it reads from standard input. */
    input?: string;
  },
): Promise<Ended> {
  const { dataDir, args = [], env, cwd = ROOT, input = '' } = options;
  const child = spawn(process.execPath, ['--enable-source-maps', join(BUILD, 'server', name), ...args], {
    cwd,
    env: { ...environment(dataDir), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: 200_000,
    killSignal: 'SIGKILL',
  });
  stopOnExit(child);
  child.stdin.end(input);
  const written = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    written.stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    written.stderr += chunk.toString();
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...written })));
}

/** Starts the built server on a loopback port and waits until it is healthy and its demo is filled. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await freshDataDir());
  const port = options.port ?? (await freePort());
  const { nodeOptions = ['--enable-source-maps'] } = options;
  const args = [...nodeOptions, join(BUILD, 'server/main.js')];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...environment(dataDir), PORT: String(port), ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that fails half-way leaves no server behind.
  stopOnExit(child, options.endsWithWorker ? { folder: dataDir } : {});
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-200_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url, child, () => output, options);
  if (options.endsWithWorker) unref(child);
  return {
    url,
    port,
    dataDir,
    pid: child.pid ?? -1,
    site: (key, path = '/') => `http://${key}.localhost:${port}${path}`,
    output: () => output,
    stop: () => ended(child, 'SIGTERM'),
    kill: async () => void (await ended(child, 'SIGKILL')),
  };
}

function unref(child: ChildProcess): void {
  child.unref();
  for (const stream of [child.stdout, child.stderr])
    if (stream !== null && 'unref' in stream && typeof stream.unref === 'function') stream.unref();
}

async function untilHealthy(
  url: string,
  child: ChildProcess,
  output: () => string,
  { startTimeoutMs: timeoutMs = 120_000, whileFilling = false }: ServerOptions,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output()}`);
    // An answer that never comes must not outlast the patience.
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
      async (response) => response.ok && (whileFilling || !(await response.text()).includes('filling')),
      () => false,
    );
    if (ready && (await isHealthy(url))) return;
    await pause(50);
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not answer within ${timeoutMs} ms:\n${output()}`);
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
    (response) => response.ok,
    () => false,
  );

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}

/** Half a minute to one by itself; beside the unit tests and the suites on PostgreSQL it has a fraction of a processor. */
const FILL_TIMEOUT_MS = 480_000;

/** Fills the demo into a folder, once. */
export async function fillDemoDir(template: string): Promise<void> {
  const filled = join(template, 'filled');
  if (existsSync(filled)) return;
  await (await startServer({ dataDir: template, startTimeoutMs: FILL_TIMEOUT_MS })).stop();
  await writeFile(filled, '');
}

/** A filled demo in a folder of its own: a copy of what one first start filled for the whole run. */
export async function demoDataDir(): Promise<string> {
  const template = process.env.TEST_DEMO ?? (await freshDataDir());
  await fillDemoDir(template);
  const folder = await freshDataDir();
  await cp(template, folder, { recursive: true, filter: isCopied });
  // Pictures are drawn once for all servers of a run: a file is named by what is in it, and is there whole or not at all.
  await mkdir(join(template, VARIANTS), { recursive: true });
  await mkdir(join(folder, dirname(VARIANTS)), { recursive: true });
  await symlink(join(template, VARIANTS), join(folder, VARIANTS));
  return folder;
}

/** Resized pictures, within a data folder. */
const VARIANTS = 'media/variants';

/** A server that was killed leaves its socket behind. */
const isCopied = (path: string): boolean => !path.endsWith('.sock') && !path.endsWith(VARIANTS);

/** Seconds of processor time that a process has used; null where the system does not tell. */
export async function processorSeconds(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticksPerSecond = 100;
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

export const removeDataDir = (dataDir: string): Promise<void> =>
  rm(dataDir, { recursive: true, force: true });
