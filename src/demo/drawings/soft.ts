import { n, n2 } from './geometry';
import { hash } from './random';

/*
 * Soft lines, spots and bands without a filter. A Gaussian blur has librsvg work on the whole surface: 20 to 300 ms each
 * at 1920 px, nine tenths of a scene's time. Strokes and gradients that follow the same profile cost next to nothing.
 */

export const ROUND = ' stroke-linecap="round" stroke-linejoin="round"';

/** Strokes of a soft line: a narrow blur has no room for more. */
const strokesOf = (deviation: number): number => (deviation < 1 ? 3 : 5);
/** Further than this many deviations from its edge a blurred shape is gone. */
const REACH = 2.6;
/** Of a gradient from the middle to the edge. */
const STOPS = 6;

/** Share of the normal distribution below `x` (the logistic approximation of Bowling et al., within 0.0002). */
const below = (x: number): number => 1 / (1 + Math.exp(-(1.5976 * x + 0.07056 * x ** 3)));

/** What is left of a stripe of half the width `half`, at a distance from its middle, after a blur. */
const profile = (distance: number, half: number, deviation: number): number =>
  below((distance + half) / deviation) - below((distance - half) / deviation);

/** Where the profile has come down to `level`: the greatest distance. */
function distanceAt(level: number, half: number, deviation: number): number {
  let [inside, outside] = [0, half + 4 * deviation];
  for (let step = 0; step < 24; step += 1) {
    const middle = (inside + outside) / 2;
    if (profile(middle, half, deviation) > level) inside = middle;
    else outside = middle;
  }
  return inside;
}

export interface SoftStroke {
  readonly color: string;
  readonly width: number;
  readonly opacity: number;
  /** Standard deviation of the blur, in the line's own unit. */
  readonly deviation: number;
}

/**
 * A line as if blurred: strokes of several widths on top of each other.
 *
 * @param line path data, or what is drawn already: `#id`
 * @param style of joins and ends, as attributes
 */
export function softLine(stroke: SoftStroke, line: string, style = ''): string {
  const { color, width, opacity, deviation } = stroke;
  const peak = profile(0, width / 2, deviation);
  // Laid on top of each other, the strokes reach the opacity of the blurred line's middle.
  const count = strokesOf(deviation);
  const each = 1 - (1 - opacity * peak) ** (1 / count);
  const widths = Array.from({ length: count }, (_, at) =>
    distanceAt((peak * (at + 0.5)) / count, width / 2, deviation),
  );
  const isDrawn = line.startsWith('#');
  const href = isDrawn ? line : `#${identifier(color, width, opacity, line)}`;
  const path = isDrawn ? '' : `<defs><path id="${href.slice(1)}" d="${line}"/></defs>`;
  const strokes = widths.map((half) => `<use href="${href}" stroke-width="${n2(2 * half)}"/>`);
  return `${path}<g fill="none" stroke="${color}" stroke-opacity="${n3(each)}"${style}>${strokes.join('')}</g>`;
}

/**
 * An ellipse as if blurred: a gradient that follows the profile across its shorter axis.
 *
 * @param also middles of others like it, at the same height
 */
export function softEllipse(
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  color: string,
  opacity: number,
  deviation: number,
  also: readonly number[] = [],
): string {
  if (opacity === 0) return '';
  const short = Math.min(rx, ry);
  const reach = short + REACH * deviation;
  const half = distanceAt(profile(0, short, deviation) / 2, short, deviation);
  // Along the longer axis half of it is left where the edge was.
  const long = (Math.max(rx, ry) * reach) / half;
  const id = identifier(cx, cy, rx, ry, opacity, color);
  const [wide, high] = rx >= ry ? [long, reach] : [reach, long];
  return `<radialGradient id="${id}">${stops((share) => opacity * profile(share * reach, short, deviation), color)}</radialGradient>${[cx, ...also].map((x) => `<ellipse cx="${n(x)}" cy="${n(cy)}" rx="${n(wide)}" ry="${n(high)}" fill="url(#${id})"/>`).join('')}`;
}

/** A band over the whole width of a scene, soft above and below. */
export function softBand(
  y: number,
  height: number,
  color: string,
  opacity: number,
  deviation: number,
): string {
  const reach = height / 2 + REACH * deviation;
  const id = identifier(y, height, opacity, color);
  const shade = (share: number): number => opacity * profile((share * 2 - 1) * reach, height / 2, deviation);
  return `<linearGradient id="${id}" x2="0" y2="1">${stops(shade, color, 2 * STOPS)}</linearGradient><rect x="-2" y="${n(y + height / 2 - reach)}" width="1604" height="${n(2 * reach)}" fill="url(#${id})"/>`;
}

function stops(opacityAt: (share: number) => number, color: string, count = STOPS): string {
  return Array.from({ length: count + 1 }, (_, at) => {
    const opacity = at === count ? Math.min(opacityAt(1), 0.005) : opacityAt(at / count);
    return `<stop offset="${n2(at / count)}" stop-color="${color}" stop-opacity="${n3(opacity)}"/>`;
  }).join('');
}

const n3 = (value: number): string => String(Math.round(value * 1000) / 1000).replace(/^0\./, '.');

/** A name for what is drawn by these numbers and words: short, as a line's is repeated with each stroke. */
const identifier = (...parts: readonly (number | string)[]): string =>
  `s${(hash(parts.join()) >>> 8).toString(36)}`;
