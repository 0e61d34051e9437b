import { runProgram } from '../../test/system/server.ts';
import { dataFolder, query } from './places.ts';
import { copy, mailsIn } from './restore.ts';
import type { Verdict } from './verdict.ts';

const OLD = 5;

/** Retention, first as a dry run, and one person's erasure, on the restored copy. */
export async function purge(): Promise<Verdict> {
  const { url, mails } = copy;
  if (url === null) throw new Error('not done: there is no restored copy');
  const problems: string[] = [];
  const dataDir = await dataFolder();
  const program = async (name: 'retention.js' | 'person.js', ...args: readonly string[]) => {
    const { code, stdout, stderr } = await runProgram(name, { dataDir, args, env: { DATABASE_URL: url } });
    if (code !== 0) throw new Error(`${name} ${args.join(' ')} failed: ${stderr.slice(0, 300)}`);
    return stdout;
  };
  const old = mails.slice(0, OLD);
  const [person = '', ...others] = mails.slice(OLD);
  const makeOld = `UPDATE leads SET created_at = created_at - interval '400 days' WHERE form_values->>'email' = ANY($1)`;
  await query(url, makeOld, [old]);

  const counted = requestsIn(await program('retention.js', '--dry-run'));
  if (counted !== OLD) problems.push(`the dry run counts ${counted} of ${OLD} old requests`);
  if ((await mailsIn(url, old)) !== OLD) problems.push('the dry run erased something');
  const erased = requestsIn(await program('retention.js'));
  if (erased !== OLD || (await mailsIn(url, old)) !== 0) problems.push(`${erased} of ${OLD} were erased`);
  const left = requestsIn(await program('retention.js', '--dry-run'));
  if (left !== 0) problems.push(`${left} are still due`);

  await program('person.js', 'erase', '--mail', person);
  if ((await mailsIn(url, [person])) !== 0) problems.push('a person is known after the erasure');
  if ((await mailsIn(url, others)) !== others.length) problems.push('others lost something');
  return {
    problems,
    summary:
      `retention: ${counted} old requests counted by the dry run, ${erased} erased, ${left} due then; ` +
      `one person erased; ${others.length} others untouched`,
  };
}

/** The requests of a report: `requests 365 days leads 5 due`. */
const requestsIn = (report: string): number => Number(/\tleads\t(\d+)/.exec(report)?.[1] ?? 0);
