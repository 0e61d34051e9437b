import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentReader, NavigationItem, SiteSeed } from '~/modules/content';
import { type Reader, scope } from './read-scope';
import { SITE, siteFixture } from './site-fixture';
import { STORIES, storyReads } from './story-reads';

export interface ReaderUnderTest {
  readonly reader: ContentReader;
  close(): Promise<void>;
}

/**
 * What every implementation of `ContentReader` must do, on a site that holds `siteFixture` (DELIVERY-2,
 * DELIVERY-3). `open` gives a reader of a source filled with the seed.
 */
export function readerSuite(name: string, open: (seed: SiteSeed) => Promise<ReaderUnderTest>): void {
  describe(`content reader: ${name}`, () => {
    let subject: ReaderUnderTest;
    const reader = () => subject.reader;

    beforeAll(async () => {
      subject = await open(siteFixture);
    });
    afterAll(() => subject.close());

    pageReads(reader);
    structureReads(reader);
    storyReads(reader);
    textReads(reader);
  });
}

function pageReads(reader: Reader) {
  test.each([
    ['/', '/', []],
    ['', '/', []],
    ['/kop-bil', '/kop-bil', []],
    ['/kop-bil/', '/kop-bil', []],
    ['/Kop-Bil/Biltyp', '/kop-bil/biltyp', []],
    ['/kop-bil/biltyp/elbilar', '/kop-bil/biltyp/elbilar', []],
    ['/kop-bil/1234', '/kop-bil/*', ['1234']],
    ['/kop-bil/1234/volvo-v60', '/kop-bil/*/*', ['1234', 'volvo-v60']],
    ['/kop-bil/biltyp/volvo', '/kop-bil/*/*', ['biltyp', 'volvo']],
    ['/kop-bil/alla-bilar-i-lager/volvo', '/kop-bil/alla-bilar-i-lager/*', ['volvo']],
    ['/kop-bil/alla-bilar-i-lager/Volvo/XC%2060', '/kop-bil/alla-bilar-i-lager/*/*', ['Volvo', 'XC 60']],
    ['/kop-bil/alla-bilar-i-lager/volvo/topplista', '/kop-bil/alla-bilar-i-lager/*/topplista', ['volvo']],
    ['/anlaggningar/nordhem-kista', '/anlaggningar/**', ['nordhem-kista']],
    ['/anlaggningar/a/b%2Fc/d', '/anlaggningar/**', ['a', 'b/c', 'd']],
    ['/g%C3%B6md', '/gömd', []],
    ['/mapp/sida', '/mapp/sida', []],
  ])('the page of %s is %s', async (route, itemPath, wildcard) => {
    const page = await reader().page(scope(), route);
    expect(page).toMatchObject({ itemPath, wildcard, language: 'sv' });
  });

  test.each([
    '/finns-inte',
    '/kop-bil/alla-bilar-i-lager/volvo/v60/d4',
    '/kop-bil/1/2/3',
    '/mapp',
    '/extern',
    '/@site',
    '/kop-bil//1234',
    '/kop-bil/%E0%A4%A',
    '/kop-bil/%00',
    '/kop-bil/..',
    '/*/*',
    `/${'a/'.repeat(200)}`,
    `/${'x'.repeat(10_000)}`,
  ])('%s is no page', async (route) => {
    expect(await reader().page(scope(), route)).toBeNull();
  });

  test('a page is there in the languages it is published in, and nowhere else', async () => {
    expect(await reader().page(scope('en'), '/kop-bil')).toMatchObject({ fields: { title: 'Buy a car' } });
    expect(await reader().page(scope('en'), '/kop-bil/biltyp')).toBeNull();
    expect(await reader().page(scope('fi'), '/')).toBeNull();
    expect(await reader().page(scope('sv', 'no-such-site'), '/')).toBeNull();
  });

  test('a page inherits header and footer, or has its own, also an empty one', async () => {
    const body = (nodes: readonly { fields: object }[] | undefined) => nodes?.map((node) => node.fields);
    // A source may leave out what a field's default says, or write it down.
    const plain = await reader().page(scope('en'), '/');
    expect(body(plain?.placeholders.header)).toMatchObject([{ Text: 'Header' }]);
    expect(body(plain?.placeholders.main)).toMatchObject([{ Text: 'Home' }]);
    expect(body(plain?.placeholders.footer)).toMatchObject([{ Text: 'Footer' }]);
    const own = await reader().page(scope(), '/g%C3%B6md');
    expect(own?.placeholders.header).toEqual([]);
    expect(body(own?.placeholders.footer)).toMatchObject([{ Text: 'Egen fot' }]);
  });

  test('ancestors lead from the home page down, with wildcards filled in and without folders', async () => {
    const car = await reader().page(scope(), '/kop-bil/alla-bilar-i-lager/volvo/v60');
    expect(car?.ancestors).toEqual([
      { title: 'Hem', path: '/' },
      { title: 'Köp', path: '/kop-bil' },
      { title: 'Alla bilar', path: '/kop-bil/alla-bilar-i-lager' },
      { title: 'Märke', path: '/kop-bil/alla-bilar-i-lager/volvo' },
    ]);
    const inFolder = await reader().page(scope(), '/mapp/sida');
    expect(inFolder?.ancestors).toEqual([{ title: 'Hem', path: '/' }]);
  });

  test('every read names what it depends on', async () => {
    const read = scope();
    const page = await reader().page(read, '/kop-bil');
    expect([...read.tags]).toEqual(
      expect.arrayContaining([`page:${page?.id}:sv`, `tree:${SITE}`, `partial:${SITE}:sv`]),
    );
    const missing = scope();
    await reader().page(missing, '/finns-inte');
    expect([...missing.tags]).toContain(`tree:${SITE}`);
    const menu = scope();
    await reader().navigation(menu, '/');
    expect([...menu.tags]).toContain(`nav:${SITE}:sv`);
    const list = scope();
    await reader().stories(list, { datasource: STORIES, limit: 1 });
    expect([...list.tags]).toContain(`stories:${SITE}:sv`);
    const words = scope('en-GB');
    await reader().dictionary(words);
    expect([...words.tags]).toEqual(expect.arrayContaining([`dict:${SITE}:en`, `dict:${SITE}:en-GB`]));
  });
}

function structureReads(reader: Reader) {
  test('C-468 1: the home path, where there is a home page in the language', async () => {
    expect(await reader().homePath(scope())).toBe('/');
    expect(await reader().homePath(scope('fi'))).toBeNull();
    expect(await reader().homePath(scope('sv', 'no-such-site'))).toBeNull();
  });

  test('C-469, C-069 2: navigation is entries with three nested levels each, in order, without wildcards and stories', async () => {
    const outline = (items: readonly NavigationItem[]): unknown[] =>
      items.map((item) => [item.path, item.navigationTitle, ...outline(item.children)]);
    expect(outline(await reader().navigation(scope(), '/'))).toEqual([
      [
        '/kop-bil',
        'Köp',
        ['/kop-bil/alla-bilar-i-lager', 'Alla bilar'],
        [
          '/kop-bil/biltyp',
          'Biltyp',
          ['/kop-bil/biltyp/elbilar', 'Elbilar', ['/kop-bil/biltyp/elbilar/sma', 'Små']],
        ],
      ],
      ['/anlaggningar', 'Anläggningar'],
      ['/mapp', 'Mapp', ['/mapp/sida', 'Sida i mapp']],
      ['/extern', 'Jobb'],
      ['/g%C3%B6md', 'Gömd'],
      ['/livet-med-bil', 'Livet med bil'],
    ]);
    const below = await reader().navigation(scope(), '/kop-bil/biltyp');
    expect(outline(below)).toEqual([
      [
        '/kop-bil/biltyp/elbilar',
        'Elbilar',
        ['/kop-bil/biltyp/elbilar/sma', 'Små', ['/kop-bil/biltyp/elbilar/sma/minst', 'Minst']],
      ],
    ]);
  });

  test('2: flags and external links are delivered; an unpublished page is in no menu', async () => {
    const items = await reader().navigation(scope(), '/');
    expect(items.find((item) => item.name === 'gömd')?.hideInNavigation).toBe(true);
    expect(items.find((item) => item.name === 'extern')).toMatchObject({
      externalLink: { href: 'https://jobs.example/', linktype: 'external' },
      hideInNavigation: false,
      shouldBeNavigableInMenuWhenItHasChildren: true,
    });
    const english = await reader().navigation(scope('en'), '/');
    expect(english.map((item) => item.navigationTitle)).toEqual(['Buy a car']);
    expect(await reader().navigation(scope(), '/finns-inte')).toEqual([]);
  });

  test('C-470, C-416 3: the languages of a route, with its path and their names', async () => {
    const both = await reader().languages(scope(), '/kop-bil');
    expect(both).toEqual([
      {
        name: 'en',
        displayName: 'Engelska',
        englishName: 'English',
        nativeName: 'English',
        path: '/kop-bil',
      },
      { name: 'sv', displayName: 'Svenska', englishName: 'Swedish', nativeName: 'Svenska', path: '/kop-bil' },
    ]);
    const one = await reader().languages(scope(), '/kop-bil/1234/volvo');
    expect(one.map(({ name, path }) => [name, path])).toEqual([['sv', '/kop-bil/1234/volvo']]);
    expect(await reader().languages(scope(), '/finns-inte')).toEqual([]);
  });

  test('C-471 4: the language of a route', async () => {
    expect(await reader().routeLanguage(scope(), '/kop-bil')).toBe('sv');
    expect(await reader().routeLanguage(scope(), '/en/kop-bil')).toBe('en');
    expect(await reader().routeLanguage(scope('en'), '/kop-bil')).toBe('en');
    expect(await reader().routeLanguage(scope('en'), '/kop-bil/biltyp')).toBe('sv');
    expect(await reader().routeLanguage(scope(), '/finns-inte')).toBeNull();
  });

  test('all routes that a search engine may have, in every language', async () => {
    const routes = await reader().routes(scope());
    const paths = routes.map((route) => `${route.language} ${route.path}`);
    expect(paths).toEqual(
      expect.arrayContaining([
        'sv /',
        'en /',
        'sv /kop-bil',
        'en /kop-bil',
        'sv /livet-med-bil/alfa',
        'sv /mapp/sida',
      ]),
    );
    expect(paths.filter((path) => /\*|g%C3%B6md|extern|@site|mapp$/.test(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(Date.parse(routes[0]?.modified ?? '')).not.toBeNaN();
  });
}

function textReads(reader: Reader) {
  test("C-009: the dictionary is the language's own, on top of the language it is a kind of, and of English", async () => {
    expect(await reader().dictionary(scope())).toEqual({ search: 'Sök', more: 'More' });
    expect(await reader().dictionary(scope('en-GB'))).toEqual({ search: 'Search', more: 'More, please' });
    const nowhere = scope('sv', 'no-such-site');
    expect(await reader().dictionary(nowhere)).toEqual({});
  });
}
