import { renderToString } from 'react-dom/server';
import type { Page } from '~/modules/content';
import { escapeHtml } from '~/platform/html';
import { iconSprite, iconsIn } from '~/ui/icon/icon';
import { collectIslands } from '~/ui/island/island-report';
import type { BlockNode, PageContext } from '../contract';
import { documentMarkup } from '../document';
import { commentFields, markFields } from './field-marks';
import type { LoadedBlock } from './load-blocks';
import { loadContent } from './load-content';
import { bodyMarkup, SectionFallback } from './page.shell';
import type { PageRequest } from './page-context';
import type { PageRenderer } from './page-renderer';
import { renderBlock, renderBlocks } from './render-blocks';
import { styleEntriesOf } from './render-page';
import { inRenderTurn } from './render-turn';

/** What blocks do before they are painted: nothing of it may run in a draft, and the browser would report each. */
const SCRIPTS = /<script>[\s\S]*?<\/script>/g;

const AREAS = ['header', 'main', 'footer'] as const;
export type Area = (typeof AREAS)[number];

/** The blocks of an editor's page are drawn with what they show today, and nothing about them is cached. */
const scopeOf = ({ site, language }: PageRequest) => ({
  site: site.key,
  language,
  tag: () => undefined,
});

/**
 * The document of a page as its editor sees it: the real markup and styles, without any script, with the blocks of the areas
 * that are edited between comments (`render-blocks.tsx`), and their texts (`field-marks.ts`). What would leave the page or shows nothing stays as an empty block.
 */
export async function renderDraft(
  request: PageRequest,
  renderer: PageRenderer,
  page: Page,
  edited: ReadonlySet<Area>,
): Promise<string> {
  const nodes = AREAS.map((area) => page.placeholders[area]);
  const source = { request, renderer, scope: scopeOf(request), page, keepsEmpty: true };
  const { areas, context, onFailure } = await loadContent(source, nodes);
  const plain = { page: context, onFailure, onPreload: () => undefined };
  const [header = [], main = [], footer = []] = await inRenderTurn(async () =>
    collectIslands(
      ({ name, failure }) => {
        if (failure !== undefined) onFailure(`island ${name}`, failure);
      },
      () =>
        AREAS.map((area, at) => {
          const blocks = areas[at] ?? [];
          if (!edited.has(area)) return renderBlocks(blocks, plain);
          const marked = blocks.map((block) => withFieldMarks(block, context));
          return renderBlocks(marked, { ...plain, marked: true }).map(commentFields);
        }),
      () => renderToString(SectionFallback({ page: context })),
    ),
  );
  const document = documentMarkup(
    {
      language: request.language,
      theme: request.site.theme,
      head: `<title>${escapeHtml(page.fields.title)}</title><meta name="robots" content="noindex, nofollow">`,
      body: bodyMarkup({ header, main, footer }, context.t),
      styleEntries: styleEntriesOf(areas.flat()),
      redrawn: 'all',
      islands: [],
      favicon: `/assets/favicon/${request.site.theme}.svg`,
      plain: true,
    },
    renderer.assets,
  );
  return document.join('').replace(SCRIPTS, '');
}

/** What goes wrong in these drawings goes wrong again, and is told, when the page itself is drawn. */
const withFieldMarks = (block: LoadedBlock, page: PageContext): LoadedBlock =>
  markFields(block, (alone) =>
    collectIslands(
      () => undefined,
      () => renderBlock(alone, 0, { page, onFailure: () => undefined, onPreload: () => undefined }),
    ),
  );

/** One block of a page that is being edited, between its comments, and what its icons look like. */
export async function renderDraftBlock(
  request: PageRequest,
  renderer: PageRenderer,
  page: Page,
  { node, index }: { readonly node: BlockNode; readonly index: number },
): Promise<string> {
  const source = { request, renderer, scope: scopeOf(request), page, keepsEmpty: true };
  const { areas, context, onFailure } = await loadContent(source, [[node]]);
  const block = areas[0]?.[0];
  if (block === undefined) return '';
  const markup = collectIslands(
    ({ name, failure }) => {
      if (failure !== undefined) onFailure(`island ${name}`, failure);
    },
    () =>
      commentFields(
        renderBlock(withFieldMarks(block, context), index, {
          page: context,
          onFailure,
          onPreload: () => undefined,
          marked: true,
        }),
      ),
    () => renderToString(SectionFallback({ page: context })),
  );
  return markup.replace(SCRIPTS, '') + iconSprite(iconsIn(markup));
}
