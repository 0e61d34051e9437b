import { parseArgs } from 'node:util';
import {
  type AccountCommand,
  EDITOR_ROLES,
  EVERY_FACILITY,
  PASSWORD_MAX,
  PASSWORD_MIN,
  ROLES,
} from '~/modules/identity';
import { err, ok, type Result } from '~/platform/result';
import { isSiteKey, SITES, siteByKey } from '~/sites';

export const USAGE = `Usage: npm run accounts -- COMMAND

  add EMAIL --name NAME --role staff --site SITE [--workshops ID,ID] [--facilities ID,ID|all]
  add EMAIL --name NAME --role editor|publisher|admin --sites SITE,SITE
  add EMAIL --name NAME --role admin    of the group
  list
  disable EMAIL      signs out, and lets nobody in
  enable EMAIL
  password EMAIL     signs out
  second-factor EMAIL    takes it away from whoever has lost it; signs out
  workshops EMAIL --site SITE --workshops ID,ID
  facilities EMAIL --site SITE --facilities ID,ID|all|none    whose requests are answered
  sites EMAIL --role editor|publisher|admin --sites SITE,SITE

An editor writes drafts in the studio, a publisher publishes them too, an admin of sites also administers their people; SITE is then any of
${SITES.map((site) => site.key).join(', ')}.
A password (${PASSWORD_MIN} to ${PASSWORD_MAX} characters) is asked for, or read from standard input; --generate makes one and prints it once.
For workshops and facilities SITE is one of: ${SITES.filter((site) => site.siteIndex === `${site.key}-sites`)
  .map((site) => site.key)
  .join(', ')}. ID is the erp_id of a workshop's department, or the site_id of a facility.`;

/** The parsed command; with `needsPassword` a password must still be read. */
export interface AccountRequest {
  readonly generate: boolean;
  readonly needsPassword: boolean;
  /** The command, unchecked: the schema of commands has the last word. */
  command(password: string): Readonly<Record<string, unknown>>;
}

const OPTIONS = {
  name: { type: 'string' },
  role: { type: 'string' },
  site: { type: 'string' },
  sites: { type: 'string' },
  workshops: { type: 'string' },
  facilities: { type: 'string' },
  generate: { type: 'boolean' },
} as const;

const COMMANDS = [
  'add',
  'list',
  'disable',
  'enable',
  'password',
  'second-factor',
  'workshops',
  'sites',
  'facilities',
] as const satisfies readonly AccountCommand['command'][];

/** Reads the arguments; a sentence, or an empty one where the usage says all, when they are not understood. */
export function readArguments(args: readonly string[]): Result<AccountRequest, string> {
  const parsed = parsedArguments(args);
  if (parsed === null) return err('');
  const { values, positionals } = parsed;
  const [name, email, ...more] = positionals;
  const command = COMMANDS.find((each) => each === name);
  if (command === undefined || more.length > 0 || (command === 'list') !== (email === undefined))
    return err('');
  const { site, workshops, role } = values;
  if (site !== undefined && !isSiteKey(site)) return err(`There is no site ${site}.`);
  const siteIndex = site === undefined || !isSiteKey(site) ? null : siteByKey(site).siteIndex;
  const departments = workshops?.split(',').map((id) => id.trim());
  const facilities = values.facilities === undefined ? undefined : facilitiesIn(values.facilities);
  if ((siteIndex === null) !== (departments === undefined && facilities === undefined))
    return err('--site goes together with --workshops or --facilities.');
  const place = siteIndex === null || departments === undefined ? null : { siteIndex, departments };
  const answers = siteIndex === null || facilities === undefined ? undefined : { siteIndex, facilities };
  const keys = values.sites?.split(',').map((key) => key.trim());
  // An admin of sites, or without any of the group.
  const editorRole =
    role === 'admin' && keys === undefined ? undefined : EDITOR_ROLES.find((each) => each === role);
  const unknown = keys?.find((key) => !isSiteKey(key));
  if (unknown !== undefined) return err(`There is no site ${unknown}.`);
  if ((editorRole === undefined) !== (keys === undefined))
    return err(`--sites and --role ${EDITOR_ROLES.join(' or ')} go together.`);
  const sites = editorRole === undefined ? undefined : keys?.map((site) => ({ site, role: editorRole }));
  if (command === 'add' && editorRole === undefined && !ROLES.some((each) => each === role))
    return err(`--role is ${[...new Set([...ROLES, ...EDITOR_ROLES])].join(' or ')}.`);
  if (command === 'add' && values.name === undefined) return err('--name is missing.');
  if (command === 'workshops' && place === null) return err('--site and --workshops are missing.');
  if (command === 'facilities' && answers === undefined) return err('--site and --facilities are missing.');
  if (command === 'sites' && sites === undefined) return err('--role and --sites are missing.');
  return ok({
    generate: values.generate === true,
    needsPassword: command === 'add' || command === 'password',
    command: (password) =>
      command === 'add'
        ? {
            command,
            account: {
              email,
              name: values.name,
              role: editorRole === undefined ? role : 'staff',
              password,
              place,
              sites,
              answers,
            },
          }
        : { command, email, password, place, sites, answers },
  });
}

function facilitiesIn(text: string): readonly string[] {
  if (text === 'none') return [];
  return text === 'all' ? [EVERY_FACILITY] : text.split(',').map((id) => id.trim());
}

function parsedArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    return null;
  }
}
