import { describe, expect, test } from 'vitest';
import type { NavigationItem } from '~/modules/content';
import { testPage } from '~test/block';
import { largeMenu } from './example-menus';
import { type MenuEntry, menuOfEntries, menuOfPages, preselected } from './menu';

const item = (path: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  name: path.split('/').at(-1) ?? '',
  path,
  navigationTitle: path.toUpperCase(),
  hideInNavigation: false,
  shouldBeNavigableInMenuWhenItHasChildren: true,
  externalLink: null,
  children: [],
  ...more,
});

const outline = (entries: readonly MenuEntry[]): unknown[] =>
  entries.map(({ title, children }) => (children.length === 0 ? title : [title, ...outline(children)]));
const menu = (...items: readonly NavigationItem[]) => menuOfPages(items, testPage());
const hrefOf = (more: Partial<NavigationItem>) => menu(item('/a', more))[0]?.link?.href;

describe('menu from the page tree', () => {
  test('C-068 shows what the content has, in its order and by its names', () => {
    expect(outline(menu(item('/a'), item('/b')))).toEqual(['/A', '/B']);
    expect(outline(menu(item('/b', { navigationTitle: 'Nytt namn' }), item('/c'), item('/a')))).toEqual([
      'Nytt namn',
      '/C',
      '/A',
    ]);
  });

  test('C-069 has three levels below an item and no more', () => {
    const chain = item('/1', {
      children: [
        item('/2', { children: [item('/3', { children: [item('/4', { children: [item('/5')] })] })] }),
      ],
    });
    expect(outline(menu(chain))).toEqual([['/1', ['/2', ['/3', '/4']]]]);
  });

  test('C-070 leaves out hidden pages with all that is below them, on every level', () => {
    const hidden = { hideInNavigation: true };
    const tree = [
      item('/a', {
        children: [item('/b', { children: [item('/c', hidden), item('/d')] }), item('/e', hidden)],
      }),
      item('/f', { ...hidden, children: [item('/g')] }),
    ];
    expect(outline(menu(...tree))).toEqual([['/A', ['/B', '/D']]]);
  });

  test('C-073 an external link wins over the path', () => {
    expect(hrefOf({ externalLink: { href: 'https://example.com/', linktype: 'external' } })).toBe(
      'https://example.com/',
    );
  });

  test.each([
    ['internal', '/kop-bil', '/kop-bil'],
    ['external', 'https://example.com/x?y=1', 'https://example.com/x?y=1'],
    ['media', '/media/broschyr.pdf', '/media/broschyr.pdf'],
    ['mailto', 'mailto:hej@nordhem.example', 'mailto:hej@nordhem.example'],
    ['anchor', '#kontakt', '#kontakt'],
    ['', '', '/a'],
    ['external', 'javascript:alert(1)', '/a'],
  ])('C-411 link type "%s": %s leads to %s', (linktype, href, expected) => {
    expect(hrefOf({ externalLink: { href, linktype } })).toBe(expected);
  });

  test('C-411 an external link opens where its target says; a media file has no language', () => {
    const externalLink = { href: 'https://example.com/', linktype: 'external', target: '_blank' } as const;
    expect(menu(item('/a', { externalLink }))[0]?.link).toEqual({
      href: 'https://example.com/',
      target: '_blank',
      rel: 'noopener',
    });
    const media = item('/a', { externalLink: { href: '/media/x.pdf', linktype: 'media' } });
    expect(menuOfPages([media], testPage({ language: 'en' }))[0]?.link?.href).toBe('/media/x.pdf');
  });

  test('C-412, C-413 an item with children leads somewhere only when it may', () => {
    const children = [item('/a/b')];
    const off = { shouldBeNavigableInMenuWhenItHasChildren: false };
    expect(hrefOf({ children })).toBe('/a');
    expect(hrefOf({ children, ...off })).toBeUndefined();
    expect(hrefOf(off)).toBe('/a');
  });

  test('C-408, C-410 is called by its navigation title, else by its name', () => {
    expect(outline(menu(item('/a', { navigationTitle: 'Rubrik' })))).toEqual(['Rubrik']);
    expect(outline(menu(item('/a', { navigationTitle: ' ', name: 'namn' })))).toEqual(['namn']);
    expect(outline(menu(item('/a', { navigationTitle: '', name: '' })))).toEqual([]);
  });

  test('C-409 links carry the prefix of the language', () => {
    expect(menuOfPages([item('/kop-bil')], testPage({ language: 'en' }))[0]?.link?.href).toBe('/en/kop-bil');
    expect(hrefOf({ path: '/kop-bil' })).toBe('/kop-bil');
  });

  test('C-454, N7 marks the page that is shown, and the branch it lies in', () => {
    const page = testPage({ path: '/kop-bil/elbilar' });
    const [entry] = menuOfPages([item('/kop-bil', { children: [item('/kop-bil/elbilar')] })], page);
    expect(entry).toMatchObject({ current: false, active: true });
    expect(entry?.children[0]).toMatchObject({ current: true });
    expect(menuOfPages([item('/kop')], page)[0]?.active).toBe(false);
    const far = testPage({ path: '/göteborg' });
    expect(menuOfPages([item('/g%C3%B6teborg')], far)[0]?.current).toBe(true);
  });
});

describe('menu that editors built', () => {
  const built = menuOfEntries(largeMenu, testPage());

  test('C-417, C-418, C-421 entries with title, address and children; hidden ones are gone with theirs', () => {
    expect(outline(built)).toEqual([
      [
        'Köp bil',
        ['Drivmedel', 'Elbilar', 'Hybridbilar'],
        ['Bilar i lager', 'Nya bilar', ['Begagnade bilar', 'Under 100 000 kr', 'Med garanti'], 'Demobilar'],
        ['Finansiering', 'Billån'],
        'Kampanjer',
      ],
      ['Service och verkstad', 'Boka verkstad', 'Våra tjänster'],
      'Däck och tillbehör',
      'Jobba hos oss',
    ]);
    expect(built.map(({ link }) => link?.href)).toEqual([
      '/kop-bil',
      undefined,
      '/dack-och-biltillbehor',
      'https://karriar.nordhem.example/',
    ]);
  });

  test('C-420 the selected entry is first among its neighbours, and preselected', () => {
    const branches = built[0]?.children ?? [];
    expect(branches.map(({ title, marked }) => [title, marked]).slice(0, 2)).toEqual([
      ['Drivmedel', true],
      ['Bilar i lager', false],
    ]);
    expect(preselected(branches)).toBe(0);
  });

  test('without a selected entry the branch of the page is preselected, else the first that has anything below it', () => {
    const below = [item('/a/b')];
    const branches = [item('/x'), item('/y', { children: below }), item('/z', { children: [item('/z/1')] })];
    expect(preselected(menuOfPages(branches, testPage()))).toBe(1);
    expect(preselected(menuOfPages(branches, testPage({ path: '/z/1' })))).toBe(2);
    expect(preselected(menuOfPages([item('/x')], testPage()))).toBe(-1);
  });

  test('entries without a title, or without address and children, are dropped', () => {
    const entry = { Title: '', Url: '/a', HideInNavigation: false, TopSelected: false };
    expect(menuOfEntries([entry, { ...entry, Title: 'A', Url: '' }], testPage())).toEqual([]);
  });
});
