import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test, vi } from 'vitest';
import { hasPostgres } from '~test/postgres';

const ROOT = join(import.meta.dirname, '..');
const inRoot = (path: string) => JSON.stringify(join(ROOT, path));

/** Runs a piece of JavaScript in a process of its own. */
const script = (code: string): ChildProcess =>
  spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('its output is not read');
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error('it ended without a word');
}

const endOf = (child: ChildProcess): Promise<number | string | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode ?? child.signalCode)
    : new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));

/** A process that has ended, or of which only the entry is left that nobody has asked for. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return existsSync(`/proc/${pid}/stat`) && readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return true;
  }
}

const gone = (pid: number) => vi.waitFor(() => expect(isGone(pid)).toBe(true), { timeout: 10_000 });

const POSTGRES = `
  const { startPostgres } = await import(${inRoot('test/postgres.ts')});
  const { readFileSync } = await import('node:fs');
  const { url } = await startPostgres();
  const pg = (await import('pg')).default;
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query("SELECT current_setting('data_directory') AS folder");
  const [pid] = readFileSync(rows[0].folder + '/postmaster.pid', 'utf8').split('\\n');
  console.log(JSON.stringify({ pid: Number(pid), folder: rows[0].folder }));
  setInterval(() => undefined, 1000);`;

describe.skipIf(!hasPostgres())(
  'correction 15: a PostgreSQL of tests ends with who started it',
  { tags: ['sweep'] },
  () => {
    test.each<readonly [string, string, NodeJS.Signals | null]>([
      ['killed', POSTGRES, 'SIGKILL'],
      ['asked to end', POSTGRES, 'SIGTERM'],
      ['ended by a fault', `${POSTGRES} throw new Error('a test runner breaks')`, null],
    ])('%s', async (_, code, signal) => {
      const starter = script(code);
      const { pid, folder } = JSON.parse(await firstLine(starter));
      if (signal !== null) starter.kill(signal);
      await endOf(starter);
      await gone(pid);
      await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 10_000 });
    });
  },
);

const STEP = `
  const { step } = await import(${inRoot('scripts/runtime.mjs')});
  await step(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => undefined, 1000)']);
  console.log('went on');`;
const BESIDE = `
  const { start } = await import(${inRoot('scripts/runtime.mjs')});
  const { child } = start(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => undefined, 1000)']);
  setTimeout(() => { throw new Error('the script breaks') }, 500);`;

describe('correction 15: what a script runs ends with it', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('by %s, and no further step begins', async (signal, code) => {
    const starter = script(STEP);
    const lines: string[] = [];
    starter.stdout?.on('data', (chunk: Buffer) => void lines.push(String(chunk)));
    await vi.waitFor(() => expect(lines.join('')).toMatch(/^\d+\n/), { timeout: 10_000 });
    const pid = Number.parseInt(lines.join(''), 10);
    expect(isGone(pid)).toBe(false);
    starter.kill(signal);
    expect(await endOf(starter)).toBe(code);
    await gone(pid);
    expect(lines.join('')).not.toContain('went on');
  });

  test('when npm is asked to end, whose shell passes nothing on', async () => {
    const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, STEP], {
      cwd: ROOT,
      env: { ...process.env, npm_lifecycle_event: 'verify' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const pid = Number(await firstLine(shell));
    shell.kill('SIGTERM');
    expect(await endOf(shell)).toBe('SIGTERM');
    await gone(pid);
  });

  test('when the script breaks', async () => {
    const starter = script(BESIDE);
    const pid = Number(await firstLine(starter));
    expect(await endOf(starter)).toBe(1);
    await gone(pid);
  });
});

const files = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(mjs|tsx?)$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name));

const thatSay = (words: RegExp, folders: readonly string[]): readonly string[] =>
  folders.flatMap(files).filter((path) => words.test(readFileSync(join(ROOT, path), 'utf8')));

test('correction 15: no script waits for a program without hearing signals', () => {
  const sync = /\b(spawnSync|execSync)\(/;
  expect(sync.test("const { status } = spawnSync('npm');")).toBe(true);
  expect(thatSay(sync, ['scripts']).filter((path) => !path.endsWith('.test.ts'))).toEqual([]);
});

test('correction 15: no file of tests starts a PostgreSQL while it is only read', () => {
  const starters = thatSay(/\bawait startPostgres\(/, ['src', 'test', 'bench', 'scripts']);
  expect(starters.filter((path) => !path.endsWith('leftovers.test.ts')).toSorted()).toEqual([
    'bench/context.ts',
    'scripts/drill/places.ts',
    'scripts/test-postgres.mjs',
    'test/database.ts',
    // In one of its tests.
    'test/system/backup.test.ts',
    // In its first hook.
    'test/system/outages.test.ts',
  ]);
});
