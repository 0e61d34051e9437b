// `npm run verify`: types, lint, formatting, dead code, dependencies, room rules, and the unit tests that do not take long. No
// build, no browser.
import { audit } from './audit.mjs';
import { staticChecks, sum, tests, WAITING_WORKERS } from './checks.mjs';
import { install, root } from './runtime.mjs';

await install();
// The tests wait now and then: beside them the checks take no time of their own.
const [audited, checks, unit] = await Promise.all([
  audit(root),
  staticChecks(),
  tests('Room rules and unit tests', ['--project', 'unit', ...process.argv.slice(2)], WAITING_WORKERS),
]);
// Without an answer of the registry it counts neither way.
const dependencies = { passed: audited === true ? 1 : 0, failed: audited === false ? 1 : 0 };
const { passed, failed } = sum([checks, dependencies, unit]);
if (audited === null) console.log('\nDependencies: not audited.');
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
