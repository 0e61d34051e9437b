import type { Hono } from 'hono';
import { type DraftDrawing, studioCalls, studioFrame } from '~/modules/content';
import type { PageRenderer } from '~/page/render/page-renderer';
import { renderDraft, renderDraftBlock } from '~/page/render/render-draft';
import { SITES, type Site } from '~/sites';
import type { Services } from './services';

/** The studio's calls, where there are accounts and the pages are those of our own store. */
export function mountStudio(
  { staff, editing, config, clock, log }: Services,
  {
    renderer,
    originOf,
  }: {
    readonly renderer: PageRenderer;
    originOf(site: Site): string;
  },
): readonly Hono[] {
  if (staff === null || config.upstreams.content !== null) return [];
  const requestOf = (site: Site, language: Site['languages'][number], path: string) => ({
    site,
    language,
    path,
    query: new URLSearchParams(),
    origin: originOf(site),
    form: null,
    now: clock.now(),
  });
  const draw: DraftDrawing = {
    page: ({ site, language, page, edited }) =>
      renderDraft(requestOf(site, language, page.itemPath), renderer, page, edited),
    block: ({ site, language, page, block }) =>
      renderDraftBlock(requestOf(site, language, page.itemPath), renderer, page, block),
  };
  const guard = { identity: staff.identity, content: editing, sites: SITES, draw };
  const contracts = [...renderer.blocks.values()].map(({ contract }) => contract);
  return [studioFrame(guard), studioCalls({ ...guard, contracts, originOf, log })];
}
