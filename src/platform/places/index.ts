/** Towns by name and their position. */
export { bundledPlaces } from './bundled';
export type { Place, PlaceCountry, Places } from './places';
export { seekPlace } from './seek-place';
