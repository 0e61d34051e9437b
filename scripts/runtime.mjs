// What every script needs before anything of ours can run: dependencies and Node 24. Plain JavaScript
// for any Node from 20 on, because Node 24 itself comes with the dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const at = (...path) => join(root, ...path);

/** Node of the install; the scripts re-enter with it. */
export const node = at('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Installs the locked dependencies when they are missing or the lock has changed. */
export function install() {
  const stamp = at('node_modules', '.forecourt-lock');
  const lock = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  if (existsSync(node) && !existsSync(stamp) && lockMatches()) return writeFileSync(stamp, lock);
  console.log('Installing dependencies …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (result.status !== 0) fail('The dependencies could not be installed.');
  if (!existsSync(node)) installNode();
  writeFileSync(stamp, lock);
}

/** The hidden lock file that npm leaves behind is as new as the lock: `npm ci` has just been run by hand. */
function lockMatches() {
  const hidden = at('node_modules', '.package-lock.json');
  return existsSync(hidden) && statSync(hidden).mtimeMs >= statSync(at('package-lock.json')).mtimeMs;
}

/** Some npm versions skip install scripts; the `node` package is nothing without its own. */
function installNode() {
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: at('node_modules', 'node'),
    stdio: 'inherit',
  });
  if (!existsSync(node)) fail('Node 24 did not come with the dependencies; run npm rebuild node.');
}

/** Builds the browser's and the server's code when the sources are newer than the last build. */
export function build({ force = false } = {}) {
  const stamp = at('dist', '.sources');
  const sources = hashOf(['src', 'scripts/vite', 'vite.config.ts', 'package-lock.json']);
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building …');
  const vite = at('node_modules', 'vite', 'bin', 'vite.js');
  for (const mode of [[], ['--ssr']]) {
    const result = spawnSync(node, [vite, 'build', '--logLevel', 'warn', ...mode], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (result.status !== 0) fail('The build failed.');
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

/** Runs a program in the foreground and resolves with its exit code; signals are passed on. */
export function run(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const pass = (signal) => child.kill(signal);
  process.on('SIGTERM', pass);
  process.on('SIGINT', pass);
  return new Promise((done) => {
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', pass);
      process.off('SIGINT', pass);
      done(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1));
    });
  });
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}
