import { build, install } from './runtime.mjs';

await install();
await build({ force: true });
