import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import {
  createPreviewLinks,
  type DraftDrawing,
  type StudioFiles,
  studioCalls,
  studioFrame,
  studioPreview,
  studioShell,
} from '~/modules/content';
import type { PageRenderer } from '~/page/render/page-renderer';
import { renderDraft, renderDraftBlock } from '~/page/render/render-draft';
import { decodeJson } from '~/platform/json';
import { SITES, type Site } from '~/sites';
import { signInPath } from '~/staff/paths';
import type { Services } from '../services';
import { linkTargets } from './link-targets';

const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().optional(), css: z.array(z.string()).optional() }),
);

/** The studio's files by its own build's manifest. */
export function builtStudio(folder: string): StudioFiles {
  const chunks = manifest.parse(decodeJson(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  const entry = Object.values(chunks).find(({ isEntry }) => isEntry === true);
  if (entry === undefined) throw new Error('dist/studio/manifest.json lists no entry; build again');
  return { script: `/${entry.file}`, styles: (entry.css ?? []).map((file) => `/${file}`), before: [] };
}

/** The studio, where there are accounts and the pages are those of our own store. */
export function mountStudio(
  { staff, editing, media, stock, facilities, settings, config, clock, log }: Services,
  {
    renderer,
    files,
    originOf,
    clientOf,
  }: {
    readonly renderer: PageRenderer;
    readonly files: StudioFiles | null;
    originOf(site: Site): string;
    clientOf(c: Context): string;
  },
): readonly Hono[] {
  if (files === null || staff === null || config.upstreams.content !== null) return [];
  const requestOf = (site: Site, language: Site['languages'][number], path: string) => ({
    site: settings.siteOf(site),
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
  const [newest, ...older] = staff.previewKeys;
  const previews = createPreviewLinks([newest.reveal(), ...older.map((key) => key.reveal())], () =>
    clock.now(),
  );
  const contracts = [...renderer.blocks.values()].map(({ contract }) => contract);
  const guard = {
    identity: staff.identity,
    content: editing,
    sites: SITES,
    clientOf,
    draw,
    previews,
    contracts,
  };
  return [
    studioShell({
      identity: staff.identity,
      files,
      signInPath,
      development: config.environment === 'development',
    }),
    studioFrame(guard),
    studioPreview(guard),
    studioCalls({
      ...guard,
      media,
      targets: linkTargets({ stock, facilities, settings, log }),
      deletedPageDays: config.retentionDays['deleted-pages'],
      now: () => clock.now(),
      originOf,
      log,
    }),
  ];
}
