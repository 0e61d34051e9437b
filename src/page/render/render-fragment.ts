import { renderToString } from 'react-dom/server';
import { escapeHtml } from '~/platform/html';
import { iconSprite, iconsIn } from '~/ui/icon/icon';
import { collectIslands } from '~/ui/island/island-report';
import type { BlockNode, RegisteredBlock } from '../contract';
import { headOf } from '../head';
import { loadContent } from './load-content';
import { SectionFallback } from './page.shell';
import type { PageRequest } from './page-context';
import type { PageRenderer } from './page-renderer';
import { renderBlock } from './render-blocks';
import { inRenderTurn } from './render-turn';

interface PageFragment {
  readonly status: number;
  /** The title of the document, which may say what the block shows, the block's markup, and what its icons look like. */
  readonly html: readonly string[];
  readonly tags: Set<string>;
  readonly usesQuery: boolean;
  readonly usesTime: boolean;
  readonly incomplete: boolean;
}

/**
 * Renders one block of a page, by its uid or component name, as the page has it; it may leave out what does not change. Null where the page has no such
 * block, or the block has more to say than its own markup: whoever asked is answered with the page.
 */
export async function renderFragment(
  request: PageRequest,
  renderer: PageRenderer,
  name: string,
): Promise<PageFragment | null> {
  const tags = new Set<string>();
  const tag = (each: string) => void tags.add(each);
  const scope = { site: request.site.key, language: request.language, tag };
  const page = await renderer.services.content.page(scope, request.path);
  if (page === null) return null;
  const placed = placedBlock(Object.values(page.placeholders), name, renderer.blocks);
  if (placed === null) return null;
  const content = await loadContent({ request: { ...request, isFragment: true }, renderer, scope, page }, [
    [placed.node],
  ]);
  const { context, verdict, onFailure } = content;
  const block = content.areas[0]?.[0];
  if (block === undefined || verdict.notFound || verdict.redirect !== null) return null;
  const markup = await inRenderTurn(async () =>
    collectIslands(
      (island) => {
        if (island.failure !== undefined) onFailure(`island ${island.name}`, island.failure);
      },
      // The head of the document is written already: no preload of a picture could go there.
      () => renderBlock(block, placed.index, { page: context, onFailure, onPreload: () => undefined }),
      () => renderToString(SectionFallback({ page: context })),
    ),
  );
  const { title } = headOf(context, verdict.heads, []);
  return {
    status: verdict.status,
    html: [`<title>${escapeHtml(title)}</title>`, markup, iconSprite(iconsIn(markup))],
    tags,
    usesQuery: content.usedQuery(),
    usesTime: content.usedTime(),
    incomplete: content.isIncomplete(),
  };
}

interface PlacedBlock {
  readonly node: BlockNode;
  /** Position as `BlockViewProps.index` counts it. */
  readonly index: number;
}

function placedBlock(
  areas: readonly (readonly BlockNode[])[],
  name: string,
  blocks: ReadonlyMap<string, RegisteredBlock>,
): PlacedBlock | null {
  for (const nodes of areas) {
    const opening = nodes.findIndex((node) => blocks.get(node.componentName)?.contract.opensPage);
    for (const [at, node] of nodes.entries()) {
      if (node.uid === name || node.componentName === name) return { node, index: at - Math.max(0, opening) };
      const inside = placedBlock(Object.values(node.placeholders ?? {}), name, new Map());
      if (inside !== null) return inside;
    }
  }
  return null;
}
