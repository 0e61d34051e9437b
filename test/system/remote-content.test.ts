/** @module-tag sweep */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ask } from './ask';
import { demoDataDir, type RunningServer, removeDataDir, startServer } from './server';

/**
 * Two processes: one has the content and serves the content delivery API, the other renders the site from
 * that API alone. Between them stands a recorder that also changes one word, so that a page from the
 * second process's own store would show.
 */
const WORD = 'Livet med bil';
const CHANGED = 'Livet på vägen';

const operation = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });

interface Recorded {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly key: string | string[] | undefined;
  readonly name: string;
  readonly first: unknown;
}

let origin: RunningServer;
let front: RunningServer;
let recorder: Server;
const recorded: Recorded[] = [];
let away = false;

beforeAll(async () => {
  const content = await demoDataDir();
  const pages = await demoDataDir();
  origin = await startServer({ dataDir: content, env: { CONTENT_API_KEY: 'origin-key' } });
  recorder = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void passOn(request.method, request.url, request.headers.sc_apikey, Buffer.concat(chunks)).then(
        ({ status, body }) => response.writeHead(status, { 'content-type': 'application/json' }).end(body),
      );
    });
  });
  await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve));
  const address = recorder.address();
  const port = typeof address === 'object' ? address?.port : 0;
  front = await startServer({
    dataDir: pages,
    env: { CONTENT_UPSTREAM: `http://127.0.0.1:${port}`, CONTENT_UPSTREAM_KEY: 'origin-key' },
  });
});

afterAll(async () => {
  recorder?.closeAllConnections();
  recorder?.close();
  for (const server of [front, origin]) {
    await server?.stop();
    if (server !== undefined) await removeDataDir(server.dataDir);
  }
});

async function passOn(
  method: string | undefined,
  path: string | undefined,
  key: string | string[] | undefined,
  body: Buffer,
): Promise<{ status: number; body: string }> {
  const parsed = operation.safeParse(JSON.parse(body.toString() || 'null'));
  const name = /^query (\w+)/.exec(parsed.data?.query ?? '')?.[1] ?? '';
  recorded.push({ method, path, key, name, first: parsed.data?.variables.first });
  if (away) return { status: 503, body: '{}' };
  const answer = await ask(origin, path ?? '/', {
    method: method ?? 'GET',
    headers: { 'content-type': 'application/json', sc_apikey: String(key ?? '') },
    body,
  });
  return { status: answer.status, body: answer.text.replaceAll(WORD, CHANGED) };
}

const page = (server: RunningServer, path: string) => ask(server, path, { host: 'automotive-se.localhost' });

/** What a reader sees: words only, without what a page measures by the clock or numbers by the process. */
const words = (html: string): string =>
  html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll(`:${origin.port}`, '')
    .replaceAll(`:${front.port}`, '')
    .replace(/\s+/g, ' ')
    .trim();

describe('a site whose content lies on another service', () => {
  test.each(['/', '/livet-med-bil', '/kop-bil/biltyp/elbilar', '/en'])(
    'C-038, C-466 shows at %s what the service has, and nothing of its own store',
    async (path) => {
      const [own, theirs] = await Promise.all([page(origin, path), page(front, path)]);
      expect([own.status, theirs.status]).toEqual([200, 200]);
      const expected = words(own.text).replaceAll(WORD, CHANGED);
      expect(expected.length).toBeGreaterThan(500);
      if (path !== '/en') expect(expected).toContain(CHANGED);
      expect(words(theirs.text)).toBe(expected);
    },
  );

  test('C-466, C-467 asks by POST, with the key, which no page and no script shows', async () => {
    expect(recorded.length).toBeGreaterThan(5);
    for (const { method, path, key } of recorded) {
      expect([method, path, key]).toEqual(['POST', '/sitecore/api/graph/edge', 'origin-key']);
    }
    const home = await page(front, '/');
    const scripts = [...home.text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
    expect(scripts.length).toBeGreaterThan(0);
    const texts = await Promise.all(scripts.map(async ([, path = '']) => (await page(front, path)).text));
    for (const text of [home.text, ...texts]) expect(text).not.toMatch(/origin-key|sc_apikey/);
  });

  test('C-479, C-480 asks for four stories on the list page and for three on a teaser', () => {
    const sizes = recorded.flatMap(({ name, first }) => (name === 'Stories' ? [first] : []));
    expect(new Set(sizes)).toEqual(new Set([3, 4]));
  });

  test('a missing page is a not-found page of the service, and the sitemap is its own', async () => {
    const missing = await page(front, '/finns-inte-alls');
    expect(missing.status).toBe(404);
    expect(words(missing.text)).toBe(
      words((await page(origin, '/finns-inte-alls')).text).replaceAll(WORD, CHANGED),
    );
    const [own, theirs] = await Promise.all([page(origin, '/sitemap.xml'), page(front, '/sitemap.xml')]);
    const addresses = ({ text }: typeof own) =>
      [...text.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path).sort();
    expect(addresses(theirs)).toEqual(addresses(own));
  });

  test('pages that were seen stay up while the service is away, and it is asked again afterwards', async () => {
    away = true;
    expect((await page(front, '/')).status).toBe(200);
    const unseen = await page(front, '/om-nordhem');
    expect([unseen.status, unseen.headers['retry-after']]).toEqual([503, '5']);
    away = false;
    await expect.poll(async () => (await page(front, '/om-nordhem')).status, { timeout: 10_000 }).toBe(200);
  });
});
