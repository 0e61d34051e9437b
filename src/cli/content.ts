import { readFile } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import {
  type ContentCall,
  contentAnswer,
  contentCall,
  contentOf,
  runContentCall,
} from '~/app/wiring/maintenance/content-calls';
import { decodeJson } from '~/platform/json';
import { callServer } from '~/platform/maintenance';
import { complain, configOf, print, SERVER_FAILURES, withMigrated } from './place';

const USAGE = `Usage: npm run content:export -- --site SITE > FILE
       npm run content:import -- --site SITE FILE [--replace]

Copies what editors own of a site: pages with all their versions, texts, tags, redirects, alert
banners and the list of pictures. Importing fills an empty site; --replace deletes what is there first.`;

const MAX_PROBLEMS = 20;

/** Copies the content of a site and returns the process's exit code. */
async function main(): Promise<number> {
  const call = await readCall();
  if (call === null) {
    complain(USAGE);
    return 2;
  }
  const config = configOf(process.env);
  if (config === null) return 2;
  const direct = await withMigrated(config, (database) => runContentCall(contentOf(database).editing, call));
  const throughServer = direct.ok ? null : await callServer(config.dataDir, '/content', call);
  if (throughServer !== null && !throughServer.ok) {
    complain(SERVER_FAILURES[throughServer.error]);
    return 1;
  }
  const answer = contentAnswer.parse(
    direct.ok ? direct.value : throughServer && (await json(throughServer.value)),
  );
  if ('problems' in answer) {
    for (const problem of answer.problems.slice(0, MAX_PROBLEMS)) complain(problem);
    return 1;
  }
  if ('copy' in answer) print(JSON.stringify(answer.copy, null, 1));
  else print(`${answer.items} items, ${answer.versions} versions`);
  return 0;
}

async function readCall(): Promise<ContentCall | null> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { site: { type: 'string' }, replace: { type: 'boolean' } },
    });
    const [command, file = ''] = positionals;
    const { site, replace = false } = values;
    const copy = command === 'import' ? decodeJson(await readFile(file, 'utf8')) : undefined;
    const call = contentCall.safeParse({ command, site, replace, copy });
    return call.success ? call.data : null;
  } catch {
    return null;
  }
}

process.exitCode = await main();
