export interface GroupSize {
  readonly cars: number;
  readonly workshops: number;
  readonly visits: number;
  readonly pages: number;
}

/** A dealer group of eleven sites. */
export const GROUP: GroupSize = { cars: 60_000, workshops: 200, visits: 1_000_000, pages: 100_000 };
export const QUICK_GROUP: GroupSize = { cars: 12_000, workshops: 100, visits: 100_000, pages: 11_000 };
