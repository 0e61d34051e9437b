import { mediaId, mediaUrl } from '~/platform/media/urls';
import type { PageContext } from './contract';

/** schema.org objects that more than one kind of page has. They are written by `scriptJson`, which nothing ends early. */

const CONTEXT = 'https://schema.org';

/** Address of a picture for programs that know only JPEG and want it whole: absolute, 1280 pixels wide. */
export function sharedPicture(origin: string, src: string): string {
  const id = mediaId(src);
  return new URL(id === undefined ? src : mediaUrl(id, 1280, 'jpg'), origin).href;
}

/** The chain of pages down to this one, which comes last; only what a visitor can open has an address. */
export function breadcrumbList(
  origin: string,
  crumbs: readonly { readonly title: string; readonly href?: string | undefined }[],
): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      ...(href !== undefined && { item: new URL(href, origin).href }),
    })),
  };
}

export interface Article {
  readonly title: string;
  readonly description: string;
  readonly author: string;
  /** ISO time. */
  readonly published: string;
  readonly image: { readonly src: string } | null;
}

/** Longest headline that search engines show. */
const HEADLINE = 110;

/** A story for search engines; null when its date is none. */
export function newsArticle(article: Article, page: PageContext): object | null {
  const published = new Date(article.published);
  if (Number.isNaN(published.getTime())) return null;
  const { origin, site } = page;
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: article.title.slice(0, HEADLINE),
    datePublished: published.toISOString(),
    inLanguage: page.language,
    mainEntityOfPage: new URL(page.href(page.path), origin).href,
    ...(article.description !== '' && { description: article.description }),
    ...(article.author !== '' && { author: { '@type': 'Person', name: article.author } }),
    ...(article.image !== null && { image: sharedPicture(origin, article.image.src) }),
    publisher: { '@type': 'Organization', name: site.organisation.legalName, url: `${origin}/` },
  };
}
