import { formProviders } from '~/app/wiring/form-providers';
import { BLOCKS } from '~/blocks/registry';
import type {
  BlockContract,
  BlockExample,
  BlockNode,
  ContentReader,
  NavigationItem,
  Page,
  Story,
} from '~/modules/content';
import type { Assets } from '~/page/assets';
import type { BlockServices } from '~/page/contract';
import type { PageRenderer } from '~/page/render/page-renderer';
import { renderPage } from '~/page/render/render-page';
import { createLog } from '~/platform/log';
import { sanitizeSvg } from '~/platform/media';
import { siteByKey } from '~/sites';
import { testContent, testPage } from './block';
import { HOSTILE_DRAWING, type Spoiler, spoiled } from './hostile-content';

const MARKUP = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const QUOTED = '/x"onload="alert(1)';

const provider = 'https://forms.example/f/{formId}';
const forms = formProviders({
  forms: { origins: ['https://forms.example'], marketing: provider, thirdParty: provider, answers: null },
  devPages: false,
});

const entry = (children: readonly NavigationItem[]): NavigationItem => ({
  name: MARKUP,
  path: QUOTED,
  navigationTitle: MARKUP,
  hideInNavigation: false,
  children,
  shouldBeNavigableInMenuWhenItHasChildren: true,
  externalLink: null,
});

const story: Story = {
  id: MARKUP,
  name: MARKUP,
  displayName: MARKUP,
  path: '/sida',
  title: MARKUP,
  premble: MARKUP,
  author: MARKUP,
  templateId: 'StoryPage',
  tags: ['00000000-0000-4000-8000-000000000000'],
  date: { value: '2026-01-01', dateValue: 1_767_225_600_000, formattedDateValue: MARKUP },
  image: { src: QUOTED, alt: MARKUP, width: 1, height: 1 },
};

const dictionary = { 'shell.readMore': MARKUP };

/** A content service whose every text is hostile too. */
const content: Partial<ContentReader> = {
  // One object, as the content reader hands it out: its translator is made once.
  dictionary: async () => dictionary,
  homePath: async () => '/',
  languages: async () => [],
  navigation: async () => [entry([entry([entry([])])])],
  stories: async () => ({ total: 1, pageInfo: { endCursor: null, hasNext: false }, stories: [story] }),
  tags: async () => [{ key: MARKUP, value: MARKUP, id: '00000000-0000-4000-8000-000000000000' }],
  storyPublishDate: async () => '2026-01-01',
  sequentialNavigation: async () => ({ parent: '/nyheter', next: QUOTED, previous: QUOTED }),
};

/** The document of a page whose every text is hostile, and which of its blocks have failed. */
export async function hostileDocument(
  main: readonly BlockNode[],
  { services: back, assets }: { readonly services: BlockServices; readonly assets: Assets },
) {
  const site = siteByKey('automotive-se');
  const { page: shape } = testPage();
  const page: Page = {
    ...shape,
    fields: {
      ...shape.fields,
      title: MARKUP,
      navigationTitle: MARKUP,
      metaTitle: MARKUP,
      metaDescription: MARKUP,
    },
    placeholders: { header: [], main, footer: [] },
    ancestors: [{ title: MARKUP, path: QUOTED }],
  };
  const faults: string[] = [];
  const log = createLog({
    destination: {
      write: (line) => {
        if (/block failed/.test(line)) faults.push(line.slice(0, 2000));
      },
    },
  });
  const reader = testContent({ ...content, page: async () => page });
  const services: BlockServices = {
    ...back,
    content: reader,
    log,
    forms,
  };
  const renderer: PageRenderer = {
    blocks: BLOCKS,
    services,
    log,
    development: false,
    pageData: () => '',
    assets,
    drawings: { read: async () => drawing() },
  };
  const request = { site, language: 'sv', path: '/sida', query: new URLSearchParams(), form: null } as const;
  const when = { origin: 'https://nordhem.example', now: new Date('2026-03-02T09:00:00Z') };
  const result = await renderPage({ ...request, ...when }, renderer);
  return { faults, html: result.kind === 'page' ? result.html.join('') : '' };
}

function drawing() {
  const value = sanitizeSvg(HOSTILE_DRAWING);
  return value === null ? ({ ok: false, error: 'no-drawing' } as const) : ({ ok: true, value } as const);
}

/** An example of a block with its fields spoiled, and those of the blocks that stand in it. */
export function spoiledNode(
  contract: BlockContract,
  { fields, placeholders = {} }: BlockExample,
  spoil: Spoiler,
  kinds?: readonly string[],
  uid = 'hostile',
): BlockNode {
  const below = Object.entries(placeholders).map(([name, nodes]) => {
    const children = nodes.flatMap((node, at) => {
      const child = BLOCKS.get(node.componentName)?.contract;
      return child === undefined ? [] : [spoiledNode(child, node, spoil, kinds, `${uid}-${at}`)];
    });
    return [name, children] as const;
  });
  return {
    uid,
    componentName: contract.name,
    version: contract.version,
    fields: spoiled(contract.fields, fields, spoil, kinds),
    placeholders: Object.fromEntries(below),
  };
}
