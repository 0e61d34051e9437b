import { createServer, type Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';
import { CachedPage, PageCache, type RenderedPage } from '~/platform/page-cache';
import { HotPages } from './listener';

let server: Server | undefined;
afterEach(() => server?.close());

const pageCache = () =>
  new PageCache({
    maxBytes: 1_000_000,
    freshFor: 60_000,
    now: () => 0,
    onOutcome: () => undefined,
    onRefreshFailure: () => undefined,
  });

const rendered = (html: string): RenderedPage => ({
  page: new CachedPage({ status: 200, html, headers: { 'content-type': 'text/html' } }),
  tags: new Set(['a']),
  usesQuery: false,
  cacheable: true,
});

/** The answer of which this page is one has it packed before it goes out. */
async function packed(cache: PageCache, html: string): Promise<RenderedPage> {
  const page = await cache.get('a', '', async () => rendered(html));
  await page.page.body('br');
  return page;
}

async function serve(hot: HotPages): Promise<{ host: string; get(path: string): Promise<string> }> {
  server = createServer(hot.listener((_, response) => response.end('the long way')));
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const headers = { 'accept-encoding': 'br' };
  return { host, get: async (path) => (await fetch(`http://${host}${path}`, { headers })).text() };
}

test('a remembered page is answered from memory until the cache voids it', async () => {
  const cache = pageCache();
  const hot = new HotPages(cache, () => undefined);
  const { host, get } = await serve(hot);
  hot.remember(host, '/a', await packed(cache, 'from memory'));
  expect(await get('/a')).toBe('from memory');
  cache.invalidate(['a']);
  expect(await get('/a')).toBe('the long way');
});

test('one block of a remembered page goes the long way', async () => {
  const cache = pageCache();
  const hot = new HotPages(cache, () => undefined);
  const { host } = await serve(hot);
  hot.remember(host, '/a', await packed(cache, 'from memory'));
  const headers = { 'accept-encoding': 'br', 'x-fragment': 'CarList' };
  expect(await (await fetch(`http://${host}/a`, { headers })).text()).toBe('the long way');
});

test('a page that the cache has dropped takes no memory, asked for again or not', async () => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('no garbage collector to call');
  const cache = pageCache();
  const hot = new HotPages(cache, () => undefined);
  const remember = async (): Promise<WeakRef<RenderedPage>> => {
    const page = await cache.get('a', '', async () => rendered('x'.repeat(1000)));
    hot.remember('host', '/a', page);
    return new WeakRef(page);
  };
  const page = await remember();
  await setImmediate();
  collect();
  expect(page.deref()).toBeDefined();
  await setImmediate();
  cache.invalidate(['a']);
  for (let tries = 0; tries < 5; tries++) {
    await setImmediate();
    collect();
  }
  expect(page.deref()).toBeUndefined();
});
