import { encodeKnownValues, listShape } from '~/features/car-search/browser';
import { facetsInWords, namedFacets, segmentOf } from '~/features/car-search/server';
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
  /** Encoded `KnownValue`s for the search; empty without a search. */
  readonly known: string;
}

interface LoadContext {
  readonly fields: FieldValues<FieldsOf<typeof block>>;
  readonly page: PageContext;
  readonly services: { readonly stock: Pick<BlockServices['stock'], 'facetMap'> };
}

/**
 * Facet values for the hero's search (CAR-SEARCH-1). A missing facet map is a fault, which the section reports
 * (CAR-SEARCH-3).
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
  return loaded({ known: encodeKnownValues(valuesOf(facetsInWords(map))) });
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
