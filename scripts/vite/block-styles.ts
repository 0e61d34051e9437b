import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { transform } from 'lightningcss';
import type { EnvironmentModuleGraph, Plugin } from 'vite';

/** Which style sheets each rendered module needs, and their text: `dist/server/styles.json`. */
export interface StyleManifest {
  /** Style sheet path below src → minified CSS. */
  readonly css: Readonly<Record<string, string>>;
  /** Entry module path below src (views, islands, shell) → the sheets it reaches, in import order. */
  readonly entries: Readonly<Record<string, readonly string[]>>;
}

const SHEET = /\.module\.css$/;
/** Ending that keeps the bundler's own CSS pipeline away: to it, the sheet is a script that exports names. */
const NAMES = '.names.js';
const ENTRY = /\.(view|island|shell)\.tsx$/;

/**
 * CSS modules without style files in the browser's build: a module import yields class names only, and
 * the server inlines the sheets that the blocks on a page reach. The map is made from the module graph of
 * the server's build, since the bundler may move a sheet of the client's build into any shared chunk.
 */
export function blockStyles({ src }: { src: string }): Plugin {
  const sheets = new Map<string, string>();
  const below = (id: string) => relative(src, (id.split('?')[0] ?? id).replace(/\.names\.js$/, ''));
  let minify = false;
  let server = false;
  let root = '';

  return {
    name: 'forecourt:block-styles',
    enforce: 'pre',
    configResolved(config) {
      minify = config.command === 'build';
      server = Boolean(config.build.ssr);
      root = config.root;
    },
    async resolveId(source, importer) {
      // A module runner asks again by address, which begins at the project's root.
      if (source.endsWith(NAMES)) return source.startsWith(root) ? source : join(root, source);
      if (!SHEET.test(source)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved === null ? null : resolved.id + NAMES;
    },
    async load(id) {
      if (!id.endsWith(`.module.css${NAMES}`)) return null;
      const file = id.slice(0, -NAMES.length);
      this.addWatchFile(file);
      const compiled = transform({
        filename: below(file),
        code: await readFile(file),
        minify,
        cssModules: { pattern: minify ? '[hash]_[local]' : '[name]_[hash]_[local]' },
        targets: { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) },
      });
      sheets.set(below(file), compiled.code.toString());
      const names = Object.entries(compiled.exports ?? {}).map(([name, entry]) => [
        name,
        [entry.name, ...entry.composes.flatMap((c) => (c.type === 'dependency' ? [] : [c.name]))].join(' '),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(names))};`;
    },
    /** For the development server: sheets compiled so far, and the map over the present module graph. */
    api: {
      sheets: () => Object.fromEntries(sheets),
      entries: (graph: EnvironmentModuleGraph) =>
        entriesOf(
          [...graph.idToModuleMap.keys()],
          (id) =>
            [...(graph.getModuleById(id)?.importedModules ?? [])].flatMap((node) =>
              node.id === null ? [] : [node.id],
            ),
          below,
        ),
    },
    generateBundle() {
      if (!server) return;
      const imports = (id: string) => {
        const info = this.getModuleInfo(id);
        return [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
      };
      const entries = entriesOf([...this.getModuleIds()], imports, below);
      const manifest: StyleManifest = { css: Object.fromEntries(sheets), entries };
      this.emitFile({ type: 'asset', fileName: 'styles.json', source: JSON.stringify(manifest) });
    },
  };
}

/** Every entry module with the sheets that it reaches, each sheet after those it builds on. */
function entriesOf(
  ids: readonly string[],
  importsOf: (id: string) => readonly string[],
  below: (id: string) => string,
): StyleManifest['entries'] {
  const reached = (id: string, seen: Set<string>): string[] => {
    if (seen.has(id)) return [];
    seen.add(id);
    const own = id.endsWith(`.module.css${NAMES}`) ? [below(id)] : [];
    return [...importsOf(id).flatMap((next) => reached(next, seen)), ...own];
  };
  const entries = ids.filter((id) => ENTRY.test(id));
  return Object.fromEntries(entries.map((id) => [below(id), reached(id, new Set())]));
}
