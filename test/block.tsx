import { renderToString } from 'react-dom/server';
import { messageSubset, translator } from '~/messages';
import {
  type BlockContract,
  type ContentReader,
  type FieldSet,
  type FieldValues,
  type Page,
  type ReadScope,
  readBlock,
} from '~/modules/content';
import type { BlockOutcome, BlockServices, BlockViewProps, PageContext } from '~/page/contract';
import { type Log, nullLog } from '~/platform/log';
import { type Language, languagePrefix, localeFor, siteByKey } from '~/sites';
import { jsonOfAttribute } from '~/ui/island/attribute-json';

/** A page of the Swedish group site, as a block's view and loader see it; fields of `overrides` win. */
export function testPage(overrides: Partial<PageContext> & { query?: URLSearchParams } = {}): PageContext {
  const site = overrides.site ?? siteByKey('automotive-se');
  const language: Language = overrides.language ?? 'sv';
  const prefix = languagePrefix(site, language);
  const page: Page = {
    id: 'page',
    template: 'Page',
    itemPath: '/sida',
    language,
    fields: {
      title: 'Sida',
      navigationTitle: 'Sida',
      metaTitle: '',
      metaDescription: '',
      ogImage: null,
      noindex: false,
    },
    placeholders: { header: [], main: [], footer: [] },
    wildcard: [],
    ancestors: [],
  };
  return {
    site,
    language,
    locale: localeFor(site, language),
    t: translator(language),
    texts: (keys) => messageSubset(language, keys),
    origin: 'https://nordhem.example',
    path: '/sida',
    query: new URLSearchParams(),
    shownQuery: overrides.query ?? null,
    page,
    wildcard: [],
    form: null,
    now: new Date('2026-03-02T09:00:00Z'),
    icons: new Map(),
    href: (path) => (prefix !== '' && path === '/' ? prefix : prefix + path),
    tag: () => undefined,
    ...overrides,
  };
}

interface RenderOptions<D> {
  readonly data: D;
  readonly page?: PageContext;
  readonly slots?: Readonly<Record<string, readonly React.ReactNode[]>>;
  readonly index?: number;
  readonly uid?: string;
}

/** Markup of a block's view for stored fields, read as the renderer reads them. */
export function renderBlock<F extends FieldSet, D>(
  block: BlockContract<F>,
  view: (props: BlockViewProps<F, D>) => React.ReactNode,
  fields: Partial<FieldValues<F>>,
  { data, page = testPage(), slots = {}, index = 0, uid = 'uid' }: RenderOptions<D>,
): string {
  const View = view;
  const values = readBlock(block, { uid, componentName: block.name, fields });
  return renderToString(
    <View
      fields={values}
      data={data}
      page={page}
      uid={uid}
      index={index}
      slot={(name: string) => slots[name] ?? []}
    />,
  );
}

/** What the server gives the first island of some markup. */
export function islandProps(html: string) {
  const [, json = '{}'] = /data-props="([^"]*)"/.exec(html) ?? [];
  if (/data-client=/.test(html)) throw new Error('an island failed on the server');
  return JSON.parse(jsonOfAttribute(json).replaceAll('&#x27;', "'").replaceAll('&amp;', '&'));
}

const refuse = (name: string) => () => Promise.reject(new Error(`the test's content has no ${name}`));

/** A content reader that answers what a test gives it and refuses all else. */
export const testContent = (answers: Partial<ContentReader>): ContentReader => ({
  homePath: refuse('homePath'),
  navigation: refuse('navigation'),
  languages: refuse('languages'),
  routeLanguage: refuse('routeLanguage'),
  stories: refuse('stories'),
  tags: refuse('tags'),
  storyPublishDate: refuse('storyPublishDate'),
  sequentialNavigation: refuse('sequentialNavigation'),
  page: refuse('page'),
  dictionary: refuse('dictionary'),
  routes: refuse('routes'),
  ...answers,
});

type ContentOnly = Pick<BlockServices, 'content' | 'log'>;

/** Runs a loader that reads nothing but content. */
export async function loadBlock<F extends FieldSet, D>(
  block: BlockContract<F>,
  load: (input: {
    fields: FieldValues<F>;
    page: PageContext;
    scope: ReadScope;
    services: ContentOnly;
  }) => Promise<BlockOutcome<D>> | BlockOutcome<D>,
  fields: Partial<FieldValues<F>>,
  {
    content = {},
    page = testPage(),
    log = nullLog,
  }: { content?: Partial<ContentReader>; page?: PageContext; log?: Log } = {},
): Promise<BlockOutcome<D>> {
  return load({
    fields: readBlock(block, { uid: 'uid', componentName: block.name, fields }),
    page,
    scope: { site: page.site.key, language: page.language, tag: page.tag },
    services: { content: testContent(content), log },
  });
}
