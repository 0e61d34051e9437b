import { LRUCache } from 'lru-cache';
import { type ShownLoan, shownLoan } from '~/features/finance/server';
import type { Stock } from '~/modules/stock';
import type { CarCardData } from './car-card-record';

type Search = Pick<Stock, 'search'>;
type Known = LRUCache<string, { readonly loan: ShownLoan | null }>;

/** A rate takes a hundred steps of arithmetic and the largest field of the record, and the same cars are listed over and over. */
const knownOf = new WeakMap<Search, Known>();

function remembered(stock: Search): Known {
  const known = knownOf.get(stock) ?? new LRUCache({ max: 20_000 });
  knownOf.set(stock, known);
  return known;
}

/** Most records of one search. */
const AT_ONCE = 100;

/** The cards with the loans that they may show; terms are read from the stock only for cars not seen since they changed. */
export async function withLoans(
  stock: Search,
  indexName: string,
  cards: readonly CarCardData[],
): Promise<readonly CarCardData[]> {
  const known = remembered(stock);
  const keyOf = (card: CarCardData) => `${indexName} ${card.car_id} ${card.indexed_at} ${card.car_price}`;
  const unknown = cards.filter(
    (card) => card.loan === null && card.car_loan_monthly_cost !== null && !known.has(keyOf(card)),
  );
  for (let from = 0; from < unknown.length; from += AT_ONCE) {
    const some = unknown.slice(from, from + AT_ONCE);
    const { content } = await stock.search(indexName, {
      fields: ['car_id', 'car_loan_option'],
      filters: { car_id: some.map(({ car_id }) => car_id) },
      limit: AT_ONCE,
    });
    const options = new Map(content.map(({ car_id, car_loan_option }) => [car_id, car_loan_option]));
    for (const card of some) {
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
