// Known vulnerabilities of the packages that production installs, as the registry knows them.
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { start, temporaryFolder } from './runtime.mjs';

/** Longer than a registry that answers takes, short enough for one that does not. */
const TIMEOUT_MS = 30_000;
const SERIOUS = ['high', 'critical'];

/**
 * What `npm audit --json` has written: the serious vulnerabilities, or why there is no answer. Without an answer nothing is
 * known, which is neither passed nor failed.
 *
 * @param {string} output
 * @returns {{ audited: true, serious: string[] } | { audited: false, reason: string }}
 */
export function readAudit(output) {
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return { audited: false, reason: 'npm wrote no report' };
  }
  if (typeof report?.vulnerabilities !== 'object' || report.metadata?.vulnerabilities === undefined)
    return { audited: false, reason: String(report?.message ?? report?.error?.summary ?? 'no report') };
  const serious = Object.values(report.vulnerabilities)
    .filter(({ severity }) => SERIOUS.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  return { audited: true, serious };
}

/**
 * Asks the registry. True when no vulnerability is known, false when one is, null when the registry did not answer.
 *
 * @param {string} cwd
 * @returns {Promise<boolean | null>}
 */
export async function audit(cwd) {
  console.log('\n— Dependencies: known vulnerabilities');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const report = join(temporaryFolder('forecourt-audit-'), 'report.json');
  const log = openSync(report, 'w');
  const npmAudit = start(npm, ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
    cwd,
    stdio: ['ignore', log, 'ignore'],
  });
  const timer = setTimeout(() => npmAudit.child.kill(), TIMEOUT_MS);
  await npmAudit.ended;
  clearTimeout(timer);
  closeSync(log);
  const result = readAudit(readFileSync(report, 'utf8'));
  if (!result.audited) {
    console.log(
      `NOT AUDITED: ${result.reason}. Nothing is known of the dependencies; audit where a registry answers.`,
    );
    return null;
  }
  for (const line of result.serious) console.log(line);
  console.log(result.serious.length === 0 ? 'none of high or critical severity' : '');
  return result.serious.length === 0;
}
