/** Where the map stands when a site has no position: the middle of Stockholm (specification 2 §2). */
export const DEFAULT_POSITION = { lat: 59.33, lng: 18.07 } as const;

export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** Reads "lat,lng" in degrees; undefined when it is malformed or not on earth. */
export function parseGeocoord(text: string): Position | undefined {
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (match === null) return undefined;
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

/** The position for a map: the site's own, or the default one. */
export const mapPosition = (geocoord: string): Position => parseGeocoord(geocoord) ?? DEFAULT_POSITION;
