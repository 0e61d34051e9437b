import type { StoreLoss } from './review';

/** What is remembered of each car on sale while a file is compared with them. */
export interface CarsOnSale {
  /** Store by id of the car; null for one that staff wrote, which no file takes away. */
  readonly stores: ReadonlyMap<string, string | null>;
}

interface FileCar {
  readonly line: number;
  /** Null: every row of it was refused. The car is in the file all the same, so it is not sold. */
  readonly store: string | null;
}

/** The cars that a file has named so far: the first row of an id that is accepted counts. */
export class FileCars {
  readonly #cars = new Map<string, FileCar>();
  readonly #stores = new Map<string, string>();

  /** Counts the car's row in. Null, or the line of an earlier row of it that counts already. */
  accept(carId: string, line: number, store: string): number | null {
    const earlier = this.#cars.get(carId);
    if (earlier !== undefined && earlier.store !== null) return earlier.line;
    // One text for all cars of a store, not one for each.
    const known = this.#stores.get(store) ?? store;
    this.#stores.set(known, known);
    this.#cars.set(carId, { line, store: known });
    return null;
  }

  /** Notes the car of a refused row. */
  refuse(carId: string, line: number): void {
    if (!this.#cars.has(carId)) this.#cars.set(carId, { line, store: null });
  }

  get all(): ReadonlyMap<string, FileCar> {
    return this.#cars;
  }

  /** Whether the file speaks for the store: it has an accepted row of it. */
  speaksFor(store: string): boolean {
    return this.#stores.has(store);
  }
}

/** The cars that the file's stores have on sale and the file has not. */
export function goneCars({ stores }: CarsOnSale, file: FileCars): string[] {
  const isGone = ([id, store]: readonly [string, string | null]) =>
    store !== null && file.speaksFor(store) && !file.all.has(id);
  return [...stores].filter(isGone).map(([id]) => id);
}

/** What the file would take away from each store that it speaks for. */
export function lossesOf(onSale: CarsOnSale, file: FileCars): StoreLoss[] {
  const losses = new Map<string, { cars: number; removed: number }>();
  for (const [id, store] of onSale.stores) {
    if (store === null || !file.speaksFor(store)) continue;
    const loss = losses.get(store) ?? { cars: 0, removed: 0 };
    losses.set(store, { cars: loss.cars + 1, removed: loss.removed + (file.all.has(id) ? 0 : 1) });
  }
  return [...losses].map(([store, loss]) => ({ store, ...loss }));
}
