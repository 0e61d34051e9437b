import { dirname, join, normalize } from 'node:path';

/** Source text by path below `src/`. */
export type Sources = ReadonlyMap<string, string>;

interface Import {
  readonly from: string;
  readonly target: string;
  readonly typeOnly: boolean;
}

/** Which rooms a room may import, besides itself. Data rooms import no code; `app` alone may import everything. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  sites: ['messages', 'themes'],
  themes: [],
  messages: [],
  platform: [],
  ui: ['platform', 'messages', 'sites'],
  modules: ['platform', 'sites', 'messages'],
  page: ['modules', 'platform', 'ui', 'sites', 'messages', 'themes'],
  features: ['page', 'modules', 'platform', 'ui', 'sites', 'messages', 'themes'],
  blocks: ['features', 'page', 'modules', 'platform', 'ui', 'sites', 'messages', 'themes'],
  demo: ['modules', 'platform', 'sites', 'messages'],
  staff: ['features', 'page', 'modules', 'platform', 'ui', 'sites', 'messages', 'themes'],
  cli: ['app', 'modules', 'platform', 'sites', 'messages'],
  studio: ['modules', 'platform', 'page', 'features', 'blocks', 'ui', 'sites', 'messages', 'themes'],
  app: [
    'modules',
    'platform',
    'page',
    'features',
    'blocks',
    'ui',
    'sites',
    'messages',
    'themes',
    'studio',
    'staff',
    'demo',
  ],
};

/** Rooms whose folders each have one door, `index.ts`. */
const HOUSES = ['platform', 'modules', 'features'];

/**
 * Files beside a door that browser code needs without what stands behind the door; they are pure. Finance is the other way
 * round: its door is pure, and what only a server can do has a door of its own.
 */
const SIDE_DOORS = new Set([
  'platform/map/addresses',
  'platform/map/view',
  'platform/media/urls',
  'platform/result',
  'platform/html',
  'platform/json',
  'platform/random-id',
  'platform/phone/pattern',
  'platform/time/calendar',
  'platform/time/server-clock',
  'platform/time/time-limit',
  'platform/time/words',
  'platform/time/zone',
  'modules/finance/server',
  'modules/content/studio-wire',
  'modules/leads/browser',
  'modules/workshop/browser',
  'modules/service-booking/wire',
  'modules/service-booking/browser',
  'features/service-catalogue/rules',
]);

/** A feature's other doors: what only a server can read, and what is pure and goes into the browser without its components. */
const SIDE_DOOR_OF_FEATURE = /^features\/[^/]+\/(server|browser)$/;

/** Rooms that speak SQL: only these import drizzle. */
const SPEAKS_SQL = /^(platform\/|modules\/[^/]+\/store\/)/;

const STATEMENT =
  /(?:import|export)\s+(type\s+)?[^'";]*?from\s+['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]\s*\)|import\s+['"]([^'"]+)['"]/g;

/** What a file imports, as it is written there. */
export const specifiersOf = (text: string) =>
  [...text.matchAll(STATEMENT)].map(([, type, from, dynamic, bare]) => ({
    specifier: from ?? dynamic ?? bare ?? '',
    typeOnly: type !== undefined,
  }));

/** Imports of our own files, as paths below `src/` without extension. */
export function importsOf(path: string, text: string): readonly Import[] {
  return specifiersOf(text).flatMap(({ specifier, typeOnly }) => {
    const target = specifier.startsWith('~/')
      ? specifier.slice(2)
      : specifier.startsWith('.')
        ? normalize(join(dirname(path), specifier))
        : null;
    if (target === null || target.startsWith('..')) return [];
    const clean = target
      .replace(/\?.*$/, '')
      .replace(/\.tsx?$/, '')
      .replace(/\/index$/, '');
    return [{ from: path, target: clean, typeOnly }];
  });
}

const roomOf = (path: string) => path.split('/')[0] ?? '';
const houseOf = (path: string) => path.split('/').slice(0, 2).join('/');

/** Every breach of the room rules, as one sentence each. */
export function roomViolations(sources: Sources): readonly string[] {
  const code = [...sources].filter(([path]) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const all = code.flatMap(([path, text]) => importsOf(path, text));
  return [
    ...all.flatMap(forbiddenRoom),
    ...all.flatMap(pastTheDoor),
    ...all.flatMap(blockToBlock),
    ...code.flatMap(([path, text]) => sqlOutsideStores(path, text)),
    ...code.flatMap(([path, text]) => environmentOutsideConfig(path, text)),
    ...foreignTables(sources),
  ];
}

function forbiddenRoom({ from, target }: Import): readonly string[] {
  const [room, wanted] = [roomOf(from), roomOf(target)];
  if (room === wanted) return [];
  const allowed = MAY_IMPORT[room];
  if (allowed === undefined) return [`src/${room} is no room of the house (src/${from})`];
  return allowed.includes(wanted)
    ? []
    : [`src/${from} imports src/${target}: ${room} may not import ${wanted}`];
}

function pastTheDoor({ from, target }: Import): readonly string[] {
  if (!HOUSES.includes(roomOf(target)) || houseOf(from) === houseOf(target)) return [];
  if (target === houseOf(target) || SIDE_DOORS.has(target) || SIDE_DOOR_OF_FEATURE.test(target)) return [];
  return [`src/${from} imports src/${target} past the door src/${houseOf(target)}/index.ts`];
}

/** Blocks share through features, never with each other; files beside the folders are the registry. */
function blockToBlock({ from, target }: Import): readonly string[] {
  const isInABlock = (path: string) => path.startsWith('blocks/') && path.split('/').length > 2;
  if (!isInABlock(from) || !target.startsWith('blocks/') || houseOf(from) === houseOf(target)) return [];
  return [`src/${from} imports src/${target}: a block may not import another`];
}

function sqlOutsideStores(path: string, text: string): readonly string[] {
  if (SPEAKS_SQL.test(path) || !/from 'drizzle-orm/.test(text)) return [];
  return [`src/${path} speaks SQL outside a store`];
}

function environmentOutsideConfig(path: string, text: string): readonly string[] {
  const entry =
    path.startsWith('platform/config/') ||
    /^(app\/(main|dev\/dev-main)|cli\/(accounts|backup|content|doctor|group|migrate|person|restore|retention|stock-import|tyres-import))\.ts$/.test(
      path,
    );
  return !entry && /process\.env\b/.test(text)
    ? [`src/${path} reads the environment, which only config does`]
    : [];
}

/** A module's SQL names only its own tables. */
function foreignTables(sources: Sources): readonly string[] {
  const owners = new Map<string, string>();
  for (const [path, text] of sources) {
    if (!path.endsWith('.sql')) continue;
    for (const [, table] of text.matchAll(/create table (?:if not exists )?(\w+)/gi)) {
      if (table !== undefined) owners.set(table, houseOf(path));
    }
  }
  return [...sources].flatMap(([path, text]) => {
    if (!/\/store\//.test(path) || /\.test\.ts$/.test(path)) return [];
    return [...owners].flatMap(([table, owner]) => {
      const named = new RegExp(
        `(?:\\b(?:from|join|into|update|table|references)\\s+|pgTable\\(\\s*')${table}\\b`,
        'i',
      );
      return owner !== houseOf(path) && named.test(text)
        ? [`src/${path} names ${table}, a table of ${owner}`]
        : [];
    });
  });
}
