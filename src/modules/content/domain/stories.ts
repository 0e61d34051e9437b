import { z } from 'zod';
import { decodeJson } from '~/platform/json';
import { formatDate } from '~/platform/time';
import { isFloating, STORY_TEMPLATE, type StoryContent, storyTime, tagIds } from './item';
import type { Story, StoryPage } from './reader';
import { pathOf } from './route';
import type { SiteItem } from './site-tree';

export const MAX_LIMIT = 100;

/** The published stories below an item in one language, newest first; equal dates in order of their ids. */
export function storiesBelow(index: SiteItem, language: string): readonly Story[] {
  const found: Story[] = [];
  const visit = (item: SiteItem) => {
    const story = storyOf(item, language);
    if (story !== null) found.push(story);
    for (const child of item.children) visit(child);
  };
  for (const child of index.children) visit(child);
  return found.sort(newestFirst);
}

const newestFirst = (a: Position, b: Position) =>
  b.date.dateValue - a.date.dateValue || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

interface Position {
  readonly id: string;
  readonly date: { readonly dateValue: number };
}

/** An item as a story, or null when it is none or not published in the language. */
export function storyOf(item: SiteItem, language: string): Story | null {
  const version = item.published.get(language);
  if (item.template !== STORY_TEMPLATE || version === undefined || version.story === null) return null;
  const { id, name } = item;
  const displayName = version.navigation.title;
  const about = { id, name, displayName, path: pathOf(item.segments), templateId: STORY_TEMPLATE };
  const published = version.publishedAt.toISOString();
  return storyFrom(about, { ...version.story, date: version.story.date || published }, language, item.zone);
}

/** A story from what its fields hold, its date in words as the site's own clock and calendar say it. */
export function storyFrom(
  about: Pick<Story, 'id' | 'name' | 'displayName' | 'path' | 'templateId'>,
  { title, premble, author, date: value, image, tags }: StoryContent,
  language: string,
  zone: string,
): Story {
  const dateValue = storyTime(value) ?? 0;
  const formattedDateValue = formatDate(new Date(dateValue), isFloating(value) ? 'UTC' : zone, language);
  return {
    ...about,
    title,
    premble,
    author,
    image,
    tags: tagIds(tags),
    date: { value, dateValue, formattedDateValue },
  };
}

/**
 * One page of a list of stories, newest first. A story matches any of the tags; no tags match all. The
 * cursor is the last story's date and id, so that a page is stable when stories are published or taken
 * away between two reads; a broken cursor gives the first page.
 */
export function pageOfStories(
  stories: readonly Story[],
  query: { limit: number; cursor?: string | undefined; tagIds?: readonly string[] | undefined },
): StoryPage {
  const wanted = new Set(query.tagIds?.flatMap((id) => tagIds(id)));
  const filtered = (query.tagIds?.length ?? 0) > 0;
  const matching = filtered ? stories.filter((story) => story.tags.some((id) => wanted.has(id))) : stories;
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const start = after === null ? 0 : matching.findIndex((story) => newestFirst(after, story) < 0);
  const limit = Math.min(Math.max(Math.trunc(query.limit) || 1, 1), MAX_LIMIT);
  const page = start === -1 ? [] : matching.slice(start, start + limit);
  const last = page.at(-1);
  return {
    total: matching.length,
    pageInfo: {
      endCursor: last === undefined ? null : encodeCursor(last),
      hasNext: last !== undefined && start + page.length < matching.length,
    },
    stories: page,
  };
}

const cursorSchema = z.tuple([z.number(), z.string().max(100)]);

const encodeCursor = (story: Position) =>
  Buffer.from(JSON.stringify([story.date.dateValue, story.id])).toString('base64url');

function decodeCursor(cursor: string): Position | null {
  if (cursor.length > 300) return null;
  const parsed = cursorSchema.safeParse(decodeJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  return parsed.success ? { date: { dateValue: parsed.data[0] }, id: parsed.data[1] } : null;
}

/**
 * The neighbours of a story in a list that is newest first: `next` is the newer one, `previous` the
 * older one (STORIES-7).
 */
export function neighboursOf(stories: readonly { readonly id: string; readonly path: string }[], id: string) {
  const index = stories.findIndex((story) => story.id === id);
  return {
    next: index > 0 ? (stories[index - 1]?.path ?? null) : null,
    previous: index === -1 ? null : (stories[index + 1]?.path ?? null),
  };
}
