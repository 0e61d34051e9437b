import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { nullLog } from '~/platform/log';
import { siteByKey } from '~/sites';
import { carListPath } from '~/sites/paths';
import { Activity, picturesOf, warmUp } from './warm-up';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const PAGE =
  '<source srcset="/media/a-1/320.avif 320w, /media/a-1/640.avif 640w, /media/a-1/1920.avif 1920w">' +
  '<source srcset="/media/a-1/640.webp 640w"><img src="/media/b/1280.jpg"><source srcset="/media/a-1/640.avif">';

const LISTS = [siteByKey('automotive-se'), siteByKey('smart-se')].map((site) => carListPath(site));
const LIST_PAGE = Array.from(
  { length: 30 },
  (_, at) => `<source srcset="/media/car-${at}/320.avif 320w, /media/car-${at}/640.avif 640w">`,
).join('');

async function started(activity: Activity, requests: string[]): Promise<number> {
  const server = createServer(
    activity.listener((request, response) => {
      requests.push(`${request.headers.host}${request.url}`);
      response.end(request.url === '/' ? PAGE : LISTS.includes(request.url ?? '') ? LIST_PAGE : '');
    }),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const options = (port: number, activity: Activity, signal: AbortSignal) => ({
  host: '127.0.0.1',
  port,
  activity,
  signal,
  log: nullLog,
  sites: [siteByKey('automotive-se'), siteByKey('smart-se')],
  readAhead: async () => undefined,
  hostOf: ({ key }: { key: string }) => `${key}.example`,
});

test('the pictures of a page in the widths that are asked for, each once', () => {
  expect(picturesOf(PAGE, [640, 1920])).toEqual([['/media/a-1/640.avif', '/media/a-1/1920.avif']]);
  expect(picturesOf(PAGE, [320])).toEqual([['/media/a-1/320.avif']]);
});

test('what pages are made of is read before any of them is requested', async () => {
  const [activity, done] = [new Activity(), [] as string[]];
  const port = await started(activity, done);
  await warmUp({
    ...options(port, activity, new AbortController().signal),
    readAhead: async ({ key }) => void done.push(key),
  });
  expect(done.slice(0, 3)).toEqual(['automotive-se', 'smart-se', 'automotive-se.example/']);
});

test('correction 18: what start pages and lists show first is drawn on all sites, then the rest; each picture once', async () => {
  const [activity, requests] = [new Activity(), [] as string[]];
  const port = await started(activity, requests);
  await warmUp(options(port, activity, new AbortController().signal));
  const cars = (key: string, from: number, to: number): string[] =>
    Array.from({ length: to - from }, (_, at) =>
      ['320', '640'].map((width) => `${key}.example/media/car-${from + at}/${width}.avif`),
    ).flat();
  expect(requests).toEqual([
    'automotive-se.example/',
    'smart-se.example/',
    'automotive-se.example/media/a-1/640.avif',
    'automotive-se.example/media/a-1/1920.avif',
    `automotive-se.example${LISTS[0]}`,
    `smart-se.example${LISTS[1]}`,
    ...cars('automotive-se', 0, 16),
  ]);
  expect(activity.isQuiet()).toBe(true);
});

test('it ends when it has used its share of the processor', async () => {
  const [activity, requests] = [new Activity(), [] as string[]];
  const port = await started(activity, requests);
  let used = 0;
  const processorMs = () => (used += 500);
  await warmUp({ ...options(port, activity, new AbortController().signal), processorMs });
  expect(requests).toHaveLength(12);
});

test('a picture that would come before a visitor’s is asked for again, with the lowest priority', async () => {
  const activity = new Activity();
  const pictures: (string | undefined)[] = [];
  const server = createServer(
    activity.listener((request, response) => {
      if (request.url?.startsWith('/media/')) pictures.push(`${request.headers.priority}`);
      response.statusCode = pictures.length === 1 ? 503 : 200;
      response.end(request.url === '/' ? '<source srcset="/media/a-1/640.avif 640w">' : '');
    }),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await warmUp(options(port, activity, new AbortController().signal));
  expect(pictures).toEqual(['u=7', 'u=7']);
});

test('while visitors ask, nothing is drawn, and the end of the process ends it', async () => {
  const [activity, requests] = [new Activity(), [] as string[]];
  const port = await started(activity, requests);
  await fetch(`http://127.0.0.1:${port}/visitor`);
  expect(activity.isQuiet()).toBe(false);
  const leave = new AbortController();
  const warming = warmUp(options(port, activity, leave.signal));
  await new Promise((resolve) => setTimeout(resolve, 50));
  leave.abort();
  await warming;
  expect(requests).toHaveLength(1);
});
