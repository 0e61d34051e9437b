import { type Position, parseGeocoord } from '~/platform/geo';

export { type Position, parseGeocoord };

/** Where the map stands when a site has no position: the middle of Stockholm (specification 2 §2). */
export const DEFAULT_POSITION = { lat: 59.33, lng: 18.07 } as const;

/** The position for a map: the site's own, or the default one. */
export const mapPosition = (geocoord: string): Position => parseGeocoord(geocoord) ?? DEFAULT_POSITION;
