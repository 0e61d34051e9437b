// `npm run content:export -- --site SITE [--from https://HOST --file FILE]`,
// `npm run content:import -- --site SITE [--to https://HOST] FILE [--replace]`
import { build, install, node, run } from './runtime.mjs';

await install();
await build();
process.exitCode = await run(node, ['dist/server/content.js', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
  FORECOURT_ENV: process.env.FORECOURT_ENV || process.env.NODE_ENV || 'demo',
});
