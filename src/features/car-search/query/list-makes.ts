import { BRANDS, canonicalBrand } from '~/modules/stock';
import type { PageContext } from '~/page/contract';
import type { FacetMap } from '~/platform/search';
import { listBase } from './list-address';
import type { ListShape } from './list-query';
import { segmentOf } from './list-words';

export type PathOfMake =
  /** The values of the facets, with the make among them that the path names. */
  | { readonly kind: 'known'; readonly map: FacetMap }
  /** The make under its own name. */
  | { readonly kind: 'moved'; readonly path: string }
  /** Neither a make nor any other value of a facet: no page. */
  | { readonly kind: 'unknown' };

const MAKE = 'car_brand';
const makers: ReadonlySet<string> = new Set<string>(BRANDS);

/**
 * What the first wildcard segment of a list's path names. A make is known where a car of it is in stock, where it is a
 * maker of the vocabulary, or a brand of one of the site's facilities: such a page stands without cars too. Any other
 * value of a facet narrows the list as well (LIST-7); any other word is no page.
 *
 * @param facilityBrands names of the brands that the site's facilities sell or service
 */
export function pathOfMake(
  page: Pick<PageContext, 'path' | 'wildcard'>,
  shape: ListShape,
  map: FacetMap,
  facilityBrands: () => readonly string[],
): PathOfMake {
  const [first, ...rest] = page.wildcard;
  const asked = shape.facets.some(({ name }) => name === MAKE) && first !== undefined;
  if (!asked || isValue(map, segmentOf(first))) return { kind: 'known', map };
  const name = makeNamed(first, facilityBrands);
  if (name === undefined) return { kind: 'unknown' };
  if (segmentOf(name) !== segmentOf(first)) {
    const base = listBase(page);
    return {
      kind: 'moved',
      path: [base === '/' ? '' : base, segmentOf(name), ...rest.map(segmentOf)].join('/'),
    };
  }
  return { kind: 'known', map: map.map((facet) => withMake(facet, name)) };
}

const isValue = (map: FacetMap, segment: string): boolean =>
  map.some(({ values }) =>
    values.some(
      ({ text, children = [] }) =>
        segmentOf(text) === segment || children.some((child) => segmentOf(child) === segment),
    ),
  );

/** The name of a make that a segment writes: `land-rover`, `landrover` and `vw` are known too. */
export function makeNamed(segment: string, facilityBrands: () => readonly string[]): string | undefined {
  const wanted = segmentOf(segment);
  const maker = canonicalBrand(segment);
  if (makers.has(maker)) return maker;
  return facilityBrands().find((name) => segmentOf(name) === wanted);
}

const withMake = (facet: FacetMap[number], name: string): FacetMap[number] =>
  facet.name === MAKE ? { ...facet, values: [...facet.values, { text: name, children: [] }] } : facet;
