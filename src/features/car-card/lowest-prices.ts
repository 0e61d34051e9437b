import { LRUCache } from 'lru-cache';
import { toMajor } from '~/modules/finance';
import type { Stock } from '~/modules/stock';

type PriceLog = Pick<Stock, 'lowestPrice30Days'>;

/** A car's price log grows only when its price changes, and the price is part of the key. */
const caches = new WeakMap<PriceLog, LRUCache<string, { readonly price: number | null }>>();

function cacheOf(stock: PriceLog) {
  const found = caches.get(stock);
  if (found !== undefined) return found;
  const created = new LRUCache<string, { readonly price: number | null }>({ max: 20_000, ttl: 3_600_000 });
  caches.set(stock, created);
  return created;
}

/**
 * The lowest price of the 30 days before the present one, by car id, in whole currency. Cars without an earlier price
 * are missing.
 */
export async function lowestPrices(
  stock: PriceLog,
  indexName: string,
  cars: readonly { readonly car_id: string; readonly car_price: number | null }[],
): Promise<ReadonlyMap<string, number>> {
  const cache = cacheOf(stock);
  const found = await Promise.all(
    cars.map(async ({ car_id, car_price }): Promise<[string, number][]> => {
      const key = `${indexName} ${car_id} ${car_price}`;
      const entry = cache.get(key) ?? { price: await lowest(stock, indexName, car_id) };
      cache.set(key, entry);
      return entry.price === null ? [] : [[car_id, entry.price]];
    }),
  );
  return new Map(found.flat());
}

async function lowest(stock: PriceLog, indexName: string, carId: string): Promise<number | null> {
  const logged = await stock.lowestPrice30Days(indexName, carId);
  return logged === null ? null : toMajor(logged.minor);
}
