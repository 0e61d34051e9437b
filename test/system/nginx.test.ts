/** @module-tag sweep */
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, ask } from './ask';
import { FORM_NAME, formValues } from './forms';
import { hasNginx, type RunningNginx, startNginx } from './nginx-process';
import { demoDataDir, type RunningServer, removeDataDir, startServer } from './server';

const HOST = 'automotive-se.localhost';

const runs = hasNginx();

describe.skipIf(!runs)(
  runs ? 'nginx before two processes' : 'nginx (skipped: not installed)',
  { retry: 0 },
  () => {
    let servers: RunningServer[] = [];
    let nginx: RunningNginx;

    beforeAll(async () => {
      // One after the other: each start takes a processor.
      for (const _ of [1, 2]) {
        servers.push(await startServer({ dataDir: await demoDataDir(), env: { TRUST_PROXY: '1' } }));
      }
      nginx = await startNginx(servers);
    });
    afterAll(async () => {
      await nginx?.stop();
      await Promise.all(servers.map((server) => server.stop()));
      await Promise.all(servers.map(({ dataDir }) => removeDataDir(dataDir)));
      servers = [];
    });

    const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
      ask(nginx, path, { host: HOST, headers, method });

    const send = (id: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
      ask(nginx, '/api/forms/comhub', {
        host: HOST,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ formName: FORM_NAME, formSubmissionId: id, values: formValues(id) }),
      });

    test('hands pages on as they are: site by host, headers, HEAD, 304 and 404', async () => {
      const page = await get('/');
      expect(page.status).toBe(200);
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(page.headers['content-security-policy']).toBeDefined();
      expect(page.text).toContain('</html>');
      const finnish = await ask(nginx, '/', { host: 'carstore-fi.localhost' });
      expect(/<html[^>]* lang="([a-z]+)/.exec(finnish.text)?.[1]).toBe('fi');
      const head = await get('/', {}, 'HEAD');
      expect([head.status, head.bytes.length]).toEqual([200, 0]);
      const { etag = '' } = page.headers;
      const again = await Promise.all([1, 2].map(() => get('/', { 'if-none-match': etag })));
      expect(again.some(({ status, bytes }) => status === 304 && bytes.length === 0)).toBe(true);
      expect((await get('/no/such/page')).status).toBe(404);
    });

    test('sends visitors of http to https, with path and query', async () => {
      const plain = await ask({ port: nginx.plainPort }, '/kop-bil?brand=Volvo', { host: HOST });
      expect([plain.status, plain.headers.location]).toEqual([308, `https://${HOST}/kop-bil?brand=Volvo`]);
    });

    test('passes compressed answers through, byte by byte, and compresses nothing itself', async () => {
      const [direct, through] = [
        await ask(servers[0] ?? nginx, '/', { host: HOST, headers: { 'accept-encoding': 'gzip' } }),
        await get('/', { 'accept-encoding': 'gzip' }),
      ];
      expect(through.headers['content-encoding']).toBe('gzip');
      expect(through.headers.vary).toBe(direct.headers.vary);
      expect(gunzipSync(through.bytes).toString()).toContain('</html>');
      expect((await get('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
      expect((await get('/', { 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined();
    });

    test('refuses a request with two hosts, and keeps /metrics inside', async () => {
      const socket = connect({ port: nginx.port, rejectUnauthorized: false });
      socket.end(`GET / HTTP/1.1\r\nHost: ${HOST}\r\nHost: other.example\r\nConnection: close\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
      expect((await get('/metrics', { 'x-api-key': 'demo' })).status).toBe(404);
      const direct = await ask(servers[0] ?? nginx, '/metrics', { headers: { 'x-api-key': 'demo' } });
      expect(direct.status).toBe(200);
    });

    test('hands a form on, whose origin is that of the visitor, and its page of thanks as private', async () => {
      const origin = `https://${HOST}:${nginx.port}`;
      const sent = await send('nginx-form', { origin, 'sec-fetch-site': 'same-origin' });
      expect(sent.status).toBe(202);
      expect((await send('nginx-foreign', { origin: 'https://other.example' })).status).toBe(403);
      const thanks = await get(`/?sent=${FORM_NAME}`);
      expect([thanks.status, thanks.headers['cache-control']]).toEqual([200, 'private, no-store']);
    });

    test('has the limits of the server for bodies, by route', async () => {
      const post = (path: string, kilobytes: number) =>
        ask(nginx, path, {
          host: HOST,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-api-key': 'wrong-key' },
          body: `"${'x'.repeat(kilobytes * 1024 - 2)}"`,
        });
      const fromServer = await post('/api/forms/comhub', 70);
      expect([fromServer.status, fromServer.headers['x-request-id'] !== undefined]).toEqual([413, true]);
      const fromNginx = await post('/api/forms/comhub', 101);
      expect([fromNginx.status, fromNginx.headers['x-request-id']]).toEqual([413, undefined]);
      expect((await post('/api/stock/automotive-se/feed', 300)).status).toBe(401);
      expect((await post('/api/tyre-agreements/automotive-se', 300)).status).toBe(401);
      for (const path of ['/studio/api/pictures/automotive-se', '/studio/api/copy/automotive-se'])
        expect((await post(path, 300)).headers['x-request-id'], path).toBeDefined();
    });

    test('goes on without an error for anyone who reads when one of two processes is killed', async () => {
      const paths = ['/', '/livez', '/kop-bil'];
      const statuses: number[] = [];
      const read = async (visitor: number) => {
        for (let at = 0; at < 25; at += 1) {
          statuses.push((await get(paths[(visitor + at) % 3] ?? '/')).status);
          if (visitor === 0 && at === 5) await servers[0]?.kill();
        }
      };
      await Promise.all([0, 1, 2, 3].map(read));
      expect(statuses).toHaveLength(100);
      expect(new Set(statuses)).toEqual(new Set([200]));
    });

    test('counts a visitor by the address of the connection, whatever X-Forwarded-For says', async () => {
      const forged = (at: number) => ({ 'x-forwarded-for': `203.0.113.${at}` });
      const through = await Promise.all(
        Array.from({ length: 15 }, (_, at) => send(`nginx-forged-${at}`, forged(at))),
      );
      expect(through.some(({ status }) => status === 429)).toBe(true);
      // As itself a proxy is believed, so the header is what tells clients apart.
      const direct = await Promise.all(
        Array.from({ length: 15 }, (_, at) =>
          ask(servers[1] ?? nginx, '/api/forms/comhub', {
            host: HOST,
            method: 'POST',
            headers: { 'content-type': 'application/json', ...forged(at) },
            body: JSON.stringify({
              formName: FORM_NAME,
              formSubmissionId: `direct-${at}`,
              values: formValues(`direct-${at}`),
            }),
          }),
        ),
      );
      expect(direct.every(({ status }) => status === 202)).toBe(true);
    });
  },
);
