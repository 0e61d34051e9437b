import { readFile } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  type ContentCall,
  contentAnswer,
  contentCall,
  contentOf,
  runContentCall,
} from '~/app/wiring/maintenance/content-calls';
import { fetchWithin } from '~/platform/http';
import { decodeJson } from '~/platform/json';
import { callServer } from '~/platform/maintenance';
import { readApiToken, readOrigin } from './api-token';
import { exportRemote } from './content-copy/export-remote';
import { importRemote } from './content-copy/import-remote';
import type { RemoteSite } from './content-copy/remote-site';
import { complain, configOf, print, SERVER_FAILURES, withDatabase, withMigrated, withOurs } from './place';

const USAGE = `Usage: npm run -s content:export -- --site SITE > FILE
       npm run content:import -- --site SITE FILE [--replace]
       npm run content:export -- --site SITE --from https://HOST [--file FILE]
       npm run content:import -- --site SITE --to https://HOST FILE [--replace]

Copies what editors own of a site: pages with all their versions, texts, tags, redirects, alert
banners and the list of pictures. Importing fills an empty site; --replace deletes what is there first.
With --from and --to the site is another server's, called with a personal token in FORECOURT_TOKEN, or in
the file that FORECOURT_TOKEN_FILE names; then pictures and files come along, in the folder FILE.media.`;

const MAX_PROBLEMS = 20;

const remoteCall = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('export'),
    site: z.string().min(1),
    from: z.string(),
    file: z.string().min(1).nullable(),
  }),
  z.object({
    command: z.literal('import'),
    site: z.string().min(1),
    to: z.string(),
    file: z.string().min(1),
    replace: z.boolean(),
  }),
]);
type RemoteCall = z.infer<typeof remoteCall>;

/** Copies the content of a site and returns the process's exit code. */
async function main(): Promise<number> {
  const call = await readCall();
  if (call === null) {
    complain(USAGE);
    return 2;
  }
  return 'file' in call ? callRemote(call) : callHere(call);
}

async function callRemote(call: RemoteCall): Promise<number> {
  const origin = readOrigin(call.command === 'export' ? call.from : call.to);
  const token = await readApiToken(process.env);
  if (!origin.ok || !token.ok) {
    complain(origin.ok ? (token.ok ? '' : token.error) : origin.error);
    return 2;
  }
  const remote: RemoteSite = { origin: origin.value, site: call.site, token: token.value, send: fetchWithin };
  if (call.command === 'import') {
    const filled = await importRemote(remote, call.file, call.replace);
    if (!filled.ok) return failed(filled.error);
    const { items, versions, uploads } = filled.value;
    print(`${items} items, ${versions} versions, ${uploads} new pictures and files`);
    return 0;
  }
  const copied = await exportRemote(remote, call.file);
  if (!copied.ok) return failed(copied.error);
  const { json: text, uploads } = copied.value;
  if (call.file !== null) print(`${call.file}, with ${uploads} pictures and files`);
  else {
    print(text);
    if (uploads > 0) complain(`Without its ${uploads} pictures and files: give --file to have them too.`);
  }
  return 0;
}

function failed(problem: string): number {
  complain(problem);
  return 1;
}

/** On this machine's database, or through the server that holds it. */
async function callHere(call: ContentCall): Promise<number> {
  const config = configOf(process.env);
  if (config === null) return 2;
  const opened = call.command === 'export' ? withOurs : withDatabase;
  const direct = await withMigrated(
    config,
    (database) => runContentCall(contentOf(database).editing, call),
    opened,
  );
  const throughServer = direct.ok ? null : await callServer(config.dataDir, '/content', call);
  if (throughServer !== null && !throughServer.ok) return failed(SERVER_FAILURES[throughServer.error]);
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

async function readCall(): Promise<ContentCall | RemoteCall | null> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        replace: { type: 'boolean' },
        from: { type: 'string' },
        to: { type: 'string' },
        file: { type: 'string' },
      },
    });
    const [command, file] = positionals;
    const { site, replace = false, from, to, file: target = null } = values;
    if (from !== undefined || to !== undefined) {
      const given = command === 'import' ? { to, file, replace } : { from, file: target };
      return remoteCall.safeParse({ command, site, ...given }).data ?? null;
    }
    if (target !== null) return null;
    if (command === 'import' && file === undefined) return null;
    const text = command === 'import' ? await readFile(file ?? '', 'utf8').catch(() => null) : '';
    if (text === null) {
      complain(`${file} cannot be read.`);
      return null;
    }
    const copy = command === 'import' ? decodeJson(text) : undefined;
    if (command === 'import' && copy === undefined)
      complain(
        `${file} is not JSON. Was it made without -s? Then npm has written its own lines above the copy.`,
      );
    return contentCall.safeParse({ command, site, replace, copy }).data ?? null;
  } catch {
    return null;
  }
}

process.exitCode = await main();
