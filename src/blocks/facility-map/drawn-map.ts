import {
  fitView,
  labelsIn,
  type MapLabel,
  type MapView,
  mapPlaces,
  pictureAddress,
  placeIn,
} from '~/platform/map';
import type { MapPoint } from './map-settings';

/** Size that pictures are drawn in, in CSS pixels: wider than any box, which shows its middle. */
const SIZE = { width: 1600, height: 600 } as const;
/** The part of it that every box shows, whatever its shape. */
const SURE = { width: 800, height: 600 } as const;

/** Default zoom of a facility's map (specification 2 §2). */
export const FACILITY_ZOOM = 12;
/** A country or a good part of one, for the small map in the corner. */
const CORNER = { zoom: 3.6, width: 132, height: 132 } as const;

/** A map as the server draws it, before or without a script. */
export interface DrawnMap {
  readonly view: MapView;
  readonly picture: string;
  readonly labels: readonly MapLabel[];
  /** Where the points stand in the picture, in CSS pixels. */
  readonly pins: readonly { readonly x: number; readonly y: number }[];
  /** A picture of where in the country it is; none where the map itself shows that. */
  readonly corner: string | null;
  readonly zoom: number | null;
  readonly points: readonly MapPoint[];
}

/** The neighbourhood of one facility; without a point the middle is the default one and nothing is marked. */
export async function drawnAround(
  center: { readonly lat: number; readonly lng: number },
  point: MapPoint | null,
  theme: string,
): Promise<DrawnMap> {
  const view = { lat: center.lat, lng: center.lng, zoom: FACILITY_ZOOM, ...SIZE };
  const points = point === null ? [] : [point];
  return {
    ...(await drawn(view, points, theme, 14)),
    corner: pictureAddress(theme, { ...view, ...CORNER }),
    zoom: FACILITY_ZOOM,
  };
}

/** More than a group has; a map of more is no map. */
export const MOST_ON_MAP = 1000;

/** All points in one view; without any the country around its default position. */
export async function drawnFor(
  points: readonly MapPoint[],
  theme: string,
  fallback: { readonly lat: number; readonly lng: number },
): Promise<DrawnMap> {
  const fitted = fitView(points, SURE, { margin: 56, closest: FACILITY_ZOOM }) ?? { ...fallback, zoom: 5 };
  return { ...(await drawn({ ...fitted, ...SIZE }, points, theme, 6)), corner: null, zoom: null };
}

async function drawn(view: MapView, points: readonly MapPoint[], theme: string, names: number) {
  const pins = points.map((point) => placeIn(view, point));
  const labels = labelsIn(await mapPlaces(), view, pins, names);
  return { view, picture: pictureAddress(theme, view), labels, pins, points };
}
