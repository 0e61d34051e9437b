import type { PageContext } from '~/page/contract';
import { distanceKm, type Position, parseGeocoord, roundedPosition } from '~/platform/geo';
import type { Places } from '~/platform/places';
import type { NearRequest } from '~/platform/search';
import type { Site } from '~/sites';
import { formatNumber } from '~/ui/format';

/** Near which place the cars shall stand, as the address has it: a town's name, or a position `lat,lng`. */
export interface ListNear {
  readonly place: string;
  /** In the road unit of the site's country, kilometres or miles; null: however far. */
  readonly within: number | null;
}

/** The distances that a visitor may choose between. */
export const RADII = [25, 50, 100, 200] as const;
/** What the box offers before a place is chosen: a list of the whole country would look as if nothing had happened. */
export const USUAL_RADIUS = 50;

const KM_PER_MILE = 1.609344;
const LONGEST = 80;

/** Reads the two parameters; undefined without a place. A distance that is not on offer is none. */
export function readNear(place: string, within: string): ListNear | undefined {
  const text = place.toWellFormed().replace(/\s+/g, ' ').trim().slice(0, LONGEST).trim();
  if (text === '') return undefined;
  const position = parseGeocoord(text);
  const radius = RADII.find((each) => String(each) === within.trim());
  return { place: position === undefined ? text : writePosition(position), within: radius ?? null };
}

/** A position is nobody's door: it is rounded to about a kilometre whoever wrote the address. */
function writePosition(position: Position): string {
  const { lat, lng } = roundedPosition(position);
  return `${lat},${lng}`;
}

/** A place that is known: how it is called, and where it lies. */
export interface Located extends Position {
  readonly name: string;
}

/** Where the place lies; null when nobody knows it. */
export async function locate(
  { place }: ListNear,
  { site, t }: Pick<PageContext, 'site' | 't'>,
  places: Places,
): Promise<Located | null> {
  const position = parseGeocoord(place);
  if (position !== undefined) return { name: t('near.yourPosition'), ...position };
  return (await places.find(place, site.country)) ?? null;
}

interface UnitPage {
  readonly site: { readonly features: Pick<Site['features'], 'distanceUnit'> };
  readonly locale: string;
}

const isMiles = ({ site }: UnitPage): boolean => site.features.distanceUnit === 'miles';

/** "50 km", "25 miles". */
export function distanceText(distance: number, page: UnitPage): string {
  const unit = isMiles(page) ? (distance === 1 ? 'mile' : 'miles') : 'km';
  return `${formatNumber(distance, page.locale)}\u00a0${unit}`;
}

/** The same as the search asks it, in kilometres. */
export function nearRequest({ lat, lng }: Position, within: number | null, page: UnitPage): NearRequest {
  const unit = isMiles(page) ? KM_PER_MILE : 1;
  return { lat, lng, ...(within !== null && { within_km: within * unit }) };
}

/** How far a car stands from the place, in whole units and never 0; null where nobody knows where it stands. */
export function howFar(from: Position, geocoord: unknown, page: UnitPage): string | null {
  const position = typeof geocoord === 'string' ? parseGeocoord(geocoord) : undefined;
  if (position === undefined) return null;
  const distance = distanceKm(from, position) / (isMiles(page) ? KM_PER_MILE : 1);
  return distanceText(Math.max(1, Math.round(distance)), page);
}
