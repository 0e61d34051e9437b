import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD } from './server';

/**
 * The system tests run what `npm start` runs: without a build there is nothing to test. The demo is filled by the first
 * test that needs it, into a folder of this run; `TEST_DEMO` names one that is kept.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (!existsSync(join(BUILD, 'server/main.js'))) throw new Error('Build first: npm run build');
  if (process.env.TEST_DEMO !== undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-demo-'));
  process.env.TEST_DEMO = folder;
  return () => rm(folder, { recursive: true, force: true });
}
