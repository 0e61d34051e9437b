// `npm test`: everything that must pass, from a fresh clone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { asCount, style, sum, tests, types } from './checks.mjs';
import { build, install } from './runtime.mjs';

install();
const browser = findBrowser();
build();
// One filled demo for all that start the server.
const demo = mkdtempSync(join(tmpdir(), 'forecourt-demo-'));
const built = { CHROMIUM_PATH: browser, TEST_DEMO: demo };
const { passed, failed } = sum([
  asCount(types()),
  asCount(style()),
  tests('Room rules and unit tests', ['--project', 'unit']),
  tests('The built server in Chromium', ['--project', 'browser'], built),
  tests('The built server, killed and attacked', ['--project', 'system'], built),
]);
for (const folder of [demo, `${demo}-parts`]) rmSync(folder, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
