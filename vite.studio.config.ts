import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressedAssets } from './scripts/vite/compressed-assets.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The studio's own build: nothing of it is in the scripts of visitors, nor theirs in it. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  resolve: { alias: { '~': here('./src') } },
  plugins: [compressedAssets()],
  build: {
    outDir: 'dist/studio',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: { studio: here('./src/studio/main.tsx') },
      output: {
        entryFileNames: 'assets/studio-[hash].js',
        chunkFileNames: 'assets/studio-[name]-[hash].js',
        assetFileNames: 'assets/studio-[hash][extname]',
      },
    },
  },
});
