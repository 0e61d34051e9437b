import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

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
  /** Milliseconds to wait for the first answer; the first start fills the demo. */
  readonly patience?: number;
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

/** Starts the built server on a loopback port and waits for its first healthy answer. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await freshDataDir());
  const port = options.port ?? (await freePort());
  const child = spawn(process.execPath, ['--enable-source-maps', join(ROOT, 'dist/server/main.js')], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      FORECOURT_ENV: 'demo',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-200_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url, child, () => output, options.patience ?? 120_000);
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

async function untilHealthy(
  url: string,
  child: ChildProcess,
  output: () => string,
  patience: number,
): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output()}`);
    const healthy = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not answer within ${patience} ms:\n${output()}`);
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}

/** A filled demo in a folder of its own; the template is filled once per run and copied. */
export async function demoDataDir(): Promise<string> {
  template ??= fillTemplate();
  const folder = await freshDataDir();
  await cp(await template, folder, { recursive: true });
  return folder;
}

let template: Promise<string> | undefined;

async function fillTemplate(): Promise<string> {
  const server = await startServer({});
  await server.stop();
  return server.dataDir;
}

export const removeDataDir = (dataDir: string): Promise<void> =>
  rm(dataDir, { recursive: true, force: true });
