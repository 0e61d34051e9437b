import { MIGRATIONS } from '~/app/wiring/migrations';
import { compareMigrations, migrate } from '~/platform/db';
import { endUnopened } from './end-unopened';
import { complain, configOf, print, withDatabase } from './place';

const USAGE = `Usage: npm run migrate

Brings the database to the schema of this release, as each server does before it listens.`;

/** Applies what is pending and returns the process's exit code; a migration that fails ends the program with its name. */
async function main(): Promise<number> {
  if (process.argv.length > 2) {
    complain(USAGE);
    return 2;
  }
  const config = configOf(process.env);
  if (config === null) return 2;
  const applied = await withDatabase(config, async (database) => {
    const { pending } = await compareMigrations(database, MIGRATIONS);
    await migrate(database, MIGRATIONS).catch(endUnopened);
    return pending;
  });
  if (!applied.ok) {
    complain('A server holds DATA_DIR: it has migrated it.');
    return 1;
  }
  for (const file of applied.value) print(`applied ${file}`);
  if (applied.value.length === 0) print('nothing to apply');
  return 0;
}

process.exitCode = await main();
