import { randomInt } from 'node:crypto';
import { authSecretsOf, derivedKey } from '~/app/wiring/staff/auth-secret';
import { facilityDirectory, workshopDirectory } from '~/app/wiring/workshop/workshop-directory';
import { createFacilities, facilitiesMigrations } from '~/modules/facilities';
import {
  type Account,
  type AccountCommand,
  type AccountFailure,
  accountCommandSchema,
  createIdentity,
  identityMigrations,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordSchema,
} from '~/modules/identity';
import { type Config, describeProblem, parseConfig, readAddress } from '~/platform/config';
import { DatabaseNotOpened, DataDirLocked, migrate, openDatabase, platformMigrations } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import { systemClock } from '~/platform/time';
import { SITES } from '~/sites';
import { readArguments, USAGE } from './accounts/account-arguments';
import { runThroughServer } from './accounts/accounts-client';
import { readPassword } from './accounts/read-password';
import { endUnopened } from './end-unopened';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

/** Carries out one command and returns the process's exit code. */
async function main(): Promise<number> {
  const parsed = readArguments(process.argv.slice(2));
  if (!parsed.ok) {
    complain(parsed.error === '' ? USAGE : parsed.error);
    return 2;
  }
  const config = parseConfig(process.env, { siteKeys: SITES.map((site) => site.key) });
  if (!config.ok) {
    for (const problem of config.error) complain(describeProblem(problem));
    return 2;
  }
  const { generate, needsPassword } = parsed.value;
  const password = !needsPassword ? '' : generate ? generatedPassword() : await readPassword();
  if (needsPassword && !passwordSchema.safeParse(password).success) {
    complain(
      `The password must have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters, and be more than common words and years.`,
    );
    return 2;
  }
  const command = accountCommandSchema.safeParse(parsed.value.command(password));
  if (!command.success) {
    const fields = command.error.issues.map(({ path }) => path.at(-1)).join(', ');
    complain(`Not usable: ${fields || 'the command'}.`);
    return 2;
  }
  const result = await carryOut(config.value, command.data);
  if (!result.ok) {
    complain(result.error);
    return 1;
  }
  if (needsPassword && generate) say(`Password, shown this once: ${password}`);
  for (const line of linesOf(command.data, result.value)) say(line);
  return 0;
}

/** On the database itself, or through the server that holds it: an embedded database has one owner at a time. */
async function carryOut(
  config: Config,
  command: AccountCommand,
): Promise<Result<readonly Account[], string>> {
  const secrets = await authSecretsOf(config).catch((cause: unknown) =>
    // A demo keeps its secret in the data folder.
    endUnopened(new DatabaseNotOpened('DATA_DIR', cause)),
  );
  const secret = secrets?.[0] ?? null;
  try {
    const database = await openDatabase({
      ...(config.databaseUrl === null ? {} : { databaseUrl: config.databaseUrl.reveal() }),
      dataDir: config.dataDir,
      log: nullLog,
    });
    try {
      await migrate(database, [platformMigrations, facilitiesMigrations, identityMigrations]);
      const facilities = await createFacilities({ database, log: nullLog });
      const identity = createIdentity({
        database,
        log: nullLog,
        clock: systemClock,
        secureCookies: true,
        // Not needed for accounts: this process has no sign-in.
        secrets: [secret?.reveal() ?? 'no session is made by the command line'],
        hasWorkshop: workshopDirectory(facilities),
        hasFacility: facilityDirectory(facilities),
      });
      const result = await identity.accounts.run(command);
      await facilities.stop();
      return result.ok ? result : err(sentenceOf(result.error));
    } finally {
      await database.close();
    }
  } catch (cause) {
    if (!(cause instanceof DataDirLocked)) endUnopened(cause);
    const baseUrl = await readAddress(config.dataDir);
    if (baseUrl === null) return err(cause.message);
    if (secret === null) return err('A server holds the database: set AUTH_SECRET as it has it.');
    const answer = await runThroughServer(baseUrl, derivedKey(secret, 'accounts'), command);
    return answer.ok
      ? ok(answer.value)
      : err(typeof answer.error === 'string' ? answer.error : sentenceOf(answer.error));
  }
}

function sentenceOf(failure: AccountFailure): string {
  switch (failure.code) {
    case 'taken':
      return `There is an account ${failure.email} already.`;
    case 'unknown-account':
      return `There is no account ${failure.email}.`;
    case 'unknown-workshop':
      return `There is no workshop ${failure.departmentId} on that site.`;
    case 'unknown-facility':
      return `There is no facility ${failure.siteId} on that site.`;
    case 'place-missing':
      return 'Staff need --site with --workshops or --facilities, or --sites.';
    case 'place-of-admin':
      return 'Admins see all workshops and requests and edit all sites: leave --site, --workshops, --facilities and --sites out.';
  }
}

const DONE = {
  add: 'added',
  disable: 'disabled',
  enable: 'enabled',
  password: 'has a new password',
  'second-factor': 'has no second factor',
  workshops: 'works there',
  sites: 'edits there',
  facilities: 'answers there',
} as const satisfies Record<Exclude<AccountCommand['command'], 'list'>, string>;

function linesOf(command: AccountCommand, accounts: readonly Account[]): readonly string[] {
  const described = ({ email, name, role, disabled, workshops, sites, facilities }: Account) =>
    [
      email,
      role,
      name,
      workshops.map((each) => `${each.siteIndex}:${each.departmentId}`).join(' '),
      sites.map((each) => `${each.site}:${each.role}`).join(' '),
      facilities.map((each) => `requests@${each.siteIndex}:${each.siteId}`).join(' '),
      disabled && 'disabled',
    ]
      .filter(Boolean)
      .join('\t');
  if (command.command === 'list')
    return [...accounts.map(described), accounts.length === 1 ? '1 account' : `${accounts.length} accounts`];
  return accounts.map(({ email }) => `${email}: ${DONE[command.command]}`);
}

/** Twenty letters and digits that are not mistaken for each other: more than 100 bits. */
function generatedPassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXYZ234679';
  return Array.from({ length: 20 }, () => letters[randomInt(letters.length)] ?? '').join('');
}

process.exitCode = await main();
