import { CAR_CARD_FIELDS, type CarCardData, carCards } from '~/features/car-card/server';
import { CARS_SHOWN } from '~/features/car-detail/server';
import {
  type ListShape,
  type ListState,
  type LocatedPlace,
  listRequest,
  nearRequest,
  searchWindows,
} from '~/features/car-search/browser';
import { distancesFrom } from '~/features/car-search/server';
import type { BlockServices, PageContext } from '~/page/contract';
import type { FacetMap } from '~/platform/search';

const CARD_FIELDS_AND_PLACE = [...CAR_CARD_FIELDS, 'car_geocoord'] as const;

type CarStock = Pick<BlockServices['stock'], 'search' | 'lowestPrice30Days'>;

interface CarQuery {
  readonly state: ListState;
  readonly shape: ListShape;
  readonly map: FacetMap;
  readonly skipped: number;
  readonly located: LocatedPlace | null;
  readonly page: PageContext;
}

/** The cards of all requested pages, with all facets and the total. */
export async function findCars(
  stock: CarStock,
  carIndex: string,
  { state, shape, map, skipped, located, page }: CarQuery,
) {
  const { facets = [], ...rest } = listRequest(state, shape, map);
  const wanted = (state.page + 1) * shape.setting.pageSize;
  const answers = await Promise.all(
    searchWindows(wanted, skipped).map((window, at) =>
      stock.search(carIndex, {
        ...rest,
        ...window,
        fields: located === null ? CAR_CARD_FIELDS : CARD_FIELDS_AND_PLACE,
        near: located === null ? undefined : nearRequest(located, state.near?.within ?? null, page),
        // Chosen facets filter every search; only the first counts the others too.
        facets: at === 0 ? facets : facets.filter(({ filters = [] }) => filters.length > 0),
      }),
    ),
  );
  const counted = answers[0]?.facet ?? [];
  const records = answers.flatMap(({ content }) => content);
  return {
    total: answers[0]?.total_items ?? 0,
    facets: counted,
    cards: await carCards(stock, carIndex, records),
    distances: distancesFrom(
      located,
      records.map(({ car_id, car_geocoord }) => ({ id: car_id, geocoord: car_geocoord })),
      page,
    ),
  };
}

/** Where nothing is found: the cars of the most similar search, else other cars of the make, else the newest. */
export async function findAlternatives(
  stock: CarStock,
  carIndex: string,
  { values: { car_brand } }: ListState,
  { shape, map, similar }: Pick<CarQuery, 'shape' | 'map'> & { readonly similar: ListState | undefined },
): Promise<readonly CarCardData[]> {
  const request = { fields: CAR_CARD_FIELDS, limit: CARS_SHOWN };
  if (similar !== undefined) {
    const { facets = [], ...rest } = listRequest(similar, shape, map);
    const chosen = facets.filter(({ filters = [] }) => filters.length > 0);
    const answer = await stock.search(carIndex, { ...rest, ...request, facets: chosen });
    return carCards(stock, carIndex, answer.content);
  }
  const { fixed } = shape;
  const ofMake =
    car_brand === undefined
      ? []
      : (await stock.search(carIndex, { ...request, filters: { ...fixed, car_brand } })).content;
  const records =
    ofMake.length > 0 ? ofMake : (await stock.search(carIndex, { ...request, filters: fixed })).content;
  return carCards(stock, carIndex, records);
}
