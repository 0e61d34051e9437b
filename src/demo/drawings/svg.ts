import { escapeHtml } from '~/platform/html';
import { n, n2 } from './geometry';

/** Stops of a gradient: "offset colour opacity", the opacity left out where it is 1, parted by commas. */
export type Stops = string;

function stopTags(stops: Stops): string {
  return stops
    .split(', ')
    .map((stop) => {
      const [offset = '0', color = '#000', opacity] = stop.split(' ');
      const alpha = opacity === undefined ? '' : ` stop-opacity="${n2(Number(opacity))}"`;
      return `<stop offset="${n2(Number(offset))}" stop-color="${color}"${alpha}/>`;
    })
    .join('');
}

/** A linear gradient between two points of the user space. */
export function linear(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: Stops,
): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopTags(stops)}</linearGradient>`;
}

/** A radial gradient in the user space; `squash` scales it vertically about its centre. */
export function radial(
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  stops: Stops,
  squash = 1,
): string {
  const flat =
    squash === 1
      ? ''
      : ` gradientTransform="translate(0 ${n(cy)}) scale(1 ${n2(squash)}) translate(0 ${n(-cy)})"`;
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${flat}>${stopTags(stops)}</radialGradient>`;
}

/**
 * A blur, for what `soft.ts` cannot draw: it costs its region's pixels several times over. The region is what is blurred
 * and a margin around it, across and down, in shares of its width and height: wide enough not to show its edge.
 */
export function blur(
  id: string,
  deviation: number,
  [across, down]: readonly [number, number] = [0.6, 0.6],
): string {
  const share = (margin: number): string => `${n(100 * margin)}%`;
  return `<filter id="${id}" x="-${share(across)}" y="-${share(down)}" width="${share(1 + 2 * across)}" height="${share(1 + 2 * down)}"><feGaussianBlur stdDeviation="${n2(deviation)}"/></filter>`;
}

/** The outer tag; no text, no script, no outside reference. */
export function svg(width: number, height: number, defs: string, content: string, label: string): string {
  const text = `${defs}</defs>${content}`.replaceAll(/ d="[^"]*"/g, (path) => path.replaceAll(' -', '-'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}" role="img" aria-label="${escapeHtml(label)}"><defs>${text}</svg>`;
}
