import type { Stock } from '~/modules/stock';
import { CAR_CARD_FIELDS } from './car-card-record';

/** Most cars that are looked up by id at once (TEASER-2). */
const MOST_IDS = 100;

/** Cars in the order of their ids, as many as are looked up at once, and the ids that are not for sale. */
export async function carsByIds(stock: Pick<Stock, 'search'>, carIndex: string, ids: readonly string[]) {
  const asked = ids.slice(0, MOST_IDS);
  if (asked.length === 0) return { records: [], gone: [] };
  const { content } = await stock.search(carIndex, {
    fields: CAR_CARD_FIELDS,
    filters: { car_id: asked },
    limit: MOST_IDS,
  });
  const found = new Map(content.map((car) => [String(car.car_id), car]));
  return {
    records: asked.map((id) => found.get(id)).filter((car) => car !== undefined),
    gone: asked.filter((id) => !found.has(id)),
  };
}
