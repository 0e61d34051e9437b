// `npm run dev`: the server from the sources. Styles and components of islands change in place, the rest reloads the page.
import { install, node, run } from './runtime.mjs';

await install();
process.exitCode = await run(node, ['--enable-source-maps', 'scripts/dev-server.mjs'], {
  NODE_ENV: 'development',
  FORECOURT_ENV: process.env.FORECOURT_ENV || 'development',
});
