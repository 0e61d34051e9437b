/** @module-tag sweep */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, ask, health, type Question, sendFeed } from './ask';
import { listingFeed } from './feeds';
import { FORM_NAME } from './forms';
import { demoDataDir, freePort, type RunningServer, removeDataDir, runProgram, startServer } from './server';
import { hasVarnish, type RunningVarnish, startVarnish } from './varnish-process';

const HOST = 'automotive-se.localhost';
const PURGE_KEY = 'the-key-of-the-tests';
const EMAIL = 'boss@nordhem.example';
const LIST = '/kop-bil';
/** How long stale pages are served while the server is away. */
const STALE_SECONDS = 6;

const runs = hasVarnish();

describe.skipIf(!runs)(
  runs ? 'Varnish before the server' : 'Varnish (skipped: varnish and varnish-modules are not installed)',
  { retry: 0 },
  () => {
    let server: RunningServer;
    let varnish: RunningVarnish;
    let password = '';

    beforeAll(async () => {
      const dataDir = await demoDataDir();
      const port = await freePort();
      const env = {
        CDN: 'varnish',
        CDN_STALE_SECONDS: `${STALE_SECONDS}`,
        VARNISH_URLS: `http://127.0.0.1:${port}`,
        VARNISH_PURGE_KEY: PURGE_KEY,
        AUTH_SECRET: 'a-secret-of-the-tests-that-is-long-enough',
        TRUST_PROXY: '1',
      };
      const args = ['add', EMAIL, '--name', 'Bo', '--role', 'admin', '--generate'];
      const added = await runProgram('accounts.js', { dataDir, args, env });
      password = /once: (\S+)/.exec(added.stdout)?.[1] ?? '';
      server = await startServer({ dataDir, env });
      varnish = await startVarnish({ port, server, purgeKey: PURGE_KEY });
    });
    afterAll(async () => {
      await varnish?.stop();
      await server?.stop();
      if (server) await removeDataDir(server.dataDir);
    });

    const get = (path: string, question: Question = {}) => ask(varnish, path, { host: HOST, ...question });
    /** Seconds that an answer has been kept; it came from the server just now where that is 0. */
    const ageOf = ({ headers }: Answer) => Number(headers.age ?? 0);
    /** What a start or a change before has announced may be purged meanwhile. */
    const untilCached = (path: string) =>
      expect.poll(async () => ageOf(await get(path)), { timeout: 5000, interval: 100 }).toBeGreaterThan(0);
    const isCached = async (path: string, question: Question = {}) => {
      await get(path, question);
      await new Promise((resolve) => setTimeout(resolve, 1100));
      return ageOf(await get(path, question)) > 0;
    };
    const purge = (keys: string, key = PURGE_KEY) =>
      ask(varnish, '/', { method: 'PURGE', headers: { 'x-purge': keys, 'x-purge-key': key } });

    test('pages are kept for everybody, whatever cookies they bring, and say to nobody how they are purged', async () => {
      const page = await get('/');
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache']);
      await untilCached('/');
      const withCookies = await get('/', { headers: { cookie: 'session=abc; saved=1,2,3' } });
      expect(ageOf(withCookies)).toBeGreaterThan(0);
      expect(withCookies.text).toBe(page.text);
      for (const name of ['surrogate-key', 'surrogate-control', 'xkey', 'set-cookie', 'x-varnish'])
        expect(page.headers[name]).toBeUndefined();
      const { etag = '' } = page.headers;
      const again = await get('/', { headers: { 'if-none-match': etag } });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
      expect((await get('/', { method: 'HEAD' })).bytes.length).toBe(0);
    });

    test('each compression is kept by itself, and is what it says', async () => {
      const [plain, gzip, brotli] = await Promise.all(
        ['identity', 'gzip, deflate', 'gzip, deflate, br, zstd'].map((encoding) =>
          get('/', { headers: { 'accept-encoding': encoding } }),
        ),
      );
      expect([plain, gzip, brotli].map((each) => each?.headers['content-encoding'])).toEqual([
        undefined,
        'gzip',
        'br',
      ]);
      expect(gunzipSync(gzip?.bytes ?? '').toString()).toBe(plain?.text);
      expect(brotliDecompressSync(brotli?.bytes ?? '').toString()).toBe(plain?.text);
      const refused = await get('/', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0.5' } });
      expect(refused.headers['content-encoding']).toBe('gzip');
    });

    test('a site has its own pages, and a block of a page is not taken for the page', async () => {
      const finnish = await ask(varnish, '/', { host: 'carstore-fi.localhost' });
      expect(/<html[^>]* lang="([a-z]+)/.exec(finnish.text)?.[1]).toBe('fi');
      const path = '/kop-bil/alla-bilar-i-lager';
      const whole = await get(path);
      const block = await get(path, { headers: { 'x-fragment': 'CarList' } });
      expect(block.headers['cache-control']).toBe('private, no-cache');
      expect(block.text.length).toBeLessThan(whole.text.length);
      expect((await get(path)).text).toBe(whole.text);
    });

    test('nothing personal is kept: staff, thanks, sessions, forms, missing pages', async () => {
      const signIn = await get('/staff/sign-in', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: `http://${HOST}:${varnish.port}`,
          accept: 'text/html',
        },
        body: new URLSearchParams({ email: EMAIL, password }).toString(),
      });
      expect(signIn.headers['cache-control']).toBe('private, no-store');
      const cookie = (signIn.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ');
      const inside = await get('/staff', { headers: { cookie } });
      expect([inside.status, inside.headers['cache-control']]).toEqual([200, 'private, no-store']);
      // The next visitor has no session.
      const outside = await get('/staff');
      expect([outside.status, outside.headers.location]).toEqual([303, '/staff/sign-in?to=%2Fstaff']);
      for (const path of [
        `/?sent=${FORM_NAME}`,
        '/staff/sign-in',
        '/visits/rate?token=abc',
        '/alerts/sent',
        '/api/tirehotel/session',
        '/no/such/page',
        '/_dev/outbox',
      ]) {
        const first = await get(path, { headers: { cookie } });
        expect(first.headers['cache-control'], path).toMatch(/^private(?:, no-|$)/);
        expect(await isCached(path), path).toBe(false);
      }
    });

    test('what is published is at the edge within two seconds, by a purge of the pages it is on', async () => {
      const feed = (make: string) => listingFeed({ make, cars: 3, firstId: 1, price: 100_000 });
      const elsewhere = await get('/anlaggningar');
      for (const make of ['Lada', 'Saab']) {
        await untilCached(LIST);
        expect((await get(LIST)).text).not.toContain(make);
        expect((await sendFeed(server, 'automotive-se', feed(make))).status).toBe(200);
        await expect
          .poll(async () => (await get(LIST)).text.includes(make), { timeout: 2000, interval: 25 })
          .toBe(true);
      }
      // What has nothing to do with the cars stays.
      expect((await get('/anlaggningar')).headers.etag).toBe(elsewhere.headers.etag);
      expect((await health(server)).edge).toMatchObject({ state: 'ok', waiting: 0 });
    });

    test('only who has the key may purge', async () => {
      expect((await purge('everything', 'wrong')).status).toBe(403);
      expect((await purge('everything', '')).status).toBe(403);
      expect((await get('/metrics', { headers: { 'x-api-key': 'demo' } })).status).toBe(404);
    });

    test('while the server is away pages are served, void ones too until their time is over', async () => {
      const paths = ['/', LIST, '/anlaggningar'];
      for (const path of paths) expect((await get(path)).status).toBe(200);
      await server.kill();
      // Before Varnish has noticed, and after.
      expect((await purge('any-page')).status).toBe(200);
      const wasVoid = performance.now();
      const fresh = await get('/no/such/page');
      expect([fresh.status, fresh.headers['cache-control']]).toEqual([503, 'private, no-store']);
      for (let at = 0; at < 10; at += 1) {
        for (const path of paths) expect((await get(path)).status, path).toBe(200);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      expect((await purge('everything')).status).toBe(200);
      expect((await get('/')).status).toBe(200);
      await expect.poll(async () => (await get('/')).status, { timeout: 20_000, interval: 100 }).toBe(503);
      expect((performance.now() - wasVoid) / 1000).toBeGreaterThan(STALE_SECONDS - 1);
      expect((await get('/')).headers['retry-after']).toBe('5');
    });
  },
);
