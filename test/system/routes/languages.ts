import { describe, expect, test } from 'vitest';
import { SITES, type Site } from '~/sites';
import { attribute, linksOf, unescaped } from './markup';
import type { Visitor } from './visitor';

const TWO_LANGUAGES = SITES.filter(({ languages }) => languages.length > 1);

const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)"/);
const alternatesOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language = '', href = '']) => [language, unescaped(href)],
    ),
  );

/** Addresses of the same page in all languages of a site with several. */
export function languageRoutes({ server, get, open }: Visitor): void {
  const pathOf = (url: string) => url.slice(new URL(url).origin.length);

  /** Some of each kind of page that a site has. */
  async function samples(site: Site): Promise<readonly string[]> {
    const { text } = await get('/sitemap.xml', site.key);
    const all = [...text.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => pathOf(unescaped(url)));
    const below = (base: string) => all.filter((path) => path.startsWith(`${base}/`)).slice(-2);
    const lists =
      site.carIndex === null
        ? []
        : ['', '?car_brand=Volvo', '?car_fuel=El&car_gearbox=Automat', '?keyphrase=dragkrok&page=1'].map(
            (query) => site.paths.carList + query,
          );
    return ['/', ...below(site.paths.carDetail), ...below(site.paths.siteDetail), ...lists];
  }

  describe('correction 9: a page in several languages', () => {
    test.each(TWO_LANGUAGES.map((site) => [site.key, site] as const))(
      '%s: each version lists itself and all others, mutual, absolute, with a default; its own is its canonical address',
      async (key, site) => {
        for (const path of await samples(site)) {
          const answer = await open(path, key);
          const links = alternatesOf(answer.text);
          expect([answer.status, Object.keys(links)], path).toEqual([200, [...site.languages, 'x-default']]);
          expect(links['x-default']).toBe(links[site.languages[0]]);
          for (const language of site.languages) {
            const url = links[language] ?? '';
            expect(url.startsWith(server().site(key, '/')), `${path} ${url}`).toBe(true);
            const version = await get(pathOf(url), key);
            expect(version.status, url).toBe(200);
            expect(canonicalOf(version.text), url).toBe(url);
            expect(alternatesOf(version.text), url).toEqual(links);
          }
        }
      },
    );

    test.each(TWO_LANGUAGES.map((site) => [site.key, site] as const))(
      '%s: its sitemap has every page in every language that it names',
      async (key) => {
        const { text } = await get('/sitemap.xml', key);
        const listed = new Set([...text.matchAll(/<loc>([^<]*)/g)].map(([, url]) => url));
        const named = [...text.matchAll(/hreflang="[^"]*" href="([^"]*)"/g)].map(([, url]) => url);
        expect(named.length).toBeGreaterThan(20);
        expect(named.filter((url) => !listed.has(url))).toEqual([]);
      },
    );

    test('the switcher keeps path and filters', async () => {
      const path = '/kop-bil/alla-bilar-i-lager?car_brand=Volvo&car_fuel=Diesel';
      expect(linksOf((await get(path)).text)).toContain(`/en${path}`);
      expect(linksOf((await get(`/en${path}`)).text)).toContain(path);
    });

    test('a page that is not there has no other versions', async () => {
      for (const path of ['/kop-bil/bilmarken/xyz', '/kop-bil/999999999/volvo', '/finns-inte']) {
        const { status, text } = await get(path);
        expect([status, alternatesOf(text)], path).toEqual([404, {}]);
      }
    });
  });

  describe('correction 10: a path names a make, or is no page', () => {
    test.each([
      ['/kop-bil/bilmarken/xyz', 404],
      ['/kop-bil/bilmarken/daf', 404],
      ['/kop-bil/bilmarken/volvo', 200],
      ['/kop-bil/bilmarken/volvo/xyz', 404],
      ['/kop-bil/bilmarken/lamborghini', 200],
      ['/en/kop-bil/bilmarken/xyz', 404],
      ['/en/kop-bil/bilmarken/lamborghini', 200],
    ])('%s: %i', async (path, status) => {
      expect((await get(path)).status).toBe(status);
    });

    test('every link to a make or a model leads to its page', async () => {
      for (const base of [
        '/kop-bil/alla-bilar-i-lager',
        '/kop-bil/bilmarken/volvo',
        '/en/kop-bil/bilmarken/volvo',
      ]) {
        const { text } = await get(base);
        const list = base.split('/volvo')[0];
        const links = linksOf(text).filter((href) => new RegExp(`^${list}/[^/?#]+(?:/[^/?#]+)?$`).test(href));
        expect(links.length, base).toBeGreaterThan(5);
        for (const href of links.slice(0, 12)) expect((await open(href)).status, href).toBe(200);
      }
    });
  });

  test('correction 11, C-348: an old address of a car leads to it in one hop, whatever its slug was', async () => {
    const { text } = await get('/sitemap.xml');
    const car = /<loc>[^<]*(\/kop-bil\/(\d+)\/[^<]*)<\/loc>/.exec(text);
    const [, today = '', id = ''] = car ?? [];
    for (const old of [
      `/bil/${id}/slug-of-then`,
      `/kop-bil/bil/${id}/x`,
      `/Kop-Bil/${id}/X/`,
      `/kop-bil/${id}/x`,
    ]) {
      const { status, headers } = await get(`${old}?utm_source=a`);
      expect([status, headers.location], old).toEqual([301, `${today}?utm_source=a`]);
    }
    expect((await get(today)).status).toBe(200);
  });

  test('correction 11, C-483: a page below wildcards is called by what it shows', async () => {
    const nameOf = (html: string) => /<script[^>]*id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(nameOf((await get('/kop-bil/bilmarken/volvo')).text)).name).toBe('bilmarken Volvo');
    const { text } = await get('/sitemap.xml');
    const [, car = ''] = /<loc>https?:\/\/[^/<]*(\/kop-bil\/\d+\/volvo[^<]*)<\/loc>/.exec(text) ?? [];
    expect(JSON.parse(nameOf((await get(car)).text)).name).toMatch(/^kop-bil Volvo \S+/);
  });
}
