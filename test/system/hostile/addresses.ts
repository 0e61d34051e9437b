import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask } from '../ask';
import { expectRefusal, HOST, type Server } from './refusal';

const ADDRESSES: readonly string[] = [
  '/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  '/assets/..%2f..%2fpackage.json',
  '/assets/../../package.json',
  '/media/../../../etc/passwd/320.webp',
  '/media/%2e%2e%2f%2e%2e%2fserver.json/320.webp',
  '/-/jssmedia/..%2f..%2fserver.json',
  '/%00',
  '/%',
  '/%ff%fe',
  '/%E0%A4%A',
  '//evil.example',
  '//evil.example/%2f..',
  '/\\evil.example',
  '/%5cevil.example',
  '///evil.example//',
  '/"><script>alert(1)</script>',
  '/%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  '/__proto__',
  '/constructor/prototype',
  '/kop-bil/__proto__/x',
  '/kop-bil/%27%20OR%201=1--/x',
  '/anlaggningar/%2e%2e',
  '/.env',
  '/.git/config',
  '/api/stock/..%2f..%2f/feed',
  `/${'a'.repeat(7000)}`,
  `/${'a/'.repeat(3000)}`,
  `/?${'q=1&'.repeat(3000)}`,
  '/?q=%00%ff&__proto__[x]=1&constructor=2',
  '/?sent=__proto__',
  '/?sent=%3Cscript%3E',
  '/sitemap.xml?part=-1',
  '/sitemap.xml?part=1e99',
  '/sitemap.xml?part=__proto__',
];

/** Addresses and headers that no browser writes. */
export function hostileAddresses(server: Server): void {
  describe('an address', () => {
    test.each(ADDRESSES.map((path) => [path.slice(0, 60), path]))(
      '%s is a page, a redirect on this host or a refusal',
      async (_, path) => {
        const answer = await ask(server(), path, { host: HOST });
        expectRefusal(answer, [200, 301, 302, 303, 308, 400, 404, 405]);
        expect(answer.text).not.toContain('<script>alert(1)');
        expect(answer.text).not.toContain('root:x:');
        const { location } = answer.headers;
        if (location !== undefined)
          expect(new URL(location, server().site('automotive-se')).host).toBe(`${HOST}:${server().port}`);
      },
    );

    test('that is longer than any browser writes is refused', async () => {
      expectRefusal(await ask(server(), `/${'a'.repeat(60_000)}`, { host: HOST }), [414, 431]);
      expectRefusal(
        await ask(server(), '/', { host: HOST, headers: { 'x-long': 'a'.repeat(60_000) } }),
        [431],
      );
    });

    test('in full, with odd hosts and odd headers is answered by us', async () => {
      expectRefusal(await ask(server(), 'http://evil.example/', { host: HOST }), [200, 301, 400, 404]);
      for (const host of ['', 'a b', '[::1', '../..', 'x'.repeat(5000), 'evil.example@', '<script>']) {
        const answer = await ask(server(), '/', { headers: { host } });
        expectRefusal(answer, [200, 400]);
        expect(answer.text).not.toContain('<script>/');
      }
      const odd = {
        'accept-encoding': 'br;q=x, gzip;;q=0, ***,'.repeat(50),
        'if-none-match': `${'"a",'.repeat(500)}`,
        'accept-language': '*;q='.repeat(100),
        range: 'bytes=99999999-1',
        'x-request-id': '<script>\u00ff'.repeat(20),
        'x-forwarded-for': ','.repeat(200),
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
        cookie: `${'a=b; '.repeat(500)}`,
      };
      const answer = await ask(server(), '/', { host: HOST, headers: odd });
      expectRefusal(answer, [200]);
      expect(String(answer.headers['x-request-id'] ?? '')).not.toContain('<');
      expect(answer.text).not.toContain('evil.example');
    });

    test('with any query is a page', async () => {
      const key = fc.oneof(
        fc.constantFrom('page', 'car_brand', 'car_price', 'sort', 'q', 'sent', '__proto__'),
        fc.string(),
      );
      const path = fc.constantFrom(
        '/',
        '/kop-bil/alla-bilar-i-lager',
        '/anlaggningar',
        '/kop-bil/1/x',
        '/en',
      );
      await fc.assert(
        fc.asyncProperty(
          path,
          fc.array(fc.tuple(key, fc.string({ unit: 'binary' })), { maxLength: 8 }),
          async (where, pairs) => {
            const query = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
            const answer = await ask(server(), `${where}?${query}`, { host: HOST });
            expectRefusal(answer, [200, 301, 302, 404]);
          },
        ),
        { numRuns: 100 },
      );
    });
  });
}
