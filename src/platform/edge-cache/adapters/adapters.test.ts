import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { createBreaker } from '../../breaker';
import { nullLog } from '../../log';
import { cloudflareEdge } from './cloudflare';
import { fastlyEdge } from './fastly';
import { varnishEdge } from './varnish';

interface Received {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A stand-in for a vendor; each request takes the next status, and the last one goes on. */
async function vendor(statuses: readonly number[] = [200], answer = '{"success":true}') {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      const { method, url: path, headers } = request;
      received.push({ method, path, headers, body });
      response.writeHead(statuses[received.length - 1] ?? statuses.at(-1) ?? 200).end(answer);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, received };
}

const breaker = () => createBreaker({ name: 'cdn', log: nullLog });
const keysOf = (count: number) => Array.from({ length: count }, (_, at) => `page:${at}:sv`);

describe('Fastly', () => {
  const open = (baseUrl: string) =>
    fastlyEdge({ serviceId: 'SU1Z0isxPaozGVKXdv0eY', token: 'secret-token', breaker: breaker(), baseUrl });

  test('gets the keys of one service with the token, 256 a call', async () => {
    const { url, received } = await vendor();
    const keys = keysOf(600);
    expect(await open(url).purge(keys)).toEqual({ ok: true, value: undefined });
    expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual(
      Array.from({ length: 3 }, () => 'POST /service/SU1Z0isxPaozGVKXdv0eY/purge'),
    );
    expect(received[0]?.headers).toMatchObject({
      'fastly-key': 'secret-token',
      'content-type': 'application/json',
    });
    const sent = received.map(({ body }) => JSON.parse(body).surrogate_keys);
    expect(sent.map(({ length }) => length)).toEqual([256, 256, 88]);
    expect(sent.flat()).toEqual(keys);
  });

  test.each([429, 500, 503, 401])('that answers %i is not pressed with what is left', async (status) => {
    const { url, received } = await vendor([200, status]);
    expect(await open(url).purge(keysOf(600))).toEqual({
      ok: false,
      error: { server: 'fastly', cause: `status ${status}` },
    });
    expect(received).toHaveLength(2);
  });

  test('that fails again and again is left alone by the breaker', async () => {
    const { url, received } = await vendor([503]);
    const edge = open(url);
    for (let at = 0; at < 6; at += 1) await edge.purge(['everything']);
    expect(received).toHaveLength(4);
    expect(await edge.purge(['everything'])).toEqual({
      ok: false,
      error: { server: 'fastly', cause: 'resting' },
    });
  });
});

describe('Cloudflare', () => {
  const open = (baseUrl: string) =>
    cloudflareEdge({
      zoneIds: ['a'.repeat(32), 'b'.repeat(32)],
      token: 'secret',
      breaker: breaker(),
      baseUrl,
    });

  test('gets the tags for every zone with the token, 100 a call', async () => {
    const { url, received } = await vendor();
    expect((await open(url).purge(keysOf(150))).ok).toBe(true);
    expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual(
      ['a', 'a', 'b', 'b'].map((zone) => `POST /zones/${zone.repeat(32)}/purge_cache`),
    );
    expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer secret' });
    expect(received.map(({ body }) => JSON.parse(body).tags.length)).toEqual([100, 50, 100, 50]);
  });

  test('that says 200 and no success has not purged', async () => {
    const { url } = await vendor([200], '{"success":false,"errors":[]}');
    expect(await open(url).purge(['everything'])).toEqual({
      ok: false,
      error: { server: 'cloudflare', cause: 'not done' },
    });
  });

  test('that is asked too often says so', async () => {
    const { url, received } = await vendor([429]);
    expect((await open(url).purge(keysOf(150))).ok).toBe(false);
    expect(received).toHaveLength(1);
  });
});

describe('Varnish', () => {
  test('is asked at every server, with keys that fit into a header line', async () => {
    const [one, two] = [await vendor(), await vendor()];
    const edge = varnishEdge({ urls: [one.url, two.url], key: 'secret', breakerOf: breaker });
    const keys = keysOf(500);
    expect((await edge.purge(keys)).ok).toBe(true);
    expect(two.received).toEqual(
      one.received.map((each) => ({ ...each, headers: { ...each.headers, host: new URL(two.url).host } })),
    );
    expect(one.received.length).toBeGreaterThan(1);
    for (const { method, path, headers } of one.received) {
      expect([method, path, headers['x-purge-key']]).toEqual(['PURGE', '/', 'secret']);
      expect(String(headers['x-purge']).length).toBeLessThanOrEqual(4000);
    }
    expect(one.received.flatMap(({ headers }) => String(headers['x-purge']).split(' '))).toEqual(keys);
  });

  test('of which one is away: the others are purged, and the purge has failed', async () => {
    const [away, there] = [await vendor([503]), await vendor()];
    const breakers = new Map([away.url, there.url].map((url) => [url, breaker()]));
    const edge = varnishEdge({
      urls: [away.url, there.url],
      key: 'secret',
      breakerOf: (url) => breakers.get(url) ?? breaker(),
    });
    expect(await edge.purge(['everything'])).toEqual({
      ok: false,
      error: { server: new URL(away.url).host, cause: 'status 503' },
    });
    expect(there.received).toHaveLength(1);
  });
});
