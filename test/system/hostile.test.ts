/** @module-tag sweep */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './ask';
import { hostileAddresses } from './hostile/addresses';
import { hostileBodies } from './hostile/bodies';
import { hostileFeeds } from './hostile/feed-files';
import { hostileSearches } from './hostile/searches';
import { hostileForms } from './hostile/sent-forms';
import { hostileGuesses } from './hostile/tyre-hotel-guesses';
import { demoDataDir, type RunningServer, removeDataDir, startServer } from './server';

let running: RunningServer;
const server = () => running;

beforeAll(async () => {
  running = await startServer({ dataDir: await demoDataDir(), env: { TRUST_PROXY: '1' } });
});
afterAll(async () => {
  expect(await running?.stop()).toBe(0);
  await removeDataDir(running.dataDir);
});

hostileBodies(server);
hostileSearches(server);
hostileForms(server);
hostileAddresses(server);
hostileFeeds(server);
hostileGuesses(server);

test('after all this the process is well and has logged no error', async () => {
  expect((await ask(running, '/healthz')).status).toBe(200);
  const lines = running.output().split('\n');
  expect(lines.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
});
