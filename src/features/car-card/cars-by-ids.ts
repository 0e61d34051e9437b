import type { Stock } from '~/modules/stock';
import { CAR_CARD_FIELDS } from './car-card-record';

/** Limit of one lookup (TEASER-2). */
const MAX_IDS = 100;

/** Cars in the order of their ids, up to the limit, and the ids that are not for sale. */
export async function carsByIds(stock: Pick<Stock, 'search'>, carIndex: string, ids: readonly string[]) {
  const requested = ids.slice(0, MAX_IDS);
  if (requested.length === 0) return { records: [], gone: [] };
  const { content } = await stock.search(carIndex, {
    fields: CAR_CARD_FIELDS,
    filters: { car_id: requested },
    limit: MAX_IDS,
  });
  const found = new Map(content.map((car) => [String(car.car_id), car]));
  return {
    records: requested.map((id) => found.get(id)).filter((car) => car !== undefined),
    gone: requested.filter((id) => !found.has(id)),
  };
}
