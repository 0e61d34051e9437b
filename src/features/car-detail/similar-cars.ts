import { CAR_CARD_FIELDS } from '~/features/car-card/server';
import type { CarRecord, Stock } from '~/modules/stock';
import type { JsonObject } from '~/platform/json';
import type { SearchRequest } from '~/platform/search';

/** Cars in the row below a car, and recommended in place of one that is gone (CAR-PAGE-2, CAR-PAGE-9). */
export const CARS_SHOWN = 8;

/** How far from a car's price another one of the same body may be, as shares of the price. */
const PRICE_CLASS = [0.75, 1.25] as const;

type Search = Pick<Stock, 'search'>;
type Filters = NonNullable<SearchRequest['filters']>;

/**
 * Cars like this one, at most eight and never itself: the same model, then the same brand, then the same body in the
 * same price class (CAR-PAGE-9).
 */
export async function similarCars(
  stock: Search,
  indexName: string,
  car: CarRecord,
): Promise<readonly JsonObject[]> {
  const found = new Map<string, JsonObject>();
  for (const filters of circles(car)) {
    if (found.size >= CARS_SHOWN) break;
    const without = { ...filters, 'car_id.neq': [car.car_id, ...found.keys()] };
    const { content } = await stock.search(indexName, {
      fields: CAR_CARD_FIELDS,
      filters: without,
      limit: CARS_SHOWN - found.size,
    });
    for (const record of content) found.set(String(record.car_id), record);
  }
  return [...found.values()];
}

function circles(car: CarRecord): readonly Filters[] {
  const brand = { car_brand: [car.car_brand] };
  const [low, high] = PRICE_CLASS;
  const sameClass: readonly Filters[] =
    car.car_body === null || car.car_price === null
      ? []
      : [
          {
            car_body: [car.car_body],
            car_price: { type: 'range', values: [car.car_price * low, car.car_price * high] },
          },
        ];
  return [{ ...brand, car_model: [car.car_model] }, brand, ...sameClass];
}

/**
 * What to show instead of a car that is gone: cars that the fifth part of its slug finds, or the newest ones when
 * it finds none (CAR-PAGE-2).
 */
export async function recommendedCars(
  stock: Search,
  indexName: string,
  keyphrase: string,
): Promise<readonly JsonObject[]> {
  const request = { fields: CAR_CARD_FIELDS, limit: CARS_SHOWN };
  const matching = keyphrase === '' ? [] : (await stock.search(indexName, { ...request, keyphrase })).content;
  return matching.length > 0 ? matching : (await stock.search(indexName, request)).content;
}

const MAX_KEYPHRASE_LENGTH = 100;

/** The fifth part of a slug split on dashes; empty for a shorter one. */
export const keyphraseOfSlug = (slug: string | undefined): string =>
  slug?.split('-')[4]?.slice(0, MAX_KEYPHRASE_LENGTH) ?? '';
