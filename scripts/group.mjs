// `npm run group:export -- --site SITE`, `npm run group:import -- --site SITE FILE [--replace]`
import { build, install, node, run } from './runtime.mjs';

await install();
await build();
process.exitCode = await run(node, ['dist/server/group.js', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
  FORECOURT_ENV: process.env.FORECOURT_ENV || process.env.NODE_ENV || 'demo',
});
