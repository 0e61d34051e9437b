// The checks that `npm run verify` and `npm test` share.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { node, root } from './runtime.mjs';

const bin = (...path) => join(root, 'node_modules', ...path);

/** Runs one tool of the install in the foreground. */
function tool(title, command, args, env = {}) {
  console.log(`\n— ${title}`);
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return result.status === 0;
}

export const types = () => tool('Types', node, [bin('typescript', 'bin', 'tsc'), '--noEmit', '-p', '.']);

export const style = () =>
  tool('Lint and formatting', node, [
    bin('@biomejs', 'biome', 'bin', 'biome'),
    'check',
    '--error-on-warnings',
    '.',
  ]);

/** Runs Vitest and returns how many tests passed and failed. */
export function tests(title, args, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-tests-'));
  const report = join(folder, 'report.json');
  const ok = tool(
    title,
    node,
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--reporter=${join(root, 'scripts', 'second-try.mjs')}`,
      `--outputFile.json=${report}`,
      ...args,
    ],
    { NODE_ENV: 'test', NO_COLOR: '1', ...env },
  );
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  rmSync(folder, { recursive: true, force: true });
  console.log(slowest(counts.testResults ?? []));
  const passed = counts.numPassedTests ?? 0;
  const failed = counts.numFailedTests ?? 0;
  // A file that could not even be loaded, or a runner that died, counts as a failure.
  return { passed, failed: ok || failed > 0 ? failed : 1 };
}

/** Where the time goes: the files that take longest. */
const slowest = (files) =>
  files
    .map(({ name, startTime, endTime }) => ({ name: basename(name), seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 8)
    .map(({ name, seconds }) => `${seconds.toFixed(0)} s ${name}`)
    .join(', ');

export const sum = (results) => ({
  passed: results.reduce((all, { passed }) => all + passed, 0),
  failed: results.reduce((all, { failed }) => all + failed, 0),
});

/** A check without tests of its own counts as one. */
export const asCount = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
