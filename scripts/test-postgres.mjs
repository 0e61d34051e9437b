// The database suites once more, on a PostgreSQL of their own instead of PGlite. Runs with the install's Node.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../test/postgres.ts';
import { tests, UNIT } from './checks.mjs';
import { fail, root } from './runtime.mjs';

/** What stands between a suite and the database: `test/database.ts`, or a piece of `test/` that opens one. */
const OPENS_DATABASE = /from '~test\/(database|postgres|demo-services|content\/|stock\/import-stage)/;

/** The suites of platform and modules that talk to a database. */
const suites = ['src/platform', 'src/modules'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .filter((path) => OPENS_DATABASE.test(readFileSync(join(root, path), 'utf8'))),
);

const server = await startPostgres();
if (server === null) fail('PostgreSQL is not installed (looked in /usr/lib/postgresql and on the PATH).');
const { passed, failed } = await tests('Database suites on PostgreSQL', [...UNIT, ...suites], {
  TEST_DATABASE_URL: server.url,
});
await server.stop();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
