import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { browserHere } from './scripts/browser.mjs';
import { blockStyles } from './scripts/vite/block-styles.ts';
import { slowness } from './test/processor.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Limits of time are those of the machine that they were set on: what hangs is told from what is slow. */
const SLOWNESS = slowness();

/** What comes within a second on a quiet machine takes longer on one that runs several suites. */
const PATIENT = { poll: { timeout: 8000 * SLOWNESS } };

/** On two processors Vitest alone would use one: most suites wait for a database now and then. */
const WORKERS = Math.max(2, availableParallelism() - 1);

/** The files that take longest begin first: none is left over when the others are done. */
const SLOWEST = [
  'crash',
  'outages',
  'every-page',
  'e2e-journey',
  'gallery',
  'service-wizard',
  'backup',
  'workshop-day',
  'late-styles',
  'booking-by-place',
  'e2e-pages',
  'account',
  'booking-states',
  'hostile',
  'studio-rooms',
  'e2e-nojs',
  'staff-cars',
  'budgets',
  'board',
  'tyre-hotel',
  'blocks-behaviour',
  'routes',
  'consent',
  'navigation',
  'waiting-mail',
  'inbox',
  'drawings',
  'queries',
  'jobs',
  'purge-feed',
  'studio-roles',
  'full-disk',
  'hostile-addresses',
  'hostile-content',
];
const rank = ({ moduleId }: TestSpecification): number => {
  const at = SLOWEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at < 0 ? SLOWEST.length : at;
};
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // A worker ends, with all modules that it has loaded, where a file of another project follows: none come in between.
    return (await super.sort(files)).sort(
      (a, b) => a.project.name.localeCompare(b.project.name) || rank(a) - rank(b),
    );
  }
}

const common = {
  plugins: [blockStyles({ src: here('./src') })],
  resolve: { alias: { '~': here('./src'), '~test': here('./test') } },
};

const COMPONENT_TESTS = 'src/**/*.browser.test.tsx';

const systemTests = (names: readonly string[]) => names.map((name) => `test/system/${name}.test.ts`);

/** They kill processes and wait for what is away, most of their time: two at once are room enough for each. */
const KILLING = systemTests(['crash', 'outages', 'two-processes', 'workshop-race']);

/** They fill disks' caches or the whole demo, or count milliseconds: nothing else may run beside them. */
const ALONE = systemTests(['first-start', 'first-touch', 'process', 'telemetry', 'workers']);

/**
 * Most of the time of all unit tests: most of what opens a database, draws pictures or waits for servers, by folder where most of
 * a folder does. `npm run verify`, which is for between two edits, leaves them to `npm test`.
 */
const LONG = [
  'scripts/leftovers.test.ts',
  'src/app/http/edge.test.ts',
  'src/app/http/half-open.test.ts',
  'src/app/http/listener.test.ts',
  'src/app/http/outage.test.ts',
  'src/app/pages/visit-*.test.tsx',
  'src/app/warm-up.test.ts',
  'src/app/wiring/maintenance/{group-calls,maintenance}.test.ts',
  'src/app/wiring/staff/open-identity.test.ts',
  'src/app/wiring/upstreams.test.ts',
  'src/app/wiring/workshop/workshop.test.ts',
  'src/blocks/car-detail/car-failure.test.tsx',
  'src/cli/content-copy/**/*.test.ts',
  'src/cli/doctor/doctor.test.ts',
  'src/demo/{content,fill,requests,stock,workshop}/**/*.test.ts',
  'src/demo/drawings/drawings.test.ts',
  'src/demo/drawings/solid/solid.test.ts',
  'src/modules/alerts/{alerts,alert-mails}.test.ts',
  'src/modules/content/*.test.ts',
  'src/modules/content/adapters/**/*.test.ts',
  'src/modules/content/editing/**/*.test.ts',
  'src/modules/content/web/**/*.test.ts',
  'src/modules/{facilities,identity,leads,service-booking,settings,test-drives,tyre-hotel}/**/*.test.ts',
  'src/modules/stock/*.test.ts',
  'src/modules/stock/{by-hand,store}/**/*.test.ts',
  'src/modules/stock/feed/read-feed.test.ts',
  'src/modules/workshop/*.test.ts',
  'src/modules/workshop/adapters/{registries,upstream}.test.ts',
  'src/modules/workshop/{capacity,staff,waiting-list,web}/**/*.test.ts',
  'src/modules/workshop/domain/{availability,several-days}.test.ts',
  'src/page/render/hostile-content.test.ts',
  'src/page/render/render-draft.test.ts',
  'src/platform/backup/**/*.test.ts',
  'src/platform/db/**/*.test.ts',
  'src/platform/edge-cache/purge-feed.test.ts',
  'src/platform/jobs/**/*.test.ts',
  'src/platform/mail/*.test.ts',
  'src/platform/map/tile.test.ts',
  'src/platform/media/media.test.ts',
  'src/platform/media/svg/svg-source.test.ts',
  'src/platform/media/uploads/**/*.test.ts',
  'src/platform/media/variants/variant-cache.test.ts',
  'src/platform/personal-data/personal-data.test.ts',
  'src/platform/search/engine/columnar-index.test.ts',
  'src/platform/search/engine/stored/snapshot.test.ts',
  'src/staff/**/*.test.{ts,tsx}',
  'test/content/cached-blocks.test.ts',
  'test/content/every-block.test.ts',
  'test/content/hostile-addresses.test.ts',
  'test/queries/queries.test.ts',
];

/**
 * A test, or a whole file (`@module-tag sweep`), that `npm test` leaves to `npm test -- --all`, which CI runs (ADR 0050): each
 * block, page, width, language and state, the second and third way, hostile input. The main way of each area is none.
 */
const TAGS = [{ name: 'sweep', description: 'Runs with npm test -- --all only.' }];

const system = {
  tags: TAGS,
  globalSetup: ['test/system/global-setup.ts'],
  setupFiles: ['test/system/setup.ts'],
  testTimeout: 120_000 * SLOWNESS,
  hookTimeout: 180_000 * SLOWNESS,
  expect: PATIENT,
  env: { TEST_SLOWNESS: String(SLOWNESS) },
};

const inNode = {
  tags: TAGS,
  setupFiles: ['test/setup.ts'],
  maxWorkers: WORKERS,
  // The files of one worker share their modules: loading them anew for each took a third of the time.
  isolate: false,
  testTimeout: 60_000 * SLOWNESS,
  hookTimeout: 60_000 * SLOWNESS,
  expect: PATIENT,
  env: { TZ: 'UTC' },
};

const inBrowser = {
  ...system,
  maxWorkers: WORKERS,
  // The files of one worker share a server and a browser.
  isolate: false,
  // Nothing else is repeated anywhere. `scripts/flaky.mjs` counts and names what needed it.
  retry: 1,
};

/**
 * `unit` and `long` need nothing but the sources; `component` runs components in a browser; `browser` starts the built server and mostly a browser, one file more at a time than the others;
 * `kills` starts servers that are killed or lose what they need; `system` those that must run alone.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...common,
        test: {
          ...inNode,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['test/system/**', COMPONENT_TESTS, 'node_modules/**', ...LONG],
        },
      },
      {
        ...common,
        test: { ...inNode, name: 'long', include: LONG, exclude: [COMPONENT_TESTS, 'node_modules/**'] },
      },
      {
        ...common,
        plugins: [blockStyles({ src: here('./src'), inject: true })],
        // A package that is met in the middle of a run has the page loaded again.
        optimizeDeps: { include: ['maplibre-gl'] },
        test: {
          name: 'component',
          include: [COMPONENT_TESTS],
          maxWorkers: WORKERS,
          setupFiles: ['test/setup.ts', 'test/component/styles.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            provider: playwright({
              launchOptions: { ...browserHere(), args: ['--no-sandbox', '--disable-gpu'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        ...common,
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['test/system/**/*.test.ts'],
          exclude: [...KILLING, ...ALONE],
        },
      },
      {
        ...common,
        test: { ...system, name: 'kills', include: KILLING, maxWorkers: 2 },
      },
      {
        ...common,
        test: { ...system, name: 'system', include: ALONE, fileParallelism: false },
      },
    ],
  },
});
