import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NavigationItem, Page } from '~/modules/content';
import { siteByKey } from '~/sites';
import { loadBlock, renderBlock, testPage } from '~test/block';
import { itemsThatFit } from './behaviour/overflow';
import { menuOfEntries, menuOfPages } from './menu';
import { block } from './navigation.block';
import { load, type NavigationData } from './navigation.data';
import { view } from './navigation.view';

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

const languages = ['sv', 'en'].map((name) => ({
  name,
  displayName: name,
  englishName: name,
  nativeName: name === 'sv' ? 'Svenska' : 'English',
  path: '/sida',
}));

const content = {
  homePath: async () => '/',
  navigation: async () => [item('/kop-bil', { children: [item('/kop-bil/elbilar')] }), item('/service')],
  languages: async () => languages,
};

const empty: NavigationData = { entries: [], languages: [], floating: null };
const draw = (fields: Parameters<typeof renderBlock<typeof block.fields, NavigationData>>[2], data = empty) =>
  renderBlock(block, view, fields, { data });

async function dataOf(fields = {}, page = testPage(), answers = content): Promise<NavigationData> {
  const outcome = await loadBlock(block, load, fields, { content: answers, page });
  if (outcome.kind !== 'data') throw new Error(`expected data, got ${outcome.kind}`);
  return outcome.data;
}

test.each(Object.entries(block.examples))('draws the example "%s"', async (_, example) => {
  const html = renderBlock(block, view, example.fields, { data: await dataOf(example.fields) });
  expect(html).toContain('aria-label="Huvudmeny"');
});

describe('menu from the page tree', () => {
  test('leaves out hidden pages with all that is below them, on every level', () => {
    const hidden = { hideInNavigation: true };
    const tree = [
      item('/a', { children: [item('/a/b', { children: [item('/a/b/c', hidden)] }), item('/a/d', hidden)] }),
      item('/e', { ...hidden, children: [item('/e/f')] }),
    ];
    const [a, ...others] = menuOfPages(tree, testPage());
    expect(others).toEqual([]);
    expect(a?.children.map(({ href }) => href)).toEqual(['/a/b']);
    expect(a?.children[0]?.children).toEqual([]);
  });

  test('an external link wins over the path', () => {
    const external = { href: 'https://jobs.example/', linktype: 'external' };
    expect(menuOfPages([item('/jobb', { externalLink: external })], testPage())[0]?.href).toBe(
      'https://jobs.example/',
    );
  });

  test('a page with children leads somewhere only when it may', () => {
    const children = [item('/a/b')];
    const off = { children, shouldBeNavigableInMenuWhenItHasChildren: false };
    expect(menuOfPages([item('/a', off)], testPage())[0]?.href).toBeNull();
    expect(menuOfPages([item('/a', { children })], testPage())[0]?.href).toBe('/a');
    expect(menuOfPages([item('/a', { ...off, children: [] })], testPage())[0]?.href).toBe('/a');
  });

  test('marks the page that is shown, and the branch it lies in', () => {
    const page = testPage({ path: '/kop-bil/elbilar' });
    const [entry] = menuOfPages([item('/kop-bil', { children: [item('/kop-bil/elbilar')] })], page);
    expect(entry).toMatchObject({ current: false, active: true });
    expect(entry?.children[0]).toMatchObject({ current: true });
    expect(menuOfPages([item('/kop')], page)[0]?.active).toBe(false);
  });

  test('links carry the prefix of the language', () => {
    expect(menuOfPages([item('/kop-bil')], testPage({ language: 'en' }))[0]?.href).toBe('/en/kop-bil');
  });
});

test('in a mega menu made by hand the selected entry stands first and hidden ones are gone', () => {
  const entry = (Title: string, more = {}) => ({
    Title,
    Url: `/${Title}`,
    HideInNavigation: false,
    TopSelected: false,
    ...more,
  });
  const menu = menuOfEntries(
    [entry('a'), entry('b', { HideInNavigation: true }), entry('c', { TopSelected: true }), entry('')],
    testPage(),
  );
  expect(menu.map(({ title, marked }) => [title, marked])).toEqual([
    ['c', true],
    ['a', false],
  ]);
});

describe('bar', () => {
  test('extra items without a title, or that lead nowhere, are dropped', () => {
    const html = draw({
      ExtraNavigationItems: [
        { Title: 'Kontakt', Link: { href: '/kontakt', text: '' } },
        { Title: '', Link: { href: '/dolt', text: 'Dolt' } },
        { Title: 'Tom', Link: null },
      ],
    });
    expect(html.match(/href="\/kontakt"/g)).toHaveLength(2);
    expect(html).not.toMatch(/\/dolt|Tom/);
  });

  test('items with children open a panel by a button that names it', async () => {
    const html = draw({}, await dataOf());
    const [, id] = /<button[^>]*popoverTarget="([^"]+)"[^>]*data-menu-toggle/i.exec(html) ?? [];
    expect(id).toBeDefined();
    expect(html).toContain(`<div id="${id}" popover="auto"`);
    expect(html).toContain('aria-label="Visa sidor under /KOP-BIL"');
  });

  test('every entry is in the bar and, hidden until it is needed there, in More', async () => {
    const html = draw({}, await dataOf());
    expect(html.match(/data-menu-item=/g)).toHaveLength(2);
    expect(html.match(/<li data-more-item="" hidden=""/g)).toHaveLength(2);
  });

  test('the logo leads to the front page and has the size that editors give it', () => {
    expect(draw({})).toMatch(/href="\/"[^>]*--logo-width:150px;--logo-height:55px/);
    expect(draw({ LogoWidth: 200, LogoHeight: 40 })).toContain('--logo-width:200px;--logo-height:40px');
  });

  test('a message stands above or below the bar, and nowhere when it is switched off', () => {
    const message = { HasMessage: true, MessageTitle: 'Stängt', MessageType: 'Warning' } as const;
    const above = draw(message);
    const below = draw({ ...message, MessageIsBelowNavigation: true });
    expect(above.indexOf('Stängt')).toBeLessThan(above.indexOf('data-navigation-bar'));
    expect(below.indexOf('Stängt')).toBeGreaterThan(below.indexOf('data-mobile-menu'));
    expect(draw({ ...message, HasMessage: false })).not.toContain('Stängt');
  });
});

describe('languages', () => {
  test('lead to the same page, each by its own address', async () => {
    const { languages: choices } = await dataOf();
    expect(choices.map(({ name, href, current }) => [name, href, current])).toEqual([
      ['Svenska', '/sida', true],
      ['English', '/en/sida', false],
    ]);
  });

  test('are not offered on a site with one language, or for a page that exists in one', async () => {
    const one = testPage({ site: siteByKey('mercedes-se') });
    expect((await dataOf({}, one)).languages).toEqual([]);
    const onlySwedish = { ...content, languages: async () => languages.slice(0, 1) };
    expect((await dataOf({}, testPage(), onlySwedish)).languages).toEqual([]);
  });
});

describe('floating', () => {
  const home = (first: Page['placeholders']['main'][number]) => {
    const page = testPage({ path: '/' });
    return testPage({
      path: '/',
      page: { ...page.page, placeholders: { header: [], main: [first], footer: [] } },
    });
  };
  const hero = (fields = {}) => ({ uid: 'h', componentName: 'HeroBanner', fields });

  test('on the front page, in the colour that its picture bears', async () => {
    expect((await dataOf({}, home(hero()))).floating).toBe('white');
    expect((await dataOf({}, home(hero({ TextColor: 'Black' })))).floating).toBe('black');
  });

  test('never where there is no picture to float on, or a message below the bar would be covered', async () => {
    expect((await dataOf({}, home({ ...hero(), componentName: 'RichContent' }))).floating).toBeNull();
    expect((await dataOf({}, testPage())).floating).toBeNull();
    const message = { HasMessage: true, MessageIsBelowNavigation: true };
    expect((await dataOf(message, home(hero()))).floating).toBeNull();
  });
});

describe('items that fit', () => {
  test('all, when there is room for all; else as many as leave room for More', () => {
    expect(itemsThatFit([100, 100, 100], 60, 10, 320)).toBe(3);
    expect(itemsThatFit([100, 100, 100], 60, 10, 319)).toBe(2);
    expect(itemsThatFit([100, 100, 100], 60, 10, 50)).toBe(0);
  });

  test('what is shown never takes more room than there is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 20 }),
        fc.integer({ min: 60, max: 1600 }),
        (widths, room) => {
          const count = itemsThatFit(widths, 60, 4, room);
          const shown = widths.slice(0, count).reduce((sum, width) => sum + width + 4, 0);
          const needed = count === widths.length ? shown - 4 : shown + 60;
          expect(needed).toBeLessThanOrEqual(room);
        },
      ),
    );
  });
});
