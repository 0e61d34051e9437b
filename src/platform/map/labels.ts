import { isNamedAt, type MapPlace, ownFirst } from './places';
import { boxOf, type MapView, scaleOf } from './view';

/** Zoom levels by which towns of the site's country are labelled earlier. */
const OWN_COUNTRY_FACTOR = 1.5;

/** A name on a picture, in CSS pixels from its upper left corner. */
export interface MapLabel {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly isPart: boolean;
}

/** Size of a label: width of a letter, height of a line, padding. */
const [LETTER_WIDTH, LINE_HEIGHT, PADDING] = [7.5, 18, 10];

/**
 * Names for a view, the most populous places first, none over another.
 * @param taken places in the picture, in CSS pixels, that names keep away from: markers.
 * @param country two capitals: its places are named before all others, and smaller ones of them.
 */
export function labelsIn(
  places: readonly MapPlace[],
  view: MapView,
  taken: readonly { readonly x: number; readonly y: number }[],
  max: number,
  country = '',
): readonly MapLabel[] {
  const box = boxOf(view);
  const scale = scaleOf(view.zoom);
  const boxes = taken.map(({ x, y }) => ({ x, y: y - 16, width: 48, height: 52 }));
  const labels: MapLabel[] = [];
  for (const place of ownFirst(places, country)) {
    if (labels.length === max) break;
    if (!isNamedAt(place.country === country ? view.zoom + OWN_COUNTRY_FACTOR : view.zoom, place)) continue;
    const [x, y] = [(place.x - box.west) * scale, (place.y - box.north) * scale];
    const [width, height] = [place.name.length * LETTER_WIDTH + PADDING, LINE_HEIGHT + PADDING];
    // A label moves away from a marker: below it, else above, else beside it.
    const reach = width / 2 + 26;
    const room = [
      [0, 0],
      [0, 34],
      [0, -48],
      [reach, 0],
      [-reach, 0],
    ]
      .map(([right = 0, down = 0]) => ({ x: x + right, y: y + down, width, height }))
      .find((at) => isWhole(at, view) && !boxes.some((other) => overlapsBox(at, other)));
    if (room === undefined) continue;
    boxes.push(room);
    labels.push({ name: place.name, x: Math.round(room.x), y: Math.round(room.y), isPart: place.isPart });
  }
  return labels;
}

interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlapsBox = (a: LabelBox, b: LabelBox): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;

const isWhole = ({ x, y, width, height }: LabelBox, view: MapView): boolean =>
  x > width / 2 && x < view.width - width / 2 && y > height / 2 && y < view.height - height / 2;
