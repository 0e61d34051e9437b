import { z } from 'zod';
import { isLanguage, isRoutable, pageFields, readItemContent } from '../domain/item';
import { languageVersion } from '../domain/language-names';
import type { LanguageVersion, Page, ReadScope } from '../domain/reader';
import { pathOf, routeSegments } from '../domain/route';
import { tag } from '../domain/tags';
import { fieldValues, itemValues } from './edge-fields';
import { BlocksOfLayout, layoutShape } from './edge-layout';
import {
  AnswerCache,
  type EdgeContext,
  type EdgePaths,
  keyOf,
  plainItemId,
  queryEdge,
  segmentsBelow,
  toResult,
} from './edge-site';

const PAGE = `query Page($site: String!, $routePath: String!, $language: String!) {
  layout(site: $site, routePath: $routePath, language: $language) {
    item {
      path
      rendered
      languages { language { name } url { path } }
      ancestors(hasLayout: true) {
        id name path
        template { name }
        navigationTitle: field(name: "navigationTitle") { jsonValue }
        title: field(name: "title") { jsonValue }
      }
    }
  }
}`;

const ancestorShape = z.looseObject({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  template: z.object({ name: z.string() }),
});

const itemShape = z.object({
  path: z.string(),
  rendered: layoutShape.nullable(),
  languages: z
    .array(z.object({ language: z.object({ name: z.string() }), url: z.object({ path: z.string() }) }))
    .catch([]),
  ancestors: z.array(ancestorShape).catch([]),
});

const pageShape = z.object({ layout: z.object({ item: itemShape.nullable() }) });

/** A page as it was delivered, with what else one answer tells of it. */
interface Delivered {
  readonly page: Page;
  /** Ids of the pages whose titles it shows. */
  readonly ancestorIds: readonly string[];
  /** Language and path of each of its versions; a path is empty where it says no more than the route. */
  readonly versions: readonly (readonly [language: string, path: string])[];
}

const MAX_CACHE_BYTES = 48_000_000;
/** Longer routes are no addresses that anyone has published. */
const MAX_ROUTE = 2000;
const MAX_ANCESTORS = 20;

/** Pages of an Experience Edge service, each with one question that also tells its languages. */
export class EdgePages {
  private readonly answers: AnswerCache<Delivered | null>;

  constructor(
    private readonly context: EdgeContext,
    private readonly places: EdgePaths,
  ) {
    this.answers = new AnswerCache(context, MAX_CACHE_BYTES);
  }

  async page(scope: ReadScope, routePath: string): Promise<Page | null> {
    scope.tag(tag.tree(scope.site));
    const segments = segmentsOf(routePath);
    const found = segments === null ? null : await this.delivered(scope, scope.language, segments);
    if (found === null) return null;
    scope.tag(tag.page(found.page.id, scope.language));
    scope.tag(tag.partial(scope.site, scope.language));
    for (const id of found.ancestorIds) scope.tag(tag.page(id, scope.language));
    return found.page;
  }

  async languages(scope: ReadScope, routePath: string): Promise<readonly LanguageVersion[]> {
    scope.tag(tag.tree(scope.site));
    const segments = segmentsOf(routePath);
    if (segments === null) return [];
    for (const language of new Set([scope.language, ...this.places.languages(scope)])) {
      const found = await this.delivered(scope, language, segments);
      if (found === null) continue;
      return found.versions.map(([name, path]) =>
        languageVersion(name, scope.language, path || pathOf(segments)),
      );
    }
    return [];
  }

  async routeLanguage(scope: ReadScope, route: string): Promise<string | null> {
    scope.tag(tag.tree(scope.site));
    const segments = segmentsOf(route);
    if (segments === null) return null;
    const languages = this.places.languages(scope);
    const [prefix, ...below] = segments;
    const named = languages.find((language) => language.toLowerCase() === prefix?.toLowerCase());
    if (named !== undefined && (await this.delivered(scope, named, below)) !== null) return named;
    for (const language of new Set([scope.language, ...languages])) {
      if ((await this.delivered(scope, language, segments)) !== null) return language;
    }
    return null;
  }

  private async delivered(
    scope: ReadScope,
    language: string,
    segments: readonly string[],
  ): Promise<Delivered | null> {
    // What is no site or no language of it is nowhere; the service need not be asked.
    if (!this.places.languages(scope).includes(language)) return null;
    const { site } = scope;
    const routePath = pathOf(segments);
    return this.answers.of(keyOf(site, language, routePath), async () => {
      const home = await toResult(this.places.home(scope, language));
      if (!home.ok) return home;
      const variables = { site, language, routePath };
      const question = { purpose: 'page', query: PAGE, variables, answer: pageShape };
      return queryEdge(this.context.client, question, ({ layout }) =>
        layout.item === null ? null : this.read(layout.item, language, segments, home.value),
      );
    });
  }

  private read(
    item: z.infer<typeof itemShape>,
    language: string,
    segments: readonly string[],
    home: string | null,
  ): Delivered | null {
    const route = item.rendered?.sitecore.route ?? null;
    if (route === null) return null;
    const names = (home === null ? null : segmentsBelow(home, item.path)) ?? segments;
    const wildcard = wildcardOf(names, segments);
    const blocks = new BlocksOfLayout(this.context.blocks, this.context.log);
    const { placeholders: placed } = route;
    const content = readItemContent('Page', route.name, {}, fieldValues(pageFields, route.fields));
    const above = item.ancestors
      .slice(0, MAX_ANCESTORS)
      .reverse()
      .flatMap((ancestor) => ancestorOf(ancestor, home, wildcard));
    return {
      page: {
        id: plainItemId(route.itemId),
        template: route.templateName.slice(0, 64),
        itemPath: `/${names.join('/')}`,
        language,
        wildcard,
        fields: content.page,
        placeholders: {
          header: blocks.read(placed['headless-header'], 'header'),
          main: blocks.read(placed['headless-main'], 'main'),
          footer: blocks.read(placed['headless-footer'], 'footer'),
        },
        ancestors: above.map(({ title, path }) => ({ title, path })),
        ...(item.rendered?.sitecore.context == null && { lacksContext: true }),
      },
      ancestorIds: above.map(({ id }) => id),
      versions: versionsOf(item.languages, language),
    };
  }
}

function segmentsOf(route: string): readonly string[] | null {
  return route.length > MAX_ROUTE ? null : routeSegments(route);
}

/** What a route has in place of the wildcards of its page, in order. */
function wildcardOf(names: readonly string[], segments: readonly string[]): readonly string[] {
  return names.flatMap((name, index) => {
    if (name === '**') return segments.slice(index);
    return name === '*' ? segments.slice(index, index + 1) : [];
  });
}

function ancestorOf(
  { id, name, path, template, ...fields }: z.infer<typeof ancestorShape>,
  home: string | null,
  wildcard: readonly string[],
) {
  const names = home === null ? null : segmentsBelow(home, path);
  if (names === null || !isRoutable(template.name)) return [];
  let captured = 0;
  const segments = names.map((each) =>
    each === '*' || each === '**' ? (wildcard[captured++] ?? each) : each,
  );
  const { navigation } = readItemContent(template.name, name, {}, itemValues(template.name, fields));
  return [{ id: plainItemId(id), title: navigation.title, path: pathOf(segments) }];
}

/** A wildcard's own path is that of no page, and a language prefix belongs to the address, not to the path. */
function versionsOf(
  languages: z.infer<typeof itemShape>['languages'],
  own: string,
): readonly (readonly [string, string])[] {
  const versions = languages
    .filter((version) => isLanguage(version.language.name))
    .map(({ language: { name }, url }) => {
      const segments = routeSegments(url.path);
      const below = segments?.[0]?.toLowerCase() === name.toLowerCase() ? segments.slice(1) : segments;
      const usable = below !== null && below !== undefined && !below.some((each) => /^\*+$/.test(each));
      return [name, usable ? pathOf(below) : ''] as const;
    });
  const known: readonly (readonly [string, string])[] = versions.length === 0 ? [[own, '']] : versions;
  return known.toSorted(([a], [b]) => (a < b ? -1 : 1));
}
