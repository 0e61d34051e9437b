import { curve, type Node, n } from '../geometry';
import type { Body } from './body';
import { type Camera, type Dot, type Place, unit } from './camera';
import type { SideNode } from './families/family';

/** A place on the nose or the tail: half widths from the middle, share of the height from the sill to the upper edge. */
export type EndNode = readonly [along: number, z: number, kind?: 'c'];

export type End = 'front' | 'rear';

/** A place on the nose or the tail by its share of the height there. */
export function endPlace(body: Body, end: End, along: number, z: number): Place {
  const edge = (x: number): number => body.sill + z * (body.belt(x) - body.sill);
  let place = body.onEnd(end, along, edge(end === 'front' ? 8 : body.length - 8));
  for (let i = 0; i < 3; i++) place = body.onEnd(end, along, edge(place[0]));
  return place;
}

const node = ([u, v]: Dot, kind?: 'c'): Node => (kind ? [u, -v, kind] : [u, -v]);

/** Path of a line through places, smooth but for its corners. */
export function path(
  camera: Camera,
  places: readonly (readonly [Place, ('c' | undefined)?])[],
  closed = false,
): string {
  return curve(
    places.map(([place, kind]) => node(camera.at(place), kind)),
    { closed },
  );
}

/** How far an end reaches on either half, in half widths from its middle: to the wheel arch, or to where it turns away. */
interface Reach {
  readonly min: number;
  readonly max: number;
}

const reaches = new WeakMap<Camera, Map<string, Reach>>();

/** Where the near half of an end begins to be seen; -9 when all of it is. */
function seenFrom(camera: Camera, body: Body, end: End): number {
  for (let along = 0; along < 1.4; along += 0.04) {
    const a = endPlace(body, end, along, 0.6);
    const b = endPlace(body, end, along + 0.03, 0.6);
    const outward = unit([end === 'front' ? a[1] - b[1] : b[1] - a[1], Math.abs(b[0] - a[0]), 0]);
    if (camera.sees(a, outward)) return along === 0 ? -9 : along;
  }
  return 1.4;
}

function reachesTo(body: Body, end: End): number {
  const [first, second] = body.axles;
  const room = body.tyre + (body.family.cladding ? 13 : 6);
  for (let along = 1.4; along > 0.6; along -= 0.03) {
    const [x] = endPlace(body, end, along, 0.1);
    if (end === 'front' ? x <= first - room : x >= second + room) return along;
  }
  return 0.6;
}

function reachOf(camera: Camera, body: Body, end: End): Reach {
  const known = reaches.get(camera) ?? new Map<string, Reach>();
  reaches.set(camera, known);
  const reach = known.get(end) ?? { min: seenFrom(camera, body, end), max: reachesTo(body, end) };
  known.set(end, reach);
  return reach;
}

/** Whether the lower corner of an end is hidden behind the car or taken up by a wheel. */
export function isCornerHidden(camera: Camera, body: Body, end: End): boolean {
  const { min, max } = reachOf(camera, body, end);
  return min >= max;
}

/** A line on an end; what would lie behind its edge, or in the wheel arch, is drawn on the edge. */
export function endPath(
  camera: Camera,
  body: Body,
  end: End,
  nodes: readonly EndNode[],
  closed = true,
): string {
  const { min, max } = reachOf(camera, body, end);
  return path(
    camera,
    nodes.map(([along, z, kind]) => {
      const limit = z < 0.5 ? max : 9;
      return [endPlace(body, end, Math.max(min, Math.min(limit, Math.max(-limit, along))), z), kind] as const;
    }),
    closed,
  );
}

/** A line of the family's side, on this body. */
export const sidePath = (camera: Camera, body: Body, nodes: readonly SideNode[], closed = false): string =>
  path(
    camera,
    nodes.map(([x, h, kind]) => [body.onSide(...body.point(x, h)), kind]),
    closed,
  );

/** The same shape on the other half. */
export const mirroredNodes = (nodes: readonly EndNode[]): EndNode[] =>
  nodes.map(([along, z, kind]) => (kind ? [-along, z, kind] : [-along, z]));

/** The left half of such a shape, its corners kept. */
export const halfOf = (nodes: readonly EndNode[]): EndNode[] =>
  nodes.flatMap(([along, z]): EndNode[] => (along >= 0 ? [[along, z, 'c']] : []));

/** A shape given for the left half, closed over the middle. */
export const across = (nodes: readonly EndNode[]): EndNode[] => [
  ...nodes,
  ...mirroredNodes(nodes)
    .reverse()
    .filter(([along]) => along < -0.001),
];

/** The map of a flat drawing (centimetres, y down) into the picture, about a place with two directions. */
export function flat(camera: Camera, origin: Place, right: Place, up: Place): string {
  const [ou, ov] = camera.at(origin);
  const [ru, rv] = camera.at(plus(origin, right));
  const [uu, uv] = camera.at(plus(origin, up));
  const f = (value: number): string => String(Math.round(value * 1000) / 1000);
  return `matrix(${f(ru - ou)} ${f(rv - ov)} ${f(ou - uu)} ${f(ov - uv)} ${n(ou)} ${n(ov)})`;
}

const plus = (a: Place, b: Place): Place => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
