import { MAP_EDITION } from './data/edition';
import type { MapView } from './view';

/** Tiles, with the places that a map library fills in. */
export const TILE_ADDRESS = `/api/map/tiles/${MAP_EDITION}/{z}/{x}/{y}`;
export const TILE_ROUTE = '/api/map/tiles/:edition/:z/:x/:y';
export const PICTURE_ROUTE = '/api/map/picture/:look/:view';

/** Whole pixels, a hundred-thousandth of a degree (a metre): as many pictures as there are views, and no more. */
export const pictureAddress = (look: string, view: MapView): string => addressOf(look, view, '');

/** The same picture with the names of its places drawn in, for where no text can be laid over it. */
export const namedPictureAddress = (look: string, view: MapView): string => addressOf(look, view, NAMED);

/**
 * A picture of a place with its surroundings: the same with names, no closer than its zoom, and so far out that there are
 * names around it.
 */
export const surroundingsAddress = (look: string, view: MapView): string => addressOf(look, view, AROUND);

const NAMED = '_names';
const AROUND = '_around';

const addressOf = (look: string, { lat, lng, zoom, width, height }: MapView, end: string): string =>
  `/api/map/picture/${look}/${zoom.toFixed(2)}_${lat.toFixed(5)}_${lng.toFixed(5)}_${width}x${height}${end}.svg?${MAP_EDITION}`;

const VIEW =
  /^(\d{1,2}\.\d{2})_(-?\d{1,2}\.\d{5})_(-?\d{1,3}\.\d{5})_(\d{2,4})x(\d{2,4})(?:_names|_around)?\.svg$/;

/** No page uses larger pictures. */
const MAX_PIXELS = 2000;

/** Reads what `pictureAddress` has written; null for anything else. */
export function readPictureView(text: string): MapView | null {
  const found = VIEW.exec(text);
  if (found === null) return null;
  const [zoom = 0, lat = 0, lng = 0, width = 0, height = 0] = found.slice(1).map(Number);
  const fits = zoom >= 2 && zoom <= 18 && Math.abs(lat) <= 85 && Math.abs(lng) <= 180;
  return fits && width <= MAX_PIXELS && height <= MAX_PIXELS ? { zoom, lat, lng, width, height } : null;
}

/** Whether a picture has names drawn in. */
export const isNamedPicture = (text: string): boolean =>
  text.endsWith(`${NAMED}.svg`) || showsSurroundings(text);

/** Whether a picture goes as far out as it must to show what is around its middle. */
export const showsSurroundings = (text: string): boolean => text.endsWith(`${AROUND}.svg`);
