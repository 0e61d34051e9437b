// The database suites once more, on a PostgreSQL of their own instead of PGlite. Runs with the install's Node.
import { startPostgres } from '../test/postgres.ts';
import { tests } from './checks.mjs';
import { fail } from './runtime.mjs';

/** The suites that talk to the database through `test/database.ts`. */
const SUITES = ['src/platform', 'src/modules'];

const server = await startPostgres();
if (server === null) fail('PostgreSQL is not installed (looked in /usr/lib/postgresql and on the PATH).');
const { passed, failed } = tests('Database suites on PostgreSQL', ['--project', 'unit', ...SUITES], {
  TEST_DATABASE_URL: server.url,
});
await server.stop();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
