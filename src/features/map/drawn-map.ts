import {
  fitView,
  labelsIn,
  type MapLabel,
  type MapView,
  mapPlaces,
  pictureAddress,
  placeIn,
} from '~/platform/map';
import { grouped } from './grouping';
import type { MapPoint } from './map-settings';

/** Size that pictures are drawn in, in CSS pixels: wider than any box, which shows its middle. */
const SIZE = { width: 1600, height: 600 } as const;
/** The part of it that every box shows, whatever its shape. */
const CERTAIN_ZOOM = { width: 800, height: 600 } as const;

/** Default zoom of a facility's map (FACILITY-4). */
const FACILITY_ZOOM = 12;
/** A country or a good part of one, for the small map in the corner. */
const CORNER = { zoom: 3.6, width: 132, height: 132 } as const;

/** One place or several, in CSS pixels from the picture's upper left corner. */
interface DrawnPin {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

/** A map as the server draws it, before or without a script. */
export interface DrawnMap {
  readonly view: MapView;
  readonly picture: string;
  readonly labels: readonly MapLabel[];
  /** Where the points stand in the picture, in CSS pixels; those too close to be told apart are one with their count. */
  readonly pins: readonly DrawnPin[];
  /** A picture of where in the country it is; none where the map itself shows that. */
  readonly corner: string | null;
  readonly zoom: number | null;
  readonly points: readonly MapPoint[];
}

/** The neighbourhood of one facility; without a point the middle is the default one and nothing is marked. */
export async function drawnAround(
  center: { readonly lat: number; readonly lng: number },
  point: MapPoint | null,
  site: MapSite,
): Promise<DrawnMap> {
  const view = { lat: center.lat, lng: center.lng, zoom: FACILITY_ZOOM, ...SIZE };
  const points = point === null ? [] : [point];
  return {
    ...(await drawn(view, points, site, { max: 14, within: SIZE.width })),
    corner: pictureAddress(site.theme, { ...view, ...CORNER }),
    zoom: FACILITY_ZOOM,
  };
}

/** Names on the map of a country. */
const MAX_NAMES = 8;

/** What of a site decides how its maps look. */
export interface MapSite {
  readonly theme: string;
  /** Two capitals: its towns are named first. */
  readonly country: string;
}

/** More than a group has; a map of more is no map. */
export const MAX_MARKERS = 1000;

/** All points in one view; without any the country around its default position. */
export async function drawnFor(
  points: readonly MapPoint[],
  site: MapSite,
  fallback: { readonly lat: number; readonly lng: number },
): Promise<DrawnMap> {
  const fitted = fitView(points, CERTAIN_ZOOM, { margin: 56, closest: FACILITY_ZOOM }) ?? {
    ...fallback,
    zoom: 5,
  };
  return {
    ...(await drawn({ ...fitted, ...SIZE }, points, site, { max: MAX_NAMES, within: CERTAIN_ZOOM.width })),
    corner: null,
    zoom: null,
  };
}

/** Centre to centre: a picture is shown at about half its size on a phone, where a count still has to be read. */
const APART = 52;

/** Points that would lie on one another, as one pin in their middle. */
function pinsOf(spots: readonly { readonly x: number; readonly y: number }[]): readonly DrawnPin[] {
  return grouped(spots, APART).map((members) => {
    const group = members.flatMap((index) => spots[index] ?? []);
    const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
    return { x: middle(group.map(({ x }) => x)), y: middle(group.map(({ y }) => y)), count: group.length };
  });
}

/** @param names how many at most, and how wide the part in the middle is that has them */
async function drawn(
  view: MapView,
  points: readonly MapPoint[],
  site: MapSite,
  names: { readonly max: number; readonly within: number },
) {
  const pins = pinsOf(points.map((point) => placeIn(view, point)));
  const aside = (view.width - names.within) / 2;
  const taken = pins.map(({ x, y }) => ({ x: x - aside, y }));
  const inside = { ...view, width: names.within };
  const found = labelsIn(await mapPlaces(), inside, taken, names.max, site.country);
  const labels = found.map((label) => ({ ...label, x: label.x + aside }));
  return { view, picture: pictureAddress(site.theme, view), labels, pins, points };
}
