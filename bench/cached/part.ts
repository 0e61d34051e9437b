import { startServer } from '../../test/system/server.ts';
import { type Context, runInTurns } from '../context.ts';
import { get as getPage } from '../load/get.ts';
import { generator, speedOf } from '../load/load.ts';
import { atEnd } from '../processes.ts';
import { type Row, rowWithoutPeer, skipped, speeds, speedText } from '../report.ts';
import { type Page, startNginx } from './nginx.ts';

const SITE = 'automotive-se';
const AIM = 0.5;

interface Server {
  readonly pid: number;
  readonly port: number;
}

/** A page from our cache and the same bytes from nginx, one worker each, uncompressed and compressed. */
export async function cachedPart(context: Context): Promise<Row[]> {
  const ours = await startServer({ dataDir: await context.demoFolder() });
  atEnd(() => ours.stop());
  const host = `${SITE}.localhost:${ours.port}`;
  const page = await pageOf(ours.port, host);
  const nginx = await startNginx(context.folder, page);
  context.report(`cached page, load from ${generator()} …`);
  const servers = new Map<'ours' | 'nginx', Server>([['ours', ours]]);
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
    const own = measured.get('ours') ?? { rate: 0, cpuMs: null };
    const peer = measured.get('nginx');
    if (peer === undefined)
      rows.push(rowWithoutPeer(what, speedText(own)), skipped(what, 'nginx', 'not installed'));
    else rows.push(speeds(what, own, 'nginx, one worker', peer, AIM));
  }
  await nginx?.server.stop();
  await ours.stop();
  return rows;
}

/** What our server sends, byte by byte. */
async function pageOf(port: number, host: string): Promise<Page> {
  const get = (encoding: string) => getPage(port, '/', { Host: host, 'Accept-Encoding': encoding });
  const [identity, gzip] = [await get('identity'), await get('gzip')];
  if (gzip.headers['content-encoding'] !== 'gzip') throw new Error('the server did not compress the page');
  return { identity: identity.body, gzip: gzip.body, headers: identity.headers };
}
