import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { REGISTER } from '~/app/wiring/maintenance/personal-data';
import { callServer } from '~/platform/maintenance';
import { enforceRetention, retentionReport } from '~/platform/personal-data';
import { complain, configOf, print, SERVER_FAILURES, withMigrated, withOurs } from './place';

const USAGE = `Usage: npm run retention [-- --dry-run]

Erases what is older than RETENTION_DAYS allows, as the server does each night; --dry-run only counts it.`;

/** Enforces retention once and returns the process's exit code. */
async function main(): Promise<number> {
  const dryRun = readArguments();
  if (dryRun === null) {
    complain(USAGE);
    return 2;
  }
  const config = configOf(process.env);
  if (config === null) return 2;
  const options = { days: config.retentionDays, now: new Date(), dryRun };
  const direct = await withMigrated(
    config,
    (database) => enforceRetention(database, REGISTER, options),
    withOurs,
  );
  const call = direct.ok ? null : await callServer(config.dataDir, '/retention', { dryRun });
  if (call !== null && !call.ok) {
    complain(SERVER_FAILURES[call.error]);
    return 1;
  }
  const report = direct.ok ? direct.value : retentionReport.parse(call?.ok && (await json(call.value)));
  for (const { kind, table, days, rows } of report.due)
    print(`${kind}\t${days} days\t${table}\t${rows}${report.dryRun ? ' due' : ' erased'}`);
  return 0;
}

function readArguments(): boolean | null {
  try {
    const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
    return values['dry-run'] === true;
  } catch {
    return null;
  }
}

process.exitCode = await main();
