import type { LanguageVersion } from '~/modules/content';
import { escapeHtml } from '~/platform/html';
import { mediaUrl } from '~/platform/media';
import { type Language, languagePrefix, type Site } from '~/sites';
import type { ThemeKey } from '~/themes';
import type { HeadAdditions, PageContext } from './contract';
import { scriptJson } from './markup';
import { localPath } from './route';
import { breadcrumbList, sharedPicture } from './structured-data';

/** What the document head says of a page (HEAD-1 to HEAD-3). */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly image: SharedImage;
  readonly noindex: boolean;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly jsonLd: readonly object[];
}

/** The picture that stands for the page where it is shared. */
interface SharedImage {
  readonly url: string;
  readonly alt: string;
}

/** A page's own fields, with what its blocks add to them laid over. */
export function headOf(
  page: PageContext,
  additions: readonly HeadAdditions[],
  versions: readonly LanguageVersion[],
): PageHead {
  const { fields } = page.page;
  const added: HeadAdditions = Object.assign({}, ...additions);
  const title = firstWords(added.title, fields.metaTitle, fields.navigationTitle, fields.title);
  return {
    title: titleOf(page.site, title),
    description: firstWords(added.description, fields.metaDescription),
    canonical: addressOf(page, page.language, added.canonical ?? pathOf(page)),
    image: imageOf(page, added.image ?? fields.ogImage),
    noindex: added.noindex ?? fields.noindex,
    alternates: alternatesOf(page, added.canonical, versions),
    jsonLd: jsonLdOf(
      page,
      additions.flatMap((addition) => addition.jsonLd ?? []),
    ),
  };
}

/** The first of these texts that says something: spaces alone do not. */
const firstWords = (...texts: readonly (string | undefined)[]): string =>
  texts.find((text) => text?.trim()) ?? '';

/** Characters that would end a path, or could not stand in one. */
const UNFIT = /[%?#\s"<>\\^`{|}]/g;

const pathOf = ({ path }: PageContext): string => path.replaceAll(UNFIT, encodeURIComponent);

/** The absolute address of a path in a language: paths are lower-case, query values keep their case. */
function addressOf({ origin, site }: PageContext, language: Language, local: string): string {
  const [path = '/', query] = local.split('?', 2);
  const address = origin + localPath(languagePrefix(site, language), path).toLowerCase();
  return query === undefined ? address : `${address}?${query}`;
}

/** Without a title of its own a page carries the site's name alone, never doubled or after a dangling separator. */
export function titleOf(site: Site, title: string): string {
  const own = title.trim();
  if (own === '' || own === site.name) return site.name;
  const words: Readonly<Record<string, string>> = { title: own, site: site.name };
  return site.titleTemplate.replaceAll(/\{(title|site)\}/g, (_, name: string) => words[name] ?? '');
}

/** Drawn for each brand by `sharePicture`, for pages that have no picture of their own. */
const sharePictureId = (theme: ThemeKey): string => `brand-${theme}`;

function imageOf(
  page: PageContext,
  image: { readonly src: string; readonly alt: string } | null,
): SharedImage {
  const src = image?.src ?? mediaUrl(sharePictureId(page.site.theme), 1280, 'jpg');
  return { url: sharedPicture(page.origin, src), alt: image?.alt || page.site.name };
}

/** What the site says of itself on each page, then what the page's blocks say; one list of questions, however many blocks. */
function jsonLdOf(page: PageContext, added: readonly object[]): readonly object[] {
  const isA = (type: string) => (data: object) => '@type' in data && data['@type'] === type;
  const questions = added.filter(isA('FAQPage'));
  const others = added.filter((data) => !isA('FAQPage')(data));
  const entities = questions.flatMap((data) => ('mainEntity' in data ? data.mainEntity : []));
  return [
    webSite(page),
    organization(page),
    ...(added.some(isA('BreadcrumbList')) ? [] : ancestors(page)),
    ...others,
    ...(questions.length === 0 ? [] : [{ ...questions[0], mainEntity: entities }]),
  ];
}

/** A page that shows no breadcrumb still has a place in the site. */
function ancestors({ page, origin, href, t }: PageContext): readonly object[] {
  if (page.ancestors.length === 0 || page.wildcard.length > 0 || page.fields.noindex) return [];
  const above = page.ancestors.map(({ title, path }) => ({
    title: path === '/' ? t('shell.home') : title,
    href: href(path),
  }));
  return [breadcrumbList(origin, [...above, { title: page.fields.navigationTitle || page.fields.title }])];
}

/**
 * Every language version lists itself and all others, mutual and absolute, with `x-default`. The page's own entry is
 * its canonical address, and the others are that address in their language, filters and all.
 */
function alternatesOf(
  page: PageContext,
  canonical: string | undefined,
  versions: readonly LanguageVersion[],
): PageHead['alternates'] {
  const [path = '/', query] = (canonical ?? pathOf(page)).split('?', 2);
  const pathIn = (version: LanguageVersion) => (isAt(version.path, page.path) ? path : version.path);
  const known = page.site.languages.flatMap((language) => {
    const version = versions.find((candidate) => candidate.name === language);
    if (version === undefined) return [];
    const local = query === undefined ? pathIn(version) : `${pathIn(version)}?${query}`;
    return [{ hreflang: language, href: addressOf(page, language, local) }];
  });
  if (known.length < 2) return [];
  const fallback = known.find(({ hreflang }) => hreflang === page.site.languages[0]) ?? known[0];
  return fallback === undefined ? known : [...known, { hreflang: 'x-default', href: fallback.href }];
}

/** Whether an encoded path is that of the page: then its language has no path of its own. */
function isAt(encoded: string, path: string): boolean {
  try {
    return decodeURIComponent(encoded).toLowerCase() === path.toLowerCase();
  } catch {
    return false;
  }
}

function webSite({ site, origin, language }: PageContext): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: `${origin}/`,
    inLanguage: language,
    publisher: { '@id': `${origin}/#organization` },
  };
}

function organization({ site, origin }: PageContext): object {
  const { legalName, street, zip, city } = site.organisation;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.name,
    legalName,
    url: `${origin}/`,
    logo: origin + mediaUrl(sharePictureId(site.theme), 640, 'jpg'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: zip,
      addressLocality: city,
      addressCountry: site.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: site.contact.phoneE164,
      email: site.contact.email,
    },
    sameAs: site.social.map(({ url }) => url),
  };
}

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
    meta('property', 'og:image', head.image.url),
    meta('property', 'og:image:alt', head.image.alt),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:type', 'website'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ].join('');
}
