import type { JsonObject } from '~/platform/json';
import type { KnownStore, OwnStockSite, StoreDirectory } from './domain/site';

/** Where each store of a site stands, as the records of its index have it. */
export class StorePlaces {
  readonly #stores: StoreDirectory;
  readonly #site: OwnStockSite;
  #positions: ReadonlyMap<string, string> = new Map();

  constructor(stores: StoreDirectory, site: OwnStockSite) {
    this.#stores = stores;
    this.#site = site;
  }

  /** Asks the facilities again; returns the stores that stand elsewhere than before. */
  async read(): Promise<ReadonlySet<string>> {
    const { siteIndex } = this.#site;
    const stores: ReadonlyMap<string, KnownStore> =
      siteIndex === null ? new Map() : await this.#stores(siteIndex);
    const before = this.#positions;
    this.#positions = new Map(
      [...stores].flatMap(([id, { geocoord }]) => (geocoord === null ? [] : [[id, geocoord]])),
    );
    const all = [...before.keys(), ...this.#positions.keys()];
    return new Set(all.filter((id) => before.get(id) !== this.#positions.get(id)));
  }

  /** A facility's own position wins over what a feed says of a store that no facility describes. */
  placed(car: JsonObject): JsonObject {
    const position = this.#positions.get(storeOf(car));
    return position === undefined ? car : { ...car, car_geocoord: position };
  }
}

export const storeOf = ({ car_site_id: store }: JsonObject): string =>
  typeof store === 'string' ? store : '';
