import { build, install } from './runtime.mjs';

install();
build({ force: true });
