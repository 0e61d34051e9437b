import { describe, expect, test, vi } from 'vitest';
import type { NavigationItem, Page } from '~/modules/content';
import { type Log, nullLog } from '~/platform/log';
import { siteByKey } from '~/sites';
import { loadBlock, renderBlock, testPage } from '~test/block';
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
  homePath: async (): Promise<string | null> => '/',
  navigation: async () => [item('/kop-bil', { children: [item('/kop-bil/elbilar')] }), item('/service')],
  languages: async (_scope: object, _path: string) => languages,
};

const empty: NavigationData = { entries: [], languages: [], floating: null };
const draw = (fields: Parameters<typeof renderBlock<typeof block.fields, NavigationData>>[2], data = empty) =>
  renderBlock(block, view, fields, { data });

async function dataOf(fields = {}, page = testPage(), answers = content): Promise<NavigationData> {
  const outcome = await loadBlock(block, load, fields, { content: answers, page });
  if (outcome.kind !== 'data') throw new Error(`expected data, got ${outcome.kind}`);
  return outcome.data;
}

const drawMenu = async (...items: readonly NavigationItem[]) =>
  draw({}, await dataOf({}, testPage(), { ...content, navigation: async () => [...items] }));

const times = (html: string, part: string | RegExp) => html.split(part).length - 1;
/** Markup of the bar's menu, and of the sheet under 1280 px. */
const halves = (html: string) => {
  const at = html.indexOf('data-mobile-menu');
  return { desktop: html.slice(0, at), mobile: html.slice(at) };
};

test.each(Object.entries(block.examples))('draws the example "%s"', async (_, example) => {
  const html = renderBlock(block, view, example.fields, { data: await dataOf(example.fields) });
  expect(html).toContain('aria-label="Huvudmeny"');
});

describe('menu', () => {
  test('C-069 all four levels are links, in the bar and in the sheet of a phone', async () => {
    const chain = item('/1', {
      children: [item('/2', { children: [item('/3', { children: [item('/4')] })] }), item('/5')],
    });
    const { desktop, mobile } = halves(await drawMenu(chain));
    for (const href of ['/1', '/2', '/3', '/4', '/5']) {
      expect(desktop).toContain(`href="${href}"`);
      expect(mobile).toContain(`href="${href}"`);
    }
  });

  test('C-070 a hidden page stands nowhere', async () => {
    const html = await drawMenu(item('/a', { children: [item('/dold', { hideInNavigation: true })] }));
    expect(html).not.toContain('/dold');
  });

  test('C-073 an external link stands in the bar, from where More copies it, and in the sheet', async () => {
    const externalLink = { href: 'https://example.com/', linktype: 'external' };
    const html = await drawMenu(item('/jobb', { externalLink }), item('/b'));
    const { desktop, mobile } = halves(html);
    expect(times(desktop, 'href="https://example.com/"')).toBe(1);
    expect(times(mobile, 'href="https://example.com/"')).toBe(1);
    expect(html).not.toContain('href="/jobb"');
  });

  test('C-412, N1 an item that is a page too is a link with a button beside it that names it', async () => {
    const html = await drawMenu(item('/kop-bil', { children: [item('/kop-bil/elbilar')] }));
    const [, id] = /<button[^>]*popoverTarget="([^"]+)"[^>]*data-menu-toggle/i.exec(html) ?? [];
    expect(id).toBeDefined();
    expect(html).toContain(`aria-controls="${id}"`);
    expect(html).toContain(`<div id="${id}" popover="auto"`);
    expect(html).toContain('aria-label="Visa sidor under /KOP-BIL"');
    expect(html).toContain('href="/kop-bil"');
  });

  test('C-413, N1 an item that only opens is a button', async () => {
    const off = { shouldBeNavigableInMenuWhenItHasChildren: false, children: [item('/kop-bil/elbilar')] };
    const html = await drawMenu(item('/kop-bil', off));
    expect(html).not.toContain('href="/kop-bil"');
    expect(html).toMatch(/<button[^>]*data-menu-toggle=""[^>]*>\/KOP-BIL/);
  });

  test('C-419 pictures stand in the panel, that of the item and that of a branch', async () => {
    const [example] = Object.values(block.examples);
    const html = draw(example?.fields ?? {}, await dataOf(example?.fields));
    expect(halves(html).desktop).toContain('scene-showroom-7');
    expect(halves(html).desktop).toContain('scene-charging-evening-6');
  });

  test('every entry is in the bar, with all that More will copy; More has its looks', async () => {
    const html = draw({}, await dataOf());
    expect(times(html, 'data-menu-item=')).toBe(2);
    expect(html).toMatch(/<ul [^>]*data-more-items=""><template class="(\S+ ){4}\S+"><\/template><\/ul>/);
  });
});

describe('bar', () => {
  test('C-071, C-072 extra items without a title, or that lead nowhere, are dropped', () => {
    const html = draw({
      ExtraNavigationItems: [
        { Title: 'Kontakt', Link: { href: '/kontakt', text: 'annat' } },
        { Title: '', Link: { href: '/dolt', text: 'Dolt' } },
        { Title: 'Tom', Link: null },
      ],
    });
    const { desktop, mobile } = halves(html);
    for (const part of [desktop, mobile]) {
      expect(part).toMatch(/<a href="\/kontakt"[^>]*>Kontakt<\/a>/);
      expect(times(part, 'href="/kontakt"')).toBe(1);
    }
    expect(html).not.toMatch(/\/dolt|Tom|<li[^>]*><\/li>/);
  });

  test('C-074 the logo leads to the root of the language', () => {
    expect(draw({})).toMatch(/<a href="\/"[^>]*aria-label="Nordhem, startsidan"/);
    const english = renderBlock(block, view, {}, { data: empty, page: testPage({ language: 'en' }) });
    expect(english).toMatch(/<a href="\/en"/);
  });

  test('C-425, C-426 the logo has the size that editors give it, else 150 × 55', () => {
    expect(draw({})).toContain('--logo-width:150px;--logo-height:55px');
    expect(draw({ LogoWidth: 200, LogoHeight: 40 })).toContain('--logo-width:200px;--logo-height:40px');
  });

  test('C-424 an editor’s logo has its alternative text, else the site’s name', () => {
    const Logo = { src: '/media/logo-nordhem/640.webp', alt: 'Nordhem bil', width: 600, height: 220 };
    expect(draw({ Logo })).toMatch(/<img[^>]*alt="Nordhem bil"/);
    expect(draw({ Logo: { ...Logo, alt: '' } })).toMatch(/<img[^>]*alt="Nordhem"/);
  });

  test('C-100, C-101, C-096 a message stands below or above the bar, and nowhere when it is switched off', () => {
    const message = { HasMessage: true, MessageTitle: 'Stängt', MessageType: 'Warning' } as const;
    const above = draw(message);
    const below = draw({ ...message, MessageIsBelowNavigation: true });
    expect(above.indexOf('Stängt')).toBeLessThan(above.indexOf('data-navigation-bar'));
    expect(below.indexOf('Stängt')).toBeGreaterThan(below.indexOf('data-mobile-menu'));
    expect(draw({ ...message, HasMessage: false })).not.toContain('data-alert');
    expect(draw({ HasMessage: true, MessageText: '<p> </p>' })).not.toContain('data-alert');
  });
});

describe('languages', () => {
  test('C-083, C-086 lead to the same page, each by its own address', async () => {
    const { languages: choices } = await dataOf();
    expect(choices.map(({ name, href, current }) => [name, href, current])).toEqual([
      ['Svenska', '/sida', true],
      ['English', '/en/sida', false],
    ]);
    const home = { ...content, languages: async () => languages.map((each) => ({ ...each, path: '/' })) };
    expect((await dataOf({}, testPage(), home)).languages.map(({ href }) => href)).toEqual(['/', '/en']);
  });

  test('C-083 of one visitor’s own page lead to that page in the other language', async () => {
    const page = testPage({ addressIn: (language) => `/visits?t=token&l=${language}` });
    const data = await dataOf({}, page);
    expect(renderBlock(block, view, {}, { data, page })).toMatch(
      /<a href="\/visits\?t=token&amp;l=en" lang="en"/,
    );
  });

  test('C-415 each is named in itself and says so', async () => {
    expect(draw({}, await dataOf())).toMatch(/<a href="\/en\/sida" lang="en"[^>]*>English<\/a>/);
  });

  test('C-084, C-086 are not offered on a site with one language, or for a page that exists in one', async () => {
    const one = testPage({ site: siteByKey('mercedes-se') });
    expect((await dataOf({}, one)).languages).toEqual([]);
    const onlySwedish = { ...content, languages: async () => languages.slice(0, 1) };
    const data = await dataOf({}, testPage(), onlySwedish);
    expect(data.languages).toEqual([]);
    expect(draw({}, data)).not.toContain('aria-label="Språk"');
  });

  test('an address that is not there leads to the front pages, and to its page in a language that has it', async () => {
    const { page } = testPage();
    const missing = testPage({ page: { ...page, itemPath: '/404' } });
    const front = languages.map((each) => ({ ...each, path: '/' }));
    const existing = (...names: readonly string[]) => ({
      ...content,
      languages: async (_scope: object, path: string) =>
        path === '/' ? front : languages.filter(({ name }) => names.includes(name)),
    });
    const hrefs = async (...names: readonly string[]) =>
      (await dataOf({}, missing, existing(...names))).languages.map(({ href }) => href);
    expect(await hrefs()).toEqual(['/', '/en']);
    expect(await hrefs('en')).toEqual(['/', '/en/sida']);
    expect(await hrefs('sv', 'en')).toEqual(['/', '/en']);
  });

  test('C-085 a language that the site has not switched on is not offered, whatever the content has', async () => {
    const site = { ...siteByKey('automotive-se'), languages: ['sv'] as const };
    expect((await dataOf({}, testPage({ site }))).languages).toEqual([]);
  });
});

describe('floating', () => {
  type Placed = Page['placeholders']['main'][number];
  const home = (first: Placed, header: readonly Placed[] = []) => {
    const page = testPage({ path: '/' });
    return testPage({
      path: '/',
      page: { ...page.page, placeholders: { header, main: [first], footer: [] } },
    });
  };
  const picture = { src: '/media/x', alt: '', width: 1, height: 1 };
  const placed = (componentName: string, fields = {}) => ({ uid: componentName, componentName, fields });
  const hero = (fields = {}) => placed('HeroBanner', { Image: picture, ...fields });
  const floatingOn = async (page: ReturnType<typeof home>) => (await dataOf({}, page)).floating;

  test('C-087 on the front page of every language, in the colour that its picture bears', async () => {
    expect(await floatingOn(home(hero()))).toBe('white');
    expect(await floatingOn(home(hero({ TextColor: 'Black' })))).toBe('black');
    expect(await floatingOn({ ...home(hero()), language: 'en' })).toBe('white');
    expect(await floatingOn(home(placed('Carousel', { CarouselItems: [{}] })))).toBe('white');
  });

  test('C-087, C-101 never where there is nothing to float on, or what follows the bar would be covered', async () => {
    expect(await floatingOn(home(placed('RichContent')))).toBeNull();
    expect(await floatingOn(home(hero({ Image: null })))).toBeNull();
    expect(await floatingOn(home(hero({ HasMarginTop: true })))).toBeNull();
    expect(await floatingOn(home(placed('Carousel', { CarouselItems: [] })))).toBeNull();
    expect(await floatingOn(home(hero(), [placed('Navigation'), placed('AlertBanner')]))).toBeNull();
    const message = { HasMessage: true, MessageIsBelowNavigation: true };
    expect((await dataOf(message, home(hero()))).floating).toBeNull();
  });

  test('C-090 on no other page', async () => {
    expect(await floatingOn({ ...home(hero()), path: '/kop-bil' })).toBeNull();
  });
});

test('C-504, C-505 without content for the site the gap is logged and the bar stands without items', async () => {
  const error = vi.fn();
  const log: Log = Object.assign(Object.create(nullLog), { error });
  const nowhere = { ...content, homePath: async () => null };
  const outcome = await loadBlock(block, load, {}, { content: nowhere, log });
  expect(error).toHaveBeenCalledWith({ site: 'automotive-se', language: 'sv' }, 'No Sitecore context found');
  expect(outcome).toMatchObject({ kind: 'data', data: empty });
  expect(draw({})).toContain('data-navigation-bar');
});

test('correction 9: the switcher keeps what the page shows, and only what a block has read', async () => {
  const query = new URLSearchParams('car_brand=Volvo&car_fuel=El&page=2&from=1&sent=x');
  const hrefsOf = async (shownQuery: URLSearchParams | null) => {
    const page = testPage({ query, shownQuery });
    const html = renderBlock(block, view, {}, { data: await dataOf({}, page), page });
    return [...html.matchAll(/href="([^"]*)" lang="en"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
  };
  for (const href of await hrefsOf(query)) expect(href).toBe('/en/sida?car_brand=Volvo&car_fuel=El&page=2');
  for (const href of await hrefsOf(null)) expect(href).toBe('/en/sida');
});

describe('correction 11: what of the navigation cannot be read is left out alone', () => {
  const refuse = () => Promise.reject(new Error('the service is gone'));

  test.each([
    ['menu', { navigation: refuse }],
    ['languages', { languages: refuse }],
    ['home path', { homePath: refuse }],
  ])('%s', async (_, broken) => {
    const error = vi.fn();
    const log: Log = Object.assign(Object.create(nullLog), { error });
    const outcome = await loadBlock(block, load, {}, { content: { ...content, ...broken }, log });
    expect(outcome).toMatchObject({ kind: 'data', incomplete: true });
    expect(error.mock.calls.map(([, message]) => message)).toEqual(['Error loading navigation']);
  });

  test('C-505: a page that its platform delivered without a context has a bar without items', async () => {
    const error = vi.fn();
    const log: Log = Object.assign(Object.create(nullLog), { error });
    const page = testPage({ page: { ...testPage().page, lacksContext: true } });
    const outcome = await loadBlock(block, load, {}, { content, log, page });
    expect(outcome).toMatchObject({ kind: 'data', data: { entries: [], languages: [] }, incomplete: true });
    expect(error.mock.calls.map(([, message]) => message)).toEqual(['No Sitecore context found']);
  });
});
