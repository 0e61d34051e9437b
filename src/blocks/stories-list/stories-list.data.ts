import { type ContentReader, formatTagId, type Story, type StoryPage } from '~/modules/content';
import type { ContentLoader } from '~/page/content-loader';
import { type FieldsOf, loaded, type PageContext } from '~/page/contract';
import type { block } from './stories-list.block';

/** Stories of a page of the list (STORIES-3). */
export const STORIES_PER_PAGE = 4;
/** So many pages stand in one list; what is older has pages of its own. */
const MAX_PAGES = 25;
const MAX_TAGS = 20;

export interface TagChoice {
  readonly id: string;
  readonly value: string;
  readonly selected: boolean;
  /** The list with this tag added, or taken away when it is selected. */
  readonly href: string;
}

/** Where the next page of stories is. */
export interface MoreStories {
  /** The list with one page more: an address to come back to. */
  readonly href: string;
  /** Only that page: what a script adds to the list. */
  readonly onlyNext: string;
}

export interface StoriesListData {
  readonly stories: readonly Story[];
  /** How many stories come before these. */
  readonly before: number;
  /** How many there are with the selected tags. */
  readonly total: number;
  readonly tags: readonly TagChoice[];
  readonly showAllHref: string;
  readonly filtered: boolean;
  /** Null when all are shown. */
  readonly more: MoreStories | null;
  /** The stories could not be read, and there are none for that reason. */
  readonly failed: boolean;
}

/** Ids of the cards, so that the link to more stories leads to the first new one. */
export const storyAnchor = (position: number): string => `story-${position + 1}`;

type Content = Pick<ContentReader, 'stories'>;
type Scope = Parameters<ContentReader['stories']>[0];

/** What the address of the list asks for. */
interface StoriesQuery {
  readonly tagIds: readonly string[];
  /** 1 for the first page. */
  readonly pages: number;
  /** Only the last of these pages, which begins here. */
  readonly after: string | undefined;
}

export const load: ContentLoader<FieldsOf<typeof block>, StoriesListData> = async ({
  fields,
  page,
  scope,
  services: { content, log },
}) => {
  const wanted = parseQuery(page.query);
  const about = { site: page.site.key, path: page.path };
  const known = await content.tags(scope).catch((err: unknown) => {
    log.error({ err, ...about }, 'Error loading tags');
    return null;
  });
  const query = { ...wanted, tagIds: known === null ? wanted.tagIds : among(known, wanted.tagIds) };
  const found = await read(content, scope, fields.Datasource || page.path, query).catch((err: unknown) => {
    log.error({ err, ...about }, 'Error loading stories');
    return null;
  });
  const path = page.href(page.path);
  const before = query.after === undefined ? 0 : STORIES_PER_PAGE * (query.pages - 1);
  const data: StoriesListData = {
    stories: found?.stories ?? [],
    before,
    total: found?.total ?? 0,
    tags: (known ?? []).map(({ id, value }) => choiceOf(id, value, query.tagIds, path)),
    showAllHref: path,
    filtered: query.tagIds.length > 0,
    more: found === null ? null : moreOf(found, before, query, path),
    failed: found === null,
  };
  return loaded(data, { incomplete: known === null || found === null });
};

/** Tags in any of the ways their ids are written; a page beyond the first in numbers. */
function parseQuery(query: PageContext['query']): StoriesQuery {
  const ids = query.getAll('tag').slice(0, MAX_TAGS);
  const page = query.get('page') ?? '';
  const after = query.get('after') ?? undefined;
  const pages = Math.max(/^\d{1,4}$/.test(page) ? Number(page) : 1, 1);
  return {
    tagIds: [...new Set(ids.flatMap((id) => formatTagId(id) ?? []))],
    pages: after === undefined ? Math.min(pages, MAX_PAGES) : pages,
    after,
  };
}

/** The wanted tags that there are, in the order of the address. */
function among(tags: readonly { readonly id: string }[], wanted: readonly string[]): readonly string[] {
  const known = new Set(tags.map(({ id }) => formatTagId(id) ?? id));
  return wanted.filter((id) => known.has(id));
}

/** All pages up to the one asked for, or that one alone. */
function read(
  content: Content,
  scope: Scope,
  datasource: string,
  { tagIds, pages, after }: StoriesQuery,
): Promise<StoryPage> {
  return content.stories(scope, {
    datasource,
    limit: after === undefined ? STORIES_PER_PAGE * pages : STORIES_PER_PAGE,
    ...(after !== undefined && { cursor: after }),
    ...(tagIds.length > 0 && { tagIds }),
  });
}

function moreOf(found: StoryPage, before: number, query: StoriesQuery, path: string): MoreStories | null {
  const { endCursor, hasNext } = found.pageInfo;
  if (!hasNext || endCursor === null) return null;
  const page = query.pages + 1;
  const onlyNext = listHref(path, query.tagIds, { page, after: endCursor });
  const anchor = storyAnchor(before + found.stories.length);
  const whole = page <= MAX_PAGES ? listHref(path, query.tagIds, { page }) : onlyNext;
  return { href: `${whole}#${anchor}`, onlyNext };
}

function choiceOf(id: string, value: string, selected: readonly string[], path: string): TagChoice {
  const own = formatTagId(id) ?? id;
  const chosen = selected.includes(own);
  const next = chosen ? selected.filter((other) => other !== own) : [...selected, own];
  // Another choice of tags begins with its first page.
  return { id: own, value, selected: chosen, href: listHref(path, next) };
}

function listHref(
  path: string,
  tags: readonly string[],
  place: { readonly page?: number; readonly after?: string } = {},
): string {
  const query = new URLSearchParams(tags.map((id) => ['tag', id]));
  for (const [name, value] of Object.entries(place)) query.set(name, String(value));
  return query.size === 0 ? path : `${path}?${query}`;
}
