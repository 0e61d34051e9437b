import type { ImageValue } from '../../domain/blocks/fields';
import { readItemContent, STORY_TEMPLATE, storyTime, tagIds } from '../../domain/item';
import { pathOf } from '../../domain/route';
import type { SiteSnapshots } from '../../site-snapshots';
import { itemsOfSite } from '../../store/item-rows';
import { openDraftsOfSite, scheduledOfSite } from '../../store/version-rows';
import type { Editing } from '../edit';

/** A story as its editors list it: what the draft says, else what is published. */
export interface StoryEntry {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly premble: string;
  readonly author: string;
  readonly date: string;
  readonly image: ImageValue | null;
  readonly tags: readonly string[];
  readonly isElsewhere: boolean;
  readonly published: boolean;
  readonly draft: boolean;
  readonly publishAt: string | null;
}

/** The stories of a site in one language, newest first, published or not, and what they stand below. */
export async function readStories(
  editing: Editing,
  snapshots: SiteSnapshots,
  site: string,
  language: string,
): Promise<{ readonly stories: readonly StoryEntry[]; readonly parents: readonly string[] }> {
  const { db } = editing.database;
  const [rows, drafts, scheduled, { tree }] = await Promise.all([
    itemsOfSite(editing.database, db, site),
    openDraftsOfSite(db, site, language),
    scheduledOfSite(db, site, language),
    snapshots.of(site),
  ]);
  const shared = new Map(rows.map((row) => [row.id, row.shared]));
  const draftFields = new Map(drafts.map(({ itemId, fields }) => [itemId, fields]));
  const items = tree.items.filter(({ template }) => template === STORY_TEMPLATE);
  const stories = items.map(({ id, name, segments, published }) => {
    const shown = published.get(language);
    const draft = draftFields.get(id);
    const next = scheduled.get(id);
    const written =
      draft === undefined && shown !== undefined
        ? shown.story
        : readItemContent(STORY_TEMPLATE, name, shared.get(id) ?? {}, draft ?? next?.fields ?? {}).story;
    const entry = {
      id,
      path: pathOf(segments),
      title: written?.title ?? '',
      premble: written?.premble ?? '',
      author: written?.author ?? '',
      date: written?.date ?? '',
      image: written?.image ?? null,
      tags: tagIds(written?.tags ?? ''),
      isElsewhere: shown === undefined && draft === undefined && next === undefined,
      published: shown !== undefined,
      draft: draft !== undefined,
      publishAt: next?.publishAt.toISOString() ?? null,
    };
    // Without a date a story is as new as its publishing; one that waits for it is newer than all.
    const time = storyTime(entry.date) ?? shown?.publishedAt.getTime() ?? Number.POSITIVE_INFINITY;
    return { entry, time };
  });
  const parents = new Set(items.flatMap(({ parent }) => (parent === null ? [] : [parent.id])));
  return {
    stories: stories
      .sort((a, b) => (a.time === b.time ? (a.entry.id < b.entry.id ? -1 : 1) : b.time - a.time))
      .map(({ entry }) => entry),
    parents: [...parents],
  };
}
