import { type Box, type Line, overlaps } from './lines';

/** How a part of the world is clipped and scaled. */
export interface ClipOptions {
  /** The part, in units of the bundled map, with a margin for the edges. */
  readonly box: Box;
  /** Result = (unit − origin) × scale, rounded. */
  readonly originX: number;
  readonly originY: number;
  readonly scale: number;
  /** In the result's units: points closer than this to the one before are left out. */
  readonly detail: number;
  /** In the result's units: rings narrower than this are left out. */
  readonly smallest: number;
}

/** Sutherland and Hodgman against one side: points of a ring for which `axis × sign` is at most `limit × sign`. */
function clipSide(points: readonly number[], axis: 0 | 1, sign: 1 | -1, limit: number): number[] {
  const result: number[] = [];
  const bound = limit * sign;
  let [fromX = 0, fromY = 0] = points.slice(-2);
  for (let index = 0; index < points.length; index += 2) {
    const [x = 0, y = 0] = [points[index], points[index + 1]];
    const [from, to] = axis === 0 ? [fromX * sign, x * sign] : [fromY * sign, y * sign];
    if (from <= bound !== to <= bound) {
      const share = (bound - from) / (to - from);
      result.push(fromX + share * (x - fromX), fromY + share * (y - fromY));
    }
    if (to <= bound) result.push(x, y);
    [fromX, fromY] = [x, y];
  }
  return result;
}

/** A ring within a part of the world: x, y, x, y …; null where nothing of it can be seen. */
export function clipRing({ points, box }: Line, cut: ClipOptions): readonly number[] | null {
  if (!overlaps(box, cut.box)) return null;
  const size = Math.max(box.east - box.west, box.south - box.north) * cut.scale;
  if (size < cut.smallest) return null;
  const { west, east, north, south } = cut.box;
  let ring: readonly number[] = Array.from(points);
  if (box.west < west) ring = clipSide(ring, 0, -1, west);
  if (box.east > east) ring = clipSide(ring, 0, 1, east);
  if (box.north < north) ring = clipSide(ring, 1, -1, north);
  if (box.south > south) ring = clipSide(ring, 1, 1, south);
  const scaled = thinned(ring, cut);
  // What only touches the edge comes back as a line along it.
  return scaled.length < 6 || turn(scaled) === 0 ? null : scaled;
}

/**
 * The parts of a line near the box. Whole segments are kept or left out; drawing a dashed line of a thousand kilometres in a
 * street's view keeps a browser busy for seconds.
 */
export function clipLine({ points, box }: Line, cut: ClipOptions): readonly (readonly number[])[] {
  if (!overlaps(box, cut.box)) return [];
  const runs: number[][] = [];
  let run: number[] = [];
  for (let index = 2; index < points.length; index += 2) {
    const [fromX = 0, fromY = 0, x = 0, y = 0] = points.slice(index - 2, index + 2);
    const stretch = {
      west: Math.min(fromX, x),
      east: Math.max(fromX, x),
      north: Math.min(fromY, y),
      south: Math.max(fromY, y),
    };
    if (!overlaps(stretch, cut.box)) {
      run = [];
      continue;
    }
    if (run.length === 0) {
      run.push(fromX, fromY);
      runs.push(run);
    }
    run.push(x, y);
  }
  return runs.map((each) => thinned(each, cut)).filter((each) => each.length >= 4);
}

function thinned(points: readonly number[], { originX, originY, scale, detail }: ClipOptions): number[] {
  const result: number[] = [];
  let [lastX, lastY] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let index = 0; index < points.length; index += 2) {
    const x = Math.round(((points[index] ?? 0) - originX) * scale);
    const y = Math.round(((points[index + 1] ?? 0) - originY) * scale);
    const isEnd = index === points.length - 2;
    if (Math.abs(x - lastX) < detail && Math.abs(y - lastY) < detail && !isEnd) continue;
    if (x === lastX && y === lastY) continue;
    result.push(x, y);
    [lastX, lastY] = [x, y];
  }
  return result;
}

/** Twice the area of a ring; positive where it runs clockwise on the screen. */
function turn(ring: readonly number[]): number {
  let sum = 0;
  let [fromX = 0, fromY = 0] = ring.slice(-2);
  for (let index = 0; index < ring.length; index += 2) {
    const [x = 0, y = 0] = [ring[index], ring[index + 1]];
    sum += fromX * y - x * fromY;
    [fromX, fromY] = [x, y];
  }
  return sum;
}
