// `npm test`: everything that must pass, from a fresh clone. `npm test -- --postgres`: the database suites on a
// PostgreSQL of their own besides.
import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { asCount, style, sum, tests, types } from './checks.mjs';
import { build, install, node, root } from './runtime.mjs';

/**
 * Starts the database suites on PostgreSQL. They wait more than they compute, so they run beside the unit tests; what
 * they say is shown when `ended` is awaited, which gives their counts.
 */
function startOnPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-postgres-suites-'));
  const path = join(folder, 'log');
  const log = openSync(path, 'w');
  const child = spawn(node, [join(root, 'scripts', 'test-postgres.mjs')], { stdio: ['ignore', log, log] });
  const exit = new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', () => resolve(1));
  });
  return async function ended() {
    const code = await exit;
    const said = readFileSync(path, 'utf8');
    rmSync(folder, { recursive: true, force: true });
    // Their closing line becomes part of ours.
    const closing = /^(\d+) passed, (\d+) failed$/m;
    const [, passed = 0, failed = 0] = (closing.exec(said) ?? []).map(Number);
    console.log(said.replace(closing, '').trimEnd());
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
  };
}

install();
const browser = findBrowser();
build();
// One filled demo for all that start the server.
const demo = mkdtempSync(join(tmpdir(), 'forecourt-demo-'));
const built = { CHROMIUM_PATH: browser, TEST_DEMO: demo };
const results = [asCount(types()), asCount(style())];
const onPostgres = process.argv.includes('--postgres') ? startOnPostgres() : undefined;
results.push(tests('Room rules and unit tests', ['--project', 'unit']));
if (onPostgres) results.push(await onPostgres());
results.push(
  tests('The built server in Chromium', ['--project', 'browser'], built),
  tests('The built server, killed and attacked', ['--project', 'system'], built),
);
const { passed, failed } = sum(results);
for (const folder of [demo, `${demo}-parts`]) rmSync(folder, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
