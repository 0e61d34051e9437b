import type { Facilities } from '~/modules/facilities';
import type { Stock } from '~/modules/stock';
import type { Site } from '~/sites';

const PAGE = 100;

/**
 * Addresses of a site that come from its search indexes: cars on sale and facilities. A site that shows
 * another site's stock lists none of it, so that each car has one address in the search engines.
 */
export async function siteRecords(
  site: Site,
  { stock, facilities }: { stock: Stock; facilities: Facilities },
): Promise<readonly { readonly path: string; readonly modified: string | null }[]> {
  const { carDetail, siteDetail } = site.paths;
  const dealers =
    site.siteIndex === `${site.key}-sites`
      ? facilities.all(site.siteIndex).map(({ slug }) => ({ path: `${siteDetail}/${slug}`, modified: null }))
      : [];
  if (site.carIndex === null || site.carIndex !== `${site.key}-cars`) return dealers;
  const cars = [];
  for (let offset = 0; ; offset += PAGE) {
    const found = await stock.search(site.carIndex, {
      fields: ['car_id', 'slug', 'indexed_at'],
      limit: PAGE,
      offset,
    });
    cars.push(
      ...found.content.map((car) => ({
        path: `${carDetail}/${car.car_id}/${car.slug}`,
        modified: typeof car.indexed_at === 'string' ? car.indexed_at.slice(0, 10) : null,
      })),
    );
    if (found.content.length < PAGE) return [...dealers, ...cars];
  }
}
