import type { Crumb } from '~/ui/breadcrumb';
import type { ContentLoader } from '../content-loader';
import { type FieldsOf, loaded, type PageContext } from '../contract';
import type { block } from './breadcrumb.block';

/** Ancestors from the front page down, the page itself last; the same as schema.org BreadcrumbList. */
export const load: ContentLoader<FieldsOf<typeof block>, readonly Crumb[]> = ({ page }) => {
  const crumbs = crumbsOf(page);
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      ...(href !== undefined && { item: page.origin + href }),
    })),
  };
  return loaded(crumbs, { head: { jsonLd: [list] } });
};

function crumbsOf(page: PageContext): readonly Crumb[] {
  const { ancestors, fields } = page.page;
  const above = ancestors.map(({ title, path }) => ({
    title: path === '/' ? page.t('shell.home') : title,
    href: page.href(path),
  }));
  return [...above, { title: fields.navigationTitle || fields.title }];
}
