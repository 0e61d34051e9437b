import type { AvailableWorkshop } from '~/modules/workshop';
import { distanceKm } from '~/platform/geo';
import type { BookingSite } from '../../state/booking-props';
import type { BookingStore } from '../../state/store';
import { isAuthorised } from './order';

export interface Origin {
  /** Name of the town. */
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** The visitor has said so; otherwise it is where the site begins. */
  readonly isChosen: boolean;
}

/** From where workshops are looked for and distances are counted (WORKSHOP-9). */
export function originOf(
  { lat, lng, region }: Pick<BookingStore, 'lat' | 'lng' | 'region'>,
  { start }: Pick<BookingSite, 'start'>,
): Origin {
  return lat === null || lng === null
    ? { ...start, isChosen: false }
    : { name: region, lat, lng, isChosen: true };
}

/** As the crow flies, in kilometres. */
export const distanceTo = (
  { lat, lng }: Origin,
  { latitude, longitude }: Pick<AvailableWorkshop, 'latitude' | 'longitude'>,
): number => distanceKm({ lat, lng }, { lat: latitude, lng: longitude });

/**
 * Whether the list as delivered begins with a workshop that is there for the brand, before one that is nearer: the list says
 * so, as everybody would take it for the nearest.
 */
export function beginsWithBrand(
  workshops: readonly AvailableWorkshop[],
  origin: Origin,
  brand: string,
): boolean {
  const [first, ...others] = workshops;
  if (first === undefined || !isAuthorised(first, brand)) return false;
  const away = distanceTo(origin, first);
  return others.some((other) => distanceTo(origin, other) < away);
}
