// `npm run drill`: kills, an outage, a restored backup and a purge on this machine, one line each with what held.
import { build, install, node, run } from './runtime.mjs';

await install();
await build();
process.exitCode = await run(node, ['scripts/drill/run.ts']);
