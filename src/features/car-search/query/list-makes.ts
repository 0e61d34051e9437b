import { BRANDS, canonicalBrand } from '~/modules/stock';
import type { PageContext } from '~/page/contract';
import type { FacetMap } from '~/platform/search';
import { listBase } from './list-address';
import type { ListShape } from './list-query';
import { segmentOf } from './list-words';

export type MakeSegment =
  /** The facet values, including the make that the path names. */
  | { readonly kind: 'known'; readonly map: FacetMap }
  /** Path with the make's canonical name. */
  | { readonly kind: 'moved'; readonly path: string }
  /** Neither a make nor another facet value: no page. */
  | { readonly kind: 'unknown' };

const MAKE = 'car_brand';
const KNOWN_MAKES: ReadonlySet<string> = new Set<string>(BRANDS);

/**
 * What the first wildcard segment of a list's path names. A make is known from the stock, the vocabulary, or the brands of
 * the site's facilities: its page exists without cars too. Any other facet value narrows the list as well (LIST-7); any
 * other word is no page.
 *
 * @param facilityBrands brands that the site's facilities sell or service
 */
export function resolveMakeSegment(
  page: Pick<PageContext, 'path' | 'wildcard'>,
  shape: ListShape,
  map: FacetMap,
  facilityBrands: () => readonly string[],
): MakeSegment {
  const [first, ...rest] = page.wildcard;
  const canNameMake = shape.facets.some(({ name }) => name === MAKE) && first !== undefined;
  if (!canNameMake || isValue(map, segmentOf(first))) return { kind: 'known', map };
  const name = findMake(first, facilityBrands);
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

/** The make that a segment names; knows `land-rover`, `landrover` and `vw`. */
export function findMake(segment: string, facilityBrands: () => readonly string[]): string | undefined {
  const wanted = segmentOf(segment);
  const maker = canonicalBrand(segment);
  if (KNOWN_MAKES.has(maker)) return maker;
  return facilityBrands().find((name) => segmentOf(name) === wanted);
}

const withMake = (facet: FacetMap[number], name: string): FacetMap[number] =>
  facet.name === MAKE ? { ...facet, values: [...facet.values, { text: name, children: [] }] } : facet;
