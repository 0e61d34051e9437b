/**
 * A point of an outline: x in centimetres from the front bumper, h in centimetres above the ground.
 * A third member 'c' makes the point a corner; all others are joined smoothly.
 */
export type Node = readonly [x: number, h: number, kind?: 'c'];

function shortNumber(rounded: number): string {
  return Object.is(rounded, -0) ? '0' : String(rounded).replace(/^(-?)0\./, '$1.');
}

/** Shortest text of a number with at most one decimal, as path data and attributes want it. */
export function n(value: number): string {
  return shortNumber(Math.round(value * 10) / 10);
}

/** Like `n`, with two decimals: opacities, thin strokes, angles of small parts. */
export function n2(value: number): string {
  return shortNumber(Math.round(value * 100) / 100);
}

interface Vector {
  x: number;
  y: number;
}

const length = (v: Vector): number => Math.hypot(v.x, v.y) || 1e-6;

/** Direction of the curve in a smooth point: its neighbours, the nearer one weighing more. */
function direction(before: Vector, at: Vector, after: Vector): Vector {
  const a = { x: at.x - before.x, y: at.y - before.y };
  const b = { x: after.x - at.x, y: after.y - at.y };
  const la = length(a);
  const lb = length(b);
  const d = { x: (a.x / la) * lb + (b.x / lb) * la, y: (a.y / la) * lb + (b.y / lb) * la };
  const l = length(d);
  return { x: d.x / l, y: d.y / l };
}

/**
 * Path data of a smooth curve through the points, y downwards (ground at 0, heights negative).
 * Joins are tangent-continuous, so that a silhouette has no kinks except at corners.
 */
export function curve(nodes: readonly Node[], options: { closed?: boolean; join?: boolean } = {}): string {
  const closed = options.closed ?? false;
  const points = nodes.map(([x, h]) => ({ x, y: -h }));
  const count = points.length;
  const at = (i: number): Vector => points[((i % count) + count) % count] ?? { x: 0, y: 0 };
  const isCorner = (i: number): boolean => {
    const index = ((i % count) + count) % count;
    return nodes[index]?.[2] === 'c' || (!closed && (index === 0 || index === count - 1));
  };
  const tangent = (i: number): Vector | null => (isCorner(i) ? null : direction(at(i - 1), at(i), at(i + 1)));
  const first = at(0);
  let d = `${options.join ? 'L' : 'M'}${n(first.x)} ${n(first.y)}`;
  const segments = closed ? count : count - 1;
  for (let i = 0; i < segments; i++) {
    const p = at(i);
    const q = at(i + 1);
    const chord = length({ x: q.x - p.x, y: q.y - p.y });
    const reach = chord * 0.36;
    const out = tangent(i);
    const into = tangent(i + 1);
    const c1 = out ? { x: p.x + out.x * reach, y: p.y + out.y * reach } : null;
    const c2 = into ? { x: q.x - into.x * reach, y: q.y - into.y * reach } : null;
    if (!c1 && !c2) {
      d += `L${n(q.x)} ${n(q.y)}`;
      continue;
    }
    const h1 = c1 ?? between(p, c2 ?? q, 0.5);
    const h2 = c2 ?? between(q, c1 ?? p, 0.5);
    d += `C${n(h1.x)} ${n(h1.y)} ${n(h2.x)} ${n(h2.y)} ${n(q.x)} ${n(q.y)}`;
  }
  return closed ? `${d}Z` : d;
}

function between(p: Vector, q: Vector, t: number): Vector {
  return { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t };
}

/** Height of a polyline of nodes at x, linear between its points. */
export function heightAt(nodes: readonly Node[], x: number): number {
  for (let i = 0; i < nodes.length - 1; i++) {
    const a = nodes[i];
    const b = nodes[i + 1];
    if (a && b && x >= a[0] && x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
  }
  const edge = x < (nodes[0]?.[0] ?? 0) ? nodes[0] : nodes[nodes.length - 1];
  return edge?.[1] ?? 0;
}

/** The same nodes, moved. */
export function shifted(nodes: readonly Node[], dx: number, dh: number): Node[] {
  return nodes.map(([x, h, kind]) => (kind ? [x + dx, h + dh, kind] : [x + dx, h + dh]));
}
