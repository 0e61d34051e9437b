import type { LinkValue } from './blocks/fields';
import { isWildcard, type NavigationFields, STORY_TEMPLATE } from './item';
import type { NavigationItem } from './reader';
import { pathOf } from './route';
import type { SiteItem } from './site-tree';

/** What one read returns: entries, each with up to three nested levels of children (NAV-1, DELIVERY-2). */
export const LEVELS = 4;

/**
 * The published children of an item, each with three levels below it. Flags (hidden, external link) are delivered, the
 * menu applies them.
 */
export function navigationBelow(
  item: SiteItem,
  language: string,
  levels: number = LEVELS,
): readonly NavigationItem[] {
  if (levels === 0) return [];
  return item.children.flatMap((child) => {
    const content = child.published.get(language);
    if (content === undefined || !isMenuEntry(child)) return [];
    const below = navigationBelow(child, language, levels - 1);
    return [navigationEntry(child.name, pathOf(child.segments), content.navigation, below)];
  });
}

/** Wildcards are no menu entries, and stories are listed by story lists. */
export const isMenuEntry = (item: { readonly name: string; readonly template: string }) =>
  !isWildcard(item.name) && item.template !== STORY_TEMPLATE;

/** An item as a menu reads it. */
export function navigationEntry(
  name: string,
  path: string,
  { title, externalLink, ...flags }: NavigationFields,
  children: readonly NavigationItem[],
): NavigationItem {
  return {
    name,
    path,
    navigationTitle: title,
    ...flags,
    externalLink: externalLink === null ? null : externalAddress(externalLink),
    children,
  };
}

function externalAddress({ href, target }: LinkValue): NonNullable<NavigationItem['externalLink']> {
  return { href, linktype: linkType(href), ...(target !== undefined && { target }) };
}

/** What kind of address a link leads to, in the words of the content service. */
export function linkType(href: string): string {
  if (href.startsWith('#')) return 'anchor';
  if (/^\/(?:-\/)?(?:jss)?media\//.test(href)) return 'media';
  if (/^[/?]/.test(href)) return 'internal';
  if (href.startsWith('mailto:')) return 'mailto';
  return href.startsWith('tel:') ? 'tel' : 'external';
}

/** Whether two versions of a page look the same in a menu and in a breadcrumb. */
export function sameInNavigation(
  a: { readonly navigation: object } | undefined,
  b: { readonly navigation: object } | undefined,
): boolean {
  return JSON.stringify(a?.navigation) === JSON.stringify(b?.navigation);
}

/** The ancestors of a page that a visitor can open, with the wildcards filled in from the route. */
export function ancestorsOf(
  item: SiteItem,
  language: string,
  wildcard: readonly string[],
  routable: (template: string) => boolean,
): readonly { title: string; path: string; id: string }[] {
  const chain: SiteItem[] = [];
  for (let above = item.parent; above !== null; above = above.parent) chain.unshift(above);
  return chain.flatMap((above) => {
    const content = above.published.get(language);
    if (content === undefined || !routable(above.template)) return [];
    let captured = 0;
    const segments = above.segments.map((name) => (isWildcard(name) ? (wildcard[captured++] ?? name) : name));
    return [{ title: content.navigation.title, path: pathOf(segments), id: above.id }];
  });
}
