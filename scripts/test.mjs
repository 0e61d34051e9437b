// `npm test`: what must pass, from a fresh clone. `--all`: the sweeps, crashes and outages besides. `--postgres`: the
// database suites on a PostgreSQL of their own besides.
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { staticChecks, sum, tests, UNIT, WAITING_WORKERS } from './checks.mjs';
import { build, fail, install, node, root, start, temporaryFolder } from './runtime.mjs';

/**
 * Starts the database suites on PostgreSQL. They wait more than they compute, so they run beside the unit tests; what
 * they say is shown when `ended` is awaited, which gives their counts.
 */
function startOnPostgres() {
  const folder = temporaryFolder('forecourt-postgres-suites-');
  const path = join(folder, 'log');
  const log = openSync(path, 'w');
  const suites = start(node, [join(root, 'scripts', 'test-postgres.mjs')], { stdio: ['ignore', log, log] });
  return async function ended() {
    const { code } = await suites.ended;
    const report = readFileSync(path, 'utf8');
    // Their closing line becomes part of ours.
    const closing = /^(\d+) passed, (\d+) failed$/m;
    const [, passed = 0, failed = 0] = (closing.exec(report) ?? []).map(Number);
    console.log(report.replace(closing, '').trimEnd());
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
  };
}

/** The first start fills the demo, for all servers of the run: on one processor, beside what needs no server. */
function startFilling(folder) {
  const filled = start(node, [join(root, 'scripts', 'fill-demo.mjs'), folder]);
  return async function ended() {
    const { code } = await filled.ended;
    if (code !== 0) fail('The demo could not be filled.');
  };
}

await install();
const browser = await findBrowser();
const checks = staticChecks();
await build();
// One filled demo for all that start the server.
const demo = temporaryFolder('forecourt-demo-');
const built = { CHROMIUM_PATH: browser, TEST_DEMO: demo };
const all = process.argv.includes('--all');
/** What CI runs besides is left out here (ADR 0050). */
const chosen = all ? [] : ['--tags-filter', '!sweep'];
const filled = startFilling(demo);
const results = [await checks];
const onPostgres = process.argv.includes('--postgres') ? startOnPostgres() : undefined;
const elsewhere = onPostgres || !all ? { TEST_POSTGRES_ELSEWHERE: 'yes' } : {};
// The suites on PostgreSQL keep the processors at work as it is.
const workers = onPostgres ? {} : WAITING_WORKERS;
const components = () =>
  tests('Components in Chromium', ['--project', 'component'], built, { beside: !onPostgres });
const units = tests('Room rules and unit tests', [...UNIT, ...chosen], { ...elsewhere, ...workers });
await filled();
// Unit tests wait often enough for a browser beside them, unless the database suites fill their pauses.
if (onPostgres) results.push(await units, await onPostgres(), await components());
else results.push(...(await Promise.all([units, components()])));
results.push(
  await tests('The built server in Chromium', ['--project', 'browser', ...chosen], {
    ...built,
    ...WAITING_WORKERS,
  }),
  await tests('The built server, killed and cut off', ['--project', 'kills', ...chosen], built),
  await tests('The built server, attacked and timed', ['--project', 'system', ...chosen], built),
);
const { passed, failed } = sum(results);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
