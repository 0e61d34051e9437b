import { renderToString } from 'react-dom/server';
import type { LanguageVersion, Page, ReadScope } from '~/modules/content';
import type { Log } from '~/platform/log';
import type { SvgSource } from '~/platform/media';
import { collectIslands, type IslandReport } from '~/ui/island-report';
import type { Assets } from '../assets';
import type { BlockServices, PageContext, RegisteredBlock } from '../contract';
import { documentMarkup } from '../document';
import { headMarkup, headOf } from '../head';
import { createPageIcons } from './icons';
import { type LoadedBlock, loadBlocks, type PageVerdict } from './load-blocks';
import { bodyMarkup, SectionFallback } from './page.shell';
import { type PageRequest, pageContext } from './page-context';
import { renderBlocks } from './render-blocks';

/** Item that editors fill for addresses that nothing answers (PAGES-7). */
const NOT_FOUND_PATH = '/404';

export interface PageRenderer {
  readonly blocks: ReadonlyMap<string, RegisteredBlock>;
  readonly services: BlockServices;
  readonly assets: Assets;
  /** What the head says to analytics; nothing for a page that is no visitor's. */
  readonly pageData: (page: PageContext, subject: string | undefined) => string;
  /** Where icons that content gives by address come from. */
  readonly drawings: SvgSource;
  readonly development: boolean;
  readonly log: Log;
}

export type PageResult =
  | {
      readonly kind: 'page';
      readonly status: number;
      /** The document in pieces. */
      readonly html: readonly string[];
      readonly tags: Set<string>;
      readonly usesQuery: boolean;
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

/** Characters of an address that the log keeps: nobody fills it with one request. */
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
  const { content } = renderer.services;
  const [dictionary, versions] = await Promise.all([
    content.dictionary(scope),
    request.site.languages.length > 1 && page.itemPath !== NOT_FOUND_PATH
      ? content.languages(scope, request.path)
      : [],
  ]);
  const icons = createPageIcons({
    ...{ drawings: renderer.drawings, strict: renderer.development, log: renderer.log },
    ...{ origin: request.origin, site: request.site.key, path: request.path },
  });
  const { context, usedQuery } = pageContext(request, page, dictionary, icons.drawn, scope.tag);
  let failed = false;
  const onFailure = (block: string, cause: unknown) => {
    failed = true;
    renderer.log.error({ err: cause, block, site: request.site.key, path: request.path }, 'block failed');
  };
  const { header, main, footer } = page.placeholders;
  const { areas, verdict } = await loadBlocks([header, main, footer], {
    blocks: renderer.blocks,
    page: context,
    scope,
    services: renderer.services,
    icons,
    onFailure,
  });
  if (verdict.notFound) return 'not-found';
  if (verdict.redirect !== null) return { kind: 'redirect', ...verdict.redirect };
  const html = composeDocument(context, areas, verdict, versions, renderer, onFailure);
  const incomplete = failed || verdict.incomplete;
  return { kind: 'page', status: verdict.status, html, tags, usesQuery: usedQuery(), incomplete };
}

function composeDocument(
  page: PageContext,
  areas: readonly (readonly LoadedBlock[])[],
  verdict: PageVerdict,
  versions: readonly LanguageVersion[],
  renderer: PageRenderer,
  onFailure: (block: string, cause: unknown) => void,
): readonly string[] {
  const preloads: string[] = [];
  const wakingAtOnce = new Set<string>();
  const sleeping = new Set<string>();
  const onIsland = ({ name, when, failure }: IslandReport) => {
    (when === 'load' || when === 'idle' ? wakingAtOnce : sleeping).add(name);
    if (failure !== undefined) onFailure(`island ${name}`, failure);
  };
  const context = { page, onFailure, onPreload: (link: string) => void preloads.push(link) };
  const [header = [], main = [], footer = []] = collectIslands(
    onIsland,
    () => areas.map((blocks) => renderBlocks(blocks, context)),
    () => renderToString(SectionFallback({ page })),
  );
  // What is not there is not there in other languages either.
  const head = headOf(page, verdict.heads, verdict.status === 200 ? versions : []);
  return documentMarkup(
    {
      language: page.language,
      theme: page.site.theme,
      head: headMarkup(head, page.site) + renderer.pageData(page, subjectOf(verdict)) + preloads.join(''),
      body: bodyMarkup({ header, main, footer }, page.t, verdict.skipLinks),
      styleEntries: styleEntriesOf(areas.flat()),
      islands: wakingAtOnce,
      sleeping,
      favicon: `/assets/favicon/${page.site.theme}.svg`,
    },
    renderer.assets,
  );
}

const subjectOf = ({ heads }: PageVerdict): string | undefined =>
  heads.find(({ subject }) => subject !== undefined)?.subject;

export const SHELL_STYLES = 'page/render/page.shell.tsx';

function styleEntriesOf(blocks: readonly LoadedBlock[]): Set<string> {
  const entries = new Set([SHELL_STYLES]);
  const visit = (block: LoadedBlock) => {
    entries.add(viewEntry(block.block));
    for (const children of Object.values(block.slots)) for (const child of children) visit(child);
  };
  for (const block of blocks) visit(block);
  return entries;
}

/** Entry module of a block's styles; the view's file is named after the folder. */
const viewEntry = ({ folder }: RegisteredBlock): string => `blocks/${folder}/${folder}.view.tsx`;
