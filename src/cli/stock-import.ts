import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { knownStores } from '~/app/wiring/directories';
import { createFacilities, facilitiesMigrations } from '~/modules/facilities';
import { createStock, type ImportTarget, importFile, stockMigrations } from '~/modules/stock';
import { type Config, describeProblem, parseConfig, readAddress } from '~/platform/config';
import { DataDirLocked, migrate, openDatabase, platformMigrations } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { RELEASE } from '~/platform/release';
import { isSiteKey, SITES } from '~/sites';
import { endUnopened } from './end-unopened';

const USAGE = `Usage: npm run stock:import -- FILE --site SITE [--force]

Imports a vehicle listing feed, an automotive inventory feed or record lines (CSV, TSV, JSONL; gzip or not).
A file that takes away more than a store may lose, or has too many broken rows, waits for a person; --force applies it.
SITE is one of: ${SITES.filter((site) => site.carIndex === `${site.key}-cars`)
  .map((site) => site.key)
  .join(', ')}`;

const print = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

/** Runs the import and returns the process's exit code. */
async function main(): Promise<number> {
  const parsed = readArguments();
  if (parsed === null) {
    complain(USAGE);
    return 2;
  }
  const config = parseConfig(process.env, { siteKeys: SITES.map((site) => site.key) });
  if (!config.ok) {
    for (const problem of config.error) complain(describeProblem(problem));
    return 2;
  }
  const opened = await openTarget(config.value);
  if (typeof opened === 'string') {
    complain(opened);
    return 1;
  }
  try {
    const result = await importFile({
      ...parsed,
      target: opened.target,
      print: print,
      onProgress: progress(),
    });
    if (!result.ok) complain(result.error);
    return result.ok ? 0 : 1;
  } finally {
    await opened.close();
  }
}

function readArguments(): { path: string; siteKey: string; force: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      options: { site: { type: 'string' }, force: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0 || values.site === undefined || !isSiteKey(values.site))
      return null;
    // npm runs scripts in the project's folder; the file is named from where the command was typed.
    return {
      path: resolve(process.env.INIT_CWD ?? process.cwd(), file),
      siteKey: values.site,
      force: values.force,
    };
  } catch {
    return null;
  }
}

interface Opened {
  readonly target: ImportTarget;
  close(): Promise<void>;
}

/** The database itself, or the server that holds it: an embedded database has one owner at a time. */
async function openTarget(config: Config): Promise<Opened | string> {
  try {
    const database = await openDatabase({
      ...(config.databaseUrl === null ? {} : { databaseUrl: config.databaseUrl.reveal() }),
      dataDir: config.dataDir,
      log: nullLog,
    });
    await migrate(database, [platformMigrations, facilitiesMigrations, stockMigrations]);
    const facilities = await createFacilities({ database, log: nullLog });
    const stock = createStock({
      database,
      log: nullLog,
      sites: SITES,
      stores: knownStores(facilities),
      release: RELEASE,
      review: { limits: config.stockReview.limits, notify: null },
    });
    return {
      target: { kind: 'stock', stock },
      async close() {
        await facilities.stop();
        await database.close();
      },
    };
  } catch (cause) {
    if (!(cause instanceof DataDirLocked)) endUnopened(cause);
    const baseUrl = await readAddress(config.dataDir);
    if (baseUrl === null) return cause.message;
    const apiKey = config.keys.stock?.reveal();
    if (apiKey === undefined) return 'A server holds the database: set STOCK_API_KEY to import through it.';
    return { target: { kind: 'server', baseUrl, apiKey }, close: async () => undefined };
  }
}

/** A line of progress that overwrites itself, on a terminal only. */
function progress() {
  return ({
    phase,
    read,
    refused,
    applied,
  }: {
    phase: string;
    read: number;
    refused: number;
    applied: number;
  }) => {
    if (!process.stderr.isTTY) return;
    process.stderr.write(`\r${phase}: read ${read}, refused ${refused}, written ${applied}   `);
  };
}

process.exitCode = await main();
