import { type Position, parseGeocoord } from '~/platform/geo';

export { type Position, parseGeocoord };

/** Where the map stands when a site has no position: the middle of Stockholm (FACILITY-4). */
export const DEFAULT_POSITION = { lat: 59.33, lng: 18.07 } as const;

/** In another country a map of Stockholm would mislead: there it is the capital. */
const CAPITALS: Readonly<Record<string, Position>> = {
  NO: { lat: 59.913, lng: 10.752 },
  FI: { lat: 60.17, lng: 24.938 },
  SK: { lat: 48.148, lng: 17.107 },
  GB: { lat: 51.507, lng: -0.128 },
};

/** The position for a map: the site's own, or the default one of its country (ISO 3166, `SE`). */
export const mapPosition = (geocoord: string, country = 'SE'): Position =>
  parseGeocoord(geocoord) ?? CAPITALS[country] ?? DEFAULT_POSITION;
