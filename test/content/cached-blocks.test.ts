/** @module-tag sweep */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BLOCKS } from '~/blocks/registry';
import type { BlockContract, BlockNode, Page } from '~/modules/content';
import { CachedBlocks } from '~/page/render/block-cache/cached-blocks';
import type { PageRequest } from '~/page/render/page-context';
import type { PageRenderer } from '~/page/render/page-renderer';
import { renderContent } from '~/page/render/render-page';
import { nullLog } from '~/platform/log';
import { siteByKey } from '~/sites';
import { testContent, testPage } from '~test/block';
import { demoServices, TODAY } from '~test/demo-services';

/** Says how many blocks it had to render. */
class CountingBlocks extends CachedBlocks {
  renders = 0;
  override get(...[block, index, page, render]: Parameters<CachedBlocks['get']>) {
    return super.get(block, index, page, (own) => {
      this.renders += 1;
      return render(own);
    });
  }
}

/** They show the fields of their page. */
const NEVER_CACHED = ['DisclaimerModal', 'StoryPage'];

const blocks = [...BLOCKS.values()];
const site = siteByKey('automotive-se');
const DICTIONARY = {};

let demo: Awaited<ReturnType<typeof demoServices>>;
beforeAll(async () => {
  demo = await demoServices('automotive-se', 20);
});
afterAll(() => demo?.close());

/** Each example on a page of its own, as it is and with another title. */
const examplePages = ({ name, version, examples }: BlockContract): readonly (readonly [Page, Page])[] =>
  Object.values(examples).map((example, at) => {
    const pageOf = (fields: BlockNode['fields']): Page => ({
      ...testPage().page,
      placeholders: {
        header: [],
        main: [{ componentName: name, version, ...example, fields, uid: `${name}-${at}` }],
        footer: [],
      },
    });
    return [pageOf(example.fields), pageOf({ ...example.fields, Title: 'Ändrad rubrik' })];
  });

const request = (more: Partial<PageRequest> = {}): PageRequest => ({
  site,
  language: 'sv',
  path: '/',
  query: new URLSearchParams(),
  form: null,
  origin: 'https://nordhem.example',
  now: new Date(`${TODAY}T09:00:00Z`),
  ...more,
});

/** What makes a page another than the one before; each comes again and again, in turn with the others. */
const REQUESTS = [
  request(),
  request({ path: '/kop-bil' }),
  request({ language: 'en' }),
  request({ site: siteByKey('mercedes-se') }),
  request({ origin: 'https://other.example' }),
  request({ query: new URLSearchParams('make=Volvo&page=2') }),
  request({ now: new Date(`${TODAY}T19:31:00Z`) }),
  request({
    form: { formName: 'x', outcome: 'failed', values: {}, message: 'Fel', problems: {}, reference: 'R1' },
  }),
];

async function render(page: Page, each: PageRequest, cachedBlocks?: CachedBlocks): Promise<string> {
  const services = {
    ...demo.services,
    content: testContent({
      dictionary: async () => DICTIONARY,
      languages: async () => [],
      homePath: async () => '/',
      navigation: async () => [],
      page: async () => null,
    }),
  };
  const renderer: PageRenderer = {
    blocks: BLOCKS,
    services,
    log: nullLog,
    development: false,
    pageData: () => '',
    assets: { boot: '/boot.js', scripts: [], preloads: () => [], layers: '', css: () => '' },
    drawings: { read: async () => ({ ok: false, error: 'timeout' }) },
    ...(cachedBlocks !== undefined && { cachedBlocks }),
  };
  const scope = { site: each.site.key, language: each.language, tag: () => undefined };
  const result = await renderContent(each, renderer, scope, page, new Set());
  if (result === 'not-found' || result.kind !== 'page') return JSON.stringify(result);
  return `${result.html.join('')} ${result.usesQuery} ${result.incomplete}`;
}

test.each(blocks)('$contract.name: from the cache it is what it would be without', async ({ contract }) => {
  const cache = new CountingBlocks();
  let first = 0;
  let again = 0;
  // In turn, so that each request finds what the others have left.
  for (const [page, changed] of examplePages(contract))
    for (const shown of [page, changed, page])
      for (const each of REQUESTS) {
        const fresh = await render(shown, each);
        const before = cache.renders;
        expect(await render(shown, each, cache)).toBe(fresh);
        first += cache.renders - before;
        // What is rendered for the first time at its place is not kept yet.
        await render(shown, each, cache);
        const between = cache.renders;
        expect(await render(shown, each, cache)).toBe(fresh);
        again += cache.renders - between;
      }
  // A query or a form that was sent is another each time.
  if (NEVER_CACHED.includes(contract.name)) expect(again).toBe(first);
  else expect(again).toBeLessThanOrEqual(first / 6);
});
