/** @module-tag sweep */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SITES } from '~/sites';
import { ask } from './ask';
import { demoDataDir, freshDataDir, type RunningServer, removeDataDir, startServer } from './server';

interface ReceivedRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A service that records its requests and gives a fixed answer. */
async function recorder(type: string, body: string) {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => {
      const { method, url, headers } = request;
      requests.push({ method, url, headers, body: text });
      if (url?.includes('/moved') === true) {
        response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end();
        return;
      }
      response.writeHead(200, { 'content-type': type, 'set-cookie': 'upstream=1' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return { server, received: requests, url };
}

const closed = async (server: Server | undefined) => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server === undefined ? resolve(null) : server.close(resolve)));
};

const SE = 'automotive-se.localhost';

describe('with a content platform and a media service', () => {
  let server: RunningServer;
  let platform: Awaited<ReturnType<typeof recorder>>;
  let media: Awaited<ReturnType<typeof recorder>>;

  beforeAll(async () => {
    platform = await recorder('application/json', '{"data":{"__typename":"Query"}}');
    media = await recorder('image/jpeg', 'picture');
    server = await startServer({
      dataDir: await freshDataDir(),
      env: {
        DEMO: 'off',
        CONTENT_UPSTREAM: `${platform.url}/cm`,
        CONTENT_UPSTREAM_KEY: 'their-key',
        MEDIA_UPSTREAM: `${media.url}/edge`,
      },
    });
  });
  beforeEach(() => {
    platform.received.length = 0;
    media.received.length = 0;
  });
  afterAll(async () => {
    await server?.stop();
    await closed(platform?.server);
    await closed(media?.server);
    if (server !== undefined) await removeDataDir(server.dataDir);
  });

  test('C-038 a GraphQL request reaches it whole, and the caller gets its answer', async () => {
    const body = JSON.stringify({ query: '{__typename}' });
    const answer = await ask(server, '/sitecore/api/graph/edge?sc_site=a%20b', {
      host: SE,
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', sc_apikey: 'demo', cookie: 'a=b', connection: 'close' },
    });
    expect([answer.status, answer.text]).toEqual([200, '{"data":{"__typename":"Query"}}']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(platform.received).toMatchObject([
      { method: 'POST', url: '/cm/sitecore/api/graph/edge?sc_site=a%20b', body },
    ]);
    const headers = platform.received[0]?.headers ?? {};
    expect(headers.sc_apikey).toBe('their-key');
    expect(headers.host).toBe(new URL(platform.url).host);
    for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'te', 'upgrade']) {
      expect(headers[name], name).toBeUndefined();
    }
  });

  test.each([
    ['C-041', '/-/media/x?w=10', '/cm/-/media/x?w=10'],
    ['C-042', '/sitecore/service/x/y?q=1', '/cm/sitecore/service/x/y?q=1'],
  ])('%s %s reaches it with path and query', async (_, path, url) => {
    expect((await ask(server, path, { host: SE })).status).toBe(200);
    expect(platform.received).toMatchObject([{ method: 'GET', url }]);
    expect(media.received).toEqual([]);
  });

  test('C-039, C-040 a picture under /-/jssmedia/ is asked of the media service alone, its width kept', async () => {
    const answer = await ask(server, '/-/jssmedia/folder/a.jpg?w=640', { host: SE });
    expect([answer.status, answer.headers['content-type'], answer.text]).toEqual([
      200,
      'image/jpeg',
      'picture',
    ]);
    expect(media.received).toMatchObject([{ url: '/edge/folder/a.jpg?w=640' }]);
    expect(platform.received).toEqual([]);
  });

  test.each([
    // Such a path is that of a page, and this platform has none.
    ['/-/../../etc/passwd', 503],
    ['/-/..%2f..%2fetc', 400],
    ['/-/%252e%252e%252fetc', 400],
    ['/sitecore/api/..%5c..%5cx', 400],
    ['/-/jssmedia/..%2f..%2fx.jpg', 400],
    ['/-/media/moved', 502],
    ['/-/jssmedia/moved', 502],
  ])('%s leads nowhere else (%i)', async (path, status) => {
    expect((await ask(server, path, { host: SE })).status).toBe(status);
    const graphql = '/cm/sitecore/api/graph/edge';
    const elsewhere = [...platform.received, ...media.received].filter(
      ({ url = '' }) => url !== graphql && !url.endsWith('/moved'),
    );
    expect(elsewhere).toEqual([]);
  });

  test('an absolute address in the request line and a strange host do not choose where to ask', async () => {
    const absolute = await ask(server, 'http://169.254.169.254/-/media/x', {});
    expect(absolute.status).toBe(200);
    expect((await ask(server, '/-/media/x', { host: 'evil.example' })).status).toBe(200);
    expect(platform.received.map(({ url }) => url)).toEqual(['/cm/-/media/x', '/cm/-/media/x']);
  });
});

describe('without them', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ dataDir: await demoDataDir() });
  });
  afterAll(async () => {
    await server?.stop();
    if (server !== undefined) await removeDataDir(server.dataDir);
  });

  test('C-039 the pictures of a page are there under /-/jssmedia/, as wide as asked', async () => {
    const { text } = await ask(server, '/', { host: SE });
    const ids = new Set([...text.matchAll(/\/media\/([a-z0-9-]+)\/\d+\.webp/g)].map(([, id]) => id));
    expect(ids.size).toBeGreaterThan(2);
    for (const id of [...ids].slice(0, 3)) {
      for (const width of [320, 640]) {
        const picture = await ask(server, `/-/jssmedia/${id}?w=${width}`, { host: SE });
        expect(picture.status).toBe(200);
        expect(picture.headers['content-type']).toMatch(/^image\//);
        expect((await sharp(picture.bytes).metadata()).width).toBe(width);
      }
    }
  });

  test.each([
    ['C-041', 'GET', '/-/media/x', 404],
    ['C-041', 'GET', '/-/jssmedia/finns-inte.jpg', 404],
    ['C-042', 'GET', '/sitecore/service/x?a=1', 404],
    ['C-042', 'POST', '/sitecore/service/x', 404],
    ['C-038', 'GET', '/sitecore/api/layout', 404],
    ['C-046', 'GET', '/feaas-render', 401],
    ['C-046', 'GET', '/feaas-render?secret=guess&component=x', 401],
  ])('%s %s %s is clearly not there (%i)', async (_, method, path, status) => {
    const answer = await ask(server, path, { host: SE, method });
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain('<html');
  });

  test('C-468 the home path of every site in each of its languages', async () => {
    for (const { key, languages } of SITES) {
      const requests = languages.map(
        (language, at) =>
          `l${at}: layout(site: "${key}", routePath: "/", language: "${language}") { item { path } }`,
      );
      const answer = await ask(server, '/sitecore/api/graph/edge', {
        method: 'POST',
        body: JSON.stringify({ query: `{ ${requests.join(' ')} }` }),
        headers: { 'content-type': 'application/json', sc_apikey: 'demo' },
      });
      const home = { item: { path: `/sitecore/content/${key}/home` } };
      expect(answer.json(), key).toEqual({
        data: Object.fromEntries(languages.map((_, at) => [`l${at}`, home])),
      });
    }
  });

  test('C-038, C-467 our own API answers who has the key', async () => {
    const body = JSON.stringify({ query: '{__typename}' });
    const post = (headers: Record<string, string>) =>
      ask(server, '/sitecore/api/graph/edge', {
        host: SE,
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      });
    const answer = await post({ sc_apikey: 'demo' });
    expect([answer.status, answer.json()]).toEqual([200, { data: { __typename: 'Query' } }]);
    expect((await post({})).status).toBe(401);
    expect((await post({ sc_apikey: 'wrong' })).status).toBe(401);
  });
});
