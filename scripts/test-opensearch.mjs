// `npm run test:opensearch`: the search contract on a real OpenSearch node, which is downloaded at the first time (50 MB
// from Maven Central) and needs Java 11 to 17. `npm test` shows these suites as skipped.
import { startOpenSearch } from '../test/opensearch/node.ts';
import { tests, UNIT } from './checks.mjs';
import { fail } from './runtime.mjs';

const node = await startOpenSearch();
if (node === null) fail('Java is not installed (no `java` on the PATH).');
const suites = ['src/platform/search/opensearch', 'src/modules/stock/indexes/opensearch-stock.test.ts'];
const { passed, failed } = await tests('Search contract on OpenSearch', [...UNIT, ...suites], {
  TEST_OPENSEARCH_URL: node.url,
});
await node.discard();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
