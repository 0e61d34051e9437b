import type { PageContext } from '~/page/contract';
import { parseGeocoord } from '~/platform/geo';
import { type Places, seekPlace } from '~/platform/places';
import { type ListShape, type ListState, withoutNear } from '../query/list-query';
import { distanceLabel, type LocatedPlace, type UnitPage } from './list-near';

interface LocatedList {
  /** The place that the list is near; null without one, or where it is unknown. */
  readonly located: LocatedPlace | null;
  /** An unknown place cannot order the list; its text stays, to be corrected. */
  readonly state: ListState;
}

/** Finds the place that a list is near. */
export async function locateList(
  state: ListState,
  shape: ListShape,
  page: Pick<PageContext, 'site'>,
  places: Places,
): Promise<LocatedList> {
  const located = state.near === undefined ? null : await locatePlace(state.near.place, page.site, places);
  if (located !== null) return { located, state };
  return { located, state: { ...state, sortName: withoutNear(state, shape).sortName } };
}

async function locatePlace(
  place: string,
  site: PageContext['site'],
  places: Places,
): Promise<LocatedPlace | null> {
  const position = parseGeocoord(place);
  if (position !== undefined) return { name: null, ...position };
  return (await seekPlace(places, place, site.country)) ?? null;
}

/** How far each record is from the place, by id: "58 km from Lund", "58 km from you". Records without a position are left out. */
export function distancesFrom(
  located: LocatedPlace | null,
  records: readonly { readonly id: unknown; readonly geocoord: unknown }[],
  page: UnitPage & Pick<PageContext, 't'>,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  if (located === null) return texts;
  const { name: place } = located;
  for (const { id, geocoord } of records) {
    const distance = distanceLabel(located, geocoord, page);
    if (typeof id !== 'string' || distance === null) continue;
    const away =
      place === null ? page.t('near.awayFromYou', { distance }) : page.t('near.away', { distance, place });
    texts.set(id, away);
  }
  return texts;
}
