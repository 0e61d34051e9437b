import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BUILD } from '../../test/system/server.ts';
import { type Context, runInTurns } from '../context.ts';
import { get } from '../load/get.ts';
import { generator, type Speed, speedOf } from '../load/load.ts';
import { AS_DEPLOYED } from '../node-options.ts';
import { type Child, portOf, start } from '../processes.ts';
import { formatFigure, type Row, rowWithoutPeer, skipped, speeds } from '../report.ts';

const HERE = import.meta.dirname;
const SITE = 'automotive-se';
const PAGES = [
  { what: 'Content page, uncached', path: '/', plainAim: 0.9, reactRouterAim: 2.5 },
  { what: 'Stock list, uncached', path: '/kop-bil/alla-bilar-i-lager', plainAim: 1.2, reactRouterAim: 3 },
] as const;

const NONE: Speed = { rate: 0, cpuMs: null };

type Name = 'ours' | 'plain' | 'reactRouter';
interface Server {
  readonly child: Child;
  readonly port: number;
}

/** Two pages rendered for each request: ours, plain `renderToString` of the same elements, and React Router. */
export async function renderPart(context: Context): Promise<Row[]> {
  const records = join(context.folder, 'records.json');
  const ours = await startOurs(context, records);
  const documents = join(context.folder, 'documents.json');
  const pages = await readPages(ours.port);
  await writeFile(documents, JSON.stringify(pages));
  z.record(z.string(), z.unknown()).parse(JSON.parse(await readFile(records, 'utf8')));
  const plain = await listening(start(process.execPath, [...AS_DEPLOYED, join(HERE, 'plain.js'), documents]));
  const reactRouter = await startReactRouter(documents, records);
  const servers: Partial<Record<Name, Server>> = {
    ours,
    plain,
    ...(typeof reactRouter === 'string' ? {} : { reactRouter }),
  };
  if (typeof reactRouter === 'string') context.report(`React Router takes no part: ${reactRouter}`);
  await checkPeers(servers, pages);
  context.report(`rendering, load from ${generator()} …`);
  const rows: Row[] = [];
  for (const { what, path, plainAim, reactRouterAim } of PAGES) {
    const measured = await measure(context, servers, path);
    const [own, string] = [measured.get('ours') ?? NONE, measured.get('plain') ?? NONE];
    const peer = measured.get('reactRouter');
    rows.push(speeds(what, own, 'plain renderToString', string, plainAim));
    if (peer === undefined) rows.push(skipped(what, 'React Router 8', 'not installed or not built'));
    else rows.push(speeds(what, own, 'React Router 8', peer, reactRouterAim));
    rows.push(
      rowWithoutPeer(`${what}: size`, `${formatFigure((pages[path] ?? '').length / 1024)} KB of HTML`),
    );
  }
  for (const server of Object.values(servers)) await server.child.stop();
  return rows;
}

/** The compiler optimises what has run often enough: a thousand answers, or what ten seconds give. */
async function warmUp(load: (seconds: number) => Promise<Speed>): Promise<void> {
  for (let [answers, rounds] = [0, 0]; answers < 1000 && rounds < 5; rounds++) {
    answers += (await load(2)).rate * 2;
  }
}

async function measure(context: Context, servers: Partial<Record<Name, Server>>, path: string) {
  const names = (['ours', 'plain', 'reactRouter'] as const).filter((name) => servers[name] !== undefined);
  const load = (name: Name, seconds: number) => {
    const headers = { Host: `${SITE}.localhost:${servers.ours?.port ?? 0}` };
    const server = servers[name];
    if (server === undefined) return Promise.resolve(NONE);
    const { port, child } = server;
    return speedOf(
      { pid: child.pid, port, path, distinct: true, headers, connections: 8, seconds },
      context.folder,
    );
  };
  for (const name of names) await warmUp((seconds) => load(name, seconds));
  const [rounds, seconds] = context.quick ? [1, 3] : [3, 3];
  return runInTurns(names, rounds, (name) => load(name, seconds));
}

const listening = async (child: Child): Promise<Server> => ({ child, port: await portOf(child) });

async function startOurs(context: Context, records: string): Promise<Server> {
  const program = join(HERE, '../.build/uncached.js');
  const child = start(
    process.execPath,
    [...AS_DEPLOYED, program, join(BUILD, 'client'), join(HERE, '../.build'), records],
    {
      env: {
        FORECOURT_ENV: 'demo',
        LOG_LEVEL: 'warn',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: await context.demoFolder(),
      },
    },
  );
  return listening(child);
}

/** The documents as visitors get them; asking with a note makes the server write down what the blocks read. */
async function readPages(port: number): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const { path } of PAGES) {
    const answer = await get(port, path, { Host: `${SITE}.localhost:${port}`, 'X-Note': '1' });
    pages[path] = answer.body.toString();
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  }
  return pages;
}

/** A peer that renders less than the page would be no peer. */
async function checkPeers(
  servers: Partial<Record<Name, Server>>,
  pages: Record<string, string>,
): Promise<void> {
  const elements = (html: string) =>
    [...html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').matchAll(/<[a-z]/g)].length;
  for (const [path, html] of Object.entries(pages)) {
    for (const [name, { port }] of Object.entries(servers)) {
      const answer = await get(port, path, { Host: `${SITE}.localhost:${servers.ours?.port ?? 0}` });
      const [own, theirs] = [elements(html), elements(answer.body.toString())];
      if (Math.abs(own - theirs) > own / 50) {
        throw new Error(`${path}: ${name} renders ${theirs} elements where the page has ${own}`);
      }
    }
  }
}

/** Builds the peer and starts it; a sentence where it is missing. */
async function startReactRouter(documents: string, records: string): Promise<Server | string> {
  const cwd = join(HERE, 'react-router');
  const tool = join(HERE, '../node_modules/@react-router/dev/bin.cjs');
  if (!existsSync(tool)) return 'its packages are not installed';
  try {
    await start(process.execPath, [tool, 'build'], { cwd }).ended;
    return await listening(
      start(process.execPath, [...AS_DEPLOYED, join(cwd, 'server.js'), documents, records], { cwd }),
    );
  } catch (cause) {
    return String(cause);
  }
}
