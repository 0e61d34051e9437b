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
    readonly log: BlockServices['log'];
  };
}

/** Ancestors from the front page down, the page itself last; the same as schema.org BreadcrumbList. */
export const load = async ({ page, services }: LoadContext): Promise<BlockOutcome<readonly Crumb[]>> => {
  const { fields } = page.page;
  const named = await makeAndModelOf(page, services);
  const crumbs =
    named === undefined
      ? [...ancestorsOf(page), { title: fields.navigationTitle || fields.title }]
      : [...aboveList(page), ...named];
  return loaded(crumbs, { head: { jsonLd: [breadcrumbList(page.origin, crumbs)] } });
};

function ancestorsOf(page: PageContext, ancestors = page.page.ancestors): readonly Crumb[] {
  return ancestors.map(({ title, path }) => ({
    title: path === '/' ? page.t('shell.home') : title,
    href: page.href(path),
  }));
}

/** Without the wildcard page of a make, in whose place the make itself stands: it would be there twice. */
function aboveList(page: PageContext): readonly Crumb[] {
  const below = `${listBase(page)}/`;
  return ancestorsOf(
    page,
    page.page.ancestors.filter(({ path }) => !path.startsWith(below)),
  );
}

/** Make and model of a list that its path narrows (CRUMB-2); undefined where it names none. */
async function makeAndModelOf(
  page: PageContext,
  { stock, facilities, log }: LoadContext['services'],
): Promise<readonly Crumb[] | undefined> {
  const [first, second] = page.wildcard;
  const { carIndex, siteIndex } = page.site;
  if (first === undefined || carIndex === null) return undefined;
  const facets = [{ name: 'car_brand', child_name: 'car_model' }];
  // Where no list can be shown the way to it stands all the same.
  const [makes] = await stock.facetMap(carIndex, facets).catch((err: unknown) => {
    log.error({ err, site: page.site.key }, 'makes of a breadcrumb not loaded');
    return [];
  });
  page.tag(`stock:${carIndex}`);
  const make = makes?.values.find(({ text }) => segmentOf(text) === segmentOf(first));
  const title = findMake(first, () =>
    siteIndex === null ? [] : facilities.all(siteIndex).flatMap(({ site_brands }) => site_brands),
  );
  if (make === undefined) return title === undefined ? undefined : [{ title }];
  const model = second && make.children?.find((name) => segmentOf(name) === segmentOf(second));
  if (!model) return [{ title: make.text }];
  return [
    { title: make.text, href: page.href(`${listBase(page)}/${segmentOf(make.text)}`) },
    { title: recordText(page, 'car_model', model) },
  ];
}
