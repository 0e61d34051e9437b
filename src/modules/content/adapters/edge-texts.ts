import { z } from 'zod';
import { ok, type Result } from '~/platform/result';
import { dictionaryChain, dictionaryOf, editorsTexts } from '../domain/dictionary';
import { formatTagId, isWildcard } from '../domain/item';
import type { ReadScope, RouteEntry, StoryTag } from '../domain/reader';
import { pathOf, routeSegments } from '../domain/route';
import { tag } from '../domain/tags';
import type { EdgeFailure } from './edge-client';
import {
  AnswerCache,
  allPages,
  type EdgeContext,
  type EdgePaths,
  ITEMS_PAGE_SIZE,
  keyOf,
  type Paged,
  pagedShape,
  queryEdge,
} from './edge-site';
import type { SizedValue } from './stale-cache';

/** The public clients of the service read so many texts at once. */
const TEXTS_PAGE_SIZE = 500;
const ROUTES_PAGE_SIZE = 500;

const DICTIONARY = `query Dictionary($site: String!, $language: String!, $after: String) {
  site { siteInfo(site: $site) { dictionary(language: $language, first: ${TEXTS_PAGE_SIZE}, after: $after) {
    pageInfo { endCursor hasNext } results { key value } } } }
}`;

const TAGS = `query Tags($path: String!, $language: String!, $after: String) {
  item(path: $path, language: $language) { children(first: ${ITEMS_PAGE_SIZE}, after: $after) {
    pageInfo { endCursor hasNext } results { id name
      key: field(name: "key") { value } value: field(name: "value") { value } } } }
}`;

/** Not every service tells when a page was changed; one that does not refuses the question. */
const routesQuery = (more: string) => `query Routes($site: String!, $language: String!, $after: String) {
  site { siteInfo(site: $site) { routes(language: $language, first: ${ROUTES_PAGE_SIZE}, after: $after) {
    pageInfo { endCursor hasNext }
    results { routePath ${more} route { noindex: field(name: "noindex") { value } } } } } }
}`;

const ROUTES = { dated: routesQuery('modified'), plain: routesQuery('') } as const;

const siteInfo = <N extends string, T>(name: N, entry: z.ZodType<T>) =>
  z.object({ site: z.object({ siteInfo: z.record(z.literal(name), pagedShape(entry)).nullable() }) });

const text = z.object({ value: z.string() }).nullable();

const phrasesShape = siteInfo('dictionary', z.object({ key: z.string(), value: z.string() }));
const routesShape = siteInfo(
  'routes',
  z.object({
    routePath: z.string(),
    modified: z.string().nullish(),
    route: z.object({ noindex: text }).nullable(),
  }),
);
const tagsShape = z.object({
  item: z
    .object({
      children: pagedShape(z.object({ id: z.string(), name: z.string(), key: text, value: text })),
    })
    .nullable(),
});

const MAX_PAGES = { texts: 20, tags: 10, routes: 100 } as const;
const MAX_TEXT = 10_000;

/** Texts, tags and routes of an Experience Edge service. */
export class EdgeTexts {
  private readonly dictionaries: AnswerCache<Readonly<Record<string, string>>>;
  private readonly tagLists: AnswerCache<readonly StoryTag[]>;
  private readonly routeLists: AnswerCache<readonly RouteEntry[]>;
  private tellsTimes = true;

  constructor(
    private readonly context: EdgeContext,
    private readonly places: EdgePaths,
  ) {
    this.dictionaries = new AnswerCache(context, 8_000_000);
    this.tagLists = new AnswerCache(context, 2_000_000);
    this.routeLists = new AnswerCache(context, 16_000_000);
  }

  /** One object as long as the texts are fresh, so that translators can be built on it. */
  async dictionary(scope: ReadScope): Promise<Readonly<Record<string, string>>> {
    const chain = dictionaryChain(scope.language);
    for (const language of chain) scope.tag(tag.dictionary(scope.site, language));
    if (this.places.languages(scope).length === 0) return {};
    const { site } = scope;
    return this.dictionaries.of(keyOf(site, scope.language), async () => {
      const parts = await Promise.all(chain.map((language) => this.phrases(site, language)));
      const texts = new Map<string, [string, string][]>();
      let size = 0;
      for (const [at, part] of parts.entries()) {
        if (!part.ok) return part;
        size += part.value.size;
        const entries = part.value.value.map(({ key, value }): [string, string] => [
          key,
          value.slice(0, MAX_TEXT),
        ]);
        const language = chain[at] ?? '';
        texts.set(language, Object.entries(editorsTexts(language, Object.fromEntries(entries))));
      }
      return ok({ value: dictionaryOf(scope.language, (each) => texts.get(each) ?? []), size });
    });
  }

  async tags(scope: ReadScope): Promise<readonly StoryTag[]> {
    scope.tag(tag.storyTags(scope.site, scope.language));
    const home = await this.places.anyHome(scope);
    if (home === null) return [];
    const path = `${home.slice(0, home.lastIndexOf('/'))}/tags`;
    const { language } = scope;
    const { compare } = new Intl.Collator(language);
    return this.tagLists.of(keyOf(language, path), async () => {
      const found = await allPages(MAX_PAGES.tags, (after) => {
        const variables = { path, language, after };
        const question = { purpose: 'tags', query: TAGS, variables, answer: tagsShape };
        return queryEdge(this.context.client, question, ({ item }) => item?.children ?? null);
      });
      if (!found.ok) return found;
      const tags = found.value.value.flatMap(({ id, name, key, value }) => {
        const tagId = formatTagId(id);
        const shown = (value?.value ?? '').slice(0, 200);
        return tagId === null || shown === '' ? [] : [{ key: key?.value || name, value: shown, id: tagId }];
      });
      tags.sort((a, b) => compare(a.value, b.value));
      return ok({ value: tags, size: found.value.size });
    });
  }

  async routes(scope: ReadScope): Promise<readonly RouteEntry[]> {
    scope.tag(tag.routes(scope.site));
    scope.tag(tag.tree(scope.site));
    const { site } = scope;
    const lists = await Promise.all(
      this.places
        .languages(scope)
        .map((language) => this.routeLists.of(keyOf(site, language), () => this.routesOf(site, language))),
    );
    return lists.flat();
  }

  private phrases(site: string, language: string) {
    return allPages(MAX_PAGES.texts, (after) => {
      const variables = { site, language, after };
      const question = { purpose: 'dictionary', query: DICTIONARY, variables, answer: phrasesShape };
      return queryEdge(this.context.client, question, (answer) => answer.site.siteInfo?.dictionary ?? null);
    });
  }

  private async routesOf(
    site: string,
    language: string,
  ): Promise<Result<SizedValue<readonly RouteEntry[]>, EdgeFailure>> {
    const found = await allPages(MAX_PAGES.routes, (after) => this.routesPage(site, language, after));
    if (!found.ok) return found;
    return ok({ value: found.value.value, size: found.value.size });
  }

  private async routesPage(
    site: string,
    language: string,
    after: string | null,
  ): Promise<Result<SizedValue<Paged<RouteEntry> | null>, EdgeFailure>> {
    const variables = { site, language, after };
    const query = this.tellsTimes ? ROUTES.dated : ROUTES.plain;
    const answer = await queryEdge(
      this.context.client,
      { purpose: 'routes', query, variables, answer: routesShape },
      ({ site: { siteInfo: info } }) =>
        info === null
          ? null
          : {
              pageInfo: info.routes.pageInfo,
              results: info.routes.results.flatMap(({ routePath, modified, route }) => {
                const segments = routeSegments(routePath);
                if (segments === null || segments.some(isWildcard)) return [];
                if (route?.noindex?.value === '1') return [];
                return [{ path: pathOf(segments), language, modified: timeOf(modified) }];
              }),
            },
    );
    if (answer.ok || answer.error !== 'refused' || !this.tellsTimes) return answer;
    this.tellsTimes = false;
    return this.routesPage(site, language, after);
  }
}

const timeOf = (text: string | null | undefined): string | null => {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};
