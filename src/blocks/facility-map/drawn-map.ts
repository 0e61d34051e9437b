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
    ...(await drawn(view, points, theme, { most: 14, within: SIZE.width })),
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
  return {
    ...(await drawn({ ...fitted, ...SIZE }, points, theme, { most: 6, within: SURE.width })),
    corner: null,
    zoom: null,
  };
}

/** @param names how many at most, and how wide the part in the middle is that has them */
async function drawn(
  view: MapView,
  points: readonly MapPoint[],
  theme: string,
  names: { readonly most: number; readonly within: number },
) {
  const pins = points.map((point) => placeIn(view, point));
  const aside = (view.width - names.within) / 2;
  const taken = pins.map(({ x, y }) => ({ x: x - aside, y }));
  const found = labelsIn(await mapPlaces(), { ...view, width: names.within }, taken, names.most);
  const labels = found.map((label) => ({ ...label, x: label.x + aside }));
  return { view, picture: pictureAddress(theme, view), labels, pins, points };
}
