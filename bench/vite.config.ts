import { fileURLToPath } from 'node:url';
import product from '../vite.config.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the benchmarks run in the process itself, built with the product's own settings. */
export default (env: Parameters<typeof product>[0]) => {
  const server = product({ ...env, isSsrBuild: true });
  return {
    ...server,
    root: here('..'),
    build: {
      ...server.build,
      outDir: here('.build'),
      rolldownOptions: {
        input: {
          columnar: here('search/columnar.ts'),
          opensearch: here('search/opensearch.ts'),
          'import-stock': here('import/import-stock.ts'),
          uncached: here('render/uncached.ts'),
          workshop: here('workshop/engine.ts'),
          inbox: here('inbox/inbox.ts'),
          'group-sites': here('group/sites.ts'),
          'group-publisher': here('group/publisher.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  };
};
