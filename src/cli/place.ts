import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { MIGRATIONS } from '~/app/wiring/migrations';
import { type Config, describeProblem, parseConfig } from '~/platform/config';
import {
  compareMigrations,
  type Database,
  DataDirLocked,
  migrate,
  openDatabase,
  sqlState,
} from '~/platform/db';
import { nullLog } from '~/platform/log';
import type { CallFailure } from '~/platform/maintenance';
import { err, ok, type Result } from '~/platform/result';
import { SITES } from '~/sites';
import { endUnopened } from './end-unopened';

export const print = (line: string) => void process.stdout.write(`${line}\n`);
export const complain = (line: string) => void process.stderr.write(`${line}\n`);

/** The configuration of the servers, which these programs share; null when it is wrong, which has been said then. */
export function configOf(env: Readonly<Record<string, string | undefined>>): Config | null {
  const config = parseConfig(env, { siteKeys: SITES.map((site) => site.key) });
  if (config.ok) return config.value;
  for (const problem of config.error) complain(describeProblem(problem));
  return null;
}

/** Works on the database itself; an error where a server holds it, as an embedded database has one owner at a time. */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: Config,
  work: (database: Database) => Promise<T>,
): Promise<Result<T, 'held-by-a-server'>> {
  let database: Database;
  try {
    const place = databaseUrl === null ? {} : { databaseUrl: databaseUrl.reveal() };
    database = await openDatabase({ ...place, dataDir, log: nullLog });
  } catch (cause) {
    if (cause instanceof DataDirLocked) return err('held-by-a-server');
    return endUnopened(cause);
  }
  try {
    return ok(await work(database));
  } finally {
    await database.close();
  }
}

/** Nothing of ours is there. */
class NothingThere extends Error {}

/**
 * The same where something of ours is; elsewhere the program ends with a sentence and has made nothing: another folder or database is
 * meant, and an answer out of an empty one would be wrong.
 */
export async function withOurs<T>(
  config: Config,
  work: (database: Database) => Promise<T>,
): Promise<Result<T, 'held-by-a-server'>> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null && !(await hasEmbedded(dataDir))) endNothingThere(`DATA_DIR: ${dataDir}`);
  try {
    return await withDatabase(config, async (database) => {
      if ((await compareMigrations(database, MIGRATIONS)).applied === 0) throw new NothingThere();
      return work(database);
    });
  } catch (cause) {
    if (!(cause instanceof NothingThere)) throw cause;
    return endNothingThere(databaseUrl === null ? `DATA_DIR: ${dataDir}` : 'DATABASE_URL: the database');
  }
}

function endNothingThere(where: string): never {
  complain(`${where} has nothing of Forecourt in it.`);
  process.exit(1);
}

/** Whether an embedded database has been made in a data folder. */
export const hasEmbedded = (dataDir: string): Promise<boolean> =>
  access(join(dataDir, 'pgdata')).then(
    () => true,
    () => false,
  );

/** One of these after migrating: what works on every table needs them all. */
export const withMigrated = <T>(
  config: Config,
  work: (database: Database) => Promise<T>,
  opened: typeof withDatabase = withDatabase,
) =>
  opened(config, async (database) => {
    await migrate(database, MIGRATIONS).catch(endUnopened);
    return work(database);
  });

/**
 * What the database says of a statement that it refused, such as one for which its user lacks the right; null for another failure.
 * It names tables and columns, and no values.
 */
export function refusalOf(cause: unknown): string | null {
  if (!(cause instanceof Error) || sqlState(cause) === undefined) return null;
  return refusalOf(cause.cause) ?? cause.message;
}

/** What is said where a server holds the database and does not help. */
export const SERVER_FAILURES = {
  'no-server': 'Another process holds DATA_DIR and has no maintenance socket there: stop it first.',
  failed: 'The server could not do it; its log says why.',
} as const satisfies Record<CallFailure, string>;
