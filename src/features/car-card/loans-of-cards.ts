import { LRUCache } from 'lru-cache';
import { type ShownLoan, shownLoan } from '~/features/finance/server';
import type { Stock } from '~/modules/stock';
import type { CarCardData } from './car-card-record';

type Search = Pick<Stock, 'search'>;
type LoanCache = LRUCache<string, { readonly loan: ShownLoan | null }>;

/** A rate needs an iterative calculation and the largest field of the record, and the same cars are listed repeatedly. */
const caches = new WeakMap<Search, LoanCache>();

function cacheOf(stock: Search): LoanCache {
  const known = caches.get(stock) ?? new LRUCache({ max: 20_000 });
  caches.set(stock, known);
  return known;
}

const MAX_RESULTS = 100;

/** Adds the loans that the cards may show; the stock is read only for cars that are not cached. */
export async function withLoans(
  stock: Search,
  indexName: string,
  cards: readonly CarCardData[],
): Promise<readonly CarCardData[]> {
  const known = cacheOf(stock);
  const keyOf = (card: CarCardData) => `${indexName} ${card.car_id} ${card.indexed_at} ${card.car_price}`;
  const unknown = cards.filter(
    (card) => card.loan === null && card.car_loan_monthly_cost !== null && !known.has(keyOf(card)),
  );
  for (let from = 0; from < unknown.length; from += MAX_RESULTS) {
    const batch = unknown.slice(from, from + MAX_RESULTS);
    const { content } = await stock.search(indexName, {
      fields: ['car_id', 'car_loan_option'],
      filters: { car_id: batch.map(({ car_id }) => car_id) },
      limit: MAX_RESULTS,
    });
    const options = new Map(content.map(({ car_id, car_loan_option }) => [car_id, car_loan_option]));
    for (const card of batch) {
      const loan = shownLoan(card.car_price, card.car_loan_monthly_cost, options.get(card.car_id));
      known.set(keyOf(card), { loan });
    }
  }
  return cards.map((card) =>
    card.loan !== null || card.car_loan_monthly_cost === null
      ? card
      : { ...card, loan: known.get(keyOf(card))?.loan ?? null },
  );
}
