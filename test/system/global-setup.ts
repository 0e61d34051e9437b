import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD, fillDemoDir } from './server';

/**
 * The system tests run what `npm start` runs: without a build there is nothing to test. The demo is filled once,
 * into a folder of this run, before files that run beside each other take their copies; `TEST_DEMO` names one that is
 * kept. Where tests are only listed (`TEST_LISTING`), nothing runs.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_LISTING !== undefined) return undefined;
  if (!existsSync(join(BUILD, 'server/main.js'))) throw new Error('Build first: npm run build');
  const prepared = process.env.TEST_DEMO;
  const folder = prepared ?? (await mkdtemp(join(tmpdir(), 'forecourt-demo-')));
  process.env.TEST_DEMO = folder;
  await fillDemoDir(folder);
  if (prepared !== undefined) return undefined;
  // A server that draws a picture just now may write into it once more.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
