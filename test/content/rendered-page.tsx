import { afterAll, beforeAll } from 'vitest';
import { BLOCKS } from '~/blocks/registry';
import { type BlockNode, type ContentReader, defineBlock, type Page } from '~/modules/content';
import type { BlockServices, RegisteredBlock } from '~/page/contract';
import type { PageRenderer } from '~/page/render/page-renderer';
import { type PageResult, renderPage } from '~/page/render/render-page';
import { createLog } from '~/platform/log';
import { type Language, type SITES, siteByKey } from '~/sites';
import { Island } from '~/ui/island/island';
import { defineIsland } from '~/ui/island/island-definition';
import { testContent, testPage } from '~test/block';
import { demoServices } from '~test/demo-services';

let currentOpened: Awaited<ReturnType<typeof demoServices>>;

export const opened = (): Awaited<ReturnType<typeof demoServices>> => currentOpened;

export const SECRET = 'SELECT secret FROM upstream at Reader.page (/srv/app/reader.ts:7)';

export const broken = () => Promise.reject(new Error(SECRET));

export const node = (
  componentName: string,
  fields: BlockNode['fields'] = {},
  uid = componentName,
): BlockNode => ({
  uid,
  componentName,
  fields,
});

export const contract = (name: string) =>
  defineBlock({ name, title: name, version: 1, fields: {}, examples: {} });

export const fault = () => {
  throw new Error(SECRET);
};

export const BrokenIsland = defineIsland('broken', fault);

/** The real blocks, and some that fail in each way a block can. */
export const blocks: ReadonlyMap<string, RegisteredBlock> = new Map<string, RegisteredBlock>([
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

export interface World {
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

export async function render(world: World) {
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
  const services: BlockServices = { ...opened().services, content: testContent(content), log };
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
export function visibleIn(html: string): string {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '');
  const names = [...body.matchAll(/ (?:alt|title|aria-label|placeholder|value)="([^"]*)"/g)].map(
    ([, name]) => name,
  );
  return [body.replaceAll(/<[^>]*>/g, ' '), ...names].join(' ');
}

export const text = node('RichContent', { Title: 'Det här står kvar' });

/** Nothing of an error that only we may know. */
export const leaks =
  /secret|SELECT |Error\b|exception|at Reader|\.ts:|No Sitecore|No fields|Cannot find|undefined|\[object|stack/i;

/** Opens and closes it around the tests of a file. */
export function openContent(): void {
  beforeAll(async () => {
    currentOpened = await demoServices('automotive-se', 1);
  });
  afterAll(() => opened()?.close());
}
