import type { Stock } from '~/modules/stock';
import type { JsonObject } from '~/platform/json';
import { type CarCardData, carCardData } from './car-card-record';
import { withLoans } from './loans-of-cards';
import { lowestPrices } from './lowest-prices';

/**
 * Search records as cards: monthly costs with effective rates, reduced prices with the lowest earlier price (Directive
 * 98/6/EC art. 6a). While that cannot be read no reduction is announced: a card then shows the price that applies.
 */
export async function carCards(
  stock: Pick<Stock, 'lowestPrice30Days' | 'search'>,
  indexName: string,
  records: readonly JsonObject[],
): Promise<readonly CarCardData[]> {
  const cards = await withLoans(stock, indexName, records.map(carCardData));
  const reduced = cards.filter((card) => card.car_has_campaign_price);
  if (reduced.length === 0) return cards;
  const lowest = await lowestPrices(stock, indexName, reduced).catch(() => null);
  if (lowest === null) return cards.map((card) => ({ ...card, car_has_campaign_price: false }));
  return cards.map((card) =>
    card.car_has_campaign_price ? { ...card, lowest_price_30_days: lowest.get(card.car_id) ?? null } : card,
  );
}
