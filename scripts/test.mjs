// `npm test`: everything that must pass, from a fresh clone.
import { findBrowser } from './browser.mjs';
import { asCount, style, sum, tests, types } from './checks.mjs';
import { build, install } from './runtime.mjs';

install();
const browser = findBrowser();
build();
const { passed, failed } = sum([
  asCount(types()),
  asCount(style()),
  tests('Room rules and unit tests', ['--project', 'unit']),
  tests('The built server, and Chromium', ['--project', 'system'], { CHROMIUM_PATH: browser }),
]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
