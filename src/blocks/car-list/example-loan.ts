import { LRUCache } from 'lru-cache';
import type { CarCardData } from '~/features/car-card/server';
import { type LoanOffer, loanOffer } from '~/features/finance/server';
import type { Translate } from '~/messages';
import type { Stock } from '~/modules/stock';
import type { PageContext } from '~/page/contract';

type LoanCache = LRUCache<string, { readonly offer: LoanOffer | null }>;

/** By translator, because an editor's new texts make a new one. */
const caches = new WeakMap<Translate, LoanCache>();

function cacheOf(t: Translate): LoanCache {
  const known = caches.get(t) ?? new LRUCache({ max: 1000 });
  caches.set(t, known);
  return known;
}

/** The loan of the first car that shows a monthly cost, as the representative example of all; null without any. */
export async function exampleLoan(
  stock: Pick<Stock, 'car'>,
  carIndex: string,
  cards: readonly CarCardData[],
  page: PageContext,
): Promise<LoanOffer | null> {
  const financed = cards.find(({ loan }) => loan !== null);
  if (financed === undefined) return null;
  const known = cacheOf(page.t);
  const key = `${page.site.key} ${carIndex} ${financed.car_id} ${financed.indexed_at}`;
  const found = known.get(key);
  if (found !== undefined) return found.offer;
  const car = await stock.car(carIndex, financed.car_id);
  const offer = car === undefined ? null : loanOffer(car, page);
  known.set(key, { offer });
  return offer;
}
