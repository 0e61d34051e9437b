import type { z } from 'zod';
import type { Language, Site } from '~/sites';
import type { Content } from '../../content';
import type { BlockNode } from '../../domain/blocks/block-contract';
import { type Placeholders, storedPlaceholders } from '../../domain/blocks/block-tree';
import { PARTIALS_NAME } from '../../domain/item';
import type { Page } from '../../domain/reader';
import type { OpenPage } from '../../editing/studio';
import type { StoredItem } from '../../store/item-rows';
import { AREAS, type Area, type drawRequest } from '../../studio-wire';

/** Draws what is not published; views and styles are those of the site. */
export interface DraftDrawing {
  /** The document, its blocks between comments where the areas are edited. */
  page(of: { site: Site; language: Language; page: Page; edited: ReadonlySet<Area> }): Promise<string>;
  block(of: {
    site: Site;
    language: Language;
    page: Page;
    block: { node: BlockNode; index: number };
  }): Promise<string>;
}

interface Drawer {
  readonly content: Pick<Content, 'studio'>;
  readonly draw: DraftDrawing;
}

interface Drawn {
  readonly item: StoredItem;
  readonly site: Site;
  readonly language: Language;
}

/** Fields are read by their contracts as on any page, so that half a value draws as none and nothing that runs is drawn. */
export async function drawing(
  { content, draw }: Drawer,
  { item, site, language }: Drawn,
  wanted: z.infer<typeof drawRequest>,
): Promise<string | null> {
  const isBlock = 'block' in wanted;
  const placeholders = storedPlaceholders.safeParse(isBlock ? { main: [wanted.block] } : wanted.placeholders);
  if (!placeholders.success) return null;
  const scope = { site: site.key, language, tag: () => undefined };
  const draft = { fields: wanted.fields, placeholders: placeholders.data };
  const page = await content.studio.preview(scope, item, draft);
  if (page === null) return null;
  if (!isBlock) return draw.page({ site, language, page, edited: editedAreas(item, placeholders.data) });
  const node = placeholders.data.main?.[0];
  return node === undefined
    ? null
    : draw.block({ site, language, page, block: { node, index: wanted.index } });
}

/** A draft as a page of its own, without the marks of the studio; null for a page that is gone. */
export async function previewing(
  { content, draw }: Drawer,
  { item, site, language, fields, placeholders }: OpenPage & Drawn,
): Promise<string | null> {
  const scope = { site: site.key, language, tag: () => undefined };
  const page = await content.studio.preview(scope, item, { fields, placeholders });
  return page === null ? null : draw.page({ site, language, page, edited: new Set() });
}

/** The areas that the item has of its own; a page always has its middle, what all pages inherit has none. */
function editedAreas({ name }: StoredItem, placeholders: Placeholders): ReadonlySet<Area> {
  const own = AREAS.filter((area) => placeholders[area] !== undefined);
  return new Set(name === PARTIALS_NAME ? own : [...own, 'main' as const]);
}
