import type { Page, ReadScope } from '~/modules/content';
import { type BlockNode, LoggedError, type PageContext } from '../contract';
import { createPageIcons } from './icons';
import { type LoadedBlock, loadBlocks, type PageVerdict } from './load-blocks';
import { type PageRequest, pageContext } from './page-context';
import type { PageRenderer } from './page-renderer';

interface ContentSource {
  readonly request: PageRequest;
  readonly renderer: PageRenderer;
  readonly scope: ReadScope;
  readonly page: Page;
  readonly keepsEmpty?: boolean;
}

/** Blocks of a page with all they show, ready to be rendered. */
export interface LoadedContent {
  readonly context: PageContext;
  readonly areas: readonly (readonly LoadedBlock[])[];
  readonly verdict: PageVerdict;
  onFailure(block: string, cause: unknown): void;
  usedQuery(): boolean;
  usedTime(): boolean;
  /** A block failed, or could not read all it shows. Asked once everything is rendered. */
  isIncomplete(): boolean;
}

/** Loads some of the blocks of a page that has been found. */
export async function loadContent(
  { request, renderer, scope, page, keepsEmpty = false }: ContentSource,
  nodes: readonly (readonly BlockNode[])[],
): Promise<LoadedContent> {
  const about = { site: request.site.key, path: request.path };
  const dictionary = await renderer.services.content.dictionary(scope);
  const icons = createPageIcons({
    drawings: renderer.drawings,
    strict: renderer.development,
    log: renderer.log,
    origin: request.origin,
    ...about,
  });
  const { context, usedQuery, usedTime } = pageContext(request, page, dictionary, icons.drawn, scope.tag);
  let failed = false;
  const onFailure = (block: string, cause: unknown) => {
    failed = true;
    if (cause instanceof LoggedError) return;
    renderer.log.error({ err: cause, block, ...about }, 'block failed');
  };
  const { areas, verdict } = await loadBlocks(nodes, {
    blocks: renderer.blocks,
    page: context,
    scope,
    services: renderer.services,
    icons,
    keepsEmpty,
    onFailure,
  });
  const isIncomplete = () => failed || verdict.incomplete;
  return { context, areas, verdict, onFailure, usedQuery, usedTime, isIncomplete };
}
