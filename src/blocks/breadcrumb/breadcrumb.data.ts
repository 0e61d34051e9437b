import { findMake, listBase, segmentOf } from '~/features/car-search/server';
import { recordText } from '~/features/record-text';
import { type BlockOutcome, type BlockServices, loaded, type PageContext } from '~/page/contract';
import { breadcrumbList } from '~/page/structured-data';
import type { Crumb } from '~/ui/breadcrumb';

interface LoadContext {
  readonly page: PageContext;
  readonly services: {
    readonly stock: Pick<BlockServices['stock'], 'facetMap'>;
    readonly facilities: Pick<BlockServices['facilities'], 'all'>;
  };
}

/** Ancestors from the front page down, the page itself last; the same as schema.org BreadcrumbList. */
export const load = async ({ page, services }: LoadContext): Promise<BlockOutcome<readonly Crumb[]>> => {
  const crumbs = [...ancestorsOf(page), ...(await lastOf(page, services))];
  return loaded(crumbs, { head: { jsonLd: [breadcrumbList(page.origin, crumbs)] } });
};

function ancestorsOf(page: PageContext): readonly Crumb[] {
  return page.page.ancestors.map(({ title, path }) => ({
    title: path === '/' ? page.t('shell.home') : title,
    href: page.href(path),
  }));
}

/** The page itself; of a list that its path narrows, make and model (CRUMB-2). */
async function lastOf(
  page: PageContext,
  { stock, facilities }: LoadContext['services'],
): Promise<readonly Crumb[]> {
  const { fields } = page.page;
  const itself = [{ title: fields.navigationTitle || fields.title }];
  const [first, second] = page.wildcard;
  const { carIndex, siteIndex } = page.site;
  if (first === undefined || carIndex === null) return itself;
  const [makes] = await stock.facetMap(carIndex, [{ name: 'car_brand', child_name: 'car_model' }]);
  page.tag(`stock:${carIndex}`);
  const make = makes?.values.find(({ text }) => segmentOf(text) === segmentOf(first));
  const title = findMake(first, () =>
    siteIndex === null ? [] : facilities.all(siteIndex).flatMap(({ site_brands }) => site_brands),
  );
  if (make === undefined) return title === undefined ? itself : [{ title }];
  const model = second && make.children?.find((name) => segmentOf(name) === segmentOf(second));
  if (!model) return [{ title: make.text }];
  return [
    { title: make.text, href: page.href(`${listBase(page)}/${segmentOf(make.text)}`) },
    { title: recordText(page, 'car_model', model) },
  ];
}
