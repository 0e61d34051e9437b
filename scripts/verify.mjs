// `npm run verify`: types, lint, formatting, dead code, dependencies, room rules, and the unit tests that do not take long. No
// build, no browser.
import { audit } from './audit.mjs';
import { staticChecks, sum, tests, UNIT_WORKERS } from './checks.mjs';
import { install, root } from './runtime.mjs';

await install();
const [audited, checks] = await Promise.all([audit(root), staticChecks()]);
const { passed, failed } = sum([
  checks,
  // Without an answer of the registry it counts neither way.
  { passed: audited === true ? 1 : 0, failed: audited === false ? 1 : 0 },
  await tests('Room rules and unit tests', ['--project', 'unit', ...process.argv.slice(2)], UNIT_WORKERS),
]);
if (audited === null) console.log('\nDependencies: not audited.');
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
