/** A pair of a curve: where, and its value there. */
export type Pair = readonly [at: number, value: number];

/** A smooth function through the pairs that never swings beyond them (Fritsch–Carlson); straight lines outside. */
export function spline(pairs: readonly Pair[]): (at: number) => number {
  const xs = pairs.map(([x]) => x);
  const ys = pairs.map(([, y]) => y);
  const slopes = xs.slice(1).map((x, i) => {
    const dx = x - (xs[i] ?? 0) || 1e-6;
    return ((ys[i + 1] ?? 0) - (ys[i] ?? 0)) / dx;
  });
  const tangents = xs.map((_, i) => {
    const before = slopes[i - 1];
    const after = slopes[i];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return (at) => {
    const last = xs.length - 1;
    const [x0 = 0, xn = 0] = [xs[0], xs[last]];
    if (at <= x0) return (ys[0] ?? 0) + (at - x0) * (tangents[0] ?? 0);
    if (at >= xn) return (ys[last] ?? 0) + (at - xn) * (tangents[last] ?? 0);
    let i = 0;
    while (i < last - 1 && at > (xs[i + 1] ?? 0)) i += 1;
    const [xa = 0, xb = 1, ya = 0, yb = 0] = [xs[i], xs[i + 1], ys[i], ys[i + 1]];
    const dx = xb - xa;
    const t = (at - xa) / dx;
    const [ma = 0, mb = 0] = [tangents[i], tangents[i + 1]];
    const u = 1 - t;
    return (1 + 2 * t) * u * u * ya + t * u * u * dx * ma + t * t * (3 - 2 * t) * yb - t * t * u * dx * mb;
  };
}

export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** 0 below the first edge, 1 above the second, smooth between them. */
export function step(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}
