/** Places on earth: reading a position, and how far two lie apart. Safe in the browser. */

export { distanceKm } from './distance';
export { type Position, parseGeocoord, roundedPosition } from './position';
