/**
 * The cache tags of content: what a read depends on and what an edit makes stale, in one place. A tag
 * names a kind of answer, so that a reader and an edit that never met agree on it.
 */
export const tag = {
  /** One page's own content in one language. */
  page: (itemId: string, language: string) => `page:${itemId}:${language}`,
  /** Which routes of a site lead where: names, parents, order, wildcards, what is published at all. */
  tree: (site: string) => `tree:${site}`,
  /** What menus show: titles, hidden flags, external links. */
  nav: (site: string, language: string) => `nav:${site}:${language}`,
  /** The header and footer that pages inherit. */
  partial: (site: string, language: string) => `partial:${site}:${language}`,
  /** Which items there are, published or not: for editors. */
  items: (site: string) => `items:${site}`,
  /** The alert banners that stand on pages now. */
  alerts: (site: string, language: string) => `alerts:${site}:${language}`,
  dictionary: (site: string, language: string) => `dict:${site}:${language}`,
  stories: (site: string, language: string) => `stories:${site}:${language}`,
  storyTags: (site: string, language: string) => `tags:${site}:${language}`,
  redirects: (site: string) => `redirects:${site}`,
  /** The list of all routes with their times of change (the sitemap). */
  routes: (site: string) => `routes:${site}`,
} as const;

/** What an edit changed, as far as caches care. */
export type Edit =
  | {
      readonly kind: 'version-replaced';
      readonly site: string;
      readonly itemId: string;
      readonly language: string;
      readonly template: string;
      /** Whether a menu would now look different. */
      readonly navigationChanged: boolean;
    }
  | {
      /** A first publish, or the end of one: a route appears or disappears. */
      readonly kind: 'route-toggled';
      readonly site: string;
      readonly itemId: string;
      readonly language: string;
      readonly template: string;
    }
  | { readonly kind: 'item-created'; readonly site: string }
  | { readonly kind: 'structure-changed'; readonly site: string; readonly languages: readonly string[] }
  | {
      readonly kind: 'shared-changed';
      readonly site: string;
      readonly itemId: string;
      readonly languages: readonly string[];
    }
  | { readonly kind: 'dictionary-changed'; readonly site: string; readonly language: string }
  | { readonly kind: 'tags-changed'; readonly site: string; readonly languages: readonly string[] }
  | { readonly kind: 'alerts-changed'; readonly site: string; readonly languages: readonly string[] }
  | { readonly kind: 'redirects-changed'; readonly site: string }
  | { readonly kind: 'imported'; readonly site: string; readonly languages: readonly string[] };

/** The templates that caches treat apart. */
const STORY = 'StoryPage';
const PARTIALS = 'SitePartials';

/** The tags whose answers an edit made stale. */
export function staleTags(edit: Edit): readonly string[] {
  const { site } = edit;
  switch (edit.kind) {
    case 'version-replaced':
      return [
        ...ownTags(edit),
        ...(edit.navigationChanged ? [tag.nav(site, edit.language)] : []),
        tag.routes(site),
      ];
    case 'route-toggled':
      return edit.template === PARTIALS
        ? ownTags(edit)
        : [...ownTags(edit), tag.tree(site), tag.nav(site, edit.language), tag.routes(site)];
    case 'item-created':
      return [tag.items(site)];
    case 'structure-changed':
      return [
        tag.tree(site),
        tag.routes(site),
        ...edit.languages.flatMap((language) => [tag.nav(site, language), tag.stories(site, language)]),
      ];
    case 'shared-changed':
      return [
        tag.routes(site),
        ...edit.languages.flatMap((language) => [
          tag.page(edit.itemId, language),
          tag.nav(site, language),
          tag.stories(site, language),
        ]),
      ];
    case 'dictionary-changed':
      return [tag.dictionary(site, edit.language)];
    case 'tags-changed':
      return edit.languages.map((language) => tag.storyTags(site, language));
    case 'alerts-changed':
      return edit.languages.map((language) => tag.alerts(site, language));
    case 'redirects-changed':
      return [tag.redirects(site)];
    case 'imported':
      return [
        tag.tree(site),
        tag.routes(site),
        tag.redirects(site),
        ...edit.languages.flatMap((language) => [
          tag.nav(site, language),
          tag.partial(site, language),
          tag.alerts(site, language),
          tag.dictionary(site, language),
          tag.stories(site, language),
          tag.storyTags(site, language),
        ]),
      ];
  }
}

function ownTags(edit: { site: string; itemId: string; language: string; template: string }): string[] {
  const tags = [tag.page(edit.itemId, edit.language)];
  if (edit.template === STORY) tags.push(tag.stories(edit.site, edit.language));
  if (edit.template === PARTIALS) tags.push(tag.partial(edit.site, edit.language));
  return tags;
}
