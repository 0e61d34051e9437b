import type { Facilities } from '~/modules/facilities';
import type { Stock } from '~/modules/stock';
import type { Site } from '~/sites';
import { carPath, facilityPath } from '~/sites/paths';

interface SiteRecord {
  /** Below the language prefix. */
  readonly path: string;
  /** ISO date. */
  readonly modified: string | null;
}

export interface SiteRecords {
  of(site: Site): Promise<readonly SiteRecord[]>;
  stop(): void;
}

/**
 * Addresses of a site that come from its search indexes: facilities and cars on sale. A site that shows
 * another site's stock lists none of it, so that each car has one address in the search engines. Crawlers
 * ask often and stock changes seldom: the list is kept until it does.
 */
export function createSiteRecords({
  stock,
  facilities,
}: {
  stock: Stock;
  facilities: Facilities;
}): SiteRecords {
  const cache = new Map<string, Promise<readonly SiteRecord[]>>();
  const stops = [
    stock.onChange(({ indexName }) => cache.delete(indexName)),
    facilities.onChange(() => cache.clear()),
  ];

  async function read(site: Site): Promise<readonly SiteRecord[]> {
    const ownSites = site.siteIndex === `${site.key}-sites` ? facilities.all(site.siteIndex) : [];
    const ownCars = site.carIndex === `${site.key}-cars` ? await stock.addresses(site.carIndex) : [];
    return [
      ...ownSites.map(({ slug }) => ({ path: facilityPath(site, slug), modified: null })),
      ...ownCars.map((car) => ({
        path: carPath(site, car),
        modified: car.indexed_at.toISOString().slice(0, 10),
      })),
    ];
  }

  return {
    of(site) {
      const key = `${site.key}-cars`;
      const known = cache.get(key) ?? read(site);
      cache.set(key, known);
      known.catch(() => cache.delete(key));
      return known;
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
