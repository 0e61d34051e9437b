import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { freshDataDir, type RunningServer, removeDataDir, startServer } from '../../test/system/server.ts';
import type { Context } from '../context.ts';
import { get } from '../load/get.ts';
import { ALLOCATOR, AS_NPM_START } from '../node-options.ts';
import { atEnd } from '../processes.ts';
import { atMost, type Row, rowWithoutPeer, skipped } from '../report.ts';

const AIMS = {
  PGlite: { megabytes: 420, startSeconds: 4 },
  PostgreSQL: { megabytes: 330, startSeconds: 2.5 },
} as const;
const SITES = [
  'automotive-se',
  'automotive-no',
  'automotive-uk',
  'carstore-se',
  'carstore-fi',
  'carstore-sk',
  'mercedes-se',
];
const REQUESTS = 1000;
const CONCURRENCY = 8;

/** Resident memory of the built server with the demo, started as on any other day, after a thousand pages. */
export async function memoryPart(context: Context): Promise<Row[]> {
  const rows: Row[] = [];
  const dataDir = await context.demoFolder();
  rows.push(...(await measured(context, 'PGlite', dataDir, {})));
  const postgres = await context.postgres();
  if (postgres === null) return [...rows, skipped('Memory, PostgreSQL', '', 'PostgreSQL is not installed')];
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
  kind: keyof typeof AIMS,
  dataDir: string,
  env: Readonly<Record<string, string>>,
): Promise<Row[]> {
  const started = performance.now();
  const server = await startServer({ dataDir, env: { ...ALLOCATOR, ...env }, nodeOptions: AS_NPM_START });
  atEnd(() => server.stop());
  const startMs = performance.now() - started;
  context.report(`memory on ${kind} …`);
  const idle = await residentMegabytes(server.pid);
  const answered = await requestPages(server);
  await pause(1000);
  const used = await residentMegabytes(server.pid);
  await server.stop();
  if (used === null || idle === null) return [skipped(`Memory, ${kind}`, '', 'this system has no /proc')];
  const detail = `${Math.round(used)} MB (${Math.round(idle)} at the start, ${answered} pages)`;
  return [
    rowWithoutPeer(`Memory, ${kind}`, detail, atMost(used, AIMS[kind].megabytes, ' MB')),
    rowWithoutPeer(
      `Start with the demo, ${kind}`,
      `${(startMs / 1000).toFixed(1)} s`,
      atMost(startMs / 1000, AIMS[kind].startSeconds, ' s'),
    ),
  ];
}

/** Pages that the sites name themselves: from every sitemap, spread over all its kinds of pages. */
async function requestPages({ port }: RunningServer): Promise<number> {
  const pages: { readonly host: string; readonly path: string }[] = [];
  for (const site of SITES) {
    const host = `${site}.localhost:${port}`;
    const map = await get(port, '/sitemap.xml', { Host: host });
    const paths = [...map.body.toString().matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
      ([, path]) => path || '/',
    );
    const step = Math.max(1, paths.length / (REQUESTS / SITES.length));
    for (let at = 0; at < paths.length; at += step) pages.push({ host, path: paths[Math.floor(at)] ?? '/' });
  }
  let requestCount = 0;
  let answered = 0;
  const client = async () => {
    for (; requestCount < REQUESTS; ) {
      const page = pages[requestCount++ % pages.length];
      if (page === undefined) return;
      const path = page.path.replaceAll('&amp;', '&');
      const answer = await get(port, path, { Host: page.host, 'Accept-Encoding': 'br' });
      if (answer.status === 200) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, client));
  return answered;
}

async function residentMegabytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}
