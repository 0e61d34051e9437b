import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../../test/system/server.ts';
import { type Context, runInTurns } from '../context.ts';
import { get as getPage } from '../load/get.ts';
import { generator, speedOf } from '../load/load.ts';
import { ALLOCATOR, AS_DEPLOYED } from '../node-options.ts';
import { atEnd, portOf, start } from '../processes.ts';
import { type Row, rowWithoutPeer, skipped, speeds, speedText } from '../report.ts';
import { type Page, startNginx } from './nginx.ts';

const SITE = 'automotive-se';
const AIM = 0.7;
/** Headers that Node adds by itself. */
const OF_NODE = ['date', 'connection', 'keep-alive'];

interface Server {
  readonly pid: number;
  readonly port: number;
}

/** A page from our cache, and the same bytes from nginx and from Node's own server, one process each, uncompressed and compressed. */
export async function cachedPart(context: Context): Promise<Row[]> {
  const ours = await startServer({
    dataDir: await context.demoFolder(),
    env: ALLOCATOR,
    nodeOptions: AS_DEPLOYED,
  });
  atEnd(() => ours.stop());
  const host = `${SITE}.localhost:${ours.port}`;
  const page = await pageOf(ours.port, host);
  const nginx = await startNginx(context.folder, page);
  context.report(`cached page, load from ${generator()} …`);
  const bare = await startBareNode(context.folder, page);
  const servers = new Map<'ours' | 'bare' | 'nginx', Server>([
    ['ours', ours],
    ['bare', bare],
  ]);
  if (nginx !== null) servers.set('nginx', { pid: nginx.server.pid, port: nginx.port });
  const rows: Row[] = [];
  for (const encoding of ['identity', 'gzip'] as const) {
    const what = `Cached page, ${encoding} (${Math.round(page[encoding].length / 1024)} KB)`;
    const load = ({ pid, port }: Server, seconds: number) =>
      speedOf(
        {
          pid,
          port,
          path: '/',
          headers: { Host: host, 'Accept-Encoding': encoding },
          connections: 32,
          seconds,
        },
        context.folder,
      );
    for (const server of servers.values()) await load(server, 1);
    const [rounds, seconds] = context.quick ? [1, 1] : [3, 3];
    const measured = await runInTurns([...servers.keys()], rounds, (name) =>
      load(servers.get(name) ?? ours, seconds),
    );
    const none = { rate: 0, cpuMs: null };
    const own = measured.get('ours') ?? none;
    const peer = measured.get('nginx');
    rows.push(speeds(what, own, 'node:http, nothing else', measured.get('bare') ?? none));
    if (peer === undefined)
      rows.push(rowWithoutPeer(what, speedText(own)), skipped(what, 'nginx', 'not installed'));
    else rows.push(speeds(what, own, 'nginx, one worker', peer, AIM));
  }
  await nginx?.server.stop();
  await ours.stop();
  return rows;
}

async function startBareNode(folder: string, { identity, gzip, headers }: Page): Promise<Server> {
  const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_NODE.includes(name)));
  const answer = (body: Buffer, more: Readonly<Record<string, string>>) => ({
    headers: { ...sent, ...more, 'content-length': `${body.length}` },
    base64: body.toString('base64'),
  });
  const file = join(folder, 'cached-page.json');
  const answers = { identity: answer(identity, {}), gzip: answer(gzip, { 'content-encoding': 'gzip' }) };
  await writeFile(file, JSON.stringify(answers));
  const program = join(import.meta.dirname, 'bare-node.ts');
  const server = start(process.execPath, [...AS_DEPLOYED, program, file], { env: ALLOCATOR });
  return { pid: server.pid, port: await portOf(server) };
}

/** What our server sends, byte by byte. */
async function pageOf(port: number, host: string): Promise<Page> {
  const get = (encoding: string) => getPage(port, '/', { Host: host, 'Accept-Encoding': encoding });
  const [identity, gzip] = [await get('identity'), await get('gzip')];
  if (gzip.headers['content-encoding'] !== 'gzip') throw new Error('the server did not compress the page');
  return { identity: identity.body, gzip: gzip.body, headers: identity.headers };
}
