import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { blockStyles } from './scripts/vite/block-styles.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const common = {
  plugins: [blockStyles({ src: here('./src') })],
  resolve: { alias: { '~': here('./src'), '~test': here('./test') } },
};

/** `unit` needs nothing but the sources; `system` starts the built server and a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        ...common,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['test/system/**', 'node_modules/**'],
          setupFiles: ['test/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          env: { TZ: 'UTC' },
        },
      },
      {
        ...common,
        test: {
          name: 'system',
          include: ['test/system/**/*.test.ts'],
          globalSetup: ['test/system/global-setup.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
