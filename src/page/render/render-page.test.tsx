import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BLOCKS } from '~/blocks/registry';
import { type BlockNode, type ContentReader, defineBlock, type Page } from '~/modules/content';
import { createLog } from '~/platform/log';
import { type Language, SITES, siteByKey } from '~/sites';
import { Island } from '~/ui/island/island';
import { defineIsland } from '~/ui/island/island-definition';
import { testContent, testPage } from '~test/block';
import { demoServices } from '~test/demo-services';
import type { BlockServices, RegisteredBlock } from '../contract';
import type { PageRenderer } from './page-renderer';
import { type PageResult, renderPage } from './render-page';

let opened: Awaited<ReturnType<typeof demoServices>>;
beforeAll(async () => {
  opened = await demoServices('automotive-se', 1);
});
afterAll(() => opened?.close());

const SECRET = 'SELECT secret FROM upstream at Reader.page (/srv/app/reader.ts:7)';
const broken = () => Promise.reject(new Error(SECRET));

const node = (componentName: string, fields: BlockNode['fields'] = {}, uid = componentName): BlockNode => ({
  uid,
  componentName,
  fields,
});

const contract = (name: string) => defineBlock({ name, title: name, version: 1, fields: {}, examples: {} });
const fault = () => {
  throw new Error(SECRET);
};
const BrokenIsland = defineIsland('broken', fault);

/** The real blocks, and some that fail in each way a block can. */
const blocks: ReadonlyMap<string, RegisteredBlock> = new Map<string, RegisteredBlock>([
  ...BLOCKS,
  [
    'Redrawn',
    { folder: 'redrawn', contract: contract('Redrawn'), view: ({ uid }) => <section data-fragment={uid} /> },
  ],
  ['BadView', { folder: 'x', contract: contract('BadView'), view: fault }],
  ['BadData', { folder: 'x', contract: contract('BadData'), view: () => 'drawn', load: broken }],
  [
    'BadIsland',
    {
      folder: 'x',
      contract: contract('BadIsland'),
      view: () => <Island island={BrokenIsland} props={{}} when="load" />,
    },
  ],
]);

interface World {
  readonly main: readonly BlockNode[];
  readonly header?: readonly BlockNode[];
  readonly content?: Partial<ContentReader>;
  readonly site?: (typeof SITES)[number];
  readonly language?: Language;
  readonly path?: string;
  readonly query?: string;
  readonly requestedPath?: string;
  readonly pages?: ContentReader['page'];
}

async function render(world: World) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ destination: { write: (line) => void lines.push(JSON.parse(line)) } });
  const {
    site = siteByKey('automotive-se'),
    language = site.languages[0],
    path = '/sida',
    query = '',
  } = world;
  const { page: shape } = testPage({ site, language });
  const page: Page = { ...shape, placeholders: { header: world.header ?? [], main: world.main, footer: [] } };
  const content: Partial<ContentReader> = {
    page: world.pages ?? (async () => page),
    dictionary: async () => ({}),
    languages: async () => [],
    homePath: async () => '/',
    navigation: async () => [],
    ...world.content,
  };
  const services: BlockServices = { ...opened.services, content: testContent(content), log };
  const renderer: PageRenderer = {
    blocks,
    services,
    log,
    development: false,
    pageData: () => '',
    assets: {
      boot: '/boot.js',
      scripts: [],
      preloads: () => [],
      layers: '',
      css: (_, shown) => `/* redrawn: ${[...(shown?.redrawn ?? ['unknown'])].join()} */`,
    },
    drawings: { read: async () => ({ ok: false, error: 'timeout' }) },
  };
  const result: PageResult = await renderPage(
    {
      site,
      language,
      path,
      query: new URLSearchParams(query),
      form: null,
      ...(world.requestedPath !== undefined && { requestedPath: world.requestedPath }),
      origin: 'https://nordhem.example',
      now: new Date('2026-03-02T09:00:00Z'),
    },
    renderer,
  );
  if (result.kind !== 'page') throw new Error(`expected a page, not ${result.kind}`);
  const html = result.html.join('');
  return { ...result, html, visible: visibleIn(html), lines, messages: lines.map(({ msg }) => String(msg)) };
}

/** What a visitor can read, names of controls and pictures included. */
function visibleIn(html: string): string {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '');
  const names = [...body.matchAll(/ (?:alt|title|aria-label|placeholder|value)="([^"]*)"/g)].map(
    ([, name]) => name,
  );
  return [body.replaceAll(/<[^>]*>/g, ' '), ...names].join(' ');
}

const text = node('RichContent', { Title: 'Det här står kvar' });

test('only blocks that scripts draw again keep styles that they do not show', async () => {
  const { html } = await render({ main: [text, node('Redrawn')] });
  expect(html).toContain('/* redrawn: blocks/redrawn/redrawn.view.tsx */');
  expect((await render({ main: [text] })).html).toContain('/* redrawn:  */');
});

/** Nothing of an error that only we may know. */
const leaks =
  /secret|SELECT |Error\b|exception|at Reader|\.ts:|No Sitecore|No fields|Cannot find|undefined|\[object|stack/i;

describe('C-138: a section that fails', () => {
  test.each(['BadView', 'BadData', 'BadIsland'])(
    '%s leaves the page whole and 200, and is not kept',
    async (name) => {
      const { html, visible, status, incomplete, messages } = await render({
        main: [node(name), text],
        query: 'a=1&b=%22x',
      });
      expect(html).toContain('Här skulle en sektion visas men något gick fel.');
      expect(html).toContain('Det här står kvar');
      expect(html.match(/data-section-fallback/g)).toHaveLength(1);
      expect([status, incomplete]).toEqual([200, true]);
      expect(visible).not.toMatch(leaks);
      expect(messages).toContain('block failed');
    },
  );

  test('C-139: has a button that asks for the same page again, without a script too', async () => {
    const { html } = await render({ main: [node('BadView')], query: 'a=1&b=%22x', language: 'en' });
    const [, form = ''] = /data-section-fallback="">(.*?)<\/section>/s.exec(html) ?? [];
    expect(form).toContain('<form data-enhance="history" action="/en/sida" method="get">');
    expect(form).toContain('<input type="hidden" name="a" value="1"/>');
    expect(form).toContain('<input type="hidden" name="b" value="&quot;x"/>');
    expect(form).toMatch(/<button type="submit"[^>]*>Reload the page<\/button>/);
  });

  test.each(SITES.flatMap((site) => site.languages.map((language) => [site, language] as const)))(
    'C-138: speaks the language of the site',
    async (site, language) => {
      const { html, visible } = await render({ main: [node('BadView')], site, language });
      const words: Record<Language, string> = {
        sv: 'Här skulle en sektion visas men något gick fel.',
        nb: 'Her skulle det vært en seksjon, men noe gikk galt.',
        fi: 'Tässä pitäisi olla osio, mutta jokin meni vikaan.',
        sk: 'Tu mala byť sekcia, ale niečo sa pokazilo.',
        en: 'There should be a section here, but something went wrong.',
        'en-GB': 'There should be a section here, but something went wrong.',
      };
      expect(html).toContain(words[language]);
      expect(visible).not.toMatch(leaks);
    },
  );

  test('a child that fails takes its row with it no further than itself', async () => {
    const row: BlockNode = {
      ...node('StageRow', { Title: 'Rad' }),
      placeholders: { StageRowItems: [node('BadView', {}, 'a'), node('Card', { Title: 'Kort' }, 'b')] },
    };
    const { html } = await render({ main: [row] });
    expect(html.match(/data-section-fallback/g)).toHaveLength(1);
    expect(html).toContain('Rad');
    expect(html).toContain('Kort');
  });
});

describe('what cannot be read, through the whole page', () => {
  const stories = {
    stories: async () => ({ total: 0, stories: [], pageInfo: { endCursor: null, hasNext: false } }),
  };
  const around = { sequentialNavigation: async () => ({ parent: '/nytt', next: null, previous: null }) };
  const date = { storyPublishDate: async () => '2026-01-01T00:00:00.000Z' };
  const tags = { tags: async () => [] };

  test.each([
    [
      'C-504, C-505: no context',
      'No Sitecore context found',
      { homePath: async () => null },
      node('Navigation'),
      'header',
    ],
    ['C-506: tags', 'Error loading tags', { ...stories, tags: broken }, node('StoriesList'), 'main'],
    ['C-507: stories', 'Error loading stories', { ...tags, stories: broken }, node('StoriesList'), 'main'],
    ['C-507: teased stories', 'Error loading stories', { stories: broken }, node('StoriesTeaser'), 'main'],
    [
      'C-508: the publish date',
      'Error loading publish date',
      { ...around, ...stories, ...tags, storyPublishDate: broken },
      node('StoryPage'),
      'main',
    ],
    [
      'C-509: the neighbours',
      'Error loading sequential navigation',
      { ...date, ...stories, ...tags, sequentialNavigation: broken },
      node('StoryPage'),
      'main',
    ],
    ['C-510: a blurb without fields', 'No fields provided for Blurb component', {}, node('Blurb'), 'main'],
    [
      'C-511, C-512: an icon by address',
      'Error fetching SVG:',
      {},
      node('Card', { Title: 'Kort', Icon: 'https://cdn.example/a.svg' }),
      'main',
    ],
    [
      'C-513: an icon that is none of ours',
      'Cannot find module',
      {},
      node('Card', { Title: 'Kort', Icon: 'Foo' }),
      'main',
    ],
    [
      'a channel without an icon',
      'Footer: no icon',
      {},
      node('Footer', { SocialLinks: [{ name: 'Mastodonten', Url: 'https://m.example' }] }),
      'main',
    ],
  ] as const)(
    '%s is logged as "%s"; C-514: the visitor reads no error',
    async (_, logged, content, block, area) => {
      const { html, visible, status, messages } = await render({
        main: area === 'main' ? [block, text] : [text],
        header: area === 'header' ? [block] : [],
        content,
      });
      expect(status).toBe(200);
      expect(messages.filter((message) => message.startsWith(logged))).toHaveLength(1);
      expect(html).toContain('Det här står kvar');
      expect(visible).not.toMatch(leaks);
    },
  );

  test('C-505: without a context the bar stands, with nothing in its menu', async () => {
    const { html } = await render({
      main: [text],
      header: [node('Navigation')],
      content: { homePath: async () => null },
    });
    expect(html).toMatch(/<header[^>]*>.*href="\/"/s);
    expect(html).not.toContain('data-section-fallback');
  });

  test('C-507: where stories cannot be read the visitor finds the no-results text', async () => {
    const content = { ...tags, stories: broken };
    const { html, incomplete } = await render({ main: [node('StoriesList')], content });
    expect(html).toContain('Här finns inga artiklar än.');
    expect(html).not.toMatch(/aria-busy="true"|skeleton/);
    expect(incomplete).toBe(true);
  });

  test('C-509: the error of the neighbours ends at the section, in the words of its fallback', async () => {
    const content = { ...date, ...stories, ...tags, sequentialNavigation: broken };
    const { html } = await render({ main: [node('StoryPage'), text], content });
    expect(html.match(/data-section-fallback/g)).toHaveLength(1);
  });

  test('C-512: an icon that did not come leaves neither a gap nor a broken picture', async () => {
    const { html } = await render({
      main: [node('Card', { Title: 'Kort', Icon: 'https://cdn.example/a.svg' })],
    });
    const plain = await render({ main: [node('Card', { Title: 'Kort' })] });
    expect(html).toBe(plain.html);
  });
});

describe('C-146: an address that is not there', () => {
  const found =
    (path: string): ContentReader['page'] =>
    async (_, requestedPath) =>
      requestedPath === path
        ? { ...testPage().page, placeholders: { header: [], main: [node('NotFoundHero')], footer: [] } }
        : null;

  test('is logged once, and answered by the page of the editors', async () => {
    const { html, status, lines } = await render({
      main: [],
      pages: found('/404'),
      path: '/finns-inte',
      requestedPath: '/finns-inte',
      query: 'x=1',
    });
    expect(status).toBe(404);
    expect(html).toContain('Vi hittar inte sidan');
    expect(lines).toMatchObject([{ level: 'info', msg: 'page not found', path: '/finns-inte' }]);
  });

  test('is logged as it was asked for, without what could forge a line or fill the log', async () => {
    const requestedPath = `/${'%0a%1b'.repeat(200)}`;
    const { lines } = await render({ main: [], pages: found('/404'), path: '/404', requestedPath });
    expect(lines).toMatchObject([{ msg: 'page not found', path: requestedPath.slice(0, 300) }]);
  });
});
