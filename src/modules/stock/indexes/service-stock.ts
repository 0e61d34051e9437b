import {
  createServiceIndex,
  type SearchRequest,
  type SearchResponse,
  type ServiceIndexOptions,
} from '~/platform/search';
import type { OwnStockSite } from '../domain/site';
import type { SiteIndex } from './site-stock';

/** Counted in every search: who is not told of it could not tell a service that fails, and answers emptily, from one without such cars. */
const PROBE = { name: 'car_brand' };

/** One site's cars at a search service with a stock of its own; nothing of ours is in it, and nothing is kept here. */
export function serviceStock(
  { url, key, breaker }: Omit<ServiceIndexOptions, 'index'>,
  site: OwnStockSite,
): SiteIndex {
  const index = createServiceIndex({ url, key, index: site.carIndex, breaker });
  const nothing = async (): Promise<void> => undefined;
  const search = async (request: SearchRequest): Promise<SearchResponse> => {
    if ((request.facets ?? []).length > 0) return index.search(request);
    return { ...(await index.search({ ...request, facets: [PROBE] })), facet: [] };
  };
  return {
    site,
    search,
    facetMap: async (facets) => index.facetMap(facets),
    async car(carId) {
      const filters = { car_id: [carId] };
      return (await search({ index: site.carIndex, filters, limit: 1 })).content[0];
    },
    count: async () => (await search({ index: site.carIndex, limit: 0 })).total_items,
    start: nothing,
    stop: nothing,
    catchUp: nothing,
    relocate: nothing,
    // Its terms are its own.
    refinance: nothing,
  };
}
