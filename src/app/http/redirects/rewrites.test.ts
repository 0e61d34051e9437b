import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Secret } from '~/platform/config';
import { nullLog } from '~/platform/log';
import { createTracer, traceparent } from '~/platform/trace';
import { closedRender, rewriteFallbacks, rewriteRoutes } from './rewrites';

interface ReceivedRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let server: Server;
let origin = '';
let requests: ReceivedRequest[] = [];
let answer: RequestListener;

beforeEach(async () => {
  requests = [];
  answer = (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":1}');
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      requests.push({ method: request.method, url: request.url, headers: request.headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function routes(upstream: string | null, key: string | null = null, timeoutMs = 2000) {
  const app = new Hono();
  const platform = upstream === null ? null : { url: upstream, key: key === null ? null : new Secret(key) };
  app.route('/', rewriteRoutes({ upstream: platform, key: new Secret('our-key'), log: nullLog, timeoutMs }));
  app.post('/sitecore/api/graph/edge', (c) => c.text('our own'));
  app.route('/', rewriteFallbacks());
  app.route('/', closedRender());
  app.all('*', (c) => c.text('a page'));
  return app;
}

const graph = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', ...headers },
});

describe('with a content platform', () => {
  test('a request takes the trace along', async () => {
    const tracer = createTracer({ sampleRatio: 1, record: () => undefined });
    const place = await tracer.request({ traceparent: undefined, name: 'x' }, async () => {
      await routes(origin).request('/-/media/x.png');
      return traceparent();
    });
    expect(place).not.toBeNull();
    expect(requests[0]?.headers.traceparent).toBe(place);
    await routes(origin).request('/-/media/x.png');
    expect(requests[1]?.headers.traceparent).toBeUndefined();
  });

  test.each([
    ['C-038', 'POST', '/sitecore/api/graph/edge?a=1&b=%20c'],
    ['C-038', 'GET', '/sitecore/api/layout/render/jss?item=/'],
    ['C-041', 'GET', '/-/media/x%20y.png?w=64'],
    ['C-041', 'HEAD', '/-/media/x'],
    ['C-042', 'GET', '/sitecore/service/x?q=%C3%A5'],
    ['C-042', 'POST', '/sitecore/service/forms'],
  ])('%s %s %s reaches it with method, path, query and body', async (_, method, path) => {
    const body = method === 'POST' ? '{"query":"{__typename}"}' : '';
    const response = await routes(`${origin}/base/`).request(
      path,
      method === 'POST' ? graph(body) : { method },
    );
    expect(response.status).toBe(200);
    expect(requests).toMatchObject([{ method, url: `/base${path}`, body }]);
    if (method !== 'HEAD') expect(await response.json()).toEqual({ data: 1 });
  });

  test('receives only the headers it needs, and its cookies are not passed on', async () => {
    answer = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=b', etag: '"1"' })
        .end('<script>');
    const response = await routes(origin).request('/-/media/x', {
      headers: {
        cookie: 'session=1',
        authorization: 'Bearer x',
        'x-forwarded-for': '1.2.3.4',
        referer: 'https://a/',
        accept: 'image/*',
        range: 'bytes=0-9',
      },
    });
    expect(requests[0]?.headers).toMatchObject({ accept: 'image/*', range: 'bytes=0-9' });
    for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'referer']) {
      expect(requests[0]?.headers[name]).toBeUndefined();
    }
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('etag')).toBe('"1"');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('C-467 our key is exchanged for the platform’s; any other is passed on as it is', async () => {
    const app = routes(origin, 'their-key');
    for (const sc_apikey of ['our-key', 'another']) {
      await app.request('/sitecore/api/graph/edge', graph('{}', { sc_apikey }));
    }
    await app.request('/sitecore/api/graph/edge', graph('{}'));
    expect(requests.map(({ headers }) => headers.sc_apikey)).toEqual(['their-key', 'another', undefined]);
  });

  test.each([
    '/-/..%2f..%2fadmin',
    '/-/%252e%252e/admin',
    '/-/a%5c..%5cadmin',
    '/sitecore/api/%2e%2e%2f%2e%2e%2fadmin',
    '/-/%00',
    '/-/%ff',
  ])('%s is not asked of it', async (path) => {
    expect((await routes(`${origin}/base`).request(path)).status).toBe(400);
    expect(requests).toEqual([]);
  });

  test.each(['/-//evil.example/x', '/-/https://evil.example/x', '/sitecore/api/@evil.example/'])(
    '%s stays on it',
    async (path) => {
      expect((await routes(origin).request(path)).status).toBe(200);
      expect(requests[0]?.url).toBe(path);
    },
  );

  test('that redirects is not followed: within itself the caller is sent on, elsewhere not', async () => {
    let location = `${origin}/base/-/media/new?w=1`;
    answer = (_, response) => response.writeHead(302, { location }).end();
    const app = routes(`${origin}/base`);
    const moved = await app.request('/-/media/old');
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/-/media/new?w=1']);
    for (location of [
      'http://169.254.169.254/',
      '//evil.example/',
      '/elsewhere',
      `${origin}/base//evil.example`,
    ]) {
      expect((await app.request('/-/media/old')).status).toBe(502);
    }
    expect(requests).toHaveLength(5);
  });

  test('that sends piece by piece is passed on piece by piece', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.write('first');
      response.on('pipe', () => undefined);
      setTimeout(() => response.end('last'), 100);
    };
    const response = await routes(origin).request('/-/media/film');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(await reader?.read()).toMatchObject({ value: 'first' });
    expect(await reader?.read()).toMatchObject({ value: 'last' });
  });

  test('that packs is unpacked, with a length that fits', async () => {
    answer = (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('hej'.repeat(99)));
    const response = await routes(origin).request('/-/media/text');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('content-length')).toBeNull();
    expect(await response.text()).toBe('hej'.repeat(99));
  });

  test('that leads back to us is noticed', async () => {
    const app = routes(origin);
    answer = async (request, response) => {
      const { via = '' } = request.headers;
      const again = await app.request('/-/media/x', { headers: { via } });
      response.writeHead(again.status).end(await again.text());
    };
    const response = await app.request('/-/media/x');
    expect([response.status, await response.json()]).toEqual([508, { error: 'loop' }]);
    expect(requests).toHaveLength(3);
  });

  test('that is slow, stops half way or is gone gets a clear answer', async () => {
    answer = () => undefined;
    expect((await routes(origin, null, 50).request('/-/media/x')).status).toBe(504);
    answer = (_, response) => response.writeHead(200).write('half');
    const half = await routes(origin, null, 1000).request('/-/media/x');
    await expect(half.text()).rejects.toThrow();
    expect((await routes('http://127.0.0.1:1').request('/-/media/x')).status).toBe(502);
  });

  test('a body is bounded, announced or not; other methods are refused', async () => {
    const app = routes(origin);
    const large = 'x'.repeat(1024 * 1024 + 1);
    expect((await app.request('/sitecore/api/x', graph(large))).status).toBe(413);
    const stream = new Blob([large]).stream();
    const streamed = { method: 'POST', body: stream, duplex: 'half' } satisfies RequestInit & {
      duplex: 'half';
    };
    expect((await app.request(new Request('http://site.example/sitecore/api/x', streamed))).status).toBe(413);
    expect((await app.request('/-/media/x', { method: 'POST' })).status).toBe(405);
    expect((await app.request('/sitecore/service/x', { method: 'DELETE' })).status).toBe(405);
  });
});

describe('without a content platform', () => {
  test('C-038 our own content API answers what it can', async () => {
    expect(await (await routes(null).request('/sitecore/api/graph/edge', graph('{}'))).text()).toBe(
      'our own',
    );
  });

  test.each([
    ['C-038', 'GET', '/sitecore/api/x', 404],
    ['C-041', 'GET', '/-/media/x', 404],
    ['C-042', 'GET', '/sitecore/service/x', 404],
    ['C-042', 'POST', '/sitecore/service/x', 404],
    ['C-041', 'POST', '/-/media/x', 405],
    ['C-042', 'PUT', '/sitecore/service/x', 405],
  ])('%s %s %s is clearly not there', async (_, method, path, status) => {
    const response = await routes(null).request(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
  });
});

test('C-040 media of the edge service are never asked of the content platform', async () => {
  expect((await routes(origin).request('/-/jssmedia/a.jpg')).status).toBe(404);
  expect(requests).toEqual([]);
});

test.each(['/feaas-render', '/feaas-render?secret=x', '/feaas-render/a'])(
  'C-046 %s is refused without authority',
  async (path) => {
    const response = await routes(origin).request(path);
    expect([response.status, await response.json()]).toEqual([401, { error: 'unauthorised' }]);
    expect(requests).toEqual([]);
  },
);
