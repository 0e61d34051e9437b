import { err, type Result } from '~/platform/result';
import { checkBlockTree, type Placeholders } from '../domain/blocks/block-tree';
import { isRoutable, readItemContent } from '../domain/item';
import { pathOf } from '../domain/route';
import type { SiteItem } from '../domain/site-tree';
import type { SiteSnapshots } from '../site-snapshots';
import { endingOf, endingsOfSite } from '../store/ending-rows';
import { itemById, itemsOfSite, type StoredItem } from '../store/item-rows';
import { releaseNames } from '../store/release-rows';
import { openDraftsOfSite, type StoredVersion, scheduledOfSite, versionsOf } from '../store/version-rows';
import type { EditFailure, Editing } from './edit';
import { saveDraft } from './versions';

/** A page in one language as an editor finds it: the draft, else what is scheduled last, else what is published, else what was last. */
export interface OpenPage {
  readonly item: StoredItem;
  readonly language: string;
  readonly fields: { readonly [name: string]: unknown };
  readonly placeholders: Placeholders;
  /** Of the draft; 0 where there is none. */
  readonly revision: number;
  /** Of the version that is read here; 0 for none. */
  readonly number: number;
  readonly source: 'draft' | 'scheduled' | 'published' | 'archived' | 'none';
  readonly author: string;
  readonly savedAt: Date | null;
  readonly publishedAt: Date | null;
  /** Versions that are published by themselves, the next one first; with the name of the release that one waits for. */
  readonly scheduled: readonly {
    readonly number: number;
    readonly at: Date;
    readonly release?: string | undefined;
  }[];
  readonly unpublishAt: Date | null;
}

export interface TreeEntry {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly title: string;
  readonly template: string;
  readonly path: string | null;
  readonly published: boolean;
  readonly draft: boolean;
  readonly publishAt: string | null;
  readonly unpublishAt: string | null;
}

const isOpen = (version: StoredVersion) => version.state === 'draft' && version.publishAt === null;

/** Null for an item that is not there. Blocks of older contracts come in their present shape. */
export async function openPage(editing: Editing, itemId: string, language: string): Promise<OpenPage | null> {
  const { db } = editing.database;
  const item = await itemById(db, itemId);
  if (item === null) return null;
  const all = await versionsOf(db, itemId, language);
  const ending = await endingOf(db, itemId, language);
  const published = all.find(({ state }) => state === 'published');
  const open = all.find(isOpen);
  const scheduled = all.flatMap(({ state, number, publishAt }) =>
    state === 'draft' && publishAt !== null ? [{ number, at: publishAt }] : [],
  );
  const releases =
    scheduled.length === 0 ? new Map<number, string>() : await releaseNames(db, itemId, language);
  const [last] = scheduled;
  const version = open ?? all.find(({ number }) => number === last?.number) ?? published ?? all[0];
  return {
    item,
    language,
    fields: version?.fields ?? {},
    placeholders: version === undefined ? {} : presentBlocks(editing, version),
    revision: open?.revision ?? 0,
    number: version?.number ?? 0,
    source: sourceOf(version),
    author: version?.author ?? '',
    savedAt: version?.updatedAt ?? null,
    publishedAt: published?.publishedAt ?? null,
    scheduled: scheduled
      .map((each) => ({ ...each, release: releases.get(each.number) }))
      .sort((a, b) => a.at.getTime() - b.at.getTime()),
    unpublishAt: ending?.unpublishAt ?? null,
  };
}

function sourceOf(version: StoredVersion | undefined): OpenPage['source'] {
  if (version === undefined) return 'none';
  return version.state === 'draft' && !isOpen(version) ? 'scheduled' : version.state;
}

/** The items of a site in the order of its menus, with what stands of them in a language. */
export async function readTree(
  editing: Editing,
  snapshots: SiteSnapshots,
  site: string,
  language: string,
): Promise<readonly TreeEntry[]> {
  const { db } = editing.database;
  const [rows, drafts, scheduled, endings, { tree }] = await Promise.all([
    itemsOfSite(editing.database, db, site),
    openDraftsOfSite(db, site, language),
    scheduledOfSite(db, site, language),
    endingsOfSite(db, site, language),
    snapshots.of(site),
  ]);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const fieldsOfDraft = new Map(drafts.map(({ itemId, fields }) => [itemId, fields]));
  const endAt = new Map(endings.map(({ itemId, unpublishAt }) => [itemId, unpublishAt]));
  // What all pages inherit stands after them.
  const last = (item: SiteItem) => Number(item === tree.partials);
  return [...tree.items]
    .sort((a, b) => last(a) - last(b))
    .map(({ id, parent, name, template, segments, published }) => {
      const shown = published.get(language);
      const draft = fieldsOfDraft.get(id);
      const next = scheduled.get(id);
      const written = draft ?? next?.fields ?? {};
      const { page } = readItemContent(template, name, stored.get(id)?.shared ?? {}, written);
      return {
        id,
        parentId: parent?.id ?? null,
        name,
        title: shown?.page.title || page.title,
        template,
        path: isRoutable(template) ? pathOf(segments) : null,
        published: shown !== undefined,
        draft: draft !== undefined,
        publishAt: next?.publishAt.toISOString() ?? null,
        unpublishAt: endAt.get(id)?.toISOString() ?? null,
      };
    });
}

/** A version of a page with its content. Blocks of older contracts come in their present shape. */
export interface PageVersion {
  readonly version: StoredVersion;
  readonly fields: { readonly [name: string]: unknown };
  readonly placeholders: Placeholders;
}

/** @param which a version by its number, the draft that is being edited, or what visitors see; null where there is none */
export async function readVersion(
  editing: Editing,
  itemId: string,
  language: string,
  which: number | 'draft' | 'published',
): Promise<PageVersion | null> {
  const all = await versionsOf(editing.database.db, itemId, language);
  const isIt = (each: StoredVersion) =>
    which === 'draft' ? isOpen(each) : which === 'published' ? each.state === which : each.number === which;
  const version = all.find(isIt);
  if (version === undefined) return null;
  return { version, fields: version.fields, placeholders: presentBlocks(editing, version) };
}

/** As its author left it where a contract refuses it by now. */
function presentBlocks(editing: Editing, { placeholders }: StoredVersion): Placeholders {
  const checked = checkBlockTree(placeholders, editing.blocks);
  return checked.ok ? checked.value : placeholders;
}

/** Makes the draft what an older version was; that version, what was the draft and what is published stay as they are. */
export async function restoreVersion(
  editing: Editing,
  wanted: {
    readonly itemId: string;
    readonly language: string;
    readonly number: number;
    readonly author: string;
    readonly revision: number;
  },
): Promise<Result<{ number: number; revision: number }, EditFailure | { readonly kind: 'no-such-version' }>> {
  const { itemId, language, number, ...draft } = wanted;
  const versions = await versionsOf(editing.database.db, itemId, language);
  const version = versions.find((each) => each.number === number);
  if (version === undefined) return err({ kind: 'no-such-version' });
  const { fields, placeholders } = version;
  return saveDraft(editing, { itemId, language, fields, placeholders, ...draft, keepsStored: true });
}
