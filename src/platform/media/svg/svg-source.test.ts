import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { ok } from '../../result';
import type { Media, MediaFile } from '..';
import { createSvgSource } from './svg-source';

const ORIGIN = 'https://nordhem.example';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16px" height="8" onload="alert(1)"><title>x</title><path id="a" d="M0 0"/><use href="#a"/></svg>';

const file = (text: string, type: MediaFile['type'] = 'svg'): MediaFile => ({
  type,
  name: 'a.svg',
  size: Buffer.byteLength(text),
  etag: '"a"',
  open: async () => ok(new Blob([text]).stream()),
});

let requests: string[] = [];
const media: Pick<Media, 'file'> = {
  file: (id) => {
    requests.push(id);
    const files: Record<string, MediaFile> = {
      'icon-one': file(SVG),
      'icon-plain': file('<svg viewBox="0 0 9 9" fill="#f00"><path d="M1 1"/></svg>'),
      'icon-large': file(`<svg>${'<path/>'.repeat(20_000)}</svg>`),
      'leaflet-a': file('%PDF', 'pdf'),
    };
    return Promise.resolve(files[id] ?? null);
  },
};

let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
  requests = [];
});

async function serve(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
}

describe('C-496: a drawing by its address', () => {
  test('of our own media is inlined: safe, silent, as large as its box, with ids of its own', async () => {
    const source = createSvgSource({ media, origins: [] });
    const read = await source.read('/media/icon-one.svg', ORIGIN);
    expect(read.ok && read.value).toMatch(
      /^<svg viewBox="0 0 16 8" width="100%" height="100%" aria-hidden="true" focusable="false" fill="currentColor"><path id="(i[0-9a-f]{8}-)a" d="M0 0"><\/path><use href="#\1a"><\/use><\/svg>$/,
    );
    const coloured = await source.read('/media/icon-plain/marke.svg', ORIGIN);
    expect(coloured.ok && coloured.value).toContain('fill="#f00"');
    expect(coloured.ok && coloured.value).not.toContain('currentColor');
    expect((await source.read(`${ORIGIN}/media/icon-plain.svg`, ORIGIN)).ok).toBe(true);
  });

  test('of a server the operator has named is asked for once by GET, without credentials', async () => {
    const seen: string[] = [];
    const origin = await serve((request, response) => {
      seen.push(`${request.method} ${request.url} ${request.headers.cookie ?? '-'}`);
      response.end(SVG);
    });
    const source = createSvgSource({ media, origins: [origin] });
    const both = await Promise.all([
      source.read(`${origin}/a.svg?v=1`, ORIGIN),
      source.read(`${origin}/a.svg?v=1`, ORIGIN),
    ]);
    expect(both.every(({ ok }) => ok)).toBe(true);
    expect((await source.read(`${origin}/a.svg?v=1`, ORIGIN)).ok).toBe(true);
    expect(seen).toEqual(['GET /a.svg?v=1 -']);
  });

  test('of the media service is found under its path', async () => {
    const origin = await serve((request, response) =>
      response.end(request.url === '/edge/a/b.svg' ? SVG : ''),
    );
    const source = createSvgSource({ media, origins: [], upstream: `${origin}/edge` });
    expect((await source.read('/-/jssmedia/a/b.svg', ORIGIN)).ok).toBe(true);
    expect(await source.read('/-/jssmedia/..%2f..%2fsecret.svg', ORIGIN)).toEqual({
      ok: false,
      error: 'no-drawing',
    });
  });
});

describe('C-511, C-512: what cannot be drawn is a named failure', () => {
  test.each([
    ['not-found', (_: unknown, response: Parameters<RequestListener>[1]) => response.writeHead(404).end(SVG)],
    [
      'no-drawing',
      (_: unknown, response: Parameters<RequestListener>[1]) =>
        response.end('<!doctype html><html><svg></svg></html>'),
    ],
    [
      'answer-too-large',
      (_: unknown, response: Parameters<RequestListener>[1]) =>
        response.end(`<svg>${' '.repeat(200_000)}</svg>`),
    ],
    [
      'redirected',
      (_: unknown, response: Parameters<RequestListener>[1]) =>
        response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    ['unreachable', (request: Parameters<RequestListener>[0]) => request.socket.destroy()],
  ] as const)('%s', async (problem, handler) => {
    let times = 0;
    const origin = await serve((request, response) => {
      times += 1;
      handler(request, response);
    });
    const source = createSvgSource({ media, origins: [origin] });
    expect(await source.read(`${origin}/a.svg`, ORIGIN)).toEqual({ ok: false, error: problem });
    // A server that fails is left in peace for a while.
    expect(await source.read(`${origin}/a.svg`, ORIGIN)).toEqual({ ok: false, error: problem });
    expect(times).toBe(1);
  });

  test('an answer that never comes is given up', { tags: ['sweep'], timeout: 6000 }, async () => {
    const origin = await serve(() => undefined);
    const source = createSvgSource({ media, origins: [origin] });
    expect(await source.read(`${origin}/a.svg`, ORIGIN)).toEqual({ ok: false, error: 'timeout' });
  });

  test.each([
    ['/media/icon-none.svg', 'not-found'],
    ['/media/leaflet-a.svg', 'no-drawing'],
    ['/media/icon-large.svg', 'answer-too-large'],
    ['/media/icon-one.png', 'not-allowed'],
    ['/api/healthz', 'not-allowed'],
    ['/-/jssmedia/a.svg', 'not-allowed'],
  ])('of our own: %s is %s', async (address, error) => {
    expect(await createSvgSource({ media, origins: [] }).read(address, ORIGIN)).toEqual({ ok: false, error });
  });
});

test.each([
  'http://127.0.0.1/a.svg',
  'http://localhost:3000/media/icon-one.svg',
  'http://[::1]/a.svg',
  'http://169.254.169.254/latest/meta-data',
  'http://10.0.0.1/a.svg',
  'https://cdn.example.evil.example/a.svg',
  'https://cdn.example:8443/a.svg',
  'http://cdn.example/a.svg',
  'https://cdn.example@127.0.0.1/a.svg',
  'https://user:word@cdn.example/a.svg',
  '//127.0.0.1/a.svg',
  '\\\\127.0.0.1\\a.svg',
  'file:///etc/passwd',
  'data:image/svg+xml,<svg></svg>',
  'javascript:alert(1)',
])('C-496: %s is never asked: only our media and named servers are', async (address) => {
  const source = createSvgSource({ media, origins: ['https://cdn.example'] });
  expect(await source.read(address, ORIGIN)).toEqual({ ok: false, error: 'not-allowed' });
  expect(requests).toEqual([]);
});
