import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * What is loaded later is loaded as it is. Vite wraps each such import in a helper that first asks for the sheets and scripts
 * that it needs besides; here no list of them is made (`modulePreload`), and every page would carry the helper for nothing.
 */
export function plainImports(): Plugin {
  return {
    name: 'forecourt:plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.code.includes('__vite__mapDeps'))
          this.error(
            `${file.fileName} lists what is to be loaded before another script, and nothing would load it`,
          );
    },
  };
}
