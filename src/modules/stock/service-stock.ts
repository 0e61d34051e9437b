import { createServiceIndex, type SearchIndex, type ServiceIndexOptions } from '~/platform/search';
import type { OwnStockSite } from './domain/site';
import type { SiteIndex } from './site-stock';

/** One site's cars at a search service with a stock of its own; nothing of ours is in it, and nothing is kept here. */
export function serviceStock(
  { url, key, log, breaker }: Omit<ServiceIndexOptions, 'index'>,
  site: OwnStockSite,
): SiteIndex {
  const index: SearchIndex = createServiceIndex({ url, key, index: site.carIndex, log, breaker });
  const nothing = async (): Promise<void> => undefined;
  return {
    site,
    search: async (request) => index.search(request),
    facetMap: async (facets) => index.facetMap(facets),
    // A failing service answers emptily; one that works knows its facets. "Not found" would send visitors away for good.
    async car(carId) {
      const { content, facet } = await index.search({
        index: site.carIndex,
        filters: { car_id: [carId] },
        facets: [{ name: 'car_brand' }],
        limit: 1,
      });
      if (facet.length === 0) throw new Error(`the search service of ${site.carIndex} does not answer`);
      return content[0];
    },
    count: async () => (await index.search({ index: site.carIndex, limit: 0 })).total_items,
    start: nothing,
    stop: nothing,
    catchUp: nothing,
    relocate: nothing,
    // Its terms are its own.
    refinance: nothing,
  };
}
