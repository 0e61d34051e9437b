import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { slowness } from '../../test/processor.ts';
import { processorSeconds, type RunningServer } from '../../test/system/server.ts';
import { Imports, Requests } from './load.ts';
import { dataFolder, openServer } from './places.ts';
import type { Verdict } from './verdict.ts';

const KILLS = 3;
/** On a processor like the one that the tests' limits were set on. */
const MAX_READY_SECONDS = 5;

/** `kill -9` of a server on PGlite while forms and imports come in. */
export async function killUnderLoad(): Promise<Verdict> {
  const problems: string[] = [];
  const starts: Start[] = [];
  const requests = new Requests('kill');
  const imports = new Imports();
  const dataDir = await dataFolder();
  const open = () => openServer(dataDir, { DEMO: 'off' });
  let server = await open();
  await imports.next(server);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await loadUntilKilled(server, requests, imports, kill);
    const began = performance.now();
    server = await open();
    starts.push(await startSince(began, server));
    if (!(await imports.isWhole(server))) problems.push(`kill ${kill}: the stock is not that of one file`);
    const lost = await requests.lost(server);
    if (lost.length > 0) problems.push(`kill ${kill}: ${lost.length} confirmed requests are gone`);
  }
  const code = await server.stop();
  if (code !== 0) problems.push(`the server ended with ${code}`);
  const limit = MAX_READY_SECONDS * slowness();
  if (starts.some(({ counted }) => counted > limit))
    problems.push(
      `ready only after ${starts.map(describeStart).join(', ')} s; ${limit.toFixed(1)} s are allowed here`,
    );
  if (requests.confirmed.size < KILLS) problems.push(`only ${requests.confirmed.size} requests came in`);
  return {
    problems,
    summary:
      `${KILLS} kills under load: ${requests.confirmed.size} confirmed requests, 0 lost; ` +
      `${imports.done} imports and ${imports.cutOff} cut off, 0 by halves; ` +
      `ready again after ${starts.map(describeStart).join(', ')} s`,
  };
}

interface Start {
  readonly seconds: number;
  /** Of the processor. */
  readonly own: number;
  /** What is held against the limit: on a machine that is busy with other work only the processor's time says something of ours. */
  readonly counted: number;
}

async function startSince(began: number, { pid }: RunningServer): Promise<Start> {
  const elapsed = (performance.now() - began) / 1000;
  const own = (await processorSeconds(pid)) ?? elapsed;
  const isBusy = (loadavg()[0] ?? 0) > 1.5 * availableParallelism();
  return { seconds: elapsed, own, counted: isBusy ? own : elapsed };
}

const describeStart = ({ seconds, own }: Start) =>
  `${seconds.toFixed(1)} (${own.toFixed(1)} of the processor)`;

async function loadUntilKilled(
  server: RunningServer,
  requests: Requests,
  imports: Imports,
  kill: number,
): Promise<void> {
  const untilGone = async (work: () => Promise<unknown>) => {
    for (;;) {
      const isThere = await work().then(
        () => true,
        () => false,
      );
      if (!isThere) return;
      await pause(20);
    }
  };
  const load = [
    untilGone(() => requests.send(server)),
    untilGone(() => requests.send(server)),
    untilGone(() => imports.next(server)),
  ];
  // Some kills come in the first import, others after one was answered.
  const answered = imports.done;
  const waitUntil = performance.now() + 15_000;
  while (kill % 2 === 0 && imports.done === answered && performance.now() < waitUntil) await pause(20);
  await pause(500 + kill * 200);
  await server.kill();
  await Promise.all(load);
}
