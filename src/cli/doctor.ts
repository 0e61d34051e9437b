import { parseArgs } from 'node:util';
import { examine } from './doctor/examine';
import { complain, print } from './place';

const USAGE = `Usage: npm run doctor [-- --mail-to ADDRESS]

Looks at configuration, database, mail server, host names, clock, disk and every server that the configuration names, with the
environment of the server. Makes a DATA_DIR that is missing, and changes nothing else; --mail-to sends one mail. Exit code 1 when something fails.`;

/** Prints what it finds and returns the process's exit code. */
async function main(): Promise<number> {
  const mailTo = readArguments();
  if (mailTo === undefined) {
    complain(USAGE);
    return 2;
  }
  return (await examine({ env: process.env, mailTo, tell: print })) > 0 ? 1 : 0;
}

/** The address of `--mail-to`, null without it; undefined when the arguments are wrong. */
function readArguments(): string | null | undefined {
  try {
    const { values } = parseArgs({ options: { 'mail-to': { type: 'string' } } });
    const to = values['mail-to'] ?? null;
    return to === null || /^[^\s@]+@[^\s@]+$/.test(to) ? to : undefined;
  } catch {
    return undefined;
  }
}

process.exitCode = await main();
