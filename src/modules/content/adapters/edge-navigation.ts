import { z } from 'zod';
import { ok, type Result } from '~/platform/result';
import { readItemContent } from '../domain/item';
import { isMenuEntry, LEVELS, navigationEntry } from '../domain/navigation';
import type { NavigationItem, ReadScope } from '../domain/reader';
import { routeSegments } from '../domain/route';
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
  type Paged,
  pagedShape,
  queryEdge,
  routeBelow,
} from './edge-site';
import type { SizedValue } from './stale-cache';

const FIELDS = [
  'navigationTitle',
  'title',
  'hideInNavigation',
  'shouldBeNavigableInMenuWhenItHasChildren',
  'externalLink',
];
const ENTRY = `name path template { name } ${FIELDS.map((name) => `${name}: field(name: "${name}") { jsonValue }`).join(' ')}`;

const list = (levels: number, args: string): string =>
  levels === 0
    ? ''
    : `children(${args}) { pageInfo { endCursor hasNext } results { ${ENTRY} ${list(levels - 1, `first: ${ITEMS_PAGE_SIZE}`)} } }`;

/** The children of an item, with those below them: three nested levels with one question. */
const queryOf = (levels: number) => `query Navigation($path: String!, $language: String!, $after: String) {
  item(path: $path, language: $language) { ${list(levels, `first: ${ITEMS_PAGE_SIZE}, after: $after`)} }
}`;

const QUERIES = Array.from({ length: LEVELS + 1 }, (_, levels) => queryOf(levels));

interface Entry {
  readonly name: string;
  readonly path: string;
  readonly template: { readonly name: string };
  readonly children?: Paged<Entry> | undefined;
  readonly [field: string]: unknown;
}

const entryShape: z.ZodType<Entry> = z.looseObject({
  name: z.string(),
  path: z.string(),
  template: z.object({ name: z.string() }),
  get children() {
    return pagedShape(entryShape).optional();
  },
});

const answerShape = z.object({ item: z.object({ children: pagedShape(entryShape) }).nullable() });

/** Pages of one list that are read; a menu shows fewer. */
const MAX_PAGES = 5;

/** The menus of an Experience Edge service (DELIVERY-2). */
export class EdgeNavigation {
  private readonly answers: AnswerCache<readonly NavigationItem[] | null>;

  constructor(
    private readonly context: EdgeContext,
    private readonly places: EdgePaths,
  ) {
    this.answers = new AnswerCache(context, 8_000_000);
  }

  /** Where the service knows nothing at the path the menu is empty, and the log says so. */
  async below(scope: ReadScope, datasourcePath: string): Promise<readonly NavigationItem[]> {
    scope.tag(tag.nav(scope.site, scope.language));
    const segments = routeSegments(datasourcePath);
    const home = await this.places.anyHome(scope);
    const path = segments === null ? null : await this.places.itemAt(scope, segments);
    const { language, site } = scope;
    const found =
      home === null || path === null
        ? null
        : await this.answers.of(keyOf(language, path), () => this.request(home, path, language));
    if (found !== null) return found;
    const cause = new Error('No Sitecore context found');
    this.context.log.error({ err: cause, site, language, path: datasourcePath }, cause.message);
    return [];
  }

  private async request(
    home: string,
    path: string,
    language: string,
  ): Promise<Result<SizedValue<readonly NavigationItem[] | null>, EdgeFailure>> {
    const first = await this.page(path, language, LEVELS, null);
    if (!first.ok || first.value.value === null) return first.ok ? ok({ value: null, size: 0 }) : first;
    const size = { characters: first.value.size };
    const entries = await this.whole(first.value.value, path, language, LEVELS, size);
    if (!entries.ok) return entries;
    const items = await this.items(entries.value, home, language, LEVELS, size);
    return items.ok ? ok({ value: items.value, size: size.characters }) : items;
  }

  private async items(
    entries: readonly Entry[],
    home: string,
    language: string,
    levels: number,
    size: { characters: number },
  ): Promise<Result<readonly NavigationItem[], EdgeFailure>> {
    const items: NavigationItem[] = [];
    for (const { name, path, template, children, ...fields } of entries) {
      const route = routeBelow(home, path);
      if (route === null || !isMenuEntry({ name, template: template.name })) continue;
      const below =
        children === undefined ? ok([]) : await this.whole(children, path, language, levels - 1, size);
      if (!below.ok) return below;
      const inner = await this.items(below.value, home, language, levels - 1, size);
      if (!inner.ok) return inner;
      const { navigation } = readItemContent(template.name, name, {}, itemValues(template.name, fields));
      items.push(navigationEntry(name, route, navigation, inner.value));
    }
    return ok(items);
  }

  /** A list with the pages that follow its first. */
  private async whole(
    list: Paged<Entry>,
    path: string,
    language: string,
    levels: number,
    size: { characters: number },
  ): Promise<Result<readonly Entry[], EdgeFailure>> {
    const { endCursor, hasNext } = list.pageInfo;
    if (!hasNext || endCursor == null) return ok(list.results);
    const rest = await allPages(MAX_PAGES - 1, (after) =>
      this.page(path, language, levels, after ?? endCursor),
    );
    if (!rest.ok) return rest;
    size.characters += rest.value.size;
    return ok([...list.results, ...rest.value.value]);
  }

  private page(path: string, language: string, levels: number, after: string | null) {
    const query = QUERIES[levels] ?? '';
    const variables = { path, language, after };
    const question = { purpose: 'navigation', query, variables, answer: answerShape };
    return queryEdge(this.context.client, question, ({ item }) => item?.children ?? null);
  }
}
