import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BLOCKS } from '~/blocks/registry';
import type { BlockNode, FieldSet, Page } from '~/modules/content';
import { nullLog } from '~/platform/log';
import { siteByKey } from '~/sites';
import { testContent, testPage } from '~test/block';
import { demoServices } from '~test/demo-services';
import type { PageRenderer } from './page-renderer';
import { type Area, renderDraft, renderDraftBlock } from './render-draft';
import { renderContent } from './render-page';

let opened: Awaited<ReturnType<typeof demoServices>>;
beforeAll(async () => {
  opened = await demoServices('automotive-se', 1);
});
afterAll(() => opened?.close());

const site = siteByKey('automotive-se');
const request = {
  site,
  language: 'sv' as const,
  path: '/sida',
  query: new URLSearchParams(),
  form: null,
  origin: 'https://nordhem.example',
  now: new Date('2026-03-02T09:00:00Z'),
};
const scope = { site: site.key, language: 'sv', tag: () => undefined };

const renderer = (): PageRenderer => {
  const content = testContent({
    dictionary: async () => ({}),
    languages: async () => [],
    navigation: async () => [],
  });
  return {
    blocks: BLOCKS,
    services: { ...opened.services, content },
    log: nullLog,
    development: false,
    pageData: () => '',
    assets: { boot: '/boot.js', scripts: [], preloads: () => [], layers: '', css: () => '' },
    drawings: { read: async () => ({ ok: false, error: 'timeout' }) },
  };
};

const pageOf = (main: readonly BlockNode[], header: readonly BlockNode[] = []): Page => ({
  ...testPage({ site }).page,
  placeholders: { header, main, footer: [] },
});

const draftOf = (page: Page, edited: readonly Area[] = ['main']) =>
  renderDraft(request, renderer(), page, new Set(edited));

const mainOf = (html: string) => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
const marks = (html: string) =>
  [...html.matchAll(/<!--(block [\w-]+|\/block) ?-->/g)].map(([, mark]) => mark);
const withoutMarks = (html: string) =>
  html.replace(/<!--(?:block [\w-]+ |\/block|field [\w.[\]]+|\/field)-->/g, '');

const withoutScripts = (html: string) => html.replace(/<script>[\s\S]*?<\/script>/g, '');

describe.each([...BLOCKS.values()])('$contract.name', ({ contract }) => {
  test('is drawn for its editor as for a visitor, between its comments', async () => {
    for (const [at, [title, example]] of Object.entries(contract.examples).entries()) {
      const node: BlockNode = { uid: `block-${at}`, componentName: contract.name, ...example };
      const html = await draftOf(pageOf([node]));
      const found = marks(html);
      expect(found[0], title).toBe(`block block-${at}`);
      expect(found.filter((mark) => mark === '/block').length, title).toBe(found.length / 2);
      expect(html, title).not.toContain('block-mark');
      expect(html, title).not.toMatch(/[\uE000-\uE002]/);
      expect(html, title).not.toMatch(/<script(?! type="application)/);
      const visitor = await renderContent(request, renderer(), scope, pageOf([node]), new Set());
      if (visitor === 'not-found' || visitor.kind !== 'page') continue;
      expect(withoutMarks(mainOf(html)), title).toBe(withoutScripts(mainOf(visitor.html.join(''))));
    }
  });
});

const text = (uid: string, Title: string): BlockNode => ({
  uid,
  componentName: 'RichContent',
  fields: { Title },
});

test('C-343 a block without anything to show, or that would leave the page, stays between its comments', async () => {
  const detail: BlockNode = { uid: 'car', componentName: 'CarDetail', fields: {} };
  const html = await draftOf(pageOf([text('empty', ''), detail, text('last', 'Sist')]));
  expect(marks(html)).toEqual(['block empty', '/block', 'block car', '/block', 'block last', '/block']);
});

test('what is inherited has no comments; children have theirs', async () => {
  const card: BlockNode = { uid: 'card', componentName: 'Card', fields: { Title: 'Kort' } };
  const row: BlockNode = {
    uid: 'row',
    componentName: 'StageRow',
    fields: {},
    placeholders: { StageRowItems: [card] },
  };
  const html = await draftOf(pageOf([row], [text('head', 'Huvud')]));
  expect(marks(html)).toEqual(['block row', 'block card', '/block', '/block']);
  expect(html).toContain('Huvud');
});

test('one block is drawn by itself; text that looks like a comment is text', async () => {
  const html = await renderDraftBlock(request, renderer(), pageOf([]), {
    node: text('one', '<!--/block--><block-mark data-uid="x">'),
    index: 1,
  });
  expect(marks(html)).toEqual(['block one', '/block']);
  expect(html).toContain('&lt;!--/block--&gt;');
});

const fieldsIn = (html: string) =>
  [...html.matchAll(/<!--field ([\w.[\]]+)-->([\s\S]*?)<!--\/field-->/g)].map(([, path, inner]) => [
    path,
    inner,
  ]);

test('C-340 each text of a block stands between comments with the way to its field', async () => {
  const html = await draftOf(
    pageOf([
      {
        uid: 'hero',
        componentName: 'HeroBanner',
        fields: {
          Title: 'Rubrik & text',
          Text: '<p>Brödtext</p>',
          Image: { src: '/media/a.webp', alt: 'Bild', width: 10, height: 10 },
          Link: { href: '/x', text: 'Läs mer' },
          HeroCards: [{ Title: 'Första kortet', Link: { href: '/y', text: '' } }],
        },
      },
    ]),
  );
  expect(fieldsIn(html)).toEqual([
    ['Title', 'Rubrik &amp; text'],
    ['Text', '<p>Brödtext</p>'],
    ['Link.text', 'Läs mer'],
    ['HeroCards[0].Title', 'Första kortet'],
  ]);
});

test('C-340 a view that reads a text for something else than showing it gets it as it is', async () => {
  const end = {
    uid: 'end',
    componentName: 'Countdown',
    fields: { Title: 'Snart', EndTime: '2027-01-01T00:00' },
  };
  expect(fieldsIn(await draftOf(pageOf([end])))).toEqual([['Title', 'Snart']]);
});

test('what an editor writes with such characters is text', async () => {
  const html = await draftOf(pageOf([text('odd', 'a\uE000Title\uE001b\uE002')]));
  expect(marks(html)).toEqual(['block odd', '/block']);
});

/** Draw nothing of theirs here: there is no car, no story and no provider of forms. */
const NOT_DRAWN = ['CarDetail', 'MarketingForm', 'StoriesTeaser', 'StoryPage', 'ThirdPartyForm'];
const hasText = (fields: FieldSet): boolean =>
  Object.values(fields).some(
    ({ kind, item }) => kind === 'text' || kind === 'richText' || (item && hasText(item)),
  );

test('C-340 every block with a text has one that is edited in place', async () => {
  const without: string[] = [];
  for (const { contract } of BLOCKS.values()) {
    if (!hasText(contract.fields)) continue;
    const nodes = Object.values(contract.examples).map(
      (example, at): BlockNode => ({ uid: `b${at}`, componentName: contract.name, ...example }),
    );
    const found = fieldsIn(await draftOf(pageOf(nodes)));
    if (found.length === 0) without.push(contract.name);
  }
  expect(without.sort()).toEqual(NOT_DRAWN);
});
