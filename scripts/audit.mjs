// Known vulnerabilities of the packages that production installs, as the registry knows them.
import { spawnSync } from 'node:child_process';

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
 * @returns {boolean | null}
 */
export function audit(cwd) {
  console.log('\n— Dependencies: known vulnerabilities');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout, error } = spawnSync(npm, ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
    cwd,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const result = error ? { audited: false, reason: error.message } : readAudit(stdout);
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
