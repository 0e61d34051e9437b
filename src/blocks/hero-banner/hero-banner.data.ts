import { listShape, writeKnown } from '~/features/car-search/browser';
import { namedFacets, segmentOf, spokenOf } from '~/features/car-search/server';
import type { FieldValues } from '~/modules/content';
import {
  type BlockOutcome,
  type BlockServices,
  type FieldsOf,
  loaded,
  type PageContext,
} from '~/page/contract';
import type { FacetMap } from '~/platform/search';
import type { block } from './hero-banner.block';

export interface HeroBannerData {
  /** The values that words of a search may mean, as `readKnown` reads them; empty where nothing is searched for. */
  readonly known: string;
}

interface LoadContext {
  readonly fields: FieldValues<FieldsOf<typeof block>>;
  readonly page: PageContext;
  readonly services: { readonly stock: Pick<BlockServices['stock'], 'facetMap'> };
}

/**
 * What the search of the hero has to know (CAR-SEARCH-1). A missing map of facets is a fault:
 * the section says so instead of searching as if no word meant anything (CAR-SEARCH-3).
 */
export const load = async ({
  fields,
  page,
  services,
}: LoadContext): Promise<BlockOutcome<HeroBannerData>> => {
  const { carIndex, carList } = page.site;
  if (!fields.HeroBannerHasSearchBar || carIndex === null || carList === null) return loaded({ known: '' });
  page.tag(`stock:${carIndex}`);
  const map = await services.stock.facetMap(carIndex, namedFacets(listShape(carList)));
  if (map.length === 0) throw new Error('the facet map of the hero banner is missing');
  return loaded({ known: writeKnown(valuesOf(spokenOf(map))) });
};

const valuesOf = (map: FacetMap) =>
  map.flatMap(({ values }) =>
    values.flatMap(({ text, children = [] }) => {
      const parent = segmentOf(text);
      return [
        { text, segment: parent, parent: null },
        ...children.map((child) => ({ text: child, segment: segmentOf(child), parent })),
      ];
    }),
  );
