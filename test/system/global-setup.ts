import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The system tests run what `npm start` runs: without a build there is nothing to test. */
export function setup(): void {
  const built = join(import.meta.dirname, '../../dist/server/main.js');
  if (!existsSync(built)) throw new Error('Build first: npm run build');
}
