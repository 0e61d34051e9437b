import type { Story } from '~/modules/content';
import type { ContentLoader } from '../content-loader';
import { type FieldsOf, loaded } from '../contract';
import type { block } from './stories-list.block';

/** Specification 1 §9. */
export const STORIES_PER_PAGE = 4;
/** As many as one read returns at most. */
const MOST_PAGES = 25;
const MOST_TAGS = 20;

export interface TagChoice {
  readonly id: string;
  readonly value: string;
  readonly selected: boolean;
  /** The list with this tag added, or taken away when it is selected. */
  readonly href: string;
}

export interface StoriesListData {
  readonly stories: readonly Story[];
  readonly tags: readonly TagChoice[];
  readonly showAllHref: string;
  readonly filtered: boolean;
  /** The list with one page more, or null when all are shown. */
  readonly moreHref: string | null;
}

/** Ids of the cards, so that the link to more stories leads to the first new one. */
export const storyAnchor = (position: number): string => `story-${position + 1}`;

export const load: ContentLoader<FieldsOf<typeof block>, StoriesListData> = async ({
  fields,
  page,
  scope,
  services,
}) => {
  const wanted = new Set(
    page.query
      .getAll('tag')
      .slice(0, MOST_TAGS)
      .map((id) => id.toLowerCase()),
  );
  const known = await services.content.tags(scope);
  const selected = known.filter(({ id }) => wanted.has(id.toLowerCase())).map(({ id }) => id);
  const pages = pagesOf(page.query.get('page'));
  const found = await services.content.stories(scope, {
    datasource: fields.Datasource || page.path,
    limit: STORIES_PER_PAGE * pages,
    ...(selected.length > 0 && { tagIds: selected }),
  });
  const path = page.href(page.path);
  return loaded({
    stories: found.stories,
    tags: known.map(({ id, value }) => {
      const chosen = selected.includes(id);
      const next = chosen ? selected.filter((other) => other !== id) : [...selected, id];
      return { id, value, selected: chosen, href: listHref(path, next, 1) };
    }),
    showAllHref: path,
    filtered: selected.length > 0,
    moreHref:
      found.pageInfo.hasNext && pages < MOST_PAGES
        ? `${listHref(path, selected, pages + 1)}#${storyAnchor(found.stories.length)}`
        : null,
  });
};

function pagesOf(text: string | null): number {
  const pages = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(pages, 1), MOST_PAGES);
}

function listHref(path: string, tags: readonly string[], pages: number): string {
  const query = new URLSearchParams(tags.map((id) => ['tag', id]));
  if (pages > 1) query.set('page', String(pages));
  return query.size === 0 ? path : `${path}?${query}`;
}
