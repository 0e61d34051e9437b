// `npm run stock:import -- FILE --site SITE`
import { build, install, node, run } from './runtime.mjs';

await install();
await build();
process.exitCode = await run(node, ['dist/server/stock-import.js', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
  FORECOURT_ENV: process.env.FORECOURT_ENV || process.env.NODE_ENV || 'demo',
});
