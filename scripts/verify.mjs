// `npm run verify`: types, lint, formatting, room rules, unit tests. No build, no browser.
import { asCount, style, sum, tests, types } from './checks.mjs';
import { install } from './runtime.mjs';

await install();
const { passed, failed } = sum([
  asCount(await types()),
  asCount(await style()),
  await tests('Room rules and unit tests', ['--project', 'unit', ...process.argv.slice(2)]),
]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
