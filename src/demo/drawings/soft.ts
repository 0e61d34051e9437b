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

/** The other way round: where a share of the normal distribution lies below. */
function quantile(share: number): number {
  let [low, high] = [-4, 4];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (below(middle) < share) low = middle;
    else high = middle;
  }
  return low;
}

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

export interface SoftPaint {
  readonly fill: string;
  readonly opacity: number;
  readonly deviation: number;
}

/** From, to, and where it lies on the other axis. */
type Edge = readonly [from: number, to: number, at: number];

/** Of a cone, from its middle to each side: with fewer the steps between them are seen. */
const STRIPS = 12;
/** Where the outermost strip ends, in shares of a strip: a profile never comes down to nothing. */
const OUTERMOST = 0.1;

/**
 * A cone of light between two parallel edges, its sides as if blurred: strips of the same paint side by side, each fainter.
 * Laid on top of each other they would show the steps of the paint's gradient.
 *
 * @param axis along which the edges lie
 */
export function softCone(
  { fill, opacity, deviation }: SoftPaint,
  near: Edge,
  far: Edge,
  axis: 'x' | 'y' = 'x',
): string {
  const corner = ([from, to, at]: Edge, side: -1 | 1, share: number): string => {
    const half = (to - from) / 2;
    const peak = profile(0, half, deviation);
    const along = (from + to) / 2 + side * (share === 1 ? 0 : distanceAt(peak * share, half, deviation));
    return axis === 'x' ? `${n(along)} ${n(at)}` : `${n(at)} ${n(along)}`;
  };
  const strip = (side: -1 | 1, outer: number, inner: number): string =>
    `M${corner(near, side, outer)}L${corner(far, side, outer)} ${corner(far, side, inner)} ${corner(near, side, inner)}Z`;
  const strips = Array.from({ length: STRIPS }, (_, at) => {
    const [outer, inner] = [Math.max(at, OUTERMOST) / STRIPS, (at + 1) / STRIPS];
    const path = strip(-1, outer, inner) + strip(1, outer, inner);
    return `<path d="${path}" fill-opacity="${n3((opacity * (at + 0.5)) / STRIPS)}"/>`;
  });
  // Without smooth edges: two that meet would leave a line.
  return `<g fill="${fill}" shape-rendering="crispEdges">${strips.join('')}</g>`;
}

/** Copies of a shape that is moved along one axis. */
const SHIFTS = 7;

/** What is drawn already, as if blurred along one axis: it stands several times, a little further each time. */
export function softShifts({ fill, opacity, deviation }: SoftPaint, href: string, axis: 'x' | 'y'): string {
  const copies = Array.from(
    { length: SHIFTS },
    (_, at) => `<use href="${href}" ${axis}="${n(deviation * quantile((at + 0.5) / SHIFTS))}"/>`,
  );
  return `<g fill="${fill}" fill-opacity="${n3(1 - (1 - opacity) ** (1 / SHIFTS))}">${copies.join('')}</g>`;
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
