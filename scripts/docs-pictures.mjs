// `npm run docs:pictures [-- NAME …]`: takes the pictures of the documents from the built server; all of them, or those that are named.
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { build, install, node, root, step } from './runtime.mjs';

await install();
await build();
const take = join(root, 'scripts/docs-pictures/take.mjs');
process.exitCode = await step(node, [take, ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: await findBrowser() },
});
