import type { Position } from '~/platform/geo';
import { type Box, WORLD, WORLD_ZOOM } from './lines';

/** What a map shows: its middle, its zoom (web mercator, 512 px tiles) and its size in CSS pixels. */
export interface MapView {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Web mercator goes no further towards the poles. */
const MAX_LAT = 85;

/** Where a position lies in the world of the bundled map. */
function project({ lat, lng }: Position): Point {
  const angle = (Math.max(-MAX_LAT, Math.min(MAX_LAT, lat)) * Math.PI) / 180;
  return {
    x: ((lng + 180) / 360) * WORLD,
    y: ((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * WORLD,
  };
}

/** The position of a point in the world of the bundled map. */
export function unproject({ x, y }: Point): Position {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * 180) / Math.PI;
  return { lat, lng: (x / WORLD) * 360 - 180 };
}

/** CSS pixels per unit of the bundled map. */
export const scaleOf = (zoom: number): number => 2 ** (zoom - WORLD_ZOOM);

/** The part of the world that a view shows, with so many CSS pixels around it. */
export function boxOf(view: MapView, margin = 0): Box {
  const { x, y } = project(view);
  const scale = scaleOf(view.zoom);
  const [halfWidth, halfHeight] = [(view.width / 2 + margin) / scale, (view.height / 2 + margin) / scale];
  return { west: x - halfWidth, east: x + halfWidth, north: y - halfHeight, south: y + halfHeight };
}

/** Where a position stands in a view, in CSS pixels from its upper left corner. */
export function placeIn(view: MapView, position: Position): Point {
  const box = boxOf(view);
  const { x, y } = project(position);
  const scale = scaleOf(view.zoom);
  return { x: (x - box.west) * scale, y: (y - box.north) * scale };
}

/**
 * The closest view of a size that shows all positions, with so many CSS pixels around them.
 * @param closest zoom that is not exceeded; one position alone gets it.
 */
export function fitView(
  positions: readonly Position[],
  { width, height }: Pick<MapView, 'width' | 'height'>,
  { margin, closest }: { readonly margin: number; readonly closest: number },
): MapView | null {
  if (positions.length === 0) return null;
  const points = positions.map(project);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (length: number) => Math.max(1, length - 2 * margin);
  const scale = Math.min(room(width) / Math.max(1, east - west), room(height) / Math.max(1, south - north));
  const zoom = Math.min(closest, Math.floor((Math.log2(scale) + WORLD_ZOOM) * 100) / 100);
  return { ...unproject({ x: (west + east) / 2, y: (north + south) / 2 }), zoom, width, height };
}
