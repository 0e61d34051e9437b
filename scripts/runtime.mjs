// What every script needs before anything of ours can run: dependencies and Node 24. Plain JavaScript
// for any Node from 20 on, because Node 24 itself comes with the dependencies.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const at = (...path) => join(root, ...path);

/** Node of the install; the scripts re-enter with it. */
export const node = at('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Installs the locked dependencies when they are missing or the lock has changed. */
export async function install() {
  const stamp = at('node_modules', '.forecourt-lock');
  const lock = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  if (existsSync(node) && !existsSync(stamp) && lockMatches()) return writeFileSync(stamp, lock);
  // Beside what a program prints, which may be led into a file.
  console.error('Installing dependencies …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const status = await step(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: { NODE_ENV: 'development' },
  });
  if (status !== 0) fail('The dependencies could not be installed.');
  if (!existsSync(node)) await installNode();
  writeFileSync(stamp, lock);
}

/** The hidden lock file that npm leaves behind is as new as the lock: `npm ci` has just been run by hand. */
function lockMatches() {
  const hidden = at('node_modules', '.package-lock.json');
  return existsSync(hidden) && statSync(hidden).mtimeMs >= statSync(at('package-lock.json')).mtimeMs;
}

/** Some npm versions skip install scripts; the `node` package is nothing without its own. */
async function installNode() {
  await step(process.execPath, ['installArchSpecificPackage.js'], { cwd: at('node_modules', 'node') });
  if (!existsSync(node)) fail('Node 24 did not come with the dependencies; run npm rebuild node.');
}

/** Builds the browser's, the studio's and the server's code when the sources are newer than the last build. */
export async function build({ force = false } = {}) {
  const stamp = at('dist', '.sources');
  const sources = hashOf([
    ...['src', 'scripts/vite', 'vite.config.ts', 'vite.studio.config.ts', 'package-lock.json'],
  ]);
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.error('Building …');
  const vite = at('node_modules', 'vite', 'bin', 'vite.js');
  for (const mode of [[], ['--config', 'vite.studio.config.ts'], ['--ssr']]) {
    const status = await step(node, [vite, 'build', '--logLevel', 'warn', ...mode], {
      env: { NODE_ENV: 'production', VITE_SOURCES_DIGEST: sources },
    });
    if (status !== 0) fail('The build failed.');
  }
  mkdirSync(at('dist'), { recursive: true });
  writeFileSync(stamp, sources);
}

/** One hash over paths, sizes and contents; a few hundred small files take some ten milliseconds. */
function hashOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (statSync(at(path)).isDirectory()) {
      for (const name of readdirSync(at(path)).sort()) add(join(path, name));
    } else if (!/\.test\.tsx?$/.test(path)) {
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(at(path)))
        .update('\0');
    }
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

const starter = process.ppid;
/** npm signals its shell, which dies of it and tells nobody: then this process has another parent. */
const isLeftByNpm = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== starter;
const PARENT_CHECK_MS = 300;

/**
 * Starts a program that does not outlive this script: signals are passed on to it, and when the script ends it is
 * asked to end. Waiting for a program in a way that stops this process from hearing signals (`spawnSync`) would leave it running.
 *
 * @returns the program; `ended` resolves with its exit code and the signal that this script got meanwhile
 */
export function start(command, args, { env = {}, cwd = root, stdio = 'inherit' } = {}) {
  const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } });
  let interruptedBy = null;
  const pass = (signal) => {
    interruptedBy ??= signal;
    child.kill(signal);
  };
  const end = () => child.kill();
  for (const signal of Object.keys(SIGNALS)) process.on(signal, pass);
  process.on('exit', end);
  const watch = setInterval(() => {
    if (isLeftByNpm() && interruptedBy === null) pass('SIGTERM');
  }, PARENT_CHECK_MS).unref();
  const ended = new Promise((done) => {
    const finish = (code) => {
      for (const signal of Object.keys(SIGNALS)) process.off(signal, pass);
      process.off('exit', end);
      clearInterval(watch);
      done({ code, interruptedBy });
    };
    child.on('exit', finish);
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      finish(127);
    });
  });
  return { child, ended };
}

/** Runs a program in the foreground and resolves with its exit code; one that a signal has ended as asked gives 0. */
export async function run(command, args, env = {}) {
  const { code, interruptedBy } = await start(command, args, { env }).ended;
  return code ?? (interruptedBy === null ? 1 : 0);
}

/** Runs one step of several and resolves with its exit code. A signal ends the step and then the script, which goes no further. */
export async function step(command, args, options = {}) {
  const { code, interruptedBy } = await start(command, args, options).ended;
  if (interruptedBy !== null) process.exit(128 + SIGNALS[interruptedBy]);
  return code ?? 1;
}

/** A folder that is removed when the script ends, however it ends (short of being killed). */
export function temporaryFolder(prefix) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // A program that is just ending may write into it once more.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  process.on('exit', remove);
  return folder;
}

/**
 * Says what is wrong and ends the process.
 *
 * @returns {never}
 */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
