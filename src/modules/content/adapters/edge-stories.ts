import { z } from 'zod';
import type { Result } from '~/platform/result';
import { readItemContent, STORY_TEMPLATE, storyTime, tagIds } from '../domain/item';
import type { ContentReader, ReadScope, Story, StoryPage } from '../domain/reader';
import { routeSegments } from '../domain/route';
import { MAX_LIMIT, neighboursOf, storyFrom } from '../domain/stories';
import { tag } from '../domain/tags';
import type { EdgeFailure } from './edge-client';
import { itemValues } from './edge-fields';
import {
  AnswerCache,
  allPages,
  type EdgeContext,
  type EdgePaths,
  ITEMS_PAGE_SIZE,
  keyOf,
  pagedShape,
  plainItemId,
  queryEdge,
  routeBelow,
} from './edge-site';
import type { SizedValue } from './stale-cache';

const FIELDS = ['title', 'premble', 'author', 'date', 'image', 'tags'];
const STORY = `id name displayName path template { id name } ${FIELDS.map((name) => `${name}: field(name: "${name}") { jsonValue }`).join(' ')}`;

/** Story pages by their template, no standard values, newest first (DELIVERY-4). */
const searchQuery = (name: string, results: string) => `query ${name}(
  $where: SearchPredicate!, $first: Int!, $after: String
) {
  search(where: $where, first: $first, after: $after, orderBy: { name: "date", direction: DESC }) {
    total pageInfo { endCursor hasNext } results { ${results} }
  }
}`;

const STORIES = searchQuery('Stories', STORY);
const SIBLINGS = searchQuery('Siblings', 'id path');

const PLACE = `query Place($path: String!, $language: String!) {
  item(path: $path, language: $language) { id template { name } parent { id path } }
}`;

/** Call 7: a story's date, asked of a path, its parent and its parent's parent at once. */
const DATES = `query PublishDate($self: String!, $parent: String!, $above: String!, $language: String!) {
  ${['self', 'parent', 'above'].map((name) => `${name}: item(path: $${name}, language: $language) { id template { name } date: field(name: "date") { jsonValue } }`).join('\n  ')}
}`;

const storyShape = z.looseObject({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  path: z.string(),
  template: z.object({ id: z.string(), name: z.string() }),
});

const found = <T>(entry: z.ZodType<T>) =>
  z.object({ search: pagedShape(entry).extend({ total: z.number() }) });

const storiesShape = found(storyShape);
const siblingsShape = found(z.object({ id: z.string(), path: z.string() }));
const placeShape = z.object({
  item: z
    .object({
      id: z.string(),
      template: z.object({ name: z.string() }),
      parent: z.object({ id: z.string(), path: z.string() }).nullable(),
    })
    .nullable(),
});
const dated = z
  .looseObject({ id: z.string(), template: z.object({ name: z.string() }), date: z.unknown() })
  .nullable();
const datesShape = z.object({ self: dated, parent: dated, above: dated });

interface Place {
  readonly id: string;
  readonly template: string;
  readonly parent: { readonly id: string; readonly route: string } | null;
}

/** Stories of one parent that are put in order; the service gives them by the hundred. */
const MAX_SIBLING_PAGES = 30;
const MAX_TAGS = 30;
const MAX_CURSOR = 4000;

/** The story reads of an Experience Edge service (DELIVERY-3). */
export class EdgeStories {
  private readonly lists: AnswerCache<StoryPage>;
  private readonly placed: AnswerCache<Place | null>;
  private readonly siblings: AnswerCache<readonly { readonly id: string; readonly path: string }[]>;
  private readonly dates: AnswerCache<{ readonly id: string; readonly date: string | null } | null>;

  constructor(
    private readonly context: EdgeContext,
    private readonly places: EdgePaths,
  ) {
    this.lists = new AnswerCache(context, 16_000_000);
    this.placed = new AnswerCache(context, 2_000_000);
    this.siblings = new AnswerCache(context, 8_000_000);
    this.dates = new AnswerCache(context, 1_000_000);
  }

  async stories(scope: ReadScope, query: Parameters<ContentReader['stories']>[1]): Promise<StoryPage> {
    scope.tag(tag.stories(scope.site, scope.language));
    const wanted = [...new Set(query.tagIds?.flatMap((id) => tagIds(id)))].slice(0, MAX_TAGS);
    const home = await this.places.anyHome(scope);
    const index = await this.placeOf(scope, query.datasource);
    const matchesNothing = (query.tagIds?.length ?? 0) > 0 && wanted.length === 0;
    if (home === null || index === null || matchesNothing) return NO_STORIES;
    const first = Math.min(Math.max(Math.trunc(query.limit) || 1, 1), MAX_LIMIT);
    const after = (query.cursor ?? '').length > MAX_CURSOR ? null : query.cursor || null;
    const key = keyOf(scope.language, index.id, first, after ?? '', wanted.join());
    return this.lists.of(key, async () => {
      const where = conditions(scope.language, '_path', index.id, wanted);
      const page = await this.page(scope, home, { where, first, after });
      // A cursor that is none gives the first page.
      return !page.ok && page.error === 'refused' && after !== null
        ? this.page(scope, home, { where, first, after: null })
        : page;
    });
  }

  async publishDate(scope: ReadScope, storyPath: string): Promise<string | null> {
    const segments = routeSegments(storyPath);
    const self = segments === null ? null : await this.places.itemAt(scope, segments);
    if (self === null) return null;
    const { language } = scope;
    const parent = self.slice(0, self.lastIndexOf('/'));
    const above = parent.slice(0, parent.lastIndexOf('/'));
    const story = await this.dates.of(keyOf(language, self), () => {
      const variables = { self, parent, above, language };
      const question = { purpose: 'publish date', query: DATES, variables, answer: datesShape };
      return queryEdge(this.context.client, question, (answer) => {
        const nearest = [answer.self, answer.parent, answer.above].find(
          (item) => item?.template.name === STORY_TEMPLATE,
        );
        if (nearest === undefined || nearest === null) return null;
        const { date } = itemValues(STORY_TEMPLATE, { date: nearest.date });
        const isDate = typeof date === 'string' && storyTime(date) !== null;
        return { id: plainItemId(nearest.id), date: isDate ? date : null };
      });
    });
    if (story !== null) scope.tag(tag.page(story.id, language));
    return story?.date ?? null;
  }

  /** Call 8: the parent's id, then everything below it in the order of dates, then the neighbours. */
  async sequential(scope: ReadScope, storyPath: string) {
    scope.tag(tag.stories(scope.site, scope.language));
    const { language } = scope;
    const home = await this.places.anyHome(scope);
    const place = await this.placeOf(scope, storyPath);
    if (home === null || place?.template !== STORY_TEMPLATE || place.parent === null) return null;
    const { id, route } = place.parent;
    const siblings = await this.siblings.of(keyOf(language, id), () =>
      allPages(MAX_SIBLING_PAGES, (after) => {
        const variables = { where: conditions(language, '_parent', id, []), first: ITEMS_PAGE_SIZE, after };
        const question = { purpose: 'sequential navigation', query: SIBLINGS, variables };
        return queryEdge(this.context.client, { ...question, answer: siblingsShape }, ({ search }) => ({
          pageInfo: search.pageInfo,
          results: search.results.flatMap((item) => {
            const path = routeBelow(home, item.path);
            return path === null ? [] : [{ id: plainItemId(item.id), path }];
          }),
        }));
      }),
    );
    return { parent: route, ...neighboursOf(siblings, plainItemId(place.id)) };
  }

  private async placeOf(scope: ReadScope, route: string): Promise<Place | null> {
    const segments = routeSegments(route);
    const path = segments === null ? null : await this.places.itemAt(scope, segments);
    const home = await this.places.anyHome(scope);
    if (path === null || home === null) return null;
    const { language } = scope;
    return this.placed.of(keyOf(language, path), () => {
      const question = { purpose: 'item', query: PLACE, variables: { path, language }, answer: placeShape };
      return queryEdge(this.context.client, question, ({ item }) => {
        if (item === null) return null;
        const above = item.parent === null ? null : routeBelow(home, item.parent.path);
        const parent = item.parent === null || above === null ? null : { id: item.parent.id, route: above };
        return { id: item.id, template: item.template.name, parent };
      });
    });
  }

  private page(
    scope: ReadScope,
    home: string,
    variables: { where: object; first: number; after: string | null },
  ): Promise<Result<SizedValue<StoryPage>, EdgeFailure>> {
    const zone = this.places.zone(scope);
    const question = { purpose: 'stories', query: STORIES, variables, answer: storiesShape };
    return queryEdge(this.context.client, question, ({ search }) => ({
      total: search.total,
      pageInfo: { endCursor: search.pageInfo.endCursor ?? null, hasNext: search.pageInfo.hasNext },
      stories: search.results.flatMap((item) => storyOf(item, home, scope.language, zone) ?? []),
    }));
  }
}

const NO_STORIES: StoryPage = { total: 0, pageInfo: { endCursor: null, hasNext: false }, stories: [] };

function conditions(language: string, place: '_path' | '_parent', id: string, tags: readonly string[]) {
  return {
    AND: [
      { name: place, value: id, operator: place === '_path' ? 'CONTAINS' : 'EQ' },
      { name: '_templates', value: STORY_TEMPLATE, operator: 'CONTAINS' },
      { name: '_language', value: language, operator: 'EQ' },
      { name: '_name', value: '__Standard Values', operator: 'NEQ' },
      ...(tags.length === 0
        ? []
        : [{ OR: tags.map((value) => ({ name: 'tags', value, operator: 'CONTAINS' })) }]),
    ],
  };
}

function storyOf(
  item: z.infer<typeof storyShape>,
  home: string,
  language: string,
  zone: string,
): Story | null {
  const { id, name, displayName, path: itemPath, template, ...fields } = item;
  const path = routeBelow(home, itemPath);
  const { story } = readItemContent(STORY_TEMPLATE, name, {}, itemValues(STORY_TEMPLATE, fields));
  if (path === null || story === null) return null;
  const about = { id: plainItemId(id), name, displayName, path, templateId: template.id };
  return storyFrom(about, story, language, zone);
}
