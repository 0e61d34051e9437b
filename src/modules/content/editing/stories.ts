import { slugify } from '~/platform/plain-letters';
import { err, ok, type Result } from '~/platform/result';
import type { ImageValue } from '../domain/blocks/fields';
import { STORY_TEMPLATE } from '../domain/item';
import { staleTags } from '../domain/tags';
import { replaceTags, tagsOf } from '../store/text-rows';
import { changesBetween } from './deed';
import { type Edited, type EditFailure, type Editing, edit } from './edit';
import { createPage } from './new-page';
import { type TagEntry, type TagFailure, tagRows } from './texts';
import { checkContent } from './versions';

export interface NewStory {
  /** Chosen by who asks, so that a request that comes twice makes one story. */
  readonly id: string;
  readonly site: string;
  readonly parentId: string;
  readonly name: string;
  readonly language: string;
  readonly title: string;
  readonly premble: string;
  readonly date: string;
  readonly tags: readonly string[];
  readonly image: ImageValue | null;
  readonly author: string;
}

/** The blocks that every story begins with, as far as there are such blocks. */
const STORY_BLOCKS = ['Breadcrumb', 'StoryPage'];

/** Makes a story as a draft; date, tags and author are the same in all its languages until one says otherwise. */
export async function createStory(
  editing: Editing,
  story: NewStory,
): Promise<Result<{ id: string }, EditFailure>> {
  const { title, premble, date, tags, image, author, ...place } = story;
  // What is copied from another page is left out where it does not fit; what somebody has written is refused.
  const written = { title, premble, date, tags: tags.join('|'), image };
  const content = checkContent(editing, STORY_TEMPLATE, { fields: written, placeholders: {} });
  if (!content.ok) return err({ kind: 'invalid-content', problems: content.error });
  const kinds = STORY_BLOCKS.filter((name) => editing.blocks.get(name) !== undefined);
  return createPage(editing, {
    ...place,
    title,
    author,
    template: STORY_TEMPLATE,
    shared: { author, ...(date !== '' && { date }), ...(tags.length > 0 && { tags: tags.join('|') }) },
    fields: { ...(premble !== '' && { premble }), ...(image !== null && { image }) },
    placeholders: {
      main: kinds.map((componentName) => ({ uid: editing.newId(), componentName, fields: {} })),
    },
  });
}

/** The tags of a site, each with its text in every language that has one. */
export async function storyTags({ database }: Editing, site: string): Promise<readonly TagEntry[]> {
  const byId = Map.groupBy(await tagsOf(database.db, site), ({ id }) => id);
  return [...byId].map(([id, rows]) => ({
    id,
    key: rows[0]?.key ?? '',
    values: Object.fromEntries(rows.map(({ language, value }) => [language, value])),
  }));
}

/** A tag with the same text is that tag: two tags that read the same are never wanted. */
export function addStoryTag(
  editing: Editing,
  site: string,
  { id, language, value }: { readonly id: string; readonly language: string; readonly value: string },
): Promise<Result<null, TagFailure>> {
  return edit(editing, site, async (tx): Promise<Result<Edited<null>, TagFailure>> => {
    const known = await tagsOf(tx, site);
    const isThere = known.some(
      (row) =>
        row.id === id || (row.language === language && row.value.toLowerCase() === value.toLowerCase()),
    );
    if (isThere) return ok({ value: null, stale: [], deed: null });
    const key = freeKey(value, new Set(known.map((row) => row.key)));
    const rows = tagRows([{ id, key, values: { [language]: value } }]);
    if (!rows.ok) return err(rows.error);
    await replaceTags(tx, site, [...known, ...rows.value]);
    const deed = {
      act: 'tags',
      about: '',
      ...changesBetween({}, { [`${key} ${language}`]: value }),
    } as const;
    return ok({ value: null, stale: staleTags({ kind: 'tags-changed', site, languages: [language] }), deed });
  });
}

/** `Elbil & laddning` is `elbil-laddning`, or with a number where that is another tag. */
function freeKey(value: string, taken: ReadonlySet<string>): string {
  const plain = slugify(value).slice(0, 80);
  const key = plain === '' ? 'tag' : plain;
  if (!taken.has(key)) return key;
  for (let number = 2; ; number += 1) if (!taken.has(`${key}-${number}`)) return `${key}-${number}`;
}
