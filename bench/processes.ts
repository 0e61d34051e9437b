import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stopOnExit } from '../test/guard.ts';

/** What has to be undone when the benchmark ends, however it ends; the newest first. */
const undo: (() => Promise<unknown>)[] = [];

export const atEnd = (work: () => Promise<unknown>): void => void undo.push(work);

export async function endAll(): Promise<void> {
  for (let work = undo.pop(); work !== undefined; work = undo.pop()) await work();
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Path of a program of the machine, or null. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface Child {
  readonly pid: number;
  /** Everything written so far, both streams. */
  output(): string;
  /** Resolves with the standard output once the program has ended well; rejects with the output otherwise. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/** Starts a program; it is ended by its id at the latest when the benchmark ends. */
export function start(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): Child {
  const child = spawn(command, args, {
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    env: { ...process.env, NODE_ENV: 'production', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  stopOnExit(child);
  const written = { stdout: '', both: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    written.stdout += chunk.toString();
    written.both += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    written.both += chunk.toString();
  });
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const ended = closed.then((code) => {
    if (code === 0) return written.stdout;
    throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${written.both.slice(-4000)}`);
  });
  // A server is stopped, not waited for; its end is no surprise.
  ended.catch(() => undefined);
  const stop = () => stopChild(child, closed);
  atEnd(stop);
  return { pid: child.pid ?? -1, output: () => written.both, ended, stop };
}

async function stopChild(child: ChildProcess, closed: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
  child.kill('SIGTERM');
  await closed;
  clearTimeout(force);
}

/** Runs one of our programs with this Node and reads its last line as JSON. */
export async function request(
  file: string,
  args: readonly (string | number)[],
  options: { nodeOptions?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
): Promise<unknown> {
  const { nodeOptions = [], env = {} } = options;
  const output = await start(process.execPath, [...nodeOptions, file, ...args.map(String)], { env }).ended;
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

/** Waits until a server's output says where it listens: a line with `port` and a number. */
export async function portOf(server: Child, patienceMs = 120_000): Promise<number> {
  const failed = server.ended.then((output) => {
    throw new Error(`a server ended before it listened:\n${output}`);
  });
  const listening = (async () => {
    for (const until = Date.now() + patienceMs; Date.now() < until; ) {
      const port = /"port":(\d+)/.exec(server.output())?.[1];
      if (port !== undefined) return Number(port);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`a server did not listen within ${patienceMs} ms:\n${server.output()}`);
  })();
  return Promise.race([failed, listening]);
}
