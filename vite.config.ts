import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { blockStyles } from './scripts/vite/block-styles.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Bundled dependencies start in half the time and memory; what has native or WebAssembly parts stays outside. */
const BUNDLED = [
  ...['drizzle-orm', 'zod', 'hono', '@hono/node-server', 'react', 'react-dom', 'sanitize-html'],
  'lru-cache',
];

const OURS = [{ find: '~', replacement: here('./src') }];

/** Islands are written for React and drawn by it on the server; in the browser a tenth of the bytes does the same (ADR 0019). */
const from = (name: string) => fileURLToPath(import.meta.resolve(name));
const IN_THE_BROWSER = [
  { find: /^react-dom\/client$/, replacement: from('preact/compat/client') },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: from('preact/jsx-runtime') },
  { find: /^react(-dom)?$/, replacement: from('preact/compat') },
  { find: /^.*\/icon\/icon$/, replacement: here('./src/ui/icon/icon.browser.tsx') },
];

/** The same for the development server, which compiles for the browser and for itself with one configuration. */
const inTheBrowser = (): Plugin => ({
  name: 'forecourt:in-the-browser',
  enforce: 'pre',
  apply: 'serve',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => IN_THE_BROWSER.find(({ find }) => find.test(id))?.replacement,
});

/** Two builds from one configuration: `vite build` is the browser's, `vite build --ssr` the server's. */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  publicDir: false,
  resolve: { alias: command === 'serve' || isSsrBuild === true ? OURS : [...IN_THE_BROWSER, ...OURS] },
  // One Preact: what islands import as it is, and what it imports itself.
  optimizeDeps: { exclude: ['preact'] },
  ssr: isSsrBuild === true ? { noExternal: BUNDLED } : {},
  plugins: [blockStyles({ src: here('./src') }), inTheBrowser()],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node24',
        ssr: true,
        ssrEmitAssets: true,
        minify: false,
        cssMinify: 'lightningcss',
        rolldownOptions: {
          input: {
            main: here('./src/app/main.ts'),
            'stock-import': here('./src/app/stock-import.ts'),
            accounts: here('./src/app/accounts.ts'),
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: 'manifest.json',
        target: 'es2022',
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        // The map library is one piece; it comes only where a map does.
        chunkSizeWarningLimit: 1200,
        // A list of what each script shares with others would weigh on every page, to spare a few one round trip.
        modulePreload: false,
        rolldownOptions: {
          input: { boot: here('./src/app/islands/boot.ts') },
          output: {
            codeSplitting: {
              groups: [
                { name: 'preact', test: /node_modules[\\/]preact[\\/]/, priority: 2 },
                // What boot and enhancements share of consent: one file beside boot, and preloaded with it.
                {
                  name: 'consent',
                  test: /src[\\/]ui[\\/](consent[\\/](index|choice|state)|analytics[\\/](index|event|kept-events|once|page-data))\.ts$/,
                  priority: 3,
                },
                // Components of islands; plain modules such as formats go with the scripts that use them, without React.
                { name: 'ui', test: /src[\\/]ui[\\/].*\.tsx$/, priority: 1 },
              ],
            },
          },
        },
      },
}));
