import { n } from '../geometry';
import { mix, type Paint } from '../palette';
import type { Body } from './body';
import type { Camera, Place } from './camera';
import type { SideNode } from './families/family';
import { path, sidePath } from './marks';
import { line } from './panels';
import { arch } from './wheels';

interface Scene {
  readonly camera: Camera;
  readonly body: Body;
  readonly id: string;
  readonly paint: Paint;
}

const LINE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** The lines of the doors, in the family's measures: they follow posts and wheel arches. */
function doorLines(body: Body): SideNode[][] {
  const { family } = body;
  const own = family.measures;
  const r = own.wheel / 20;
  const rearAxle = (own.overhang + own.wheelbase) / 10;
  const low = family.sill + 5;
  const belt = (x: number): number => {
    const pairs = family.belt;
    const i = pairs.findIndex(([at]) => at >= x);
    const [a, b] = [pairs[i - 1] ?? pairs[0], pairs[i] ?? pairs[pairs.length - 1]];
    return a && b ? a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1) : 0;
  };
  const [front = 0, middle = 0, back] = family.doors;
  const top = belt(front);
  const lines: SideNode[][] = [
    [
      [front + 4, top + 1],
      [front - 2, top - 9],
      [front - 3, top * 0.6],
      [front - 1, low + 6],
      [front + 5, low, 'c'],
      [middle - 6, low, 'c'],
      [middle - 1, low + 6],
      [middle + 1, top * 0.62],
      [middle, belt(middle)],
    ],
  ];
  if (back !== undefined) {
    const edge = rearAxle - r - 8;
    const height = own.wheel / 10 + 6;
    lines.push([
      [middle + 2, low + 4],
      [middle + 5, low, 'c'],
      [edge - 4, low, 'c'],
      [edge + 3, low + 14],
      [Math.min(back, rearAxle - r * 0.6), height],
      [back, height + 12],
      [back + 1, belt(back)],
    ]);
  }
  return lines;
}

function shutLines({ camera, body, paint }: Scene): string {
  const k = camera.scale;
  const d = doorLines(body)
    .map((nodes) => sidePath(camera, body, nodes))
    .join('');
  const { family } = body;
  const own = family.measures;
  const front = own.overhang / 10;
  const fender = sidePath(camera, body, [
    [front - own.wheel / 20 - 6, own.wheel / 20 + 8],
    [front - own.wheel / 20 - 16, own.wheel / 20 + 18],
  ]);
  const flapX = own.overhang / 10 + own.wheelbase / 10 - 4;
  const beltRef = family.belt[family.belt.length - 2]?.[1] ?? 100;
  const flap: SideNode[] =
    family.tumble > 0.84
      ? []
      : [
          [flapX, beltRef - 12],
          [flapX + 12, beltRef - 12.5],
          [flapX + 13, beltRef - 24],
          [flapX + 1, beltRef - 24],
        ];
  const cap = flap.length > 0 ? sidePath(camera, body, flap, true) : '';
  const slide = family.slide
    ? `<path d="${sidePath(camera, body, [
        [family.slide[0], family.slide[2] - 14],
        [family.slide[1], family.slide[2] - 14],
      ])}" ${LINE} stroke="#0c0d0f" stroke-opacity=".8" stroke-width="${n(1.6 * k)}"/>`
    : '';
  const load = family.slide ? sidePath(camera, body, loadDoor(body)) : '';
  return (
    `<path d="${d}${cap}${load}" ${LINE} stroke="${paint.hi}" stroke-opacity=".3" stroke-width="${n(0.5 * k)}" transform="translate(${n(0.55 * k)} ${n(0.2 * k)})"/>` +
    `<path d="${d}${load}" ${LINE} stroke="#040506" stroke-opacity=".78" stroke-width="${n(0.55 * k)}"/><path d="${cap}${fender}" ${LINE} stroke="#040506" stroke-opacity=".4" stroke-width="${n(0.45 * k)}"/>${slide}`
  );
}

/** The sliding door behind the driver's. */
export function loadDoor({ family }: Body): SideNode[] {
  const [, b = 0] = family.doors;
  const [to] = family.slide ?? [0];
  const top = family.roof.reduce((highest, [, h]) => Math.max(highest, h), 0) - 10;
  const low = family.sill + 5;
  return [
    [b + 4, top, 'c'],
    [to - 4, top, 'c'],
    [to, top - 5, 'c'],
    [to, low + 8, 'c'],
    [to - 5, low, 'c'],
    [b + 4, low, 'c'],
  ];
}

function handles({ camera, body, paint }: Scene): string {
  const k = camera.scale;
  const { doors, belt } = body.family;
  const ends = doors.slice(1);
  if (body.family.slide) ends.push(body.family.doors[1] === undefined ? 0 : body.family.doors[1] + 22);
  return ends
    .map((x, i) => {
      const side = body.family.slide && i === ends.length - 1 ? x - 4 : x - 22;
      const pairs = belt.filter(([at]) => at <= x);
      const h = (pairs[pairs.length - 1]?.[1] ?? 90) - 9.5;
      const d = sidePath(camera, body, [
        [side, h],
        [side + 16, h + 0.6],
      ]);
      return `<path d="${d}" ${LINE} stroke="#050607" stroke-opacity=".5" stroke-width="${n(4 * k)}" transform="translate(0 ${n(0.5 * k)})"/><path d="${d}" ${LINE} stroke="${mix(paint.base, paint.light, 0.4)}" stroke-width="${n(2.8 * k)}"/><path d="${d}" ${LINE} stroke="${paint.hi}" stroke-opacity=".75" stroke-width="${n(0.8 * k)}" transform="translate(0 ${n(-0.8 * k)})"/>`;
    })
    .join('');
}

/** Wells behind the wheels and what runs around them. */
export function arches({ camera, body, paint, id }: Scene): { marks: string; defs: string } {
  const k = camera.scale;
  const gap = body.family.cladding ? 5.4 : 4.2;
  let marks = '';
  let clip = '';
  for (const x of body.axles) {
    const places = arch(body, x, body.tyre + gap);
    const d = line(places.map((place) => camera.at(place)));
    const first = places[0] ?? [x, 0, 0];
    const last = places[places.length - 1] ?? first;
    const feet = [
      [last[0], last[1], -8],
      [first[0], first[1], -8],
    ] as const satisfies readonly Place[];
    const inner = line(feet.map((place) => camera.at(place))).replace('M', 'L');
    clip += `${d}${inner}Z`;
    marks += `<path d="${d}Z" fill="#040506"/>`;
    if (body.family.cladding) {
      const outer = arch(body, x, body.tyre + gap + 6.5).map((place) => camera.at(place));
      marks += `<path d="${line([...places.map((place) => camera.at(place)), ...outer.reverse()])}Z" fill="#17191b"/>`;
    } else {
      const lip = line(arch(body, x, body.tyre + gap + 1.3).map((place) => camera.at(place)));
      marks += `<path d="${lip}" ${LINE} stroke="${paint.hi}" stroke-opacity=".34" stroke-width="${n(0.9 * k)}"/><path d="${d}" ${LINE} stroke="#000" stroke-opacity=".6" stroke-width="${n(0.7 * k)}"/>`;
    }
  }
  return { marks, defs: `<clipPath id="${id}wa"><path d="${clip}"/></clipPath>` };
}

function sillBand({ camera, body }: Scene): string {
  const [a, b] = body.axles;
  const r = body.tyre;
  const high = body.sill + (body.family.cladding ? 9 : 3);
  const places: (readonly [Place, 'c'])[] = [
    [[a + r, body.side(a + r, high), high], 'c'],
    [[b - r, body.side(b - r, high), high], 'c'],
    [[b - r, body.side(b - r, body.sill) - 2, body.sill - 3], 'c'],
    [[a + r, body.side(a + r, body.sill) - 2, body.sill - 3], 'c'],
  ];
  return `<path d="${path(camera, places, true)}" fill="#121416"/>`;
}

export function mirror(scene: Scene, side: 1 | -1): string {
  const { camera, body, paint, id } = scene;
  const k = camera.scale;
  const [x0 = 0] = body.family.glass[0] ?? [0];
  const [x] = body.point(x0 + (body.family.tumble > 0.84 ? 14 : 10), 0);
  const h = body.belt(x) + (body.family.tumble > 0.84 ? 14 : 6);
  const y = body.houseSide(x + 6, body.belt(x) + 3) * side;
  const tall = body.family.tumble > 0.84 ? 12 : 7.6;
  const out = 22;
  // A shell seen from where the eye is: deep along the car, wide away from it.
  const corner = (dx: number, dy: number, dz: number): Place => [x + dx, y + side * dy, h + dz];
  const shell: (readonly [Place, undefined])[] = [
    [corner(4, 5, -tall * 0.65), undefined],
    [corner(-7, out * 0.55, -tall * 0.75), undefined],
    [corner(2, out, -tall * 0.5), undefined],
    [corner(5, out + 1, tall * 0.4), undefined],
    [corner(2, out * 0.6, tall), undefined],
    [corner(6, 6, tall * 0.7), undefined],
  ];
  const face: (readonly [Place, undefined])[] = [
    [corner(8, 4, -tall * 0.6), undefined],
    [corner(7, out, -tall * 0.45), undefined],
    [corner(7, out, tall * 0.5), undefined],
    [corner(9, 6, tall * 0.7), undefined],
  ];
  const stalk = path(camera, [
    [corner(6, -1, -tall * 0.8), undefined],
    [corner(3, 7, -tall * 0.6), undefined],
  ]);
  const d = path(camera, shell, true);
  const f = path(camera, face, true);
  const front = camera.eye[0] < x;
  return (
    `<path d="${stalk}" ${LINE} stroke="#0c0d0f" stroke-width="${n(3 * k)}"/>` +
    (front
      ? `<path d="${f}" fill="#08090a"/><path d="${d}" fill="url(#${id}mg)"/>`
      : `<path d="${d}" fill="url(#${id}mg)"/><path d="${f}" fill="#1d262d" stroke="#090a0b" stroke-width="${n(0.8 * k)}"/>`) +
    `<path d="${path(camera, [shell[4] ?? [[0, 0, 0], undefined], shell[3] ?? [[0, 0, 0], undefined]])}" ${LINE} stroke="${paint.hi}" stroke-opacity=".6" stroke-width="${n(0.6 * k)}"/>`
  );
}

/** Folds of the sheet metal: one at the shoulder from lamp to lamp, one above the sill between the wheels. */
function creases({ camera, body, paint }: Scene): string {
  const k = camera.scale;
  const [a, b] = body.axles;
  const fold = (from: number, to: number, z: number, rise: number): string =>
    path(
      camera,
      Array.from({ length: 9 }, (_, i) => {
        const x = from + ((to - from) * i) / 8;
        const share = z + (rise * i) / 8;
        const h = body.sill + share * (body.belt(x) - body.sill);
        return [[x, body.side(x, h), h], undefined] as const;
      }),
    );
  const shoulder = fold(a - body.tyre * 0.4, body.length - 26, 0.76, 0.03);
  const low = fold(a + body.tyre + 8, b - body.tyre - 8, 0.17, 0.06);
  const line = (d: string, strength: number): string =>
    `<path d="${d}" ${LINE} stroke="#000" stroke-opacity="${strength * 0.22}" stroke-width="${n(2.2 * k)}" transform="translate(0 ${n(1.3 * k)})"/><path d="${d}" ${LINE} stroke="${paint.hi}" stroke-opacity="${strength * 0.28}" stroke-width="${n(2 * k)}" transform="translate(0 ${n(-0.8 * k)})"/><path d="${d}" ${LINE} stroke="${paint.hi}" stroke-opacity="${strength * 0.6}" stroke-width="${n(0.55 * k)}"/>`;
  return line(shoulder, 1) + line(low, 0.6);
}

/** What lies on the painted flank: folds, sill, shut lines, handles. */
export function flank(scene: Scene): string {
  return creases(scene) + sillBand(scene) + shutLines(scene) + handles(scene);
}

/** Bars along the roof. */
export function rails({ camera, body }: Scene): string {
  if (!body.family.rails) return '';
  const k = camera.scale;
  const from = body.header[0] + 26;
  const to = body.rearTop[0] - 14;
  return ([-1, 1] as const)
    .map((side) => {
      const places = Array.from({ length: 9 }, (_, i): Place => {
        const t = i / 8;
        const [x, y, z] = body.top(
          0.9,
          (from + (to - from) * t - body.header[0]) / (body.rearTop[0] - body.header[0]),
        );
        return [x, side * y, z + (i === 0 || i === 8 ? 0.6 : 3)];
      });
      const d = path(
        camera,
        places.map((place) => [place, undefined] as const),
      );
      return `<path d="${d}" ${LINE} stroke="#101214" stroke-width="${n(2.1 * k)}"/><path d="${d}" ${LINE} stroke="#c2c9cf" stroke-opacity=".8" stroke-width="${n(0.7 * k)}" transform="translate(0 ${n(-0.5 * k)})"/>`;
    })
    .join('');
}
