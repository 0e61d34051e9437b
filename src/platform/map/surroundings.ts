import { labelsIn, type MapLabel } from './labels';
import { MAX_NAMES } from './picture';
import type { MapParts } from './tile';
import type { MapView } from './view';

/** Its own name and another one, for orientation. */
const MIN_NAMES = 2;
/** Beyond the first a town is its name alone; below the second the towns of a region have no labels. */
const [MAX_ZOOM, MIN_ZOOM] = [11, 8.5];
/** Where towns are far apart, lakes and rivers give orientation. */
const LONELY_ZOOM = 9;
const ZOOM_STEP = 0.5;
/** The visible part of a picture on narrow screens, in CSS pixels. */
const NARROW_PX = 320;

/**
 * The same view zoomed out until at least another town is labelled, never closer than the given zoom. The bundled map has no
 * streets: a closer view is empty.
 */
export function viewWithSurroundings(map: Pick<MapParts, 'places'>, view: MapView): MapView {
  const middle = { x: view.width / 2, y: view.height / 2 };
  const isSeen = ({ x }: MapLabel): boolean => Math.abs(x - middle.x) < NARROW_PX / 2;
  for (let zoom = Math.min(view.zoom, MAX_ZOOM); zoom >= MIN_ZOOM; zoom -= ZOOM_STEP) {
    // Where labels are placed depends on the whole picture; whether two are visible, on its middle.
    const names = labelsIn(map.places, { ...view, zoom }, [middle], MAX_NAMES);
    if (names.filter(isSeen).length >= MIN_NAMES) return { ...view, zoom };
  }
  return { ...view, zoom: Math.min(view.zoom, LONELY_ZOOM) };
}
