import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { nullLog } from '~/platform/log';
import { answerJson, callServer, listenForMaintenance } from '.';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'forecourt-socket-'));
  undo.push(() => rm(path, { recursive: true, force: true }));
  return path;
}

test('a program beside the server is answered; failures and unknown calls are reported', async () => {
  const dataDir = await folder();
  const calls = {
    '/double': async (body: unknown, response: Parameters<typeof answerJson>[0]) =>
      answerJson(response, { twice: Number(body) * 2 }),
    '/broken': () => Promise.reject(new Error('no')),
  };
  const listening = () => listenForMaintenance(dataDir, calls, nullLog);
  await (await listening())();
  const stop = await listening();
  undo.push(stop);
  const answer = await callServer(dataDir, '/double', 21);
  expect(answer.ok && (await json(answer.value))).toEqual({ twice: 42 });
  expect(await callServer(dataDir, '/broken', {})).toEqual({ ok: false, error: 'failed' });
  expect(await callServer(dataDir, '/unknown', {})).toEqual({ ok: false, error: 'no-server' });
  expect((await stat(join(dataDir, 'maintenance.sock'))).mode & 0o777).toBe(0o600);
});

test('without a server there is no answer, and a folder too deep for a socket does not stop the server', async () => {
  const dataDir = await folder();
  expect(await callServer(dataDir, '/double', 1)).toEqual({ ok: false, error: 'no-server' });
  const stop = await listenForMaintenance(join(dataDir, 'x'.repeat(120)), {}, nullLog);
  await stop();
});
