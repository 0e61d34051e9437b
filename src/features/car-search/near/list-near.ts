import type { Translate } from '~/messages';
import { distanceKm, type Position, parseGeocoord, roundedPosition } from '~/platform/geo';
import type { NearRequest } from '~/platform/search';
import type { Site } from '~/sites';
import { formatNumber } from '~/ui/text/format';

/** The place to search near, as in the address: a town's name, or a position `lat,lng`. */
export interface ListNear {
  readonly place: string;
  /** In the site's road unit, kilometres or miles; null: any distance. */
  readonly within: number | null;
}

/** The distances on offer. */
export const RADII = [25, 50, 100, 200] as const;
/** Preselected, so that a chosen place visibly narrows the list. */
export const DEFAULT_RADIUS = 50;

const KM_PER_MILE = 1.609344;
const MAX_PLACE_LENGTH = 80;

/** A position as the field says it, "Your position (57.71,11.97)", in any language. */
const NAMED_POSITION = /^[^(]*\(([^()]*)\)$/;

/** Reads the two parameters; undefined without a place. Distances not on offer are ignored. */
export function readNear(place: string, within: string): ListNear | undefined {
  const text = place.toWellFormed().replace(/\s+/g, ' ').trim().slice(0, MAX_PLACE_LENGTH).trim();
  if (text === '') return undefined;
  const position = parseGeocoord(NAMED_POSITION.exec(text)?.[1] ?? text);
  const radius = RADII.find((each) => String(each) === within.trim());
  return { place: position === undefined ? text : writePosition(position), within: radius ?? null };
}

/** The place as the visitor reads it in the field: a position says whose it is. */
export const placeText = (place: string, t: Translate<'near.yourPosition'>): string =>
  parseGeocoord(place) === undefined ? place : `${t('near.yourPosition')} (${place})`;

/** Positions are rounded to about a kilometre, for privacy. */
function writePosition(position: Position): string {
  const { lat, lng } = roundedPosition(position);
  return `${lat},${lng}`;
}

/** A known place: its name and position. Null: where the visitor is. */
export interface LocatedPlace extends Position {
  readonly name: string | null;
}

/** The distance on offer that takes in so many kilometres; the largest where none does. */
export function radiusAbout(km: number, page: Pick<UnitPage, 'site'>): number {
  const distance = km / (isMiles(page) ? KM_PER_MILE : 1);
  return RADII.find((radius) => radius >= Math.floor(distance)) ?? RADII[RADII.length - 1] ?? DEFAULT_RADIUS;
}

export interface UnitPage {
  readonly site: { readonly features: Pick<Site['features'], 'distanceUnit'> };
  readonly locale: string;
}

const isMiles = ({ site }: Pick<UnitPage, 'site'>): boolean => site.features.distanceUnit === 'miles';

/** "50 km", "25 miles". */
export function distanceText(distance: number, page: UnitPage): string {
  const unit = isMiles(page) ? (distance === 1 ? 'mile' : 'miles') : 'km';
  return `${formatNumber(distance, page.locale)}\u00a0${unit}`;
}

/** As the search's request, in kilometres. */
export function nearRequest({ lat, lng }: Position, within: number | null, page: UnitPage): NearRequest {
  const unit = isMiles(page) ? KM_PER_MILE : 1;
  return { lat, lng, ...(within !== null && { within_km: within * unit }) };
}

/** Distance of a car from the place, in whole units and at least 1; null without the car's position. */
export function distanceLabel(from: Position, geocoord: unknown, page: UnitPage): string | null {
  const position = typeof geocoord === 'string' ? parseGeocoord(geocoord) : undefined;
  if (position === undefined) return null;
  const distance = distanceKm(from, position) / (isMiles(page) ? KM_PER_MILE : 1);
  return distanceText(Math.max(1, Math.round(distance)), page);
}
