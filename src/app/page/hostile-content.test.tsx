import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOTICE_SCRIPT } from '~/blocks/alert-banner/notice-script';
import type { BlockServices } from '~/blocks/contract';
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
import { createLog } from '~/platform/log';
import { sanitizeSvg } from '~/platform/media';
import { siteByKey } from '~/sites';
import { testContent, testPage } from '~test/block';
import { demoServices } from '~test/demo-services';
import { dataBlocks, HOSTILE, HOSTILE_DRAWING, type Spoiler, spoiled, whatRuns } from '~test/hostile-content';
import { formProviders } from '../form-providers';
import { EARLY_SCRIPT } from '../islands/early-script';
import { type PageRenderer, renderPage } from './render-page';

let opened: Awaited<ReturnType<typeof demoServices>>;
beforeAll(async () => {
  opened = await demoServices('automotive-se', 1);
});
afterAll(() => opened?.close());

const MARKUP = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const QUOTED = '/x"onload="alert(1)';

const entry = (children: readonly NavigationItem[]): NavigationItem => ({
  ...{ name: MARKUP, path: QUOTED, navigationTitle: MARKUP, hideInNavigation: false, children },
  shouldBeNavigableInMenuWhenItHasChildren: true,
  externalLink: null,
});

const story: Story = {
  ...{ id: MARKUP, name: MARKUP, displayName: MARKUP, path: '/sida', title: MARKUP, premble: MARKUP },
  ...{ author: MARKUP, templateId: 'StoryPage', tags: ['00000000-0000-4000-8000-000000000000'] },
  date: { value: '2026-01-01', dateValue: 1_767_225_600_000, formattedDateValue: MARKUP },
  image: { src: QUOTED, alt: MARKUP, width: 1, height: 1 },
};

const provider = 'https://forms.example/f/{formId}';
const forms = formProviders({
  forms: { origins: ['https://forms.example'], marketing: provider, thirdParty: provider },
  devPages: false,
});

/** A content service whose every text is hostile too. */
const content: Partial<ContentReader> = {
  dictionary: async () => ({ 'shell.readMore': MARKUP }),
  homePath: async () => '/',
  languages: async () => [],
  navigation: async () => [entry([entry([entry([])])])],
  stories: async () => ({ total: 1, pageInfo: { endCursor: null, hasNext: false }, stories: [story] }),
  tags: async () => [{ key: MARKUP, value: MARKUP, id: '00000000-0000-4000-8000-000000000000' }],
  storyPublishDate: async () => '2026-01-01',
  sequentialNavigation: async () => ({ parent: '/nyheter', next: QUOTED, previous: QUOTED }),
};

async function render(node: BlockNode) {
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
    placeholders: { header: [], main: [node], footer: [] },
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
    ...{ ...opened.services, content: reader, log },
    forms,
  };
  const renderer: PageRenderer = {
    ...{ blocks: BLOCKS, services, log, development: false, pageData: () => '' },
    assets: { boot: '/boot.js', scripts: [], preloads: () => [], css: () => '' },
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
function spoiledNode(
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
    ...{ uid, componentName: contract.name, version: contract.version },
    fields: spoiled(contract.fields, fields, spoil, kinds),
    placeholders: Object.fromEntries(below),
  };
}

/** Everything at once, and then what hides when all else is spoiled too: words alone, and addresses alone. */
const PARTS = [undefined, ['text', 'richText'], ['link', 'image', 'video', 'file', 'icon']] as const;

/** Scripts of the house that stand in the document itself; the policy knows them by their hashes. */
const withoutOwnScripts = (html: string) =>
  [EARLY_SCRIPT, NOTICE_SCRIPT].reduce(
    (rest, script) => rest.replaceAll(`<script>${script}</script>`, ''),
    html,
  );

describe.each([...BLOCKS.values()])('$contract.name with hostile content', ({ contract }) => {
  test.each(HOSTILE)('%s: nothing runs and nothing breaks', async (_, spoil) => {
    for (const [title, example] of Object.entries(contract.examples)) {
      for (const kinds of PARTS) {
        const { html, faults } = await render(spoiledNode(contract, example, spoil, kinds));
        expect(faults, title).toEqual([]);
        expect(whatRuns(withoutOwnScripts(html), ['/boot.js']), title).toEqual([]);
        for (const data of dataBlocks(html)) expect(() => JSON.parse(data), title).not.toThrow();
      }
    }
  });
});
