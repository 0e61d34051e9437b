// `npm run verify`: types, lint, formatting, dead code, room rules, and the unit tests that do not take long. No build,
// no browser.
import { staticChecks, sum, tests } from './checks.mjs';
import { install } from './runtime.mjs';

await install();
const { passed, failed } = sum([
  await staticChecks(),
  await tests('Room rules and unit tests', ['--project', 'unit', ...process.argv.slice(2)]),
]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
