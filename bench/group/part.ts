import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { freshDataDir, type RunningServer, removeDataDir, startServer } from '../../test/system/server.ts';
import type { Context } from '../context.ts';
import { ALLOCATOR, AS_DEPLOYED } from '../node-options.ts';
import { atEnd } from '../processes.ts';
import { atMost, formatFigure, type Row, rowWithoutPeer, skipped } from '../report.ts';
import { fillGroup } from './fill.ts';
import {
  type Answers,
  type Background,
  besides,
  letVisit,
  MIX,
  readMetrics,
  residentMb,
  type Targets,
  targetsOf,
  untilAllAnswer,
  type Visit,
} from './load.ts';
import { LOOP_CLOCK, type LoopTimes, loopTimes, startIdle } from './loop-times.ts';
import { GROUP, QUICK_GROUP } from './sizes.ts';

const MAX_LOOP_DELAY_MS = 30;

/** Of what the processes answer at most: so busy whoever looks after them lets them become. */
const USUAL_SHARE = 0.7;

interface Rounds {
  readonly seconds: number;
  readonly visitors: number;
}

/** A group of eleven sites on PostgreSQL under everything at once, on one process and on two. */
export async function groupPart(context: Context): Promise<Row[]> {
  const database = await context.postgres();
  if (database === null) return [skipped('Group', '', 'PostgreSQL is not installed')];
  const { url } = database;
  const rounds = context.quick ? { seconds: 12, visitors: 16 } : { seconds: 60, visitors: 32 };
  context.report('filling the demo on PostgreSQL …');
  await (await launch(url, { DEMO: 'on' })).stop();
  const began = performance.now();
  const { cars, workshops, visits, pages } = await fillGroup(
    url,
    context.quick ? QUICK_GROUP : GROUP,
    context.report,
  );
  const size = `${formatFigure(cars)} cars, ${workshops} workshops, ${formatFigure(visits)} visits, ${formatFigure(pages)} pages`;
  context.report(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const targets = await targetsOf(url);
  const rows: Row[] = [];
  // Told at once as well: whoever breaks off a part would see nothing of it.
  const add = (measured: readonly Row[]) => {
    rows.push(...measured);
    for (const { what, ours } of measured) context.report(`${what}: ${ours}`);
  };
  add([rowWithoutPeer('Group', size)]);
  add(await everything(context, 'one process', url, targets, [await launch(url)], rounds));
  const two = await Promise.all([launch(url), launch(url)]);
  add(await everything(context, 'two processes', url, targets, two, rounds));
  for (const workers of [1, 2]) {
    const server = await launch(url, { WORKERS: String(workers) });
    await untilAllAnswer(server.port, workers);
    const mix = { 'new-page': 1 };
    context.report(`pages made anew, WORKERS=${workers} …`);
    const { seconds, visitors } = rounds;
    const visit = { ports: [server.port], seconds: seconds / 2, visitors, rate: null, mix };
    const answers = await letVisit(targets, visit);
    add([rowWithoutPeer(`Pages made anew, WORKERS=${workers}`, textOf(answers))]);
    await server.stop();
  }
  await database.stop();
  return rows;
}

async function launch(url: string, env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = await freshDataDir();
  atEnd(() => removeDataDir(dataDir));
  const began = performance.now();
  const server = await startServer({
    dataDir,
    env: { ...ALLOCATOR, DATABASE_URL: url, DEMO: 'off', TRUST_PROXY: '1', NODE_OPTIONS: LOOP_CLOCK, ...env },
    nodeOptions: AS_DEPLOYED,
    startTimeoutMs: 240_000,
  });
  console.error(`  a server after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  atEnd(() => server.stop());
  return server;
}

async function everything(
  context: Context,
  what: string,
  url: string,
  targets: Targets,
  servers: readonly RunningServer[],
  { seconds, visitors }: Rounds,
): Promise<Row[]> {
  const ports = servers.map(({ port }) => port);
  const visit: Visit = { ports, seconds, visitors, rate: null, mix: MIX };
  context.report(`everything at once on ${what} …`);
  await letVisit(targets, { ...visit, seconds: seconds / 5 });
  const atFull = await measured(url, targets, servers, visit);
  const rate = USUAL_SHARE * rateOf(atFull.answers);
  context.report(`everything at ${formatFigure(rate)} req/s on ${what} …`);
  const usual = await measured(url, targets, servers, { ...visit, rate });
  for (const line of servers
    .flatMap((server) => server.output().match(/^.*"level":"error".*$/gm) ?? [])
    .slice(0, 5))
    context.report(`a fault: ${line}`);
  const memory = await Promise.all(servers.map(({ pid }) => residentMb(pid)));
  await Promise.all(servers.map((server) => server.stop()));
  return [
    ...rowsOf(`Everything at once, ${what}`, what, atFull),
    ...rowsOf(`Seven tenths of it, ${what}`, `${what}, seven tenths`, usual),
    rowWithoutPeer(`Memory, ${what}`, memory.map((mb) => `${formatFigure(mb)} MB`).join(', ')),
  ];
}

interface Measured {
  readonly answers: Answers;
  readonly background: Background;
  readonly loops: readonly LoopTimes[];
  /** Of a process that does nothing. */
  readonly idle: LoopTimes;
  readonly load: number;
  /** Of the pages that were asked for. */
  readonly fromMemory: number;
}

/** Lets visitors loose, with the editor and the stock file beside them. */
async function measured(
  url: string,
  targets: Targets,
  servers: readonly RunningServer[],
  visit: Visit,
): Promise<Measured> {
  const before = await Promise.all(visit.ports.map(readMetrics));
  const idle = startIdle();
  await pause(500);
  await Promise.all([idle, ...servers].map(loopTimes));
  const { result: answers, background } = await besides(url, targets, visit.ports, () =>
    letVisit(targets, visit),
  );
  const load = loadavg()[0] ?? 0;
  const after = await Promise.all(visit.ports.map(readMetrics));
  const ofIdle = await loopTimes(idle);
  const loops = await Promise.all(servers.map(loopTimes));
  await idle.stop();
  const gained = (name: 'hit' | 'stale' | 'miss') =>
    after.reduce((sum, reading, at) => sum + reading[name] - (before[at]?.[name] ?? 0), 0);
  const pages = gained('hit') + gained('stale') + gained('miss');
  return { answers, background, loops, idle: ofIdle, load, fromMemory: (pages - gained('miss')) / pages };
}

function rowsOf(
  title: string,
  what: string,
  { answers, background, loops, idle, load, fromMemory }: Measured,
): readonly Row[] {
  const lateMs = Math.max(...loops.map((times) => times.lateMs));
  const maxOf = (times: readonly number[]) => formatFigure(Math.max(0, ...times));
  return [
    rowWithoutPeer(title, textOf(answers)),
    ...answers.kinds.map((each) =>
      rowWithoutPeer(
        `${each.kind}, ${what}`,
        `${each.count} (${statusText(each.statuses)}), p50 ${formatFigure(each.p50)}, p95 ${formatFigure(each.p95)}, p99 ${formatFigure(each.p99)} ms`,
      ),
    ),
    rowWithoutPeer(
      `Event loop delay p99, ${what}`,
      `${formatFigure(lateMs)} ms, of a process that does nothing ${formatFigure(idle.lateMs)} ms`,
      atMost(lateMs, MAX_LOOP_DELAY_MS, ' ms'),
    ),
    rowWithoutPeer(
      `Processor time between two timers of 10 ms p99, ${what}`,
      `${loops.map(({ busyMs }) => formatFigure(busyMs)).join(', ')} ms; load average ${load.toFixed(1)}`,
    ),
    rowWithoutPeer(`Pages from memory, ${what}`, `${(100 * fromMemory).toFixed(1)} %`),
    rowWithoutPeer(
      `Published and imported meanwhile, ${what}`,
      `${background.shown.length} pages, shown after ${maxOf(background.shown)} ms at most; ${background.imports.length} files, ${maxOf(background.imports)} ms at most`,
    ),
  ];
}

const statusText = (statuses: Readonly<Record<string, number>>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

/** Refusals are answers: a time that is taken, a plate too many. */
const isFailure = (status: string): boolean => status === '0' || Number(status) >= 500;

const rateOf = ({ seconds, kinds }: Answers): number =>
  kinds.reduce((sum, kind) => sum + kind.count, 0) / seconds;

function textOf(answers: Answers): string {
  const failed = answers.kinds
    .flatMap(({ statuses }) => Object.entries(statuses))
    .reduce((sum, [status, times]) => sum + (isFailure(status) ? times : 0), 0);
  return `${formatFigure(rateOf(answers))} req/s, ${failed} failed`;
}
