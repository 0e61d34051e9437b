import {
  type ContentReader,
  formatTagId,
  type ImageValue,
  type ReadScope,
  type Story,
  type StoryTag,
} from '~/modules/content';
import type { ContentLoader } from '~/page/content-loader';
import { type FieldsOf, type HeadAdditions, LoggedError, loaded, type PageContext } from '~/page/contract';
import { newsArticle } from '~/page/structured-data';
import type { block } from './story-page.block';

export interface StoryPageData {
  readonly title: string;
  readonly premble: string;
  readonly author: string;
  /** ISO time of publishing, of a draft its date; null when the page is no story. */
  readonly published: string | null;
  readonly image: ImageValue | null;
  readonly tags: readonly { readonly value: string; readonly href: string }[];
  readonly previous: string | null;
  readonly next: string | null;
  readonly back: string | null;
}

/**
 * What cannot be read is logged and left empty (STORIES-8), but for the neighbours: without them one does not
 * know the list that the story stands in, and the section fallback takes its place.
 */
export const load: ContentLoader<FieldsOf<typeof block>, StoryPageData> = async ({
  page,
  scope,
  services: { content, log },
}) => {
  let incomplete = false;
  const failed = (what: string) => (err: unknown) => {
    log.error({ err, site: page.site.key, path: page.path }, `Error loading ${what}`);
    incomplete = true;
    return null;
  };
  const { draftStory, ancestors } = page.page;
  const [around, published] = await Promise.all([
    content.sequentialNavigation(scope, page.path).catch((cause: unknown) => {
      failed('sequential navigation')(cause);
      throw new LoggedError('the neighbours cannot be read', { cause });
    }),
    content.storyPublishDate(scope, page.path).catch(failed('publish date')),
  ]);
  const [story, tags] = await Promise.all([
    draftStory ?? (around && findStory(content, scope, around.parent, page.path).catch(failed('stories'))),
    (around ?? draftStory) && content.tags(scope).catch(failed('tags')),
  ]);
  const list = around?.parent ?? ancestors.at(-1)?.path;
  const local = (path: string | null | undefined) => (path == null ? null : page.href(path));
  const data: StoryPageData = {
    title: story?.title || page.page.fields.title,
    premble: story?.premble ?? '',
    author: story?.author ?? '',
    published: published ?? dayOf(draftStory),
    image: story?.image ?? null,
    tags: story && list !== undefined ? tagsOf(story, tags ?? [], page.href(list)) : [],
    previous: local(around?.previous),
    next: local(around?.next),
    back: local(around?.parent),
  };
  return loaded(data, { head: headOf(data, page), incomplete });
};

/** ISO time of a story that may have no date. */
const dayOf = (story: Story | undefined): string | null =>
  story === undefined || story.date.dateValue === 0 ? null : new Date(story.date.dateValue).toISOString();

const BATCH = 100;

/** A story's own fields are part of the list it stands in; the list is read until it comes. */
async function findStory(
  content: Pick<ContentReader, 'stories'>,
  scope: ReadScope,
  datasource: string,
  path: string,
): Promise<Story | null> {
  let cursor: string | undefined;
  for (;;) {
    const { stories, pageInfo } = await content.stories(scope, { datasource, limit: BATCH, cursor });
    const found = stories.find((story) => story.path.toLowerCase() === path);
    if (found !== undefined) return found;
    if (!pageInfo.hasNext || pageInfo.endCursor === null) return null;
    cursor = pageInfo.endCursor;
  }
}

/** The tags of a story by their words, each with the list that it narrows. */
function tagsOf(story: Story, tags: readonly StoryTag[], list: string): StoryPageData['tags'] {
  const own = new Set(story.tags.map((id) => formatTagId(id) ?? id));
  return tags.flatMap(({ id, value }) => {
    const tag = formatTagId(id) ?? id;
    return own.has(tag) ? [{ value, href: `${list}?${new URLSearchParams({ tag })}` }] : [];
  });
}

function headOf(data: StoryPageData, page: PageContext): HeadAdditions {
  if (data.published === null) return {};
  const { title, premble: description, author, published, image } = data;
  const article = newsArticle({ title, description, author, published, image }, page);
  return {
    ...(data.premble !== '' && page.page.fields.metaDescription === '' && { description: data.premble }),
    ...(data.image !== null && page.page.fields.ogImage === null && { image: data.image }),
    jsonLd: article === null ? [] : [article],
  };
}
