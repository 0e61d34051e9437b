import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ask, search } from '../../test/system/ask.ts';
import { formValues } from '../../test/system/forms.ts';
import { runProgram } from '../../test/system/server.ts';
import { stage } from './outage.ts';
import { dataFolder, drillPostgres, openServer, query, temporaryFolder } from './places.ts';
import { seconds, type Verdict } from './verdict.ts';

const FILE = 'drill.tar.gz';
const CARS = { index: 'automotive-se-cars', limit: 0 };

/** The restored database, and the requests that must be in it, for the part that purges. */
export const copy: { url: string | null; mails: readonly string[] } = { url: null, mails: [] };

export const mailsIn = async (url: string, mails: readonly string[]): Promise<number> => {
  const text = `SELECT count(DISTINCT form_values->>'email')::int AS n FROM leads WHERE form_values->>'email' = ANY($1)`;
  return Number((await query(url, text, [mails]))[0]?.n);
};

/** A backup taken while requests come in, restored into an empty database; a server on it. */
export async function restoreBackup(): Promise<Verdict> {
  const { server, requests } = stage;
  if (server === null) throw new Error('not done: there was no server to back up');
  const postgres = await drillPostgres();
  const folder = await temporaryFolder();
  const problems: string[] = [];
  copy.mails = [...requests.confirmed.keys()].map((id) => formValues(id).email ?? '');

  const began = performance.now();
  const writing = runProgram('backup.js', {
    dataDir: server.dataDir,
    env: { DATABASE_URL: postgres.url },
    args: [FILE],
    cwd: folder,
  });
  let isWriting = true;
  const load = (async () => {
    while (isWriting) await requests.send(server);
  })();
  const written = await writing;
  isWriting = false;
  await load;
  if (written.code !== 0) throw new Error(`the backup failed: ${written.stderr.slice(0, 300)}`);
  const backupMs = performance.now() - began;
  const { size } = await stat(join(folder, FILE));

  await query(postgres.url, 'CREATE DATABASE drill_copy');
  const url = postgres.url.replace(/[^/]*$/, 'drill_copy');
  const dataDir = await dataFolder();
  const restoring = performance.now();
  const env = { DATABASE_URL: url };
  const restored = await runProgram('restore.js', { dataDir, env, args: [FILE], cwd: folder });
  if (restored.code !== 0) throw new Error(`the restore failed: ${restored.stderr.slice(0, 300)}`);
  if (!restored.stdout.includes('Every table was compared with the backup'))
    problems.push('the restore compared nothing');
  const restoreMs = performance.now() - restoring;
  const [, tables, rows] = /(\d+) tables, (\d+) rows/.exec(restored.stdout) ?? [];
  copy.url = url;
  const found = await mailsIn(url, copy.mails);
  if (found < copy.mails.length) problems.push(`${copy.mails.length - found} confirmed requests are missing`);

  const total = (await search(server, CARS)).json().total_items;
  const second = await openServer(dataDir, env);
  const servesMs = performance.now() - restoring;
  const page = await ask(second, '/', { host: 'automotive-se.localhost' });
  if (page.status !== 200) problems.push(`a page of the copy answers ${page.status}`);
  if ((await search(second, CARS)).json().total_items !== total) problems.push('cars are missing');
  await second.stop();
  return {
    problems,
    summary:
      `backup of ${(size / 1e6).toFixed(1)} MB in ${seconds(backupMs)} s while forms came in; ${tables} tables and ${rows} rows ` +
      `restored in ${seconds(restoreMs)} s, every digest equal; ${found} confirmed requests, 0 missing; ` +
      `a server on it after ${seconds(servesMs)} s`,
  };
}
