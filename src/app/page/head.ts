import type { HeadAdditions, PageContext } from '~/blocks/contract';
import type { LanguageVersion } from '~/modules/content';
import { imageSources } from '~/platform/media';
import { type Language, languagePrefix, type Site } from '~/sites';
import { escapeHtml, scriptJson } from './markup';
import { localPath } from './route';

/** What the document head says of a page (specification 1 §2.3). */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly image: string | null;
  readonly noindex: boolean;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly jsonLd: readonly object[];
}

/** A page's own fields, with what its blocks add to them laid over. */
export function headOf(
  page: PageContext,
  additions: readonly HeadAdditions[],
  versions: readonly LanguageVersion[],
): PageHead {
  const { fields } = page.page;
  const added: HeadAdditions = Object.assign({}, ...additions);
  const title = added.title || fields.metaTitle || fields.navigationTitle || fields.title;
  const image = added.image?.src ?? fields.ogImage?.src ?? null;
  return {
    title: titleOf(page.site, title),
    description: added.description || fields.metaDescription,
    canonical: canonicalOf(page, added.canonical),
    image: image === null ? null : absolute(page.origin, largest(image)),
    noindex: added.noindex ?? fields.noindex,
    alternates: page.page.wildcard.length > 0 ? [] : alternatesOf(page, versions),
    jsonLd: [webSite(page.site, page.origin), ...additions.flatMap((addition) => addition.jsonLd ?? [])],
  };
}

/** Paths are lower-case and end without a slash; query values keep their case. */
function canonicalOf(page: PageContext, override: string | undefined): string {
  const [path = '/', query] = (override ?? page.path).split('?', 2);
  const address = page.origin + page.href(path).toLowerCase();
  return query === undefined ? address : `${address}?${query}`;
}

/** Without a title of its own a page carries the site's name alone, never doubled or after a dangling separator. */
export function titleOf(site: Site, title: string): string {
  if (title === '' || title === site.name) return site.name;
  return site.titleTemplate.replace('{title}', () => title).replace('{site}', () => site.name);
}

/** Every language version lists itself and all others, mutual and absolute, with `x-default`. */
function alternatesOf(page: PageContext, versions: readonly LanguageVersion[]): PageHead['alternates'] {
  if (versions.length < 2) return [];
  const hrefOf = (language: Language, path: string) =>
    page.origin + localPath(languagePrefix(page.site, language), path);
  const known = page.site.languages.flatMap((language) => {
    const version = versions.find((candidate) => candidate.name === language);
    return version === undefined ? [] : [{ hreflang: language, href: hrefOf(language, version.path) }];
  });
  const fallback = known.find(({ hreflang }) => hreflang === page.site.languages[0]) ?? known[0];
  return fallback === undefined ? known : [...known, { hreflang: 'x-default', href: fallback.href }];
}

function webSite(site: Site, origin: string): object {
  return { '@context': 'https://schema.org', '@type': 'WebSite', name: site.name, url: `${origin}/` };
}

const absolute = (origin: string, src: string) => (src.startsWith('/') ? origin + src : src);

const largest = (src: string) => (src.startsWith('/') ? imageSources({ src }).fallback : src);

/** The elements of the head that describe the page; scripts and styles are the document's. */
export function headMarkup(head: PageHead, site: Site): string {
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    content === '' ? '' : `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    head.noindex ? '<meta name="robots" content="noindex">' : '',
    `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    ...head.alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    head.image === null ? '' : meta('property', 'og:image', head.image),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:type', 'website'),
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ].join('');
}
