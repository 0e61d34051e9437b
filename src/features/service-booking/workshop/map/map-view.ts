import type { AvailableWorkshop } from '~/modules/workshop';
import { namedPictureAddress } from '~/platform/map/addresses';
import { fitView, placeIn } from '~/platform/map/view';
import type { ThemeKey } from '~/themes';

/** What a map shows: its middle and its zoom (web mercator, 512 px tiles). */
export interface MapCentre {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
}

/** Zooms (WORKSHOP-7). */
const DEFAULT_ZOOM = 12;
const SELECTED_ZOOM = 15;

const [MIN_ZOOM, MAX_ZOOM] = [3, 18];
/** Wider than any box, which shows the middle. */
const PICTURE = { width: 1600, height: 600 } as const;

type Place = Pick<AvailableWorkshop, 'latitude' | 'longitude'>;

const centreOn = ({ latitude, longitude }: Place, zoom: number): MapCentre => ({
  lat: latitude,
  lng: longitude,
  zoom,
});

export const viewAround = (place: Place): MapCentre => centreOn(place, DEFAULT_ZOOM);

/** Close enough to a workshop that is selected; never further away than before. */
export const viewOfSelected = (view: MapCentre, place: Place): MapCentre =>
  centreOn(place, Math.max(view.zoom, SELECTED_ZOOM));

export const zoomedBy = (view: MapCentre, steps: number): MapCentre => ({
  ...view,
  zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, view.zoom + steps)),
});

/** All places in one view of a size in CSS pixels. */
export function viewOfAll(
  places: readonly Place[],
  size: { readonly width: number; readonly height: number },
): MapCentre | null {
  const positions = places.map(({ latitude: lat, longitude: lng }) => ({ lat, lng }));
  return fitView(positions, size, { margin: 40, closest: DEFAULT_ZOOM });
}

/** Where a place stands, in CSS pixels from the middle of the map. */
export const offsetIn = (view: MapCentre, { latitude, longitude }: Place) =>
  placeIn({ ...view, width: 0, height: 0 }, { lat: latitude, lng: longitude });

/** The view as the server draws it. */
export const pictureOf = (theme: ThemeKey, view: MapCentre) => ({
  ...PICTURE,
  src: namedPictureAddress(theme, { ...view, ...PICTURE }),
});
