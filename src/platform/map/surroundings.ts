import { labelsIn, type MapLabel } from './labels';
import { MAX_NAMES } from './picture';
import type { MapParts } from './tile';
import type { MapView } from './view';

/** Its own name and another one: so one knows where a place is. */
const MIN_NAMES = 2;
/** Closer than the first a town is its name alone, further out than the second the towns of a region go unnamed. */
const [MAX_ZOOM, MIN_ZOOM] = [11, 8.5];
/** Where towns are far apart there are lakes and rivers to go by. */
const LONELY_ZOOM = 9;
const ZOOM_STEP = 0.5;
/** The part of a picture that is seen where it is narrow, in CSS pixels. */
const NARROW_PX = 320;

/**
 * The same place from as near as there is something to see: never closer than the view asks for, and so far out that the
 * next town stands on it. The bundled map has no streets: closer than that it shows nothing but the colour of the land.
 */
export function viewWithSurroundings(map: Pick<MapParts, 'places'>, view: MapView): MapView {
  const middle = { x: view.width / 2, y: view.height / 2 };
  const isSeen = ({ x }: MapLabel): boolean => Math.abs(x - middle.x) < NARROW_PX / 2;
  for (let zoom = Math.min(view.zoom, MAX_ZOOM); zoom >= MIN_ZOOM; zoom -= ZOOM_STEP) {
    // Where names stand depends on the whole picture; that two of them are seen, on its middle.
    const names = labelsIn(map.places, { ...view, zoom }, [middle], MAX_NAMES);
    if (names.filter(isSeen).length >= MIN_NAMES) return { ...view, zoom };
  }
  return { ...view, zoom: Math.min(view.zoom, LONELY_ZOOM) };
}
