import { describe, expect, test } from 'vitest';
import { type Language, messagesFor, translator } from '~/messages';
import { SITES } from '~/sites';
import { attribute, jsonLd, labelsOf, linksOf, unescaped, wordsOf } from './markup';
import { SWEDISH, type Visitor } from './visitor';

/** Every page of a site, and every site. */
export function siteRoutes({ server, get }: Visitor): void {
  describe('every page', () => {
    test('C-001, C-345: of the Swedish site answers 200 to a stranger and knows no accounts', async () => {
      const { text } = await get('/sitemap.xml');
      const all = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
        ([, url = '']) => new URL(unescaped(url)).pathname,
      );
      const cars = all.filter((path) => /^(?:\/en)?\/kop-bil\/\d+\//.test(path));
      const pages = all.filter((path) => !cars.includes(path));
      expect(pages.length).toBeGreaterThan(100);
      expect(cars.length).toBeGreaterThan(1000);
      const sample = [...pages, ...cars.filter((_, at) => at % 500 === 0)];
      const wrong: string[] = [];
      for (const path of sample) {
        const { status, headers, text: html } = await get(path);
        if (status !== 200) wrong.push(`${path}: ${status} ${headers.location ?? ''}`);
        if (headers['set-cookie'] !== undefined) wrong.push(`${path} sets a cookie`);
        if (/type="password"|href="[^"]*(?:login|logga-in|konto|account)[^"]*"/i.test(html))
          wrong.push(`${path} knows accounts`);
      }
      expect(wrong).toEqual([]);
    }, 180_000);

    test('C-010: has one header, one main and one footer area', async () => {
      const car =
        linksOf((await get('/kop-bil/alla-bilar-i-lager')).text).find((href) =>
          /^\/kop-bil\/\d+\//.test(href),
        ) ?? '';
      for (const path of [
        '/',
        '/kop-bil/alla-bilar-i-lager',
        car,
        '/anlaggningar',
        '/livet-med-bil/langs-hoga-kusten',
        '/finns-inte',
      ]) {
        const { text } = await get(path);
        // Articles in the main area may have headers and footers of their own.
        const frame = text.replace(/(<main[^>]*>)[\s\S]*(<\/main>)/, '$1$2');
        for (const area of ['header', 'main', 'footer']) {
          expect(frame.match(new RegExp(`<${area}[ >]`, 'g')), `${path} ${area}`).toHaveLength(1);
          expect(new RegExp(`<${area}[^>]*>\\s*<\\w`).test(text), `${path} ${area} holds something`).toBe(
            true,
          );
        }
      }
    });

    test('C-529: is whole without scripts', async () => {
      const { text } = await get('/livet-med-bil/langs-hoga-kusten');
      expect(text).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
      expect(wordsOf(text).join(' ').length).toBeGreaterThan(1500);
    });
  });

  test('C-002: new cars, used cars, workshop, tyres and business are at most two clicks from the front page', async () => {
    const first = new Set(linksOf((await get('/')).text));
    for (const path of [
      '/kop-bil/nya-bilar-i-lager',
      '/kop-bil/begagnade-bilar-i-lager',
      '/service-och-verkstad',
      '/dack-och-biltillbehor',
      '/kop-bil/foretag',
    ]) {
      expect(first, path).toContain(path);
      expect((await get(path)).status, path).toBe(200);
    }
  });

  describe('each site', () => {
    const LANGUAGES: readonly (readonly [id: string, site: string, language: Language])[] = [
      ['C-003', 'automotive-se', 'sv'],
      ['C-004', 'automotive-no', 'nb'],
      ['C-004', 'carstore-no', 'nb'],
      ['C-005', 'carstore-fi', 'fi'],
      ['C-006', 'carstore-sk', 'sk'],
      ['C-007', 'automotive-uk', 'en-GB'],
    ];

    test.each(LANGUAGES)('%s: %s speaks %s, and no other language by mistake', async (_, site, language) => {
      const { status, text } = await get('/', site);
      expect(status).toBe(200);
      expect(attribute(text, /<html lang="([^"]*)"/)).toBe(language);
      const t = translator(language);
      const labels = new Set(labelsOf(text));
      for (const key of ['shell.mainNavigation', 'shell.footerNavigation', 'shell.skipToContent'] as const)
        expect(labels, key).toContain(t(key));
      const own = new Set(Object.values(messagesFor(language)));
      for (const other of ['sv', 'nb', 'fi', 'sk', 'en'] as const) {
        if (other === language || (other === 'en' && language === 'en-GB')) continue;
        const foreign = Object.values(messagesFor(other)).filter(
          (message): message is string =>
            typeof message === 'string' && message.length > 5 && !own.has(message),
        );
        // Neighbours share words, and names of cars and towns are the same everywhere.
        const shared =
          other === 'sv' || other === 'nb' ? foreign.filter((message) => message.includes(' ')) : foreign;
        expect(
          shared.filter((message) => labels.has(message)),
          `words of ${other}`,
        ).toEqual([]);
      }
    });

    test('C-008: answers on its own host with its own name, menu and footer', async () => {
      const areas = new Set<string>();
      for (const site of SITES) {
        const { status, text } = await get('/', site.key);
        expect(status, site.key).toBe(200);
        expect(attribute(text, /property="og:site_name" content="([^"]*)"/)).toBe(site.name);
        expect(attribute(text, /<title>([^<]*)/)).toContain(site.name);
        expect(text).toContain(`data-theme="${site.theme}"`);
        const [header = ''] = /<header[\s\S]*<\/header>/.exec(text) ?? [];
        const [footer = ''] = /<footer[\s\S]*<\/footer>/.exec(text) ?? [];
        expect(unescaped(header), site.key).toMatch(/<svg|<img/);
        areas.add(wordsOf(`<body${header}`).join('|') + wordsOf(`<body${footer}`).join('|'));
      }
      expect(areas.size).toBe(SITES.length);
      const areasOfTrade = new Set(
        SITES.filter(({ country }) => country === 'SE').map(({ key }) => key.replace(/-se$/, '')),
      );
      for (const area of ['automotive', 'carstore', 'auctions', 'lifestyle'])
        expect(areasOfTrade).toContain(area);
    });

    test('C-009: without a word of its own falls back on no empty label', async () => {
      for (const { key } of SITES) {
        const { text } = await get('/', key);
        expect(text.match(/ aria-label="\s*"/g), key).toBeNull();
        const keys =
          /^(?:shell|section|notFound|error|stories|form|facility|cars?|field|sort|carousel|video|consent)\.[a-zA-Z.]+$/;
        expect(
          labelsOf(text).filter((label) => keys.test(label)),
          key,
        ).toEqual([]);
      }
    });
  });

  describe('a visitor', () => {
    test('C-012: finds cars in a list and opens one', async () => {
      const { text } = await get('/kop-bil/alla-bilar-i-lager');
      const car = linksOf(text).find((href) => /^\/kop-bil\/\d+\/[a-z0-9-]+$/.test(href)) ?? '';
      const { status, text: page } = await get(car);
      expect(status).toBe(200);
      expect(jsonLd(page).map((data) => data['@type'])).toContain('Car');
    });

    test('C-013: finds stories and reads one', async () => {
      const story =
        linksOf((await get('/livet-med-bil')).text).find((href) => /^\/livet-med-bil\/[a-z-]+$/.test(href)) ??
        '';
      const { status, text } = await get(story);
      expect(status).toBe(200);
      const [article] = jsonLd(text).filter((data) => data['@type'] === 'NewsArticle');
      expect(article).toMatchObject({
        mainEntityOfPage: server().site(SWEDISH, story),
        datePublished: expect.stringMatching(/^\d{4}-/),
      });
    });

    test('C-014: finds the way to a workshop and a form', async () => {
      expect((await get('/service-och-verkstad/boka-bilverkstad')).status).toBe(200);
      expect((await get('/kontakt')).text).toMatch(/<form[^>]*action="\/api\/forms\//);
    });
  });
}
