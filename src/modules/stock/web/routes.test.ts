import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Secret } from '~/platform/config';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { SITES } from '~/sites';
import { freshDatabase } from '~test/database';
import { createStock, type ImportTarget, importFile, type Stock, stockMigrations, stockRoutes } from '..';

let database: Database;
let stock: Stock;
let folder: string;

beforeAll(async () => {
  database = await freshDatabase([stockMigrations]);
  stock = createStock({ database, log: nullLog, sites: SITES });
  await stock.start();
  folder = await mkdtemp(join(tmpdir(), 'stock-'));
});
afterAll(async () => {
  await stock.stop();
  await database.close();
  await rm(folder, { recursive: true });
});

const feed = (...ids: string[]) =>
  ['store_code,id,make,model,year,price', ...ids.map((id) => `S1,${id},Kia,Ceed,2020,99000`)].join('\n');
const routes = (key: Secret | null = new Secret('s3cret'), maxBytes = 10_000_000) =>
  stockRoutes({ stock, key, log: nullLog, limits: { maxBytes } });
const post = (
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
  site = 'automotive-se',
) =>
  routes().request(`/api/stock/${site}/feed`, {
    method: 'POST',
    body,
    headers: { 'x-api-key': 's3cret', ...headers },
  });

describe('the upload of a feed', () => {
  test('answers with the summary', async () => {
    const response = await post(feed('a', 'b'));
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { site: 'automotive-se', read: 2, added: 2, refused: 0 },
    ]);
    expect((await stock.car('automotive-se-cars', 'b'))?.car_brand).toBe('Kia');
  });

  test('takes gzip, with or without saying so', async () => {
    const packed = new Uint8Array(gzipSync(feed('a', 'b')));
    expect(await (await post(packed, { 'content-encoding': 'gzip' })).json()).toMatchObject({ unchanged: 2 });
    expect(await (await post(packed)).json()).toMatchObject({ unchanged: 2 });
  });

  test('is closed without a key of its own, and refuses another one', async () => {
    const request = { method: 'POST', body: feed('x') };
    expect((await routes(null).request('/api/stock/automotive-se/feed', request)).status).toBe(404);
    expect((await routes().request('/api/stock/automotive-se/feed', request)).status).toBe(401);
    expect((await post(feed('x'), { 'x-api-key': 's3cret ' })).status).toBe(200);
    expect((await post(feed('x'), { 'x-api-key': 'S3cret' })).status).toBe(401);
  });

  test('names what is wrong with a file, with a reference', async () => {
    for (const [body, status, error] of [
      ['', 400, 'empty-file'],
      ['<cars/>', 415, 'not-a-feed'],
      ['a,b\n1,2', 422, 'unknown-columns'],
    ] as const) {
      const response = await post(body);
      expect(response.status).toBe(status);
      expect(await response.json()).toEqual({
        error,
        message: expect.any(String),
        reference: expect.stringMatching(/^\w{4}-\w{4}$/),
      });
    }
    expect((await post(feed('a'), {}, 'nowhere')).status).toBe(404);
    expect((await post(feed('a'), { 'content-encoding': 'br' })).status).toBe(415);
  });

  test('is refused when it is too large, whether its length says so or not', async () => {
    const small = routes(new Secret('s3cret'), 100);
    const long = feed(...Array.from({ length: 50 }, (_, at) => `${at}`));
    const headers = { 'x-api-key': 's3cret' };
    const declared = { ...headers, 'content-length': '5000' };
    for (const given of [headers, declared]) {
      const response = await small.request('/api/stock/automotive-se/feed', {
        method: 'POST',
        body: long,
        headers: given,
      });
      expect([response.status, await response.json()]).toMatchObject([413, { error: 'file-too-large' }]);
    }
  });

  test('other methods are 405', async () => {
    expect((await routes().request('/api/stock/automotive-se/feed')).status).toBe(405);
  });
});

describe('the command line', () => {
  const printed: string[] = [];
  const run = async (name: string, content: string, target: ImportTarget) => {
    const path = join(folder, name);
    await writeFile(path, content);
    printed.length = 0;
    return importFile({ path, siteKey: 'carstore-se', target, print: (line) => printed.push(line) });
  };

  test('imports straight into the database and ends with the counts', async () => {
    const result = await run('a.csv', `${feed('a', 'b')}\nbroken`, { kind: 'stock', stock });
    expect(result.ok).toBe(true);
    expect(printed.at(0)).toBe('line 4 refused: has 1 columns where the header has 6');
    expect(printed.at(-1)).toBe('read 3, added 2, changed 0, unchanged 0, removed 0, refused 1');
  });

  test('imports through a running server, with progress', async () => {
    const server = serve({ fetch: routes().fetch, port: 0 });
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const target = { kind: 'server', baseUrl, apiKey: 's3cret' } as const;
    try {
      expect((await run('b.csv', feed('a', 'c'), target)).ok).toBe(true);
      expect(printed.at(-1)).toBe('read 2, added 1, changed 0, unchanged 1, removed 1, refused 0');
      expect(await run('c.csv', 'x,y', target)).toMatchObject({
        ok: false,
        error: expect.stringContaining('header'),
      });
      expect(await run('d.csv', feed('a'), { ...target, apiKey: 'x' })).toMatchObject({
        ok: false,
        error: expect.stringContaining('STOCK_API_KEY'),
      });
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
    expect(await run('e.csv', feed('a'), target)).toMatchObject({
      ok: false,
      error: expect.stringContaining('ECONNREFUSED'),
    });
  });

  test('says that a file cannot be read', async () => {
    const options = {
      siteKey: 'carstore-se',
      target: { kind: 'stock', stock },
      print: () => undefined,
    } as const;
    expect(await importFile({ ...options, path: join(folder, 'none.csv') })).toEqual({
      ok: false,
      error: expect.stringContaining('cannot be read'),
    });
    expect((await importFile({ ...options, path: folder })).ok).toBe(false);
  });
});
