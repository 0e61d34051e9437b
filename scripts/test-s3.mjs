// `npm run test:s3`: uploads, their backup and restore, and built servers (`npm run build` first) on a real S3-compatible store,
// which is found on the PATH as `versitygw` or built by Go the first time. `npm test` runs the same suites on a store in memory.
import { findStore, startStore } from '../test/s3/versitygw.ts';
import { sum, tests, UNIT } from './checks.mjs';
import { fail } from './runtime.mjs';

const found = findStore((line) => console.log(line));
if ('problem' in found) fail(found.problem);
const store = await startStore(found.path);
const suites = [
  'src/platform/s3',
  'src/platform/media/uploads/uploads.test.ts',
  'src/platform/backup/bucket.test.ts',
];
const env = { TEST_S3: JSON.stringify(store.settings) };
const { passed, failed } = sum([
  await tests('Uploads on a real S3 store', [...UNIT, ...suites], env),
  await tests(
    'Built servers on a real S3 store',
    ['--project', 'browser', 'test/system/bucket.test.ts'],
    env,
  ),
]);
await store.discard();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
