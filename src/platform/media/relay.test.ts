import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { mediaRoutes } from '.';
import type { Media } from './media';

let server: Server | undefined;
const requests: (string | undefined)[] = [];

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
  requests.length = 0;
});

async function mediaService(status: number, type: string, body = 'picture'): Promise<string> {
  const created = createServer((request, response) => {
    requests.push(request.url);
    response.writeHead(status, { 'content-type': type, 'set-cookie': 'a=b' }).end(body);
  });
  server = created;
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve));
  const address = created.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/edge` : '';
}

/** Knows no picture of its own. */
const empty: Media = {
  put: () => Promise.resolve({ ok: false, error: 'damaged' }),
  registerDrawings: () => undefined,
  variant: () => Promise.resolve('unknown'),
  dimensions: () => Promise.resolve(null),
  blurDataUrl: () => Promise.resolve(null),
  image: () => Promise.resolve(null),
  resolve: () => Promise.resolve(null),
  list: () => Promise.resolve([]),
  putFile: () => Promise.resolve({ ok: false, error: 'unknown-type' }),
  registerFiles: () => undefined,
  file: () => Promise.resolve(null),
  listFiles: () => Promise.resolve([]),
  transfer: {
    list: () => Promise.resolve([]),
    open: () => Promise.resolve({ ok: false, error: 'missing' }),
    adopt: () => Promise.resolve({ ok: false, error: 'damaged' }),
  },
};

describe('a picture that is not ours', () => {
  test('C-039 comes from the media service, the query kept, no cookie passed on', async () => {
    const upstream = await mediaService(200, 'image/png');
    const response = await mediaRoutes(empty, { upstream }).request('/-/jssmedia/a/b%20c.png?w=64&hash=X');
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'image/png',
      'picture',
    ]);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(requests).toEqual(['/edge/a/b%20c.png?w=64&hash=X']);
  });

  test('is asked for by its id and width where a page names it as ours', async () => {
    const upstream = await mediaService(200, 'image/avif');
    const id = 'a1b2c3d4e5f6'.repeat(2);
    const response = await mediaRoutes(empty, { upstream }).request(`/media/${id}/640.avif`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect(requests).toEqual([`/edge/${id}?w=640`]);
    expect((await mediaRoutes(empty).request(`/media/${id}/640.avif`)).status).toBe(404);
  });

  test.each([
    '/-/jssmedia/..%2f..%2fx.jpg',
    '/-/jssmedia/%252e%252e%252fx.jpg',
    '/-/jssmedia/a%5c..%5cx.jpg',
  ])('C-040 is not asked for at %s, which leads out of the service', async (path) => {
    const upstream = await mediaService(200, 'image/png');
    expect((await mediaRoutes(empty, { upstream }).request(path)).status).toBe(400);
    expect(requests).toEqual([]);
  });

  test('is 404 when the service has none, 502 when it fails or sends something else', async () => {
    const seen = async (status: number, type: string) => {
      const upstream = await mediaService(status, type);
      const response = await mediaRoutes(empty, { upstream }).request('/-/jssmedia/a.png');
      server?.close();
      return response.status;
    };
    expect(await seen(404, 'text/html')).toBe(404);
    expect(await seen(500, 'text/html')).toBe(502);
    expect(await seen(200, 'text/html')).toBe(502);
    expect(
      (await mediaRoutes(empty, { upstream: 'http://127.0.0.1:1' }).request('/-/jssmedia/a.png')).status,
    ).toBe(502);
  });

  test('is 404 without a service', async () => {
    expect((await mediaRoutes(empty).request('/-/jssmedia/a.png')).status).toBe(404);
    expect(requests).toEqual([]);
  });
});

test('too much encoding at once is queued', async () => {
  const response = await mediaRoutes({ ...empty, variant: () => Promise.resolve('busy') }).request(
    '/media/abc/320.webp',
  );
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
});
