import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { silentLog } from '~/platform/log';
import { siteByKey } from '~/sites';
import { Activity, picturesOf, warmUp } from './warm-up';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const PAGE =
  '<source srcset="/media/a-1/320.avif 320w, /media/a-1/640.avif 640w, /media/a-1/1920.avif 1920w">' +
  '<source srcset="/media/a-1/640.webp 640w"><img src="/media/b/1280.jpg"><source srcset="/media/a-1/640.avif">';

async function started(activity: Activity, asked: string[]): Promise<number> {
  const server = createServer(
    activity.listener((request, response) => {
      asked.push(`${request.headers.host}${request.url}`);
      response.end(request.url === '/' ? PAGE : '');
    }),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const options = (port: number, activity: Activity, signal: AbortSignal) => ({
  ...{ host: '127.0.0.1', port, activity, signal, log: silentLog },
  sites: [siteByKey('automotive-se'), siteByKey('smart-se')],
  hostOf: ({ key }: { key: string }) => `${key}.example`,
});

test('only the larger pictures of the first format are drawn, each once', () => {
  expect(picturesOf(PAGE)).toEqual(['/media/a-1/640.avif', '/media/a-1/1920.avif']);
});

test('each site is asked by its own name for its start page and then for its pictures', async () => {
  const [activity, asked] = [new Activity(), [] as string[]];
  const port = await started(activity, asked);
  await warmUp(options(port, activity, new AbortController().signal));
  expect(asked).toEqual(
    ['automotive-se', 'smart-se'].flatMap((key) =>
      ['/', '/media/a-1/640.avif', '/media/a-1/1920.avif'].map((path) => `${key}.example${path}`),
    ),
  );
  expect(activity.isQuiet()).toBe(true);
});

test('while visitors ask, nothing is drawn, and the end of the process ends it', async () => {
  const [activity, asked] = [new Activity(), [] as string[]];
  const port = await started(activity, asked);
  await fetch(`http://127.0.0.1:${port}/visitor`);
  expect(activity.isQuiet()).toBe(false);
  const leave = new AbortController();
  const warming = warmUp(options(port, activity, leave.signal));
  await new Promise((resolve) => setTimeout(resolve, 50));
  leave.abort();
  await warming;
  expect(asked).toHaveLength(1);
});
