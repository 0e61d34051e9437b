/** @module-tag sweep */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BLOCKS } from '~/blocks/registry';
import type { BlockContract, BlockNode, Page } from '~/modules/content';
import type { PageRenderer } from '~/page/render/page-renderer';
import { renderContent } from '~/page/render/render-page';
import { nullLog } from '~/platform/log';
import { siteByKey } from '~/sites';
import { changedFields } from '~test/content/changed-fields';
import { openStudios, STUDIO_SITE, type StudioWorld } from '~test/content/studio';
import { demoServices, TODAY } from '~test/demo-services';

const blocks = [...BLOCKS.values()];
const site = siteByKey(STUDIO_SITE);
const scope = { site: site.key, language: 'sv', tag: () => undefined };

/** Fields that show nothing at this address, or in a world without stories, and why. */
const NOT_SEEN: Readonly<Record<string, readonly string[]>> = {
  // The address names no make and model.
  CarList: ['TitleTemplate'],
  // The form of a facility that is not there is the site's own.
  ContactForm: ['SiteId'],
  // There is no tree of pages; the first entries of the examples have no fourth level, where one field alone is no entry.
  Navigation: [
    'Datasource',
    'MegaMenu.Children.Children.ImageUrl',
    'MegaMenu.Children.Children.Children',
    'MegaMenu.Children.Children.Children.Title',
    'MegaMenu.Children.Children.Children.Url',
    'MegaMenu.Children.Children.Children.HideInNavigation',
    'MegaMenu.Children.Children.Children.TopSelected',
  ],
  StoriesList: ['Datasource', 'showDates', 'layout', 'highlightLatestStory'],
  StoriesTeaser: ['Title', 'TitleTag', 'Datasource', 'showDates', 'Link'],
};

let studios: Awaited<ReturnType<typeof openStudios>>;
let demo: Awaited<ReturnType<typeof demoServices>>;
let world: StudioWorld;

beforeAll(async () => {
  [studios, demo] = await Promise.all([
    openStudios(blocks.map(({ contract }) => contract)),
    demoServices(STUDIO_SITE, 40),
  ]);
});
afterAll(async () => {
  await studios?.close();
  await demo?.close();
});

const rendererOf = ({ content }: StudioWorld): PageRenderer => ({
  blocks: BLOCKS,
  services: {
    ...demo.services,
    content: content.reader,
    forms: {
      marketing: (id) => `https://forms.example/${id}`,
      thirdParty: (id) => `https://forms.example/${id}`,
      allowed: (address) => address,
    },
  },
  log: nullLog,
  development: false,
  pageData: () => '',
  assets: { boot: '/boot.js', scripts: [], preloads: () => [], layers: '', css: () => '' },
  drawings: { read: async () => ({ ok: false, error: 'timeout' }) },
});

/** What visitors get, without the ids that are another's for each block. */
async function publicPage(page: Page): Promise<string> {
  const request = {
    site,
    language: 'sv' as const,
    path: '/',
    query: new URLSearchParams(),
    form: null,
    origin: 'https://nordhem.example',
    now: new Date(`${TODAY}T09:00:00Z`),
  };
  const drawn = await renderContent(request, rendererOf(world), scope, page, new Set());
  if (drawn === 'not-found' || drawn.kind !== 'page') return JSON.stringify(drawn);
  return drawn.html.join('');
}

/** As an editor writes it and a publisher lets it out; what a visitor gets then. */
async function publish(main: readonly BlockNode[]): Promise<string> {
  const path = `/api/pages/${world.pageId}/sv`;
  const before = await (await world.call('editor', 'GET', path)).json();
  const draft = { fields: { title: 'Sida' }, placeholders: { main }, revision: before.revision };
  const saved = await world.call('editor', 'PUT', path, draft);
  expect({ status: saved.status, answer: await saved.clone().json() }).toMatchObject({ status: 200 });
  const { revision } = await saved.json();
  expect((await world.call('publisher', 'POST', `${path}/publish`, { revision })).status).toBe(200);
  const page = await world.content.reader.page(scope, '/');
  if (page === null) throw new Error('the page is not published');
  return publicPage(page);
}

/** A block of one example may be a block of another: on one page each has an id of its own. */
const withOwnIds = (node: BlockNode, way: string): BlockNode => ({
  ...node,
  uid: way,
  ...(node.placeholders !== undefined && {
    placeholders: Object.fromEntries(
      Object.entries(node.placeholders).map(([slot, children]) => [
        slot,
        children.map((child, at) => withOwnIds(child, `${way}-${slot}-${at}`)),
      ]),
    ),
  }),
});

const nodesOf = ({ name, version, examples }: BlockContract): readonly BlockNode[] =>
  Object.values(examples).map((example, at) =>
    withOwnIds({ uid: '', componentName: name, version, ...example }, `${name}-${at}`),
  );

test.each(blocks)(
  'C-340 $contract.name: each example is published, and each of its fields once changed is found',
  async ({ contract }) => {
    world = await studios.fresh();
    const nodes = nodesOf(contract);
    const before = await publish(nodes);
    const unseen: string[] = [];
    for (const { path, change, token } of changedFields(contract.fields)) {
      const changed = nodes.map((node) => ({ ...node, fields: change(node.fields) }));
      const after = await publish(changed);
      if (after === before || (token !== null && !after.includes(token))) unseen.push(path);
    }
    expect(unseen).toEqual(NOT_SEEN[contract.name] ?? []);
  },
);
