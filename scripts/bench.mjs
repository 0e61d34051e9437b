// `npm run bench`: our code and its peers, measured in the same run. The peers' packages are installed on first use.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, fail, install, node, root, run, step } from './runtime.mjs';

const bench = join(root, 'bench');

async function installPeers() {
  const stamp = join(bench, 'node_modules', '.forecourt-lock');
  const lock = readFileSync(join(bench, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error('Installing what the benchmarks compare with …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const status = await step(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: bench,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Without them the other peers still take part; each part says what it misses.
  if (status === 0) writeFileSync(stamp, lock);
  else console.error('They could not be installed: their comparisons will be skipped.');
}

await install();
await build();
await installPeers();
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const built = await step(node, [vite, 'build', '--config', 'bench/vite.config.ts', '--logLevel', 'warn'], {
  env: { NODE_ENV: 'production' },
});
if (built !== 0) fail('The benchmarks could not be built.');
process.exitCode = await run(node, ['bench/run.ts', ...process.argv.slice(2)]);
