import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../../test/system/server.ts';
import type { Context } from '../context.ts';
import { cpuTime } from '../load/cpu-time.ts';
import { get } from '../load/get.ts';
import { atEnd } from '../processes.ts';
import { atMost, formatFigure, type Row, rowWithoutPeer, skipped } from '../report.ts';

const HOST = 'automotive-se.localhost';
const LIST = '/kop-bil/alla-bilar-i-lager';
const SINGLE = 40;
const PARALLEL = 80;
const PAUSE_BETWEEN_PAGES_MS = 50;

/** Pictures that are not drawn yet: one after the other, all of a start page, and many at once beside pages. */
export async function picturesPart(context: Context): Promise<Row[]> {
  const server = await startServer({ dataDir: await context.demoFolder() });
  atEnd(() => server.stop());
  const fetchTimed = async (path: string) => {
    const startedAt = performance.now();
    const { status, body } = await get(server.port, path, { Host: `${HOST}:${server.port}` });
    return { status, body, ms: performance.now() - startedAt };
  };
  const addresses = await picturesOf('/', fetchTimed);
  context.report(`${addresses.length} pictures of a start page …`);
  const before = cpuTime(server.pid);
  const times: number[] = [];
  for (const address of spread(addresses, SINGLE)) times.push((await fetchTimed(address)).ms);
  const after = cpuTime(server.pid);
  context.report(`${PARALLEL} at once …`);
  const list = await picturesOf(LIST, fetchTimed);
  const waiting = { over: false };
  const pages = pagesMeanwhile(waiting, fetchTimed);
  const answers = await Promise.all(list.slice(0, PARALLEL).map(fetchTimed));
  waiting.over = true;
  const pageTimes = await pages;
  await server.stop();
  const maxMs = Math.max(...answers.map(({ ms }) => ms));
  const drawn = answers.filter(({ status }) => status === 200).length;
  const perPicture = before === null || after === null ? null : (after - before) / times.length;
  return [
    rowWithoutPeer(
      'Picture not yet drawn, p50, p95',
      `${formatFigure(quantile(times, 0.5))}, ${formatFigure(quantile(times, 0.95))} ms`,
      atMost(quantile(times, 0.95), 250, ' ms'),
    ),
    perPicture === null
      ? skipped('CPU of a new picture', '', 'this system has no /proc')
      : rowWithoutPeer('CPU of a new picture', `${formatFigure(perPicture)} ms`),
    rowWithoutPeer(
      `${answers.length} new pictures at once`,
      `${drawn} drawn, ${answers.length - drawn} × 503, the last after ${formatFigure(maxMs)} ms`,
      atMost(maxMs, 2000, ' ms'),
    ),
    rowWithoutPeer(
      'Pages meanwhile, p50, slowest',
      `${formatFigure(quantile(pageTimes, 0.5))}, ${formatFigure(Math.max(...pageTimes))} ms`,
    ),
  ];
}

type Fetch = (path: string) => Promise<{ status: number; body: Buffer; ms: number }>;

async function picturesOf(path: string, fetchTimed: Fetch): Promise<string[]> {
  const { body } = await fetchTimed(path);
  return [...new Set(body.toString().match(/\/media\/[\w-]+\/\d+\.avif/g))];
}

/** Evenly over all, so that all kinds and widths take part. */
const spread = (all: readonly string[], count: number): string[] =>
  all.filter((_, at) => at % Math.max(1, Math.floor(all.length / count)) === 0).slice(0, count);

async function pagesMeanwhile(waiting: { over: boolean }, fetchTimed: Fetch): Promise<number[]> {
  const times: number[] = [];
  while (!waiting.over) {
    times.push((await fetchTimed('/')).ms);
    await pause(PAUSE_BETWEEN_PAGES_MS);
  }
  return times;
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
