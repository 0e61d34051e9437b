import { n, n2 } from './geometry';

/*
 * Soft lines, spots and bands without a filter. A Gaussian blur has librsvg work on the whole surface: 20 to 300 ms each
 * at 1920 px, nine tenths of a scene's time. Strokes and gradients that follow the same profile cost next to nothing.
 */

const STROKES = 5;
/** Further than this many deviations from its edge a blurred shape is gone. */
const REACH = 2.6;
const STOPS = 12;

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

/** A line as if blurred: strokes of several widths on top of each other. `draw` gets the attributes of one stroke. */
export function softLine(stroke: SoftStroke, draw: (attributes: string) => string): string {
  const { color, width, opacity, deviation } = stroke;
  const peak = profile(0, width / 2, deviation);
  // Laid on top of each other, the strokes reach the opacity of the blurred line's middle.
  const each = 1 - (1 - opacity * peak) ** (1 / STROKES);
  const widths = Array.from({ length: STROKES }, (_, at) =>
    distanceAt((peak * (at + 0.5)) / STROKES, width / 2, deviation),
  );
  return widths
    .map((half) => draw(`stroke="${color}" stroke-width="${n2(2 * half)}" stroke-opacity="${n3(each)}"`))
    .join('');
}

/** An ellipse as if blurred: a gradient that follows the profile across its shorter axis. */
export function softEllipse(
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  color: string,
  opacity: number,
  deviation: number,
): string {
  if (opacity === 0) return '';
  const short = Math.min(rx, ry);
  const reach = short + REACH * deviation;
  const half = distanceAt(profile(0, short, deviation) / 2, short, deviation);
  // Along the longer axis half of it is left where the edge was.
  const long = (Math.max(rx, ry) * reach) / half;
  const id = identifier('se', cx, cy, rx, ry, opacity, color);
  const [wide, high] = rx >= ry ? [long, reach] : [reach, long];
  return `<radialGradient id="${id}">${stops((share) => opacity * profile(share * reach, short, deviation), color)}</radialGradient><ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(wide)}" ry="${n(high)}" fill="url(#${id})"/>`;
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
  const id = identifier('sb', y, height, opacity, color);
  const shade = (share: number): number => opacity * profile((share * 2 - 1) * reach, height / 2, deviation);
  return `<linearGradient id="${id}" x2="0" y2="1">${stops(shade, color)}</linearGradient><rect x="-2" y="${n(y + height / 2 - reach)}" width="1604" height="${n(2 * reach)}" fill="url(#${id})"/>`;
}

function stops(opacityAt: (share: number) => number, color: string): string {
  return Array.from({ length: STOPS + 1 }, (_, at) => {
    const opacity = at === STOPS ? Math.min(opacityAt(1), 0.005) : opacityAt(at / STOPS);
    return `<stop offset="${n2(at / STOPS)}" stop-color="${color}" stop-opacity="${n3(opacity)}"/>`;
  }).join('');
}

const n3 = (value: number): string => String(Math.round(value * 1000) / 1000).replace(/^0\./, '.');

/** The same spot has the same name, so that drawing it twice does no harm. */
const identifier = (kind: string, ...parts: readonly (number | string)[]): string =>
  kind + parts.map((part) => (typeof part === 'number' ? n2(part) : part.replace('#', ''))).join('_');
