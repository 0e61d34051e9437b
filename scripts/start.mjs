// `npm start`: install, build, then serve. Filling the demo and migrating is the server's own work.
import { build, install, node, run } from './runtime.mjs';

await install();
await build();
// React is several times slower in development mode; what kind of site this is, FORECOURT_ENV says.
const environment = process.env.FORECOURT_ENV || process.env.NODE_ENV || 'demo';
/** glibc gives memory back that picture encoding and imports have used; elsewhere these names mean nothing. */
function allocator() {
  const wanted = {
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_MMAP_THRESHOLD_: '131072',
  };
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => process.env[name] === undefined));
}

// A small young generation, and a heap that grows by less before it is cleared: some 120 MB less resident memory (ADR 0057).
process.exitCode = await run(
  node,
  ['--max-semi-space-size=8', '--heap-growing-percent=40', 'dist/server/main.js'],
  {
    NODE_ENV: 'production',
    FORECOURT_ENV: environment,
    ...allocator(),
  },
);
