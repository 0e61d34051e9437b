/** Degrees, WGS 84: north and east are positive. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

const GEOCOORD = /^\s*(-?\d{1,2}(?:\.\d{1,15})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,15})?)\s*$/;

/** Reads "lat,lng" in degrees; undefined when it is malformed or not on earth. */
export function parseGeocoord(text: string): Position | undefined {
  const match = GEOCOORD.exec(text);
  if (match === null) return undefined;
  const [lat, lng] = [Number(match[1]) + 0, Number(match[2]) + 0];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

/** To a hundredth of a degree, about a kilometre: near enough for a list, too coarse for an address. */
export function roundedPosition({ lat, lng }: Position): Position {
  return { lat: Math.round(lat * 100) / 100 + 0, lng: Math.round(lng * 100) / 100 + 0 };
}
