import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** The lists that scripts import, and how the files end that stand in them. */
const LISTS: ReadonlyMap<string, string> = new Map([
  ['virtual:enhancements', '.enhance.ts'],
  ['virtual:islands', '.island.tsx'],
]);

const resolved = (list: string): string => `\0${list}`;

/**
 * The scripts of the site that are loaded when they are needed, by the name of their file. As `import.meta.glob`, without the
 * paths, which every page would carry.
 */
export function lateScripts({ root }: { root: string }): Plugin {
  const filesOf = (ending: string) =>
    new Map(
      globSync(`src/{features,blocks,ui,page,staff}/**/*${ending}`, { cwd: root })
        .sort()
        .map((file) => [file, basename(file, ending)]),
    );
  return {
    name: 'forecourt:late-scripts',
    resolveId: (source) => (LISTS.has(source) ? resolved(source) : null),
    load(id) {
      const ending = id.startsWith('\0') ? LISTS.get(id.slice(1)) : undefined;
      if (ending === undefined) return null;
      const files = filesOf(ending);
      const names = [...files.values()];
      const twice = names.find((name, at) => names.indexOf(name) !== at);
      if (twice !== undefined) throw new Error(`two files are called ${twice}${ending}`);
      const entries = [...files].map(
        ([file, name]) => `[${JSON.stringify(name)},()=>import(${JSON.stringify(`/${file}`)})]`,
      );
      return `export default new Map([${entries.join()}]);`;
    },
    hotUpdate({ type, file, modules }) {
      const lists = type === 'update' ? [] : [...LISTS].filter(([, ending]) => file.endsWith(ending));
      const changed = lists.flatMap(
        ([list]) => this.environment.moduleGraph.getModuleById(resolved(list)) ?? [],
      );
      return changed.length === 0 ? undefined : [...modules, ...changed];
    },
  };
}
