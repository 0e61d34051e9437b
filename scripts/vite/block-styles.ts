import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { transform } from 'lightningcss';
import type { EnvironmentModuleGraph, Plugin } from 'vite';
import { withShortTokens } from '../../src/themes/token-names.ts';
import { importsThroughDoors } from './doors.ts';
import { oneByteSheet } from './one-byte.ts';
import { withPhysicalNames } from './physical.ts';
import { digits, prefixesOf } from './short-names.ts';

/**
 * Which style sheets each rendered module needs, and their text: `dist/server/styles.json`. Beside it, for the tests, a list of
 * those that scripts bring: `dist/client/late-styles.json`, and what each class is called: `dist/server/class-names.json`.
 */
export interface StyleManifest {
  /** Style sheet path below src → minified CSS. */
  readonly css: Readonly<Record<string, string>>;
  /** Entry module path below src (views, islands, shell) → the sheets it reaches, in import order. */
  readonly entries: Readonly<Record<string, readonly string[]>>;
  /** The layer of each sheet, as `blocks.car-card`, in a build `blocks.s4`; later ones win. A sheet comes after those it builds on. */
  readonly layers: Readonly<Record<string, string>>;
}

const SHEET = /\.module\.css$/;
/** Ending that keeps the bundler's own CSS pipeline away: to it, the sheet is a script that exports names. */
const NAMES = '.names.js';
const isSheet = (id: string): boolean => id.endsWith(`.module.css${NAMES}`);
const PLAIN_SHEET = /\.css(?:\?inline)?$/;
const ENTRY = /\.(view|island|shell)\.tsx$/;
/** What stands around blocks comes before them, so that a block may have it otherwise. */
const SHELL = /\.shell\.tsx$/;

/**
 * Name of a sheet's own layer in that of its room. The order of these is told once, in the head of every document, so that
 * it makes no difference when, how often and behind what a sheet arrives (ADR 0024).
 */
const layerOf = (sheet: string, short?: string): string => {
  const [room, ...parts] = sheet.replace(SHEET, '').split('/');
  const name = short ?? parts.filter((part, at) => part !== parts[at - 1]).join('-');
  return `${room === 'ui' ? 'ui' : 'blocks'}.${name}`;
};

const LAYER = /^@layer (\w+) \{$/m;
/** What begins a line begins a rule, as sheets are formatted; the end of one and comments apart. */
const OUTERMOST = /^[^\s}/*].*$/gm;

function inOwnLayer(css: string, sheet: string, short?: string): string {
  const own = layerOf(sheet, short);
  const found = LAYER.exec(css);
  if (found === null || css.match(OUTERMOST)?.length !== 1 || !own.startsWith(`${found[1]}.`))
    throw new Error(`${sheet} must be one block: @layer ${own.replace(/\..*/, '')} { … }`);
  return css.replace(LAYER, `@layer ${own} {`);
}

/**
 * CSS modules without style files in the browser's build: a module import yields class names only, and
 * the server inlines the sheets that the blocks on a page reach. The map is made from the module graph of
 * the server's build, since the bundler may move a sheet of the client's build into any shared chunk.
 * With `inject` a module puts its sheet into the document itself: tests of components have no server.
 */
export function blockStyles({ src, inject = false }: { src: string; inject?: boolean }): Plugin {
  const sheets = new Map<string, string>();
  const classNames = new Map<string, Readonly<Record<string, string>>>();
  const below = (id: string) => relative(src, (id.split('?')[0] ?? id).replace(/\.names\.js$/, ''));
  const manifestOf = (
    ids: readonly string[],
    importsOf: (id: string) => readonly string[],
  ): StyleManifest => {
    const entries = ids
      .filter((id) => ENTRY.test(id))
      .sort((a, b) => Number(SHELL.test(b)) - Number(SHELL.test(a)) || (a < b ? -1 : 1));
    const sheetsOf = (id: string, seen = new Set<string>()) =>
      visit(id, importsOf, seen).filter(isSheet).map(below);
    const seen = new Set<string>();
    const ordered = entries.flatMap((id) => sheetsOf(id, seen));
    const layers = Object.fromEntries(ordered.map((sheet) => [sheet, layerOf(sheet, prefixes.get(sheet))]));
    const twice = Object.values(layers).find((name, at, names) => names.indexOf(name) !== at);
    if (twice !== undefined) throw new Error(`two style sheets would stand in the layer ${twice}`);
    return {
      css: Object.fromEntries(sheets),
      entries: Object.fromEntries(entries.map((id) => [below(id), sheetsOf(id)])),
      layers,
    };
  };
  /** Sheets that scripts put into the page themselves: files below the project's root. */
  const broughtByScripts = (ids: Iterable<string>) =>
    [...ids]
      .filter((id) => id.endsWith('.css?inline'))
      .map((id) => relative(root, id.replace(/\?inline$/, '')));
  let minify = false;
  let server = false;
  let root = '';

  /** Of a build: what the classes of each sheet begin with. */
  let prefixes: ReadonlyMap<string, string> = new Map();
  /** A sheet, its names, and what these are in the document: short, for in a list of cars they were an eighth of the page. */
  const compile = (sheet: string, text: string) => {
    const prefix = prefixes.get(sheet);
    const compiled = transform({
      filename: sheet,
      code: Buffer.from(inOwnLayer(minify ? compact(text) : text, sheet, prefix)),
      minify,
      cssModules: { pattern: minify ? 'c[hash]_[local]' : '[name]_[hash]_[local]' },
      targets: { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) },
    });
    const names = Object.entries(compiled.exports ?? {});
    const css = minify ? oneByteSheet(compiled.code.toString()) : compiled.code.toString();
    if (prefix === undefined) return { css, names, final: (name: string) => name };
    // Sorted: both builds must find the same.
    const locals = names.map(([local]) => local).sort();
    const shortOf = (local: string): string => {
      // A grid's area brings its lines along, and their names say so.
      const [, area = '', line] = /^(.+)(-start|-end)$/.exec(local) ?? [];
      return locals.includes(area) ? shortOf(area) + line : prefix + digits(locals.indexOf(local));
    };
    const short = new Map(names.map(([local, { name }]) => [name, shortOf(local)]));
    const final = (name: string) => short.get(name) ?? name;
    return { css: css.replace(/[\w-]+_[\w-]+/g, final), names, final };
  };

  return {
    name: 'forecourt:block-styles',
    enforce: 'pre',
    configResolved(config) {
      minify = config.command === 'build';
      server = Boolean(config.build.ssr);
      root = config.root;
      if (minify) prefixes = prefixesOf(globSync('**/*.module.css', { cwd: src }));
    },
    /** Other sheets, which scripts bring or the document itself, call the tokens the same. */
    transform(code, id) {
      return minify && PLAIN_SHEET.test(id) ? compact(code) : null;
    },
    async resolveId(source, importer) {
      // A module runner asks again by address, which begins at the project's root.
      if (source.endsWith(NAMES)) return source.startsWith(root) ? source : join(root, source);
      if (!SHEET.test(source)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved === null ? null : resolved.id + NAMES;
    },
    async load(id) {
      if (!isSheet(id)) return null;
      const file = id.slice(0, -NAMES.length);
      this.addWatchFile(file);
      const { css, names, final } = compile(below(file), await readFile(file, 'utf8'));
      sheets.set(below(file), css);
      const classes = Object.fromEntries(
        names.map(([local, { name, composes }]) => {
          const composed = composes.flatMap((other) => (other.type === 'dependency' ? [] : [other.name]));
          return [local, [name, ...composed].map(final).join(' ')];
        }),
      );
      classNames.set(below(file), classes);
      const exported = `export default ${JSON.stringify(classes)};`;
      return inject ? `${injected(css)}\n${exported}` : exported;
    },
    /** For the development server: the sheets compiled so far and the present module graph. */
    api: {
      manifest(graph: EnvironmentModuleGraph): StyleManifest {
        const imports = (id: string) =>
          [...(graph.getModuleById(id)?.importedModules ?? [])].flatMap(({ id }) =>
            id === null ? [] : [id],
          );
        return manifestOf([...graph.idToModuleMap.keys()], imports);
      },
    },
    generateBundle() {
      if (!server) {
        this.emitFile({
          type: 'asset',
          fileName: 'late-styles.json',
          source: JSON.stringify(broughtByScripts(this.getModuleIds())),
        });
        return;
      }
      const imports = importsThroughDoors(src, (id) => {
        const info = this.getModuleInfo(id);
        return {
          code: info?.code ?? null,
          imports: [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])],
        };
      });
      const manifest = manifestOf([...this.getModuleIds()], imports);
      this.emitFile({ type: 'asset', fileName: 'styles.json', source: JSON.stringify(manifest) });
      this.emitFile({
        type: 'asset',
        fileName: 'class-names.json',
        source: JSON.stringify(Object.fromEntries(classNames)),
      });
    },
  };
}

/** A sheet with the short names that a build has. */
const compact = (css: string): string => withPhysicalNames(withShortTokens(css));

/** A script that puts a sheet into the document. */
const injected = (css: string): string =>
  `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(css)} }));`;

/** Module and what it imports, each before those that import it; what has been seen is passed over. */
function visit(
  id: string,
  importsOf: (id: string) => readonly string[],
  seen: Set<string>,
): readonly string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  // A component's own sheet may change what the components that it is made of look like.
  const [sheets, modules] = [importsOf(id).filter(isSheet), importsOf(id).filter((next) => !isSheet(next))];
  return [...[...modules, ...sheets].flatMap((next) => visit(next, importsOf, seen)), id];
}
