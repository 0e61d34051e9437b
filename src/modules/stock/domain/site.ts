import type { Site } from '~/sites';

/** What stock needs to know of a site; every `Site` is one. */
export type StockSite = Pick<Site, 'key' | 'locale' | 'country' | 'currency' | 'carIndex' | 'siteIndex'> & {
  readonly features: Pick<Site['features'], 'distanceUnit'>;
};

/** A site that has stock of its own, not another site's: mercedes-se reads the index of automotive-se. */
export type OwnStockSite = StockSite & { readonly carIndex: string };

export function hasOwnStock(site: StockSite): site is OwnStockSite {
  return site.carIndex === `${site.key}-cars`;
}

/** A store (facility) as the facilities know it, for the fields that a feed leaves out. */
export interface KnownStore {
  readonly name: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly city: string | null;
  readonly region: string | null;
  /** Where it stands, `lat,lng`. */
  readonly geocoord: string | null;
}

/** Port: the stores of a site's facility index, by `site_id`. */
export type StoreDirectory = (siteIndex: string) => Promise<ReadonlyMap<string, KnownStore>>;
