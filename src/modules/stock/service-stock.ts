import type { Log } from '~/platform/log';
import { createServiceIndex, type SearchIndex } from '~/platform/search';
import type { OwnStockSite } from './domain/site';
import type { SiteIndex } from './site-stock';

/** One site's cars at a search service with a stock of its own; nothing of ours is in it, and nothing is kept here. */
export function serviceStock(
  { url, key, log }: { readonly url: string; readonly key: string | null; readonly log: Log },
  site: OwnStockSite,
): SiteIndex {
  const index: SearchIndex = createServiceIndex({ url, key, index: site.carIndex, log });
  const nothing = async (): Promise<void> => undefined;
  return {
    site,
    search: async (request) => index.search(request),
    facetMap: async (facets) => index.facetMap(facets),
    async car(carId) {
      const request = { index: site.carIndex, filters: { car_id: [carId] }, limit: 1 };
      return (await index.search(request)).content[0];
    },
    count: async () => (await index.search({ index: site.carIndex, limit: 0 })).total_items,
    start: nothing,
    stop: nothing,
    catchUp: nothing,
    relocate: nothing,
  };
}
