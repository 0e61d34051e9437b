import { createHash } from 'node:crypto';
import type { JsonObject } from '~/platform/json';
import type { KnownStore, OwnStockSite, StoreDirectory } from '../domain/site';

/** Where each store of a site stands, as the records of its index have it. */
export class StorePlaces {
  readonly #stores: StoreDirectory;
  readonly #site: OwnStockSite;
  #positions: ReadonlyMap<string, string> = new Map();
  readonly #moved = new Set<string>();

  constructor(stores: StoreDirectory, site: OwnStockSite) {
    this.#stores = stores;
    this.#site = site;
  }

  /** Asks the facilities again. */
  async read(): Promise<void> {
    const { siteIndex } = this.#site;
    const stores: ReadonlyMap<string, KnownStore> =
      siteIndex === null ? new Map() : await this.#stores(siteIndex);
    const before = this.#positions;
    this.#positions = new Map(
      [...stores].flatMap(([id, { geocoord }]) => (geocoord === null ? [] : [[id, geocoord]])),
    );
    for (const id of [...before.keys(), ...this.#positions.keys()])
      if (before.get(id) !== this.#positions.get(id)) this.#moved.add(id);
  }

  /** Stores that stand elsewhere than where the cars of the index were last placed. */
  get moved(): ReadonlySet<string> {
    return this.#moved;
  }

  /** Every car of the index stands where its store was when it was last read. */
  settle(): void {
    this.#moved.clear();
  }

  /** The cars of these were not placed after all. */
  unsettle(stores: Iterable<string>): void {
    for (const id of stores) this.#moved.add(id);
  }

  /** Tells apart what `placed` would make of a car. */
  digest(): string {
    return createHash('sha256')
      .update(JSON.stringify([...this.#positions].sort()))
      .digest('base64url');
  }

  /** A facility's own position wins over what a feed says of a store that no facility describes. */
  placed(car: JsonObject): JsonObject {
    const position = this.#positions.get(storeOf(car));
    return position === undefined ? car : { ...car, car_geocoord: position };
  }
}

export const storeOf = ({ car_site_id: store }: JsonObject): string =>
  typeof store === 'string' ? store : '';
