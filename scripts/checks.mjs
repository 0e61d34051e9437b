// The checks that `npm run verify` and `npm test` share.
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { node, root, step, temporaryFolder } from './runtime.mjs';

const bin = (...path) => join(root, 'node_modules', ...path);

/** Runs one tool of the install: in the foreground, or, given a file, with what it says in that. */
async function tool(title, command, args, env, path) {
  if (path === undefined) {
    console.log(`\n— ${title}`);
    return (await step(command, args, { env })) === 0;
  }
  const log = openSync(path, 'w');
  const code = await step(command, args, { env, stdio: ['ignore', log, log] });
  closeSync(log);
  console.log(`\n— ${title}\n${readFileSync(path, 'utf8').trimEnd()}`);
  return code === 0;
}

/** All tests that need nothing but the sources. */
export const UNIT = ['--project', 'unit', '--project', 'long'];

/** Of tests that wait for timers, disks, databases or pages: one more at a time than there are processors keeps those at work. */
export const WAITING_WORKERS = { VITEST_MAX_WORKERS: String(Math.max(3, availableParallelism() + 1)) };

const STATIC_CHECKS = [
  ['Types', [bin('typescript', 'bin', 'tsc'), '--noEmit', '-p', '.']],
  ['Lint and formatting', [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.']],
  // No file, export or dependency that nothing uses.
  ['Dead code', [bin('knip', 'bin', 'knip.js'), '--no-progress']],
];

/** Types, lint, formatting and dead code beside each other; each counts as one. What they say is shown in turn. */
export async function staticChecks() {
  const folder = temporaryFolder('forecourt-checks-');
  const codes = await Promise.all(
    STATIC_CHECKS.map(async ([title, args], index) => {
      const log = openSync(join(folder, String(index)), 'w');
      const code = await step(node, args, { stdio: ['ignore', log, log] });
      closeSync(log);
      return { title, index, code };
    }),
  );
  for (const { title, index } of codes)
    console.log(`\n— ${title}\n${readFileSync(join(folder, String(index)), 'utf8').trimEnd()}`);
  const failed = codes.filter(({ code }) => code !== 0).length;
  return { passed: codes.length - failed, failed };
}

/** Runs Vitest and returns how many tests passed and failed. Beside another run (`beside`) it says nothing before it has ended. */
export async function tests(title, args, env = {}, { beside = false } = {}) {
  const folder = temporaryFolder('forecourt-tests-');
  const report = join(folder, 'report.json');
  const ok = await tool(
    title,
    node,
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--reporter=${join(root, 'scripts', 'flaky.mjs')}`,
      `--outputFile.json=${report}`,
      ...args,
    ],
    { NODE_ENV: 'test', NO_COLOR: '1', ...env },
    beside ? join(folder, 'log') : undefined,
  );
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const files = counts.testResults ?? [];
  console.log(slowest(files));
  // With a filter of tags, those that it leaves out count as skipped, too.
  if (!args.includes('--tags-filter')) console.log(skipped(files));
  const passed = counts.numPassedTests ?? 0;
  const failed = counts.numFailedTests ?? 0;
  // A file that could not even be loaded, or a runner that died, counts as a failure.
  return { passed, failed: ok || failed > 0 ? failed : 1 };
}

/** Where the time goes: the files that take longest, or (`TEST_TIMES=all`) all of them. */
const slowest = (files) =>
  files
    .map(({ name, startTime, endTime }) => ({ name: basename(name), seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, process.env.TEST_TIMES === 'all' ? undefined : 8)
    .map(({ name, seconds }) => `${seconds.toFixed(0)} s ${name}`)
    .join(', ');

/** What was not run, and in which file: a machine that lacks a program never passes in silence. */
const skipped = (files) =>
  files
    .map(({ name, assertionResults = [] }) => {
      const left = assertionResults.filter(({ status }) => status === 'skipped' || status === 'pending');
      const suites = new Set(left.map(({ ancestorTitles, title }) => ancestorTitles.at(-1) || title));
      return left.length > 0
        ? `Not run: ${left.length} of ${basename(name)} (${[...suites].join(', ')})\n`
        : '';
    })
    .join('');

export const sum = (results) => ({
  passed: results.reduce((all, { passed }) => all + passed, 0),
  failed: results.reduce((all, { failed }) => all + failed, 0),
});
