import { segmentOf } from '~/features/car-search/server';
import { type BlockLoader, type FieldsOf, loaded, nothing } from '~/page/contract';
import type { block } from './car-search-hero.block';

export interface SearchChoice {
  readonly text: string;
  readonly segment: string;
  readonly count: number;
  /** Models of a make. */
  readonly children: readonly { readonly text: string; readonly segment: string }[];
}

export interface SearchFilter {
  readonly name: string;
  readonly choices: readonly SearchChoice[];
}

export interface CarSearchData {
  readonly total: number;
  readonly filters: readonly SearchFilter[];
}

const DEFAULT_FILTERS = ['car_brand', 'car_body', 'car_fuel'] as const;

/** The values of the filters with their counts; nothing on sites without cars. */
export const load: BlockLoader<FieldsOf<typeof block>, CarSearchData> = async ({
  fields,
  page,
  services,
}) => {
  const { carIndex, carList } = page.site;
  if (carIndex === null || carList === null) return nothing;
  page.tag(`stock:${carIndex}`);
  const wanted = fields.Facets.map(({ Name }) => Name.trim()).filter((name) => name !== '');
  const facets = (wanted.length === 0 ? DEFAULT_FILTERS : wanted).flatMap((name) => {
    const facet = carList.facets.find((each) => each.name === name && each.kind === 'values');
    if (facet === undefined) return [];
    const { child, order } = facet;
    return [
      {
        name,
        sort_order: order === 'name' ? 'value' : 'count',
        ...(child !== undefined && { child_name: child }),
      } as const,
    ];
  });
  const answer = await services.stock.search(carIndex, { facets, limit: 0 }).catch((err: unknown) => {
    services.log.error({ err, site: page.site.key }, 'filters of the start page not loaded');
    return null;
  });
  // The page's beginning stands, and words can be searched for once the search is back.
  if (answer === null) return loaded({ total: 0, filters: [] }, { incomplete: true });
  const filters = facets.flatMap(({ name }): SearchFilter[] => {
    const values = answer.facet.find((facet) => facet.name === name)?.values ?? [];
    const choices = values.map(({ text, count, children = [] }) => ({
      text,
      count,
      segment: segmentOf(text),
      children: children.map((child) => ({ text: child.text, segment: segmentOf(child.text) })),
    }));
    return choices.length === 0 ? [] : [{ name, choices }];
  });
  return loaded({ total: answer.total_items, filters });
};
