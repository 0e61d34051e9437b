import type { LanguageVersion, Page, ReadScope } from '~/modules/content';
import type { Pause } from '~/platform/event-loop';
import type { IslandReport } from '~/ui/island/island-report';
import type { RegisteredBlock } from '../contract';
import { documentMarkup } from '../document';
import { headMarkup, headOf } from '../head';
import { NOT_FOUND_PATH } from '../route';
import { joinedNames, markupNames } from '../styles/markup-names';
import type { RenderedBlock } from './block-cache/cached-blocks';
import type { LoadedBlock, PageVerdict } from './load-blocks';
import { type LoadedContent, loadContent } from './load-content';
import { type Areas, bodyMarkup } from './page.shell';
import type { PageRequest } from './page-context';
import type { PageRenderer } from './page-renderer';
import { renderCachedBlocks } from './render-blocks';
import { inRenderTurn } from './render-turn';

export type PageResult =
  | {
      readonly kind: 'page';
      readonly status: number;
      /** The document in pieces. */
      readonly html: readonly string[];
      readonly tags: Set<string>;
      readonly usesQuery: boolean;
      /** It says something of the time or day at which it is rendered. */
      readonly usesTime: boolean;
      /** A block failed: the next visitor deserves another try. */
      readonly incomplete: boolean;
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  /** Neither the page nor an editor's not-found page exists. */
  | { readonly kind: 'nothing' };

/** Finds the page of a route, loads its blocks in parallel and renders the document. */
export async function renderPage(request: PageRequest, renderer: PageRenderer): Promise<PageResult> {
  const tags = new Set<string>();
  const tag = (name: string) => void tags.add(name);
  const scope: ReadScope = { site: request.site.key, language: request.language, tag };
  const { content } = renderer.services;
  const found = request.path === NOT_FOUND_PATH ? null : await content.page(scope, request.path);
  if (found === null) return renderNotFound(request, renderer, scope, tags);

  const result = await renderContent(request, renderer, scope, found, tags);
  return result === 'not-found' ? renderNotFound(request, renderer, scope, tags) : result;
}

/** Characters of an address that are logged, so that one request cannot fill the log. */
const LOGGED_PATH = 300;

async function renderNotFound(
  request: PageRequest,
  renderer: PageRenderer,
  scope: ReadScope,
  tags: Set<string>,
): Promise<PageResult> {
  const path = (request.requestedPath ?? request.path).slice(0, LOGGED_PATH);
  renderer.log.info({ site: request.site.key, path }, 'page not found');
  const page = await renderer.services.content.page(scope, NOT_FOUND_PATH);
  if (page === null) return { kind: 'nothing' };
  const result = await renderContent(request, renderer, scope, page, tags);
  if (result === 'not-found' || result.kind !== 'page') return { kind: 'nothing' };
  return { ...result, status: 404 };
}

/** Renders a page that has been found already; its blocks may still say that it is not there, or elsewhere. */
export async function renderContent(
  request: PageRequest,
  renderer: PageRenderer,
  scope: ReadScope,
  page: Page,
  tags: Set<string>,
): Promise<PageResult | 'not-found'> {
  const { header, main, footer } = page.placeholders;
  const hasVersions = request.site.languages.length > 1 && page.itemPath !== NOT_FOUND_PATH;
  const [content, versions] = await Promise.all([
    loadContent({ request, renderer, scope, page }, [header, main, footer]),
    hasVersions ? renderer.services.content.languages(scope, request.path) : [],
  ]);
  const { verdict } = content;
  if (verdict.notFound) return 'not-found';
  if (verdict.redirect !== null) return { kind: 'redirect', ...verdict.redirect };
  const html = await inRenderTurn((pause) => composeDocument(content, versions, renderer, pause));
  return {
    kind: 'page',
    status: verdict.status,
    html,
    tags,
    usesQuery: content.usedQuery(),
    usesTime: content.usedTime(),
    incomplete: content.isIncomplete(),
  };
}

/** What a block says that scripts draw again (`ui/swap`): what it shows then needs its styles, too. */
const REDRAWN = ' data-fragment="';

const NO_BLOCKS: Areas = { header: [], main: [], footer: [] };

async function composeDocument(
  { context: page, areas, verdict, onFailure }: LoadedContent,
  versions: readonly LanguageVersion[],
  renderer: PageRenderer,
  pause: Pause,
): Promise<readonly string[]> {
  const rendered: (readonly RenderedBlock[])[] = [];
  for (const blocks of areas)
    rendered.push(await renderCachedBlocks(blocks, { page, onFailure }, renderer.cachedBlocks, pause));
  const [header = [], main = [], footer = []] = rendered.map((area) => area.map(({ markup }) => markup));
  const redrawn = areas.flatMap((blocks, area) =>
    blocks.filter((_, at) => rendered[area]?.[at]?.markup.includes(REDRAWN)),
  );
  const islands = rendered.flat().flatMap((block) => block.islands);
  const namesOf = (some: readonly IslandReport[]) => new Set(some.map(({ name }) => name));
  const bodyOf = (shown: Areas) => bodyMarkup(shown, page.t, verdict.skipLinks);
  const preloads = rendered.flat().flatMap((block) => block.preloads);
  // What is not there is not there in other languages either.
  const head = headOf(page, verdict.heads, verdict.status === 200 ? versions : []);
  return documentMarkup(
    {
      language: page.language,
      theme: page.site.theme,
      head: headMarkup(head, page.site) + renderer.pageData(page, subjectOf(verdict)) + preloads.join(''),
      body: bodyOf({ header, main, footer }),
      names: joinedNames([
        ...bodyOf(NO_BLOCKS).map(markupNames),
        ...rendered.flat().map(({ names }) => names),
      ]),
      styleEntries: styleEntriesOf(areas.flat()),
      redrawn: viewEntriesOf(redrawn),
      islands: namesOf(islands.filter(({ when }) => when === 'load')),
      sleeping: namesOf(islands.filter(({ when }) => when !== 'load')),
      favicon: `/assets/favicon/${page.site.theme}.svg`,
    },
    renderer.assets,
  );
}

const subjectOf = ({ heads }: PageVerdict): string | undefined =>
  heads.find(({ subject }) => subject !== undefined)?.subject;

const SHELL_STYLES = 'page/render/page.shell.tsx';

/** The entry modules of a page's styles. */
export const styleEntriesOf = (blocks: readonly LoadedBlock[]): readonly string[] => [
  SHELL_STYLES,
  ...viewEntriesOf(blocks),
];

function viewEntriesOf(blocks: readonly LoadedBlock[]): Set<string> {
  const entries = new Set<string>();
  const visit = (block: LoadedBlock) => {
    entries.add(viewEntry(block.block));
    for (const children of Object.values(block.slots)) for (const child of children) visit(child);
  };
  for (const block of blocks) visit(block);
  return entries;
}

/** Entry module of a block's styles; the view's file is named after the folder. */
const viewEntry = ({ folder, viewEntry: own }: RegisteredBlock): string =>
  own ?? `blocks/${folder}/${folder}.view.tsx`;
