import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { runPersonCall } from '~/app/wiring/maintenance/person-calls';
import { REGISTER } from '~/app/wiring/maintenance/personal-data';
import { type Config, RETENTION_DEFAULTS } from '~/platform/config';
import { callServer } from '~/platform/maintenance';
import { type PersonProblem, readPerson, renderRegister } from '~/platform/personal-data';
import { complain, configOf, print, SERVER_FAILURES, withMigrated, withOurs } from './place';

const USAGE = `Usage: npm run person -- COMMAND --mail MAIL --phone +46… --plate ABC123

  export                everything that is known of the person, as JSON
  erase [--dry-run]     erases it, and prints a receipt to keep
  register              what is stored of whom, why and how long (docs/personal-data.md)
  withdraw              notes that the person takes consents to marketing back (by --mail)

At least one of --mail, --phone and --plate. What belongs to one of them is found; an export shows what else the person
is known by.`;

const COMMANDS = ['export', 'erase', 'withdraw'] as const;

const PROBLEMS = {
  'nothing-given': 'Say who: --mail, --phone or --plate.',
  'not-a-mail': '--mail is no address.',
  'not-a-phone': '--phone is no number with its country, such as +46 70 174 06 05.',
  'not-a-plate': '--plate is no plate.',
} as const satisfies Record<PersonProblem, string>;

/** Carries out one command and returns the process's exit code. */
async function main(): Promise<number> {
  if (process.argv[2] === 'register') {
    print(renderRegister(REGISTER, RETENTION_DEFAULTS));
    return 0;
  }
  const parsed = readArguments();
  if (parsed === null) {
    complain(USAGE);
    return 2;
  }
  const { command, given, dryRun } = parsed;
  const person = readPerson(given);
  if (!person.ok) {
    complain(PROBLEMS[person.error]);
    return 2;
  }
  const config = configOf(process.env);
  if (config === null) return 2;
  const call = { command, person: { ...person.value }, dryRun };
  return answer(config, call);
}

async function answer(config: Config, call: Parameters<typeof runPersonCall>[1]): Promise<number> {
  const direct = await withMigrated(
    config,
    (database) => runPersonCall(database, call, new Date()),
    withOurs,
  );
  if (direct.ok) {
    print(JSON.stringify(direct.value, null, 2));
    return 0;
  }
  const answered = await callServer(config.dataDir, '/person', call);
  if (!answered.ok) {
    complain(SERVER_FAILURES[answered.error]);
    return 1;
  }
  print(JSON.stringify(await json(answered.value), null, 2));
  return 0;
}

function readArguments() {
  try {
    const text = { type: 'string' } as const;
    const options = { mail: text, phone: text, plate: text, 'dry-run': { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const { 'dry-run': dryRun = false, ...given } = values;
    const command = COMMANDS.find((each) => each === positionals[0]);
    if (command === undefined || positionals.length > 1 || (dryRun && command !== 'erase')) return null;
    return { command, given, dryRun };
  } catch {
    return null;
  }
}

process.exitCode = await main();
