import {
  endBody,
  endDefs,
  endGlass,
  endMirrors,
  endShade,
  endWheels,
  openFrame,
  pair,
  plate,
} from './end-car';
import { type EndShape, endShape, flipped, symmetric } from './end-shape';
import { curve, type Node, n } from './geometry';
import type { Paint } from './palette';
import type { CarLook, Part } from './side-car';
import { linear } from './svg';

const LINE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

function tailLamps(id: string, e: EndShape, electric: boolean, work: boolean): string {
  const w = e.half;
  const y = e.edge;
  const upright = work;
  const shape: Node[] = upright
    ? [
        [w * 0.86, y, 'c'],
        [w * 0.985, y - 3, 'c'],
        [w * 0.995, y - 40, 'c'],
        [w * 0.87, y - 42, 'c'],
      ]
    : [
        [w * 0.5, y - 3.5, 'c'],
        [w * 0.74, y - 1],
        [w * 0.985, y, 'c'],
        [w * 0.99, y - 9],
        [w * 0.9, y - 13.5],
        [w * 0.58, y - 10, 'c'],
      ];
  const line: Node[] = upright
    ? [
        [w * 0.92, y - 5],
        [w * 0.93, y - 36],
      ]
    : [
        [w * 0.55, y - 5],
        [w * 0.76, y - 3.5],
        [w * 0.95, y - 3.4],
        [w * 0.955, y - 8],
        [w * 0.86, y - 10.5],
      ];
  const bar =
    electric && !upright
      ? `<rect x="${n(-w * 0.56)}" y="${n(-y + 4)}" width="${n(w * 1.12)}" height="4" rx="2" fill="#5a0a0e"/><rect x="${n(-w * 0.56)}" y="${n(-y + 5.2)}" width="${n(w * 1.12)}" height="1.5" rx=".7" fill="#ff4d45"/>`
      : '';
  return `${bar}<path d="${pair(shape)}" fill="url(#${id}t)" stroke="#16060a" stroke-width="1"/><path d="${curve(line)}${curve(flipped(line))}" ${LINE} stroke="#ff6a5f" stroke-width="2.2"/><path d="${curve(line)}${curve(flipped(line))}" ${LINE} stroke="#ff4a40" stroke-opacity=".5" stroke-width="5" filter="url(#${id}b1)"/>`;
}

function lid(e: EndShape, paint: Paint, work: boolean): string {
  const w = e.half;
  const low = e.sill + 22;
  const side = work ? 0.84 : 0.72;
  const cut: Node[] = [
    [w * (side + 0.02), e.edge - (work ? 0 : 11)],
    [w * (side - 0.01), e.edge - 26],
    [w * (side - 0.06), low + 2, 'c'],
    [0, low],
  ];
  const middle = work && e.height > 185 ? `M0 ${n(-e.height + 4)}V${n(-low)}` : '';
  const d = curve(cut) + curve(flipped(cut)) + middle;
  const crease: Node[] = [
    [w * 0.98, e.edge - 18],
    [w * 0.5, e.edge - 21],
    [0, e.edge - 21.5],
  ];
  const folds = curve(crease) + curve(flipped(crease));
  return (
    `<path d="${folds}" ${LINE} stroke="${paint.hi}" stroke-opacity=".55" stroke-width="1.2"/><path d="${folds}" ${LINE} stroke="${paint.deep}" stroke-opacity=".3" stroke-width="2" transform="translate(0 1.6)"/>` +
    `<path d="${d}" ${LINE} stroke="${paint.hi}" stroke-opacity=".35" stroke-width=".7" transform="translate(.6 .6)"/><path d="${d}" ${LINE} stroke="${paint.deep}" stroke-opacity=".85" stroke-width=".8"/>`
  );
}

function bumper(e: EndShape, look: CarLook): string {
  const w = e.half;
  const low = e.sill - 3;
  const high = look.shape.cladding ? 20 : 13;
  const skirt = symmetric([
    [0, low],
    [w * 0.74, low, 'c'],
    [w * 0.96, low + 9, 'c'],
    [w * 0.8, low + high - 1],
    [w * 0.5, low + high - 4],
    [0, low + high - 4],
  ]);
  const pipe = (x: number): string =>
    `<rect x="${n(x - 8)}" y="${n(-low - 7)}" width="16" height="5.4" rx="2.6" fill="#050607" stroke="#c7cdd2" stroke-width="1.1"/>`;
  const reflector = (x: number): string =>
    `<rect x="${n(x - 8)}" y="${n(-low - high - 5)}" width="16" height="2.6" rx="1.3" fill="#a3161b"/>`;
  const pipes = look.electric || look.shape.height > 176 ? '' : pipe(-w * 0.56) + pipe(w * 0.56);
  return `<path d="${skirt}" fill="#0f1113"/><path d="${skirt}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width=".8"/>${pipes}${reflector(-w * 0.8)}${reflector(w * 0.8)}`;
}

function openSeats(e: EndShape): string {
  return [-0.36, 0.36]
    .map(
      (share) =>
        `<g transform="translate(${n(e.half * share)} ${n(-e.cowl)})"><path d="M-19 4Q-18 -9 -12 -11H12Q18 -9 19 4Z" fill="#2b2420"/><rect x="-11" y="-22" width="22" height="13" rx="6" fill="#352c27"/></g>`,
    )
    .join('');
}

/** The car seen from behind; origin on the ground in its middle plane. */
export function rearCar(id: string, look: CarLook): Part {
  const e = endShape(look.shape, 'rear');
  const { paint, shape } = look;
  const work = shape.height > 176;
  const high = work ? { ...e, cowl: shape.open === 'bed' ? e.cowl + 10 : Math.max(e.belt + 8, 122) } : e;
  const ey = -e.edge + (work ? 14 : 8);
  const emblem = `<circle cy="${n(ey)}" r="5" fill="#15181b" stroke="#e5eaee"/><path d="M-2.3 ${n(ey + 2)}V${n(ey - 1.9)}L2.3 ${n(ey + 2)}V${n(ey - 1.9)}" ${LINE} stroke="#e5eaee"/>`;
  return {
    defs:
      endDefs(id, high, paint) +
      linear(`${id}t`, [0, -e.edge, 0, -e.edge + (work ? 42 : 13)], '0 #c9252a, 0.5 #8d1016, 1 #5d070b'),
    marks:
      endWheels(e) +
      endMirrors({ ...e, belt: e.belt + 3, half: e.half * 0.96 }, paint) +
      (e.open ? openFrame(e) + openSeats(e) : '') +
      endBody(id, high, paint) +
      (e.open ? '' : endGlass(id, high, 'rear')) +
      endShade(id, e) +
      lid(e, paint, work) +
      tailLamps(id, e, look.electric, work) +
      bumper(e, look) +
      emblem +
      plate(work ? -(e.sill + 40) : -(e.edge - 26)),
  };
}
