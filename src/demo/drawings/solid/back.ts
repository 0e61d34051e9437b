import { n } from '../geometry';
import type { Body } from './body';
import type { Camera, Place } from './camera';
import type { Face, Sides, Tail } from './front/face';
import { across, type EndNode, endPath, halfOf, isCornerHidden, mirroredNodes, path } from './marks';

interface Scene {
  readonly camera: Camera;
  readonly body: Body;
  readonly id: string;
  readonly electric: boolean;
}

const LINE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

const TAILS: Readonly<Record<Tail, readonly EndNode[]>> = {
  bar: [
    [0.52, 0.9, 'c'],
    [0.8, 0.92],
    [1.14, 0.94, 'c'],
    [1.12, 0.84],
    [0.86, 0.79],
    [0.54, 0.81, 'c'],
  ],
  block: [
    [0.56, 0.92, 'c'],
    [0.84, 0.94],
    [1.14, 0.96, 'c'],
    [1.12, 0.78],
    [0.96, 0.7, 'c'],
    [0.6, 0.72, 'c'],
  ],
  tall: [
    [0.74, 1, 'c'],
    [0.86, 1],
    [1.02, 1, 'c'],
    [1.06, 0.8],
    [1.0, 0.68, 'c'],
    [0.62, 0.7, 'c'],
    [0.66, 0.76],
    [0.76, 0.8],
  ],
  wing: [
    [0.46, 0.86, 'c'],
    [0.78, 0.92],
    [1.16, 0.95, 'c'],
    [1.1, 0.8],
    [0.86, 0.75],
    [0.5, 0.78, 'c'],
  ],
  round: [
    [0.7, 0.86],
    [0.82, 0.92],
    [0.96, 0.88],
    [1, 0.78],
    [0.88, 0.7],
    [0.74, 0.74],
  ],
  slim: [
    [0.3, 0.91, 'c'],
    [0.8, 0.935],
    [1.18, 0.945, 'c'],
    [1.16, 0.89],
    [0.8, 0.865],
    [0.3, 0.86, 'c'],
  ],
};

/** Upright lamps of vans, beside the doors. */
const VAN: readonly EndNode[] = [
  [0.86, 1, 'c'],
  [1.02, 1, 'c'],
  [1.04, 0.62, 'c'],
  [0.86, 0.6, 'c'],
];

function lamps({ camera, body, id, electric }: Scene, tail: Tail, work: boolean, sides: Sides): string {
  const k = camera.scale;
  const nodes = work ? VAN : TAILS[tail];
  const half = (list: readonly EndNode[]) => sides.map((side) => (side === 1 ? list : mirroredNodes(list)));
  const shapes = half(nodes)
    .map((each) => endPath(camera, body, 'rear', each))
    .join('');
  const inner = nodes.map(([a, z]): EndNode => [a * 0.97 + 0.02, z * 0.97 + 0.02]);
  const glow = work || tail === 'tall' ? inner.slice(1, 4) : inner.slice(0, 3);
  const lines = half(glow)
    .map((each) => endPath(camera, body, 'rear', each, false))
    .join('');
  const bar =
    (tail === 'bar' || tail === 'slim') && !work && sides.length > 1
      ? `<path d="${endPath(
          camera,
          body,
          'rear',
          across([
            [0, 0.885],
            [0.56, 0.9, 'c'],
            [0.56, 0.87, 'c'],
            [0, 0.855],
          ]),
        )}" fill="#5f0c10"/><path d="${endPath(
          camera,
          body,
          'rear',
          [
            [-0.6, 0.885],
            [0, 0.87],
            [0.6, 0.885],
          ],
          false,
        )}" ${LINE} stroke="#ff4a40" stroke-width="${n((electric ? 1.3 : 0.8) * k)}"/>`
      : '';
  return (
    `${bar}<clipPath id="${id}tl"><path d="${shapes}"/></clipPath><path d="${shapes}" fill="#4d0a0e" stroke="#150507" stroke-width="${n(0.7 * k)}" stroke-linejoin="round"/><path d="${shapes}" fill="url(#${id}tg)"/>` +
    `<g clip-path="url(#${id}tl)"><path d="${lines}" ${LINE} stroke="#ff3a30" stroke-opacity=".5" stroke-width="${n(5 * k)}"/><path d="${lines}" ${LINE} stroke="#ff7468" stroke-width="${n(1.7 * k)}"/></g>`
  );
}

/** Places on the rear of the house: station from the middle (2) outwards, share of its height. */
function housePlace(body: Body, across: number, z: number): Place {
  const [x, y, h] = body.house(2 - Math.min(1, Math.abs(across)), z);
  return [x, Math.sign(across) * y, h];
}

function gate({ camera, body }: Scene, work: boolean): string {
  const k = camera.scale;
  const boot = body.family.deck !== undefined;
  const cut: EndNode[] = work
    ? [
        [0.84, 0.99],
        [0.84, 0.12, 'c'],
        [0, 0.12],
      ]
    : [
        [0.7, boot ? 0.98 : 0.96],
        [0.68, 0.66],
        [0.62, 0.42, 'c'],
        [0, 0.4],
      ];
  const d = [cut, mirroredNodes(cut)].map((nodes) => endPath(camera, body, 'rear', nodes, false)).join('');
  const middle =
    work && body.family.deck === undefined
      ? endPath(
          camera,
          body,
          'rear',
          [
            [0, 0.12],
            [0, 0.99],
          ],
          false,
        ) +
        path(camera, [
          [housePlace(body, 0, 0), undefined],
          [housePlace(body, 0, 0.96), undefined],
        ])
      : '';
  const edges =
    work && body.family.deck === undefined
      ? [1, -1]
          .map((side) =>
            path(
              camera,
              [0.02, 0.5, 0.94].map((z) => [housePlace(body, side * 0.74, z), undefined] as const),
            ),
          )
          .join('')
      : '';
  return `<path d="${d}${middle}${edges}" ${LINE} stroke="#000" stroke-opacity=".55" stroke-width="${n(0.55 * k)}"/><path d="${d}" ${LINE} stroke="#fff" stroke-opacity=".18" stroke-width="${n(0.4 * k)}" transform="translate(0 ${n(0.5 * k)})"/>`;
}

function bumper({ camera, body, electric }: Scene, work: boolean, sides: Sides): string {
  const k = camera.scale;
  const cladding = body.family.cladding ?? false;
  if (isCornerHidden(camera, body, 'rear')) return '';
  const half = sides.length === 1;
  const high = cladding || work ? 0.22 : 0.13;
  const skirt = across([
    [0, high],
    [0.7, high + 0.01],
    [1.2, high + 0.04, 'c'],
    [1.3, -0.02, 'c'],
    [0.7, -0.05],
    [0, -0.05],
  ]);
  const pipe = (side: number): string =>
    endPath(camera, body, 'rear', [
      [side * 0.5, 0.07],
      [side * 0.56, 0.1],
      [side * 0.68, 0.1],
      [side * 0.74, 0.07],
      [side * 0.68, 0.04],
      [side * 0.56, 0.04],
    ]);
  const reflector = (side: number): string =>
    endPath(camera, body, 'rear', [
      [side * 0.74, high + 0.09, 'c'],
      [side * 0.98, high + 0.1, 'c'],
      [side * 0.98, high + 0.065, 'c'],
      [side * 0.74, high + 0.055, 'c'],
    ]);
  const pipes =
    electric || work || half
      ? ''
      : `<path d="${pipe(1)}${pipe(-1)}" fill="#060708" stroke="#aab1b7" stroke-width="${n(0.6 * k)}"/>`;
  return `<path d="${endPath(camera, body, 'rear', half ? halfOf(skirt) : skirt)}" fill="#131517"/>${pipes}<path d="${sides.map(reflector).join('')}" fill="#8f161b"/>`;
}

/** Everything on the tail but the badge and the plate. */
export function rear(scene: Scene, face: Face, options: { work: boolean; sides: Sides }): string {
  const { work, sides } = options;
  const whole = sides.length > 1;
  return (whole ? gate(scene, work) : '') + bumper(scene, work, sides) + lamps(scene, face.tail, work, sides);
}
