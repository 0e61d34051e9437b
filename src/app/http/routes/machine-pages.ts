import type { ContentReader, LanguageVersion, RouteEntry } from '~/modules/content';
import { localPath } from '~/page/route';
import { escapeHtml } from '~/platform/html';
import { type Language, languagePrefix, type Site } from '~/sites';

/** `robots.txt` of a site: everything but what is of no use to a search engine, and where the sitemap is. */
export function robotsText(origin: string): string {
  const closed = ['/api/', '/_dev/', '/staff', '/studio', '/sitecore/'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** Most addresses in one file (sitemaps.org); more make an index. */
const MAX_URLS = 50_000;

interface SitemapUrl {
  readonly loc: string;
  readonly modified: string | null;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
}

/**
 * `sitemap.xml` of a site: every published page in every language with its alternates, and what the
 * search indexes add (cars, facilities), in every language that has a page for them. More than 50 000 addresses become an index of numbered files.
 *
 * @param part `?part=` of a numbered file, from 1; null for the entry
 * @returns null for a part that does not exist
 */
export async function sitemapXml(options: {
  readonly site: Site;
  readonly origin: string;
  readonly content: ContentReader;
  readonly records: Records;
  readonly part: number | null;
}): Promise<string | null> {
  const { site, origin, content, records, part } = options;
  const versions = await Promise.all(
    site.languages.map((language) => content.routes({ site: site.key, language, tag: () => undefined })),
  );
  const pages = pageUrls(site, origin, uniqueRoutes(versions.flat()));
  const urls: readonly SitemapUrl[] = [...pages, ...(await recordUrls(site, origin, content, records))];
  const parts = Math.max(1, Math.ceil(urls.length / MAX_URLS));
  if (part === null && parts > 1) return sitemapIndex(origin, parts);
  const wanted = part ?? 1;
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > parts) return null;
  return urlSet(urls.slice((wanted - 1) * MAX_URLS, wanted * MAX_URLS));
}

const uniqueRoutes = (routes: readonly RouteEntry[]): readonly RouteEntry[] => [
  ...new Map(routes.map((route) => [`${route.language} ${route.path}`, route])).values(),
];

type Records = readonly { readonly path: string; readonly modified: string | null }[];

/** One page in the content answers for all records of a kind: the first of each kind tells in which languages it is. */
async function recordUrls(
  site: Site,
  origin: string,
  content: ContentReader,
  records: Records,
): Promise<readonly SitemapUrl[]> {
  const scope = { site: site.key, language: site.languages[0], tag: () => undefined };
  const isCar = ({ path }: Records[number]) => path.startsWith(`${site.paths.carDetail}/`);
  const kinds = Object.values(Object.groupBy(records, (record) => (isCar(record) ? 'cars' : 'others')));
  const urls = await Promise.all(
    kinds.map(async (ofKind = []) => {
      const versions =
        site.languages.length === 1 ? [] : await content.languages(scope, ofKind[0]?.path ?? '/');
      return ofKind.flatMap((record) => versionUrls(site, origin, versions, record));
    }),
  );
  return urls.flat();
}

function versionUrls(
  site: Site,
  origin: string,
  versions: readonly LanguageVersion[],
  { path, modified }: Records[number],
): readonly SitemapUrl[] {
  const named = site.languages.filter((language) => versions.some(({ name }) => name === language));
  const languages = named.length === 0 ? [site.languages[0]] : named;
  return withAlternates(
    site,
    languages.map((language) => ({
      hreflang: language,
      href: origin + localPath(languagePrefix(site, language), path).toLowerCase(),
      modified,
    })),
  );
}

interface Version {
  readonly hreflang: Language;
  readonly href: string;
  readonly modified: string | null;
}

/** Each version of a page as an entry that lists them all; the site's first language is the default. */
function withAlternates(site: Site, versions: readonly Version[]): readonly SitemapUrl[] {
  const main = versions.find(({ hreflang }) => hreflang === site.languages[0]) ?? versions[0];
  const alternates =
    versions.length < 2 || main === undefined
      ? []
      : [
          ...versions.map(({ hreflang, href }) => ({ hreflang, href })),
          { hreflang: 'x-default', href: main.href },
        ];
  return versions.map(({ href, modified }) => ({ loc: href, modified, alternates }));
}

function pageUrls(site: Site, origin: string, routes: readonly RouteEntry[]): readonly SitemapUrl[] {
  const languageOf = (route: RouteEntry) => site.languages.find((language) => language === route.language);
  const href = (language: Language, path: string) => origin + localPath(languagePrefix(site, language), path);
  const byPath = Map.groupBy(routes, (route) => route.path);
  return [...byPath.values()].flatMap((routes) =>
    withAlternates(
      site,
      routes.flatMap((route) => {
        const language = languageOf(route);
        return language === undefined
          ? []
          : [{ hreflang: language, href: href(language, route.path), modified: route.modified }];
      }),
    ),
  );
}

function urlSet(urls: readonly SitemapUrl[]): string {
  const entries = urls.map(({ loc, modified, alternates }) => {
    const links = alternates.map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    );
    const lastmod = modified === null ? '' : `<lastmod>${escapeHtml(modified)}</lastmod>`;
    return `<url><loc>${escapeHtml(loc)}</loc>${lastmod}${links.join('')}</url>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('\n')}\n</urlset>\n`
  );
}

function sitemapIndex(origin: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeHtml(origin)}/sitemap.xml?part=${index + 1}</loc></sitemap>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
  );
}
