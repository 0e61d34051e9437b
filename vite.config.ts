import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { blockStyles } from './scripts/vite/block-styles.ts';
import { compressedAssets } from './scripts/vite/compressed-assets.ts';
import { lateScripts } from './scripts/vite/late-scripts.ts';
import { moduleList } from './scripts/vite/module-list.ts';
import { oneByteScripts } from './scripts/vite/one-byte.ts';
import { plainImports } from './scripts/vite/plain-imports.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Bundled dependencies start in half the time and memory; what has native or WebAssembly parts stays outside. */
const BUNDLED = [
  ...['drizzle-orm', 'zod', 'hono', '@hono/node-server', 'react', 'react-dom', 'sanitize-html'],
  'lru-cache',
];

const OURS = [{ find: '~', replacement: here('./src') }];

/** In the browser an icon is a reference: its drawing is fetched by itself when it is first needed. */
const IN_THE_BROWSER = [{ find: /^.*\/icon\/icon$/, replacement: here('./src/ui/icon/icon.browser.tsx') }];

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
  ssr: isSsrBuild === true ? { noExternal: BUNDLED } : {},
  // A build of the server has React's production code alone, whatever the environment of the process says.
  define: isSsrBuild === true ? { 'process.env.NODE_ENV': '"production"' } : {},
  plugins: [
    blockStyles({ src: here('./src') }),
    lateScripts({ root: here('.') }),
    inTheBrowser(),
    plainImports(),
    compressedAssets(),
    ...(isSsrBuild === true ? [moduleList({ root: here('.') }), oneByteScripts()] : []),
  ],
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
            'stock-import': here('./src/cli/stock-import.ts'),
            'tyres-import': here('./src/cli/tyres-import.ts'),
            accounts: here('./src/cli/accounts.ts'),
            backup: here('./src/cli/backup.ts'),
            doctor: here('./src/cli/doctor.ts'),
            migrate: here('./src/cli/migrate.ts'),
            person: here('./src/cli/person.ts'),
            restore: here('./src/cli/restore.ts'),
            content: here('./src/cli/content.ts'),
            group: here('./src/cli/group.ts'),
            retention: here('./src/cli/retention.ts'),
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', comments: false },
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
          // Behind the door of a feature stand components that do nothing until they are used: a script takes along what it
          // uses of them, and what comes later stays for later.
          treeshake: { moduleSideEffects: [{ test: /src[\\/]features[\\/]/, sideEffects: false }] },
          output: {
            // Scripts name each other, and a hash does not compress: seven characters tell the versions of one file apart.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                // React, once for all islands, in the page only where one is (ADR 0022).
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
                // What boot and enhancements share of consent and analytics: one file beside boot, and preloaded with it. Its
                // name says so to nobody: content blockers go by names, and every script of a page needs it.
                {
                  name: 'common',
                  test: /src[\\/](platform[\\/]json|ui[\\/](consent[\\/](index|choice|state)|analytics[\\/](index|event|stored-events|once|page-data)))\.ts$/,
                  priority: 3,
                },
                // Components that several islands use, once for all; others, and plain modules such as formats, go with the
                // scripts that use them.
                {
                  name: 'ui',
                  test: /src[\\/]ui[\\/](?!combobox[\\/]|picture).*\.tsx$/,
                  priority: 1,
                  minShareCount: 5,
                },
              ],
            },
          },
        },
      },
}));
