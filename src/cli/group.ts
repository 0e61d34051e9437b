import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { json, text as textOf } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { type GroupCall, groupAnswer, groupCall, runGroupCall } from '~/app/wiring/maintenance/group-calls';
import { decodeJson } from '~/platform/json';
import { callServer } from '~/platform/maintenance';
import { SITES } from '~/sites';
import { complain, configOf, print, SERVER_FAILURES, withDatabase, withMigrated, withOurs } from './place';

const USAGE = `Usage: npm run -s group:export -- --site SITE > FILE
       npm run group:import -- --site SITE FILE [--replace]

Copies the facilities of a site, what their workshops do and when, their prices and how the booking shows
them, as one JSON file (docs/operations.md, "A group of your own"). A part that the file lacks stays as it is; a
facility or a workshop that it lacks is taken away with --replace alone. SITE is one of: ${SITES.filter(
  ({ siteIndex }) => siteIndex !== null,
)
  .map(({ key }) => key)
  .join(', ')}`;

const MAX_PROBLEMS = 20;

/** Copies the facilities and workshops of a site and returns the process's exit code. */
async function main(): Promise<number> {
  const call = await readCall();
  if (call === null) {
    complain(USAGE);
    return 2;
  }
  const config = configOf(process.env);
  if (config === null) return 2;
  const opened = call.command === 'export' ? withOurs : withDatabase;
  const direct = await withMigrated(config, (database) => runGroupCall(database, call), opened);
  const throughServer = direct.ok ? null : await callServer(config.dataDir, '/group', call);
  if (throughServer !== null && !throughServer.ok) {
    complain(SERVER_FAILURES[throughServer.error]);
    return 1;
  }
  const answer = groupAnswer.parse(
    direct.ok ? direct.value : throughServer && (await json(throughServer.value)),
  );
  if ('file' in answer) {
    print(JSON.stringify(answer.file, null, 1));
    return 0;
  }
  for (const line of answer.done) print(line);
  for (const problem of answer.problems.slice(0, MAX_PROBLEMS)) complain(problem);
  if (answer.problems.length > MAX_PROBLEMS)
    complain(`and ${answer.problems.length - MAX_PROBLEMS} more problems`);
  return answer.problems.length === 0 ? 0 : 1;
}

async function readCall(): Promise<GroupCall | null> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { site: { type: 'string' }, replace: { type: 'boolean' } },
    });
    const [command, name, ...more] = positionals;
    const { site, replace = false } = values;
    if (more.length > 0 || (command === 'export' && (name !== undefined || replace))) return null;
    const file = command === 'import' && name !== undefined ? await readJson(name) : undefined;
    return groupCall.safeParse({ command, site, replace, file }).data ?? null;
  } catch {
    return null;
  }
}

/** Undefined for a file that cannot be read or is no JSON, which has been said then; `-` is the standard input. */
async function readJson(name: string): Promise<unknown> {
  // npm runs scripts in the project's folder; the file is named from where the command was typed.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  const text = await (name === '-' ? textOf(process.stdin) : readFile(path, 'utf8')).catch(() => null);
  const read = text === null ? undefined : decodeJson(text);
  if (text === null) complain(`${path} cannot be read.`);
  else if (read === undefined)
    complain(
      `${name} is not JSON. Was it made without -s? Then npm has written its own lines above the copy.`,
    );
  return read;
}

process.exitCode = await main();
