// `npm run tyres:import -- FILE --site SITE`
import { build, install, node, run } from './runtime.mjs';

await install();
await build();
process.exitCode = await run(node, ['dist/server/tyres-import.js', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
  FORECOURT_ENV: process.env.FORECOURT_ENV || process.env.NODE_ENV || 'demo',
});
