import type { PageContext } from '~/page/contract';
import { parseGeocoord } from '~/platform/geo';
import { type Places, seekPlace } from '~/platform/places';
import type { ListNear, LocatedPlace } from './list-near';

/** Position of the place; null when it is unknown. */
export async function locatePlace(
  { place }: ListNear,
  { site, t }: Pick<PageContext, 'site' | 't'>,
  places: Places,
): Promise<LocatedPlace | null> {
  const position = parseGeocoord(place);
  if (position !== undefined) return { name: t('near.yourPosition'), ...position };
  return (await seekPlace(places, place, site.country)) ?? null;
}
