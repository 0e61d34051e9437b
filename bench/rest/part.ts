import { setTimeout as pause } from 'node:timers/promises';
import { freshDataDir, removeDataDir, startServer } from '../../test/system/server.ts';
import type { Context } from '../context.ts';
import { cpuTime } from '../load/cpu-time.ts';
import { atEnd } from '../processes.ts';
import { atMost, type Row, rowWithoutPeer, skipped } from '../report.ts';

const MAX_REST_PERCENT = 0.5;
const MAX_FIRST_MINUTES_S = 20;

/** Processor time of the built server, with the demo, that nobody asks anything. */
export async function restPart(context: Context): Promise<Row[]> {
  const dataDir = await context.demoFolder();
  const rows = await measured(context, 'PGlite', dataDir, {});
  const postgres = await context.postgres();
  if (postgres === null) return [...rows, skipped('At rest, PostgreSQL', '', 'PostgreSQL is not installed')];
  const other = await freshDataDir();
  atEnd(() => removeDataDir(other));
  const env = { DATABASE_URL: postgres.url };
  context.report('filling the demo on PostgreSQL …');
  await (await startServer({ dataDir: other, env })).stop();
  rows.push(...(await measured(context, 'PostgreSQL', other, env)));
  await postgres.stop();
  return rows;
}

async function measured(
  context: Context,
  kind: string,
  dataDir: string,
  env: Readonly<Record<string, string>>,
): Promise<Row[]> {
  const [restMs, firstMs] = context.quick ? [30_000, 90_000] : [60_000, 300_000];
  context.report(`the first ${firstMs / 1000} s, then ${restMs / 1000} s at rest on ${kind} …`);
  const startedAt = performance.now();
  const server = await startServer({ dataDir, env: { ...env, WARM_UP: 'on' } });
  atEnd(() => server.stop());
  await pause(firstMs - (performance.now() - startedAt));
  const first = cpuTime(server.pid);
  await pause(restMs);
  const later = cpuTime(server.pid);
  await server.stop();
  if (first === null || later === null) return [skipped(`At rest, ${kind}`, '', 'this system has no /proc')];
  const percent = ((later - first) / restMs) * 100;
  return [
    rowWithoutPeer(
      `At rest for ${restMs / 1000} s, ${kind}`,
      `${percent.toFixed(2)} % of a core`,
      atMost(percent, MAX_REST_PERCENT, ' %'),
    ),
    rowWithoutPeer(
      `CPU of the first ${firstMs / 1000} s, ${kind}`,
      `${(first / 1000).toFixed(1)} s`,
      atMost(first / 1000, MAX_FIRST_MINUTES_S, ' s'),
    ),
  ];
}
