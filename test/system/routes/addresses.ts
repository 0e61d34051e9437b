import { describe, expect, test } from 'vitest';
import { languagePrefix, SITES } from '~/sites';
import packageJson from '../../../package.json' with { type: 'json' };
import { attribute, linksOf, wordsOf } from './markup';
import { SWEDISH, type Visitor } from './visitor';

/** Addresses: languages, machine pages, what is not there. */
export function addressRoutes({ server, get, open }: Visitor): void {
  describe('addresses', () => {
    test('C-036: a language has a prefix, the first one none, and links stay in the language', async () => {
      for (const site of SITES.filter(({ languages }) => languages.length > 1)) {
        for (const language of site.languages) {
          const prefix = languagePrefix(site, language);
          const { status, text } = await get(prefix || '/', site.key);
          expect([status, attribute(text, /<html lang="([^"]*)"/)], site.key).toEqual([200, language]);
          if (prefix === '') continue;
          const [main = ''] = /<main[\s\S]*<\/main>/.exec(text) ?? [];
          const astray = linksOf(main).filter(
            (href) =>
              href.startsWith('/') &&
              href !== prefix &&
              !href.startsWith(`${prefix}/`) &&
              !/^\/(?:media|assets|api|_dev)\//.test(href),
          );
          expect(astray, `${site.key} ${language}`).toEqual([]);
        }
        const [first] = site.languages;
        const moved = await get(`/${first}/`, site.key);
        expect([moved.status, moved.headers.location]).toEqual([301, '/']);
      }
    });

    test('C-037: what only looks like a language is an ordinary path', async () => {
      for (const path of ['/xx', '/xx/', '/de', '/nb/kop-bil']) {
        const { status, text } = await open(path);
        expect([status, attribute(text, /<html lang="([^"]*)"/)], path).toEqual([404, 'sv']);
      }
    });

    test('C-043, C-528: /healthz and /api/healthz tell the same, with the version of package.json', async () => {
      const answers = await Promise.all(
        ['/healthz', '/api/healthz'].map((path) => get(path, undefined, { 'x-api-key': 'demo' })),
      );
      const bodies = answers.map(({ status, text }) => [status, JSON.parse(text)] as const);
      for (const [status, body] of bodies) {
        expect(status).toBe(200);
        expect(body).toMatchObject({ status: 'ok', version: packageJson.version });
      }
      expect(Object.keys(bodies[0]?.[1].parts)).toEqual(Object.keys(bodies[1]?.[1].parts));
    });

    test('C-044: /robots.txt and /api/robots tell each site’s own sitemap', async () => {
      const texts = new Set<string>();
      for (const site of [SWEDISH, 'automotive-no']) {
        const answers = await Promise.all(['/robots.txt', '/api/robots'].map((path) => get(path, site)));
        for (const { status, headers, text } of answers) {
          expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=UTF-8']);
          expect(text).toContain(`Sitemap: ${server().site(site, '/sitemap.xml')}`);
          texts.add(text);
        }
      }
      expect(texts.size).toBe(2);
    });

    test('C-045: /sitemap.xml and /api/sitemap list the pages of the site alone', async () => {
      for (const site of ['auctions-se', 'lifestyle-se']) {
        const [one, other] = await Promise.all(
          ['/sitemap.xml', '/api/sitemap'].map((path) => get(path, site)),
        );
        expect(one?.status).toBe(200);
        expect(one?.headers['content-type']).toMatch(/xml/);
        expect(other?.text).toBe(one?.text);
        const urls = [...(one?.text.matchAll(/<loc>([^<]*)/g) ?? [])].map(([, url = '']) => url);
        expect(urls.length).toBeGreaterThan(3);
        expect(urls.filter((url) => !url.startsWith(server().site(site, '/').slice(0, -1)))).toEqual([]);
      }
    });

    test('C-046: /feaas-render is closed to whoever has no authority', async () => {
      for (const path of ['/feaas-render', '/feaas-render?secret=x&route=/']) {
        const { status, text } = await get(path);
        expect(status).toBe(401);
        expect(text).not.toMatch(/<html|<main|Nordhem/);
      }
    });

    test('C-049, C-141, C-142, C-143: what is not there is a page with picture, title and text, in the words of the site', async () => {
      for (const site of SITES) {
        for (const language of site.languages) {
          const { status, text } = await get(`${languagePrefix(site, language)}/finns-inte`, site.key);
          const [main = ''] = /<main[\s\S]*<\/main>/.exec(text) ?? [];
          expect(status, site.key).toBe(404);
          expect(attribute(text, /<html lang="([^"]*)"/)).toBe(language);
          expect(main, `${site.key} ${language}`).toMatch(/<picture[\s\S]*<img[^>]* alt="[^"]+"/);
          expect(main, `${site.key} ${language}`).toMatch(/<h1[^>]*>[^<]{5,}<\/h1>/);
          expect(wordsOf(`<body${main}`).join(' ').length).toBeGreaterThan(40);
        }
      }
    });

    test('C-050: screens that are only named either exist or are not there; none is half a page', async () => {
      for (const path of [
        '/feedback',
        '/booking',
        '/login',
        '/confirmation',
        '/rating',
        '/search',
        '/validate',
      ]) {
        const { status, text } = await open(path);
        expect([200, 404], path).toContain(status);
        expect(text, path).toMatch(/<h1[^>]*>[^<]{3,}/);
        expect(text, path).not.toMatch(/TODO|lorem ipsum|coming soon|under construction/i);
      }
    });

    test('C-146: what was not there is logged in one line, without query or characters that forge lines', async () => {
      await get('/finns-inte-heller?x=1&regno=ABC123');
      await get('/finns%0a%22,%22level%22:%22fatal%1b%5b31m?x=1');
      const logged = () =>
        server()
          .output()
          .split('\n')
          .filter((line) => line.includes('page not found'));
      await expect.poll(() => logged().filter((line) => line.includes('/finns-inte-heller')).length).toBe(1);
      await expect.poll(() => logged().filter((line) => line.includes('/finns%0a')).length).toBe(1);
      expect(logged().join()).not.toMatch(/ABC123|x=1/);
      for (const line of logged()) expect(() => JSON.parse(line)).not.toThrow();
    });
  });
}
