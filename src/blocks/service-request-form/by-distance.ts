import { distanceKm, type Position, parseGeocoord } from '~/platform/geo';

/** The nearest first; those whose place nobody knows come last. */
export function byDistance<T extends { readonly geocoord: string }>(
  dealers: readonly T[],
  from: Position,
): readonly T[] {
  const away = ({ geocoord }: T) => {
    const at = parseGeocoord(geocoord);
    return at === undefined ? Number.POSITIVE_INFINITY : distanceKm(from, at);
  };
  return dealers.toSorted((a, b) => away(a) - away(b));
}
