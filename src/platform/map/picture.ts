import { escapeHtml } from '../html';
import { clipLine, clipRing } from './clip';
import { labelsIn } from './labels';
import type { MapParts } from './tile';
import { boxOf, type MapView, scaleOf } from './view';

/** `#rrggbb` each. */
export interface MapColors {
  readonly land: string;
  readonly water: string;
  readonly shore: string;
  readonly border: string;
}

/** From this zoom on coasts have all details; further out they are simplified. */
const CLOSE_ZOOM = 9;

export interface NameColors {
  readonly name: string;
  readonly quiet: string;
  readonly halo: string;
}

/** More labels would clutter the picture. */
export const MAX_NAMES = 24;

/** The names of a view as SVG, for `drawPicture` to draw in: a picture alone knows no font of the page. */
export function drawNames(map: MapParts, view: MapView, { name, quiet, halo }: NameColors): string {
  const scale = fineness(view);
  const size = (isPart: boolean) => (isPart ? 12 : 13) * scale;
  // The subject of the picture is in its middle, under a marker.
  const middle = { x: view.width / 2, y: view.height / 2 };
  const texts = labelsIn(map.places, view, [middle], MAX_NAMES).map(
    (label) =>
      `<text x="${label.x * scale}" y="${label.y * scale}" font-size="${size(label.isPart)}" fill="${label.isPart ? quiet : name}">${escapeHtml(label.name)}</text>`,
  );
  return (
    `<g font-family="system-ui,sans-serif" text-anchor="middle" dominant-baseline="middle" paint-order="stroke" ` +
    `stroke="${halo}" stroke-width="${3 * scale}" stroke-linejoin="round">${texts.join('')}</g>`
  );
}

/** Parts of a CSS pixel that coordinates are rounded to. */
const fineness = ({ zoom }: MapView): number => (zoom >= CLOSE_ZOOM ? 10 : 2);

/** A view of the map as SVG; the names are text of the page, or come as `names`. */
export function drawPicture(map: MapParts, view: MapView, colors: MapColors, names = ''): string {
  const { width, height, zoom } = view;
  const isClose = zoom >= CLOSE_ZOOM;
  const fine = fineness(view);
  const inner = boxOf(view);
  const cut = {
    box: boxOf(view, 4),
    originX: inner.west,
    originY: inner.north,
    scale: scaleOf(zoom) * fine,
    detail: fine,
    smallest: (isClose ? 2 : 5) * fine,
  };
  const surfaces = (name: 'land' | 'lakes' | 'islands', fill: string) => {
    const path = map[name].map((line) => pathOf(clipRing(line, cut), 'z')).join('');
    const shore = `stroke="${colors.shore}" stroke-width="${fine}" stroke-linejoin="round"`;
    return path && `<path fill="${fill}" ${shore} d="${path}"/>`;
  };
  const lines = (name: 'rivers' | 'borders', stroke: string) => {
    const path = map[name]
      .flatMap((line) => clipLine(line, cut))
      .map((line) => pathOf(line, ''))
      .join('');
    return path && `<path fill="none" stroke-linejoin="round" ${stroke} d="${path}"/>`;
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * fine} ${height * fine}" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${colors.water}"/>`,
    surfaces('land', colors.land),
    lines('rivers', `stroke="${colors.water}" stroke-width="${(isClose ? 3 : 1) * fine}"`),
    surfaces('lakes', colors.water),
    surfaces('islands', colors.land),
    lines(
      'borders',
      `stroke="${colors.border}" stroke-width="${1.2 * fine}" stroke-dasharray="${4 * fine} ${3 * fine}"`,
    ),
    names,
    '</svg>',
  ].join('');
}

/** Relative steps: half the bytes. */
function pathOf(points: readonly number[] | null, end: 'z' | ''): string {
  if (points === null) return '';
  let path = '';
  let [lastX, lastY] = [0, 0];
  for (let index = 0; index < points.length; index += 2) {
    const [x = 0, y = 0] = [points[index], points[index + 1]];
    path += `${index === 0 ? 'M' : index === 2 ? 'l' : ' '}${x - lastX} ${y - lastY}`;
    [lastX, lastY] = [x, y];
  }
  return path + end;
}
