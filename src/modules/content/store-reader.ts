import { LRUCache } from 'lru-cache';
import type { Database } from '~/platform/db';
import { alertNodes } from './domain/alerts';
import type { Placeholders } from './domain/blocks/block-tree';
import { dictionaryChain, dictionaryOf } from './domain/dictionary';
import { isRoutable, isWildcard, readItemContent, STORY_TEMPLATE } from './domain/item';
import { languageVersion } from './domain/language-names';
import { ancestorsOf } from './domain/navigation';
import type { ContentReader, LanguageVersion, Page, ReadScope, RouteEntry, StoryTag } from './domain/reader';
import { pathOf, routeSegments } from './domain/route';
import type { Published, RouteMatch, SiteItem, SiteTree } from './domain/site-tree';
import { neighboursOf, pageOfStories, storyFrom, storyOf } from './domain/stories';
import { tag } from './domain/tags';
import type { SiteSnapshot, SiteSnapshots } from './site-snapshots';
import type { StoredItem } from './store/item-rows';
import { placedKey, placeholdersOf } from './store/published-rows';
import type { Dictionaries } from './store/text-rows';

/** What a character of JSON takes as an object. */
const BYTES_PER_CHARACTER = 3;

/** Versions of a site: all pages of most sites, 2 KB each; of a site with thousands of stories what visitors begin with. */
const MAX_READ_AHEAD = 250;
const READ_TOGETHER = 25;

/** The reads of the site on our own store: structure from memory, blocks with at most one query. */
export class StoreReader implements ContentReader {
  /** Block trees by what was written when; that never changes, so they are never stale. */
  private readonly documents: LRUCache<string, Placeholders>;

  /** By language, while the editors' texts stand: the same object each time, so that readers can build on it. */
  private readonly dictionaries = new WeakMap<Dictionaries, Map<string, Readonly<Record<string, string>>>>();

  constructor(
    private readonly database: Database,
    private readonly snapshots: SiteSnapshots,
    maxBytes: number,
  ) {
    this.documents = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (placeholders) => JSON.stringify(placeholders).length * BYTES_PER_CHARACTER + 1,
    });
  }

  async homePath(scope: ReadScope): Promise<string | null> {
    const tree = await this.tree(scope);
    return tree.home?.published.has(scope.language) ? '/' : null;
  }

  async navigation(scope: ReadScope, datasourcePath: string) {
    scope.tag(tag.nav(scope.site, scope.language));
    const { tree, navigation } = await this.snapshot(scope);
    const item = itemAt(tree, datasourcePath);
    return item === null ? [] : navigation(item, scope.language);
  }

  async languages(scope: ReadScope, routePath: string): Promise<readonly LanguageVersion[]> {
    const tree = await this.tree(scope);
    const segments = routeSegments(routePath);
    if (segments === null) return [];
    const found = firstMatch(tree, [scope.language, ...tree.languages], segments);
    if (found === null) return [];
    return [...found.item.published.keys()]
      .sort()
      .map((language) => languageVersion(language, scope.language, pathOf(segments)));
  }

  async routeLanguage(scope: ReadScope, route: string): Promise<string | null> {
    const tree = await this.tree(scope);
    const segments = routeSegments(route);
    if (segments === null) return null;
    const [prefix, ...below] = segments;
    const named = tree.languages.find((language) => language.toLowerCase() === prefix?.toLowerCase());
    if (named !== undefined && tree.match(named, below) !== null) return named;
    const candidates = [scope.language, ...tree.languages];
    return candidates.find((language) => tree.match(language, segments) !== null) ?? null;
  }

  async stories(scope: ReadScope, query: Parameters<ContentReader['stories']>[1]) {
    scope.tag(tag.stories(scope.site, scope.language));
    const { tree, stories } = await this.snapshot(scope);
    const index = itemAt(tree, query.datasource);
    return pageOfStories(index === null ? [] : stories(index, scope.language), query);
  }

  async tags(scope: ReadScope): Promise<readonly StoryTag[]> {
    scope.tag(tag.storyTags(scope.site, scope.language));
    const { tags } = await this.snapshots.of(scope.site);
    const { compare } = new Intl.Collator(scope.language);
    return tags
      .filter((row) => row.language === scope.language)
      .map(({ key, value, id }) => ({ key, value, id }))
      .sort((a, b) => compare(a.value, b.value));
  }

  async storyPublishDate(scope: ReadScope, storyPath: string): Promise<string | null> {
    const tree = await this.tree(scope);
    const segments = routeSegments(storyPath);
    if (segments === null) return null;
    // The data of a story lies up to two levels below it.
    for (const length of [segments.length, segments.length - 1, segments.length - 2]) {
      const item = length < 0 ? null : tree.at(segments.slice(0, length));
      if (item?.template !== STORY_TEMPLATE) continue;
      scope.tag(tag.page(item.id, scope.language));
      return storyOf(item, scope.language)?.date.value ?? null;
    }
    return null;
  }

  async sequentialNavigation(scope: ReadScope, storyPath: string) {
    scope.tag(tag.stories(scope.site, scope.language));
    const { tree, stories } = await this.snapshot(scope);
    const item = itemAt(tree, storyPath);
    if (item === null || item.parent === null || storyOf(item, scope.language) === null) return null;
    const siblings = new Set(item.parent.children.map((child) => child.id));
    const list = stories(item.parent, scope.language).filter((story) => siblings.has(story.id));
    return { parent: pathOf(item.parent.segments), ...neighboursOf(list, item.id) };
  }

  async page(scope: ReadScope, routePath: string): Promise<Page | null> {
    const page = await this.readPage(scope, routePath);
    if (page !== 'stale') return page;
    // A version that the snapshot names was deleted or written anew meanwhile: the snapshot is older than the database.
    this.snapshots.invalidate(scope.site);
    const again = await this.readPage(scope, routePath);
    return again === 'stale' ? null : again;
  }

  async dictionary(scope: ReadScope): Promise<Readonly<Record<string, string>>> {
    for (const language of dictionaryChain(scope.language)) scope.tag(tag.dictionary(scope.site, language));
    const { dictionaries } = await this.snapshots.of(scope.site);
    const merged = this.dictionaries.get(dictionaries) ?? new Map<string, Readonly<Record<string, string>>>();
    this.dictionaries.set(dictionaries, merged);
    const known = merged.get(scope.language);
    if (known !== undefined) return known;
    const dictionary = dictionaryOf(scope.language, (each) => Object.entries(dictionaries.get(each) ?? {}));
    merged.set(scope.language, dictionary);
    return dictionary;
  }

  async routes(scope: ReadScope): Promise<readonly RouteEntry[]> {
    scope.tag(tag.routes(scope.site));
    const tree = await this.tree(scope);
    return tree.items.flatMap((item) => {
      if (!isRoutable(item.template) || item.segments.some(isWildcard)) return [];
      return [...item.published]
        .filter(([, version]) => !version.page.noindex)
        .map(([language, version]) => ({
          path: pathOf(item.segments),
          language,
          modified: version.publishedAt.toISOString(),
        }));
    });
  }

  /** The page that a draft would be, read with what is published around it; null for an item that is not there. */
  async preview(
    scope: ReadScope,
    { id, template, name, shared }: StoredItem,
    draft: { readonly fields: object; readonly placeholders: Placeholders },
  ): Promise<Page | null> {
    const tree = await this.tree(scope);
    const item = tree.items.find((each) => each.id === id);
    if (item === undefined) return null;
    const { language } = scope;
    const wildcard = item.segments.filter(isWildcard);
    const [inherited] = await this.placeholders([tree.partials?.published.get(language)]);
    const { header = inherited?.header, main, footer = inherited?.footer } = draft.placeholders;
    const { page, navigation, story } = readItemContent(template, name, shared, draft.fields);
    const about = {
      id,
      name,
      displayName: navigation.title,
      path: pathOf(item.segments),
      templateId: template,
    };
    return {
      id,
      template,
      itemPath: `/${item.segments.join('/')}`,
      language,
      fields: page,
      placeholders: { header: header ?? [], main: main ?? [], footer: footer ?? [] },
      wildcard,
      ancestors: ancestorsOf(item, language, wildcard, isRoutable).map(({ title, path }) => ({
        title,
        path,
      })),
      ...(story !== null && { draftStory: storyFrom(about, story, language, item.zone) }),
    };
  }

  /**
   * Reads the blocks of pages that nobody has requested since the start, as long as they leave half of the memory free: a database
   * that goes away then takes no car, facility or list with it. Pages that stand for many (`*`) come first, then from the home page down.
   */
  async readAhead(site: string): Promise<void> {
    const { tree } = await this.snapshots.of(site);
    const versions = versionsToReadAhead(tree);
    for (let at = 0; at < versions.length; at += READ_TOGETHER) {
      if (this.documents.calculatedSize > this.documents.maxSize / 2) return;
      await this.placeholders(versions.slice(at, at + READ_TOGETHER));
    }
  }

  private async readPage(scope: ReadScope, routePath: string): Promise<Page | null | 'stale'> {
    const { language } = scope;
    const { tree, alerts } = await this.snapshot(scope);
    const segments = routeSegments(routePath);
    const found = segments === null ? null : tree.match(language, segments);
    const version = found?.item.published.get(language);
    if (found === null || version === undefined) return null;
    const { item, wildcard } = found;
    const partials = tree.partials?.published.get(language);
    const [own, inherited] = await this.placeholders([version, partials]);
    if (own === undefined || (partials !== undefined && inherited === undefined)) return 'stale';
    scope.tag(tag.page(item.id, language));
    scope.tag(tag.alerts(scope.site, language));
    if (own.header === undefined || own.footer === undefined) scope.tag(tag.partial(scope.site, language));
    const ancestors = ancestorsOf(item, language, wildcard, isRoutable);
    for (const ancestor of ancestors) scope.tag(tag.page(ancestor.id, language));
    return {
      id: item.id,
      template: item.template,
      itemPath: `/${item.segments.join('/')}`,
      language,
      fields: version.page,
      placeholders: {
        header: [...alertNodes(alerts, language, segments ?? []), ...(own.header ?? inherited?.header ?? [])],
        main: own.main ?? [],
        footer: own.footer ?? inherited?.footer ?? [],
      },
      wildcard,
      ancestors: ancestors.map(({ title, path }) => ({ title, path })),
    };
  }

  /** The blocks of versions, from memory or with one query for all that are missing; none of one that was written anew since. */
  private async placeholders(versions: readonly (Published | undefined)[]) {
    const keys = versions.map((version) => (version === undefined ? undefined : placedKey(version)));
    const known = keys.map((key) => (key === undefined ? undefined : this.documents.get(key)));
    const missing = versions.flatMap((version, index) =>
      version === undefined || known[index] !== undefined ? [] : [version.versionId],
    );
    const loaded = await placeholdersOf(this.database.db, missing);
    for (const [key, placeholders] of loaded) this.documents.set(key, placeholders);
    return keys.map((key, index) => known[index] ?? (key === undefined ? undefined : loaded.get(key)));
  }

  private async tree(scope: ReadScope): Promise<SiteTree> {
    return (await this.snapshot(scope)).tree;
  }

  /** Ask once per read: two snapshots of different times do not go together. */
  private snapshot(scope: ReadScope): Promise<SiteSnapshot> {
    scope.tag(tag.tree(scope.site));
    return this.snapshots.of(scope.site);
  }
}

function itemAt(tree: SiteTree, path: string): SiteItem | null {
  const segments = routeSegments(path);
  return segments === null ? null : tree.at(segments);
}

function versionsToReadAhead({ partials, items }: SiteTree): readonly Published[] {
  const rank = ({ segments }: SiteItem) => (segments.some(isWildcard) ? 0 : segments.length + 1);
  const pages = items
    .filter(({ template }) => isRoutable(template))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MAX_READ_AHEAD);
  return [...(partials === null ? [] : [partials]), ...pages]
    .flatMap(({ published }) => [...published.values()])
    .slice(0, MAX_READ_AHEAD);
}

function firstMatch(
  tree: SiteTree,
  languages: readonly string[],
  segments: readonly string[],
): RouteMatch | null {
  for (const language of languages) {
    const found = tree.match(language, segments);
    if (found !== null) return found;
  }
  return null;
}
