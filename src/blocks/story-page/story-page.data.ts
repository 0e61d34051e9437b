import type { ContentReader, ImageValue, ReadScope, Story } from '~/modules/content';
import type { ContentLoader } from '../content-loader';
import { type FieldsOf, type HeadAdditions, loaded, type PageContext } from '../contract';
import type { block } from './story-page.block';

export interface StoryPageData {
  readonly title: string;
  readonly premble: string;
  readonly author: string;
  /** ISO time of publishing, or null when the page is no published story. */
  readonly published: string | null;
  readonly image: ImageValue | null;
  readonly tags: readonly { readonly value: string; readonly href: string }[];
  readonly previous: string | null;
  readonly next: string | null;
  readonly back: string | null;
}

export const load: ContentLoader<FieldsOf<typeof block>, StoryPageData> = async ({
  page,
  scope,
  services,
}) => {
  const { content } = services;
  const [around, published] = await Promise.all([
    content.sequentialNavigation(scope, page.path),
    content.storyPublishDate(scope, page.path),
  ]);
  const story = around === null ? null : await findStory(content, scope, around.parent, page.path);
  const local = (path: string | null | undefined) => (path == null ? null : page.href(path));
  const data: StoryPageData = {
    title: story?.title || page.page.fields.title,
    premble: story?.premble ?? '',
    author: story?.author ?? '',
    published,
    image: story?.image ?? null,
    tags:
      story === null || around === null ? [] : await tagsOf(content, scope, story, page.href(around.parent)),
    previous: local(around?.previous),
    next: local(around?.next),
    back: local(around?.parent),
  };
  return loaded(data, { head: headOf(data, page) });
};

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

async function tagsOf(content: Pick<ContentReader, 'tags'>, scope: ReadScope, story: Story, list: string) {
  if (story.tags.length === 0) return [];
  const own = new Set(story.tags.map((id) => id.toLowerCase()));
  const tags = await content.tags(scope);
  return tags
    .filter(({ id }) => own.has(id.toLowerCase()))
    .map(({ id, value }) => ({ value, href: `${list}?${new URLSearchParams({ tag: id })}` }));
}

function headOf(data: StoryPageData, page: PageContext): HeadAdditions {
  if (data.published === null) return {};
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: data.title,
    datePublished: data.published,
    mainEntityOfPage: page.origin + page.href(page.path),
    ...(data.author !== '' && { author: { '@type': 'Person', name: data.author } }),
    ...(data.image !== null && { image: page.origin + data.image.src }),
    publisher: { '@type': 'Organization', name: page.site.organisation.legalName },
  };
  return {
    ...(data.premble !== '' && page.page.fields.metaDescription === '' && { description: data.premble }),
    ...(data.image !== null && page.page.fields.ogImage === null && { image: data.image }),
    jsonLd: [article],
  };
}
