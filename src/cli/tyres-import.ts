import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  type AgreementImport,
  type AgreementImportFailure,
  importAgreements,
  importReport,
  storeOfAgreements,
  tyreHotelMigrations,
} from '~/modules/tyre-hotel';
import { type Config, describeProblem, parseConfig, readAddress } from '~/platform/config';
import { DataDirLocked, migrate, openDatabase, platformMigrations } from '~/platform/db';
import { jsonBody } from '~/platform/json';
import { nullLog } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import { systemClock } from '~/platform/time';
import { isSiteKey, SITES, type Site, siteByKey } from '~/sites';
import { endUnopened } from './end-unopened';

const USAGE = `Usage: npm run tyres:import -- FILE --site SITE

Imports the agreements of the tyre hotel: a CSV file with a row per wheel (src/modules/tyre-hotel/README.md). The file is
all agreements of the site's facilities. SITE is one of: ${SITES.filter(
  (site) => site.siteIndex === `${site.key}-sites`,
)
  .map((site) => site.key)
  .join(', ')}`;

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
  const text = await readFile(parsed.path, 'utf8').catch(() => null);
  if (text === null) {
    complain(`${parsed.path} cannot be read`);
    return 1;
  }
  const done = await imported(config.value, parsed.site, text);
  if (!done.ok) {
    complain(done.error);
    return 1;
  }
  for (const line of importReport(done.value)) process.stdout.write(`${line}\n`);
  return 0;
}

function readArguments(): { readonly path: string; readonly site: Site } | null {
  try {
    const options = { site: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0 || values.site === undefined || !isSiteKey(values.site))
      return null;
    // npm runs scripts in the project's folder; the file is named from where the command was typed.
    return { path: resolve(process.env.INIT_CWD ?? process.cwd(), file), site: siteByKey(values.site) };
  } catch {
    return null;
  }
}

const REASONS: Readonly<Record<AgreementImportFailure['code'], string>> = {
  'no-agreement-file': 'the file lacks the columns registration_number, phone, brand, department_id',
  'nothing-usable': 'not one agreement of the file can be used: the old ones stand',
  'unknown-site': 'the site has no facilities',
};

/** Into the database itself, or through the server that holds it: an embedded database has one owner at a time. */
async function imported(config: Config, site: Site, text: string): Promise<Result<AgreementImport, string>> {
  try {
    const database = await openDatabase({
      ...(config.databaseUrl === null ? {} : { databaseUrl: config.databaseUrl.reveal() }),
      dataDir: config.dataDir,
      log: nullLog,
    });
    try {
      await migrate(database, [platformMigrations, tyreHotelMigrations]);
      const done = await importAgreements(storeOfAgreements({ database, clock: systemClock }), site, text);
      return done.ok ? done : err(REASONS[done.error.code]);
    } finally {
      await database.close();
    }
  } catch (cause) {
    if (!(cause instanceof DataDirLocked)) endUnopened(cause);
    const baseUrl = await readAddress(config.dataDir);
    if (baseUrl === null) return err(cause.message);
    const apiKey = config.keys.tyres?.reveal();
    if (apiKey === undefined)
      return err('A server holds the database: set TYRE_API_KEY to import through it.');
    return throughServer(new URL(`/api/tyre-agreements/${site.key}`, baseUrl), apiKey, text);
  }
}

const answerSchema: z.ZodType<AgreementImport> = z.object({
  read: z.number(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  removed: z.number(),
  leftFile: z.number(),
  unplaced: z.number(),
  refused: z.array(z.object({ line: z.number(), reason: z.string() })),
});
const refusalSchema = z.object({ error: z.enum(['no-agreement-file', 'nothing-usable', 'unknown-site']) });

async function throughServer(
  url: URL,
  apiKey: string,
  text: string,
): Promise<Result<AgreementImport, string>> {
  const headers = { 'x-api-key': apiKey, 'content-type': 'text/csv' };
  const response = await fetch(url, { method: 'POST', headers, body: text }).catch(() => null);
  if (response === null) return err(`the server at ${url.origin} does not answer: the old agreements stand`);
  const answer = await jsonBody(response).catch(() => undefined);
  if (response.ok) return ok(answerSchema.parse(answer));
  if (response.status === 401) return err('the server refuses the API key (TYRE_API_KEY)');
  const refusal = refusalSchema.safeParse(answer);
  return err(
    refusal.success ? REASONS[refusal.data.error] : `the server answers with status ${response.status}`,
  );
}

process.exitCode = await main();
