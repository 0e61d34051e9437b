import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** What a built server loads: for each of its files the files it imports at once, and our modules in it. */
export type ModuleList = Readonly<
  Record<string, { readonly imports: readonly string[]; readonly modules: readonly string[] }>
>;

/** Writes `dist/server/modules.json`, in which tests look up what a start loads. */
export function moduleList({ root }: { root: string }): Plugin {
  return {
    name: 'forecourt:module-list',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const list: ModuleList = Object.fromEntries(
        chunks.map(({ fileName, imports, moduleIds }) => [
          fileName,
          { imports, modules: moduleIds.map((id) => relative(root, id)).filter((id) => /^src\//.test(id)) },
        ]),
      );
      this.emitFile({ type: 'asset', fileName: 'modules.json', source: JSON.stringify(list) });
    },
  };
}
