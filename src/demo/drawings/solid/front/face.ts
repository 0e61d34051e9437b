import { n } from '../../geometry';
import type { Body } from '../body';
import type { Camera, Place } from '../camera';
import {
  across,
  type EndNode,
  endPath,
  endPlace,
  flat,
  halfOf,
  isCornerHidden,
  mirroredNodes,
} from '../marks';
import { type Grille, grilleShapes, LAMPS, type Lamp } from './shapes';

export type Tail = 'bar' | 'block' | 'tall' | 'wing' | 'round' | 'slim';

/** What a car of a brand looks one in the eye with. */
export interface Face {
  readonly grille: Grille;
  readonly lamp: Lamp;
  readonly tail: Tail;
}

interface Scene {
  readonly camera: Camera;
  readonly body: Body;
  readonly id: string;
}

const DARK = '#0b0d0f';
const LINE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

function grille(scene: Scene, kind: Grille): string {
  const { camera, body, id } = scene;
  const shapes = grilleShapes(kind).map((nodes) => endPath(camera, body, 'front', nodes));
  if (shapes.length === 0) return '';
  const d = shapes.join('');
  const vertical = kind === 'kidney' || kind === 'frame' || kind === 'star';
  let mesh = '';
  if (vertical) {
    for (let i = -12; i <= 12; i++)
      mesh += endPath(
        camera,
        body,
        'front',
        [
          [i * 0.038, 0.9],
          [i * 0.038, 0.45],
        ],
        false,
      );
  } else {
    for (let i = 0; i < 15; i++)
      mesh += endPath(
        camera,
        body,
        'front',
        [
          [-0.6, 0.88 - i * 0.047],
          [0, 0.87 - i * 0.047],
          [0.6, 0.88 - i * 0.047],
        ],
        false,
      );
  }
  const chrome = kind === 'kidney' || kind === 'frame' || kind === 'star' || kind === 'hexagon';
  const diagonal =
    kind === 'frame'
      ? `<path d="${endPath(
          camera,
          body,
          'front',
          [
            [-0.33, 0.84],
            [0.3, 0.54],
          ],
          false,
        )}" stroke="#c9d0d6" stroke-width="${n(1.6 * camera.scale)}" fill="none"/>`
      : '';
  return (
    `<clipPath id="${id}gr"><path d="${d}"/></clipPath><path d="${d}" fill="#08090b"/>` +
    `<g clip-path="url(#${id}gr)"><path d="${mesh}" ${LINE} stroke="#4a5057" stroke-width="${n(0.55 * camera.scale)}"/>${diagonal}</g>` +
    `<path d="${d}" fill="none" stroke="${chrome ? '#b9c0c7' : '#000'}" stroke-opacity="${chrome ? 0.95 : 0.5}" stroke-width="${n((chrome ? 0.8 : 0.4) * camera.scale)}" stroke-linejoin="round"/>`
  );
}

function roundLamp({ camera, body, id }: Scene, side: 1 | -1): string {
  const middle = endPlace(body, 'front', side * 0.76, 0.82);
  const near = endPlace(body, 'front', side * 0.82, 0.82);
  const high = endPlace(body, 'front', side * 0.76, 0.88);
  const k = body.tyre * 0.34;
  const run = (a: Place, b: Place, length: number): Place => {
    const d = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) || 1;
    return [((b[0] - a[0]) * length) / d, ((b[1] - a[1]) * length) / d, ((b[2] - a[2]) * length) / d];
  };
  const place = flat(camera, middle, run(middle, near, k / 100), run(middle, high, (k * 1.1) / 100));
  const points = [0, 90, 180, 270]
    .map(
      (turn) =>
        `<rect x="-17" y="-52" width="34" height="22" rx="8" fill="#fff" transform="rotate(${turn + 45})"/>`,
    )
    .join('');
  return `<g transform="${place}"><circle r="108" fill="#07090b"/><circle r="100" fill="url(#${id}lg)"/><circle r="96" fill="none" stroke="#eef4f8" stroke-width="7"/><circle r="40" fill="#12171b" stroke="#aab6c0" stroke-width="5"/>${points}</g>`;
}

function headlamps(scene: Scene, lamp: Lamp, sides: Sides): string {
  const { camera, body, id } = scene;
  const k = camera.scale;
  if (lamp === 'round') return sides.map((side) => roundLamp(scene, side)).join('');
  return sides
    .map((side) => {
      const nodes = side === 1 ? LAMPS[lamp] : mirroredNodes(LAMPS[lamp]);
      const d = endPath(camera, body, 'front', nodes);
      const clip = `${id}hl${side === 1 ? 'a' : 'b'}`;
      const eye = (along: number, z: number, r: number): string => {
        const [u, v] = camera.at(endPlace(body, 'front', side * along, z));
        const [e] = camera.at(endPlace(body, 'front', side * (along + 0.04), z));
        const squash = Math.max(0.3, Math.min(1, Math.abs(e - u) / (0.04 * body.half * k)));
        return `<ellipse cx="${n(u)}" cy="${n(v)}" rx="${n(r * k * squash)}" ry="${n(r * k)}" fill="#0d1216" stroke="#b8c6d1" stroke-width="${n(0.5 * k)}"/><ellipse cx="${n(u)}" cy="${n(v - 0.6 * k)}" rx="${n(r * 0.5 * k * squash)}" ry="${n(r * 0.4 * k)}" fill="#9fb4c4" fill-opacity=".7"/>`;
      };
      const upper = nodes.slice(0, lamp === 'block' ? 5 : 3);
      const drl =
        lamp === 'hammer'
          ? endPath(
              camera,
              body,
              'front',
              [
                [side * 0.54, 0.845],
                [side * 0.8, 0.852],
                [side * 1.06, 0.875],
              ],
              false,
            )
          : endPath(
              camera,
              body,
              'front',
              upper.map(([a, z]): EndNode => [a, z - 0.012]),
              false,
            );
      const eyes =
        lamp === 'block'
          ? eye(0.76, 0.82, 5) + eye(0.93, 0.825, 4.4)
          : lamp === 'split'
            ? ''
            : eye(0.76, 0.835, 3.1) + eye(0.9, 0.858, 3) + (lamp === 'wing' ? eye(0.63, 0.79, 2.8) : '');
      const low =
        lamp === 'split'
          ? `<path d="${endPath(
              camera,
              body,
              'front',
              (side === 1 ? (x: EndNode[]) => x : mirroredNodes)([
                [0.68, 0.66, 'c'],
                [0.92, 0.68, 'c'],
                [0.94, 0.58, 'c'],
                [0.7, 0.55, 'c'],
              ]),
            )}" fill="#0c1013" stroke="#6d7780" stroke-width="${n(0.4 * k)}"/>${eye(0.8, 0.615, 4)}`
          : '';
      return (
        `<clipPath id="${clip}"><path d="${d}"/></clipPath><path d="${d}" fill="#0a0e11" stroke="#050607" stroke-width="${n(0.9 * k)}" stroke-linejoin="round"/><path d="${d}" fill="url(#${id}lg)"/>` +
        `<g clip-path="url(#${clip})">${eyes}<path d="${drl}" ${LINE} stroke="#cfe4f4" stroke-opacity=".35" stroke-width="${n(4.2 * k)}"/><path d="${drl}" ${LINE} stroke="#fff" stroke-width="${n(1.7 * k)}"/></g>${low}`
      );
    })
    .join('');
}

function bumper(scene: Scene, face: Face, sides: Sides): string {
  const { camera, body } = scene;
  const cladding = body.family.cladding ?? false;
  if (isCornerHidden(camera, body, 'front')) return '';
  const half = sides.length === 1;
  const k = camera.scale;
  const lower =
    face.grille === 'mouth' || face.grille === 'hexagon'
      ? across([
          [0, 0.1],
          [0.5, 0.1, 'c'],
          [0.56, 0.03, 'c'],
          [0, 0.01],
        ])
      : across([
          [0, 0.27],
          [0.42, 0.27, 'c'],
          [0.58, 0.2],
          [0.6, 0.08, 'c'],
          [0, 0.07],
        ]);
  const vent: EndNode[] = [
    [0.72, 0.36, 'c'],
    [0.95, 0.42, 'c'],
    [0.99, 0.24],
    [0.92, 0.13, 'c'],
    [0.7, 0.15, 'c'],
  ];
  const skirt = across([
    [0, cladding ? 0.12 : 0.05],
    [0.7, cladding ? 0.13 : 0.06],
    [1.05, cladding ? 0.2 : 0.07],
    [1.35, cladding ? 0.22 : 0.05, 'c'],
    [1.35, -0.04, 'c'],
    [0.8, -0.05],
    [0, -0.05],
  ]);
  const d = half ? '' : endPath(camera, body, 'front', lower);
  const both = sides
    .map((side) => endPath(camera, body, 'front', side === 1 ? vent : mirroredNodes(vent)))
    .join('');
  return (
    `<path d="${endPath(camera, body, 'front', half ? halfOf(skirt) : skirt)}" fill="#121416"/><path d="${both}" fill="${DARK}" fill-opacity=".9"/><path d="${d}" fill="${DARK}"/>` +
    `<path d="${both}${d}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="${n(0.4 * k)}"/>`
  );
}

/** Which halves are seen: from the side only the near one. */
export type Sides = readonly (1 | -1)[];

/** Everything on the nose but the badge and the plate. */
export function front(scene: Scene, face: Face, sides: Sides): string {
  return (
    bumper(scene, face, sides) +
    (sides.length > 1 ? grille(scene, face.grille) : '') +
    headlamps(scene, face.lamp, sides)
  );
}
