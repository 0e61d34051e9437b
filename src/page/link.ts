import { type LinkValue, safeHref, sitePhoneHref } from '~/modules/content';
import type { PageContext } from './contract';

export interface LinkAttributes {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: 'noopener';
}

/** Paths that belong to the whole host and have no language. */
const UNPREFIXED = /^\/(?:media|assets|api|-)\//;

/**
 * An address as an editor wrote it, in the language of the page: only pages have a language prefix. One that names a
 * language of the site already leads there. What stands for the site's telephone becomes its number.
 */
export function localHref(page: Pick<PageContext, 'href' | 'site'>, href: string): string {
  const safe = sitePhoneHref(safeHref(href) ?? '#', page.site.contact);
  if (!safe.startsWith('/') || UNPREFIXED.test(safe)) return safe;
  const [first = ''] = safe.slice(1).split(/[/?#]/, 1);
  return page.site.languages.some((language) => language === first) ? safe : page.href(safe);
}

/** Attributes of an editor's link; null for a link that leads nowhere. */
export function linkAttributes(page: PageContext, link: LinkValue | null): LinkAttributes | null {
  if (link === null || safeHref(link.href) === null) return null;
  const href = localHref(page, link.href);
  return link.target === '_blank' ? { href, target: '_blank', rel: 'noopener' } : { href };
}
