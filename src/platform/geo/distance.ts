import type { Position } from './position';

/** Mean radius of the earth in kilometres (IUGG R₁), the one that OpenSearch takes. */
const EARTH_KM = 6371.0087714;
const RADIANS = Math.PI / 180;

/** Kilometres between two positions as the crow flies, by the haversine formula; exact to about 0.5 %. */
export function distanceKm(a: Position, b: Position): number {
  const north = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const east = Math.sin(((b.lng - a.lng) * RADIANS) / 2);
  const h = north * north + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * east * east;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, h)));
}
