import type { BlockNode } from './blocks/block-contract';
import type { ImageValue } from './blocks/fields';

/** What a page's own fields hold (HEAD-1, NAV-2). */
export interface PageFields {
  readonly title: string;
  readonly navigationTitle: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly ogImage: ImageValue | null;
  readonly noindex: boolean;
}

/** A published page in one language, ready to render. */
export interface Page {
  readonly id: string;
  /** Template name: `Page`, `StoryPage`, `WildcardPage`, … */
  readonly template: string;
  /** Item path below the site root with `*` for wildcards, for example `/kop-bil/*` . */
  readonly itemPath: string;
  readonly language: string;
  readonly fields: PageFields;
  readonly placeholders: {
    readonly header: readonly BlockNode[];
    readonly main: readonly BlockNode[];
    readonly footer: readonly BlockNode[];
  };
  /** What the path had in place of the wildcards, decoded, in order. */
  readonly wildcard: readonly string[];
  /** Ancestors from the home page down to the parent, with their navigation titles. */
  readonly ancestors: readonly { readonly title: string; readonly path: string }[];
  /** The story that a draft would be; a published page is found among the stories. */
  readonly draftStory?: Story;
  /** The content platform did not say what the page stands in (NAV-14). */
  readonly lacksContext?: boolean;
}

export interface NavigationItem {
  readonly name: string;
  readonly path: string;
  readonly navigationTitle: string;
  readonly hideInNavigation: boolean;
  readonly shouldBeNavigableInMenuWhenItHasChildren: boolean;
  readonly externalLink: {
    readonly href: string;
    readonly linktype: string;
    readonly target?: '_blank';
  } | null;
  readonly children: readonly NavigationItem[];
}

export interface LanguageVersion {
  readonly name: string;
  readonly displayName: string;
  readonly englishName: string;
  readonly nativeName: string;
  /** Path of the route in that language, without the language prefix. */
  readonly path: string;
}

export interface Story {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly path: string;
  readonly title: string;
  readonly premble: string;
  readonly author: string;
  readonly date: { readonly value: string; readonly dateValue: number; readonly formattedDateValue: string };
  readonly image: ImageValue | null;
  /** Tag ids, as the pipe-separated field lists them. */
  readonly tags: readonly string[];
  readonly templateId: string;
}

export interface StoryTag {
  readonly key: string;
  readonly value: string;
  /** Formatted 8-4-4-4-12. */
  readonly id: string;
}

export interface StoryPage {
  readonly total: number;
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNext: boolean };
  readonly stories: readonly Story[];
}

/** Site and language of a read; `tag` records what the answer depends on, so that publishing can invalidate it. */
export interface ReadScope {
  readonly site: string;
  readonly language: string;
  tag(tag: string): void;
}

/**
 * Everything the site reads of its content: the reads of DELIVERY-2 and DELIVERY-3 and what the renderer
 * needs to find a page. Paths are below the site root, without language prefix; `null` is "not there".
 */
export interface ContentReader {
  /** 1 */
  homePath(scope: ReadScope): Promise<string | null>;
  /** 2: the entries below `datasourcePath`, each with up to three nested levels of children. */
  navigation(scope: ReadScope, datasourcePath: string): Promise<readonly NavigationItem[]>;
  /** 3 */
  languages(scope: ReadScope, routePath: string): Promise<readonly LanguageVersion[]>;
  /** 4 */
  routeLanguage(scope: ReadScope, route: string): Promise<string | null>;
  /** 5: newest first. `datasource` is the path of the stories index; a story matches any of `tagIds`. */
  stories(
    scope: ReadScope,
    query: {
      readonly datasource: string;
      readonly limit: number;
      readonly cursor?: string | undefined;
      readonly tagIds?: readonly string[] | undefined;
    },
  ): Promise<StoryPage>;
  /** 6 */
  tags(scope: ReadScope): Promise<readonly StoryTag[]>;
  /** 7: via the parent's parent of the story's data, as ISO date. */
  storyPublishDate(scope: ReadScope, storyPath: string): Promise<string | null>;
  /** 8: neighbours in date order below the same parent. */
  sequentialNavigation(
    scope: ReadScope,
    storyPath: string,
  ): Promise<{
    readonly parent: string;
    readonly next: string | null;
    readonly previous: string | null;
  } | null>;

  /** The page of a route: exact paths win over wildcards, deeper wildcards over shallower ones. */
  page(scope: ReadScope, routePath: string): Promise<Page | null>;
  /** Editors' overrides of developer-owned messages, and their own keys. */
  dictionary(scope: ReadScope): Promise<Readonly<Record<string, string>>>;
  /** Every published, indexable, wildcard-free route of a site in every language it has. */
  routes(scope: ReadScope): Promise<readonly RouteEntry[]>;
}

export interface RouteEntry {
  readonly path: string;
  readonly language: string;
  /** ISO time of the last publish; null where the source of the content does not tell. */
  readonly modified: string | null;
}
