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
import { dice } from './random';
import type { CarLook, Part } from './side-car';

const LINE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

function hood(id: string, e: EndShape, paint: Paint): string {
  const w = e.half;
  const surface = symmetric([
    [0, e.edge - 1],
    [w * 0.5, e.edge],
    [w * 0.74, e.edge + 4],
    [w * 0.9, e.belt - 5],
    [w * 0.82, e.cowl - 1, 'c'],
    [w * 0.4, e.cowl + 1],
    [0, e.cowl + 1.4],
  ]);
  const ridge: Node[] = [
    [w * 0.62, e.cowl],
    [w * 0.5, e.edge + (e.cowl - e.edge) * 0.55],
    [w * 0.36, e.edge + 1],
  ];
  const edge: Node[] = [
    [w * 0.86, e.belt],
    [w * 0.8, e.edge + 9],
    [w * 0.6, e.edge + 1.5],
    [w * 0.3, e.edge - 1.6],
    [0, e.edge - 2],
  ];
  const both = curve(ridge) + curve(flipped(ridge));
  return (
    `<path d="${surface}" fill="url(#${id}hood)"/>` +
    `<path d="${both}" ${LINE} stroke="${paint.deep}" stroke-opacity=".35" stroke-width="3" filter="url(#${id}b1)" transform="translate(0 1)"/>` +
    `<path d="${both}" ${LINE} stroke="${paint.hi}" stroke-opacity=".6" stroke-width="1"/>` +
    `<path d="${curve(edge)}${curve(flipped(edge))}" ${LINE} stroke="${paint.deep}" stroke-opacity=".8" stroke-width=".8"/>`
  );
}

function lamps(id: string, e: EndShape, seed: number | string): string {
  const w = e.half;
  const y = e.edge;
  const signature = dice(seed, 'lamp').pick(['line', 'dots', 'hook']);
  const shape: Node[] = [
    [w * 0.5, y - 4, 'c'],
    [w * 0.7, y + 0.5],
    [w * 0.9, y + 6.5],
    [w * 0.975, y + 8, 'c'],
    [w * 0.965, y - 2],
    [w * 0.86, y - 7.5],
    [w * 0.62, y - 8.5],
  ];
  const brow: Node[] = [
    [w * 0.54, y - 4],
    [w * 0.72, y - 0.6],
    [w * 0.94, y + 5.6],
  ];
  const hook: Node[] = [
    ...brow.slice().reverse(),
    [w * 0.5, y - 5.5],
    [w * 0.6, y - 7.6],
    [w * 0.8, y - 6.8],
  ];
  const light = signature === 'hook' ? hook : brow;
  const dash = signature === 'dots' ? ' stroke-dasharray="4 2.2"' : '';
  const lights = curve(light) + curve(flipped(light));
  const lens = [0.66, 0.8]
    .flatMap((share) => [share, -share])
    .map(
      (share) =>
        `<circle cx="${n(w * share)}" cy="${n(-y + 3.4 - Math.abs(share) * 3)}" r="2.9" fill="#151b20" stroke="#e4edf4" stroke-opacity=".75" stroke-width=".7"/>`,
    )
    .join('');
  return (
    `<path d="${pair(shape)}" fill="#0c1013" stroke="#0a0c0e" stroke-width="1.4"/><path d="${pair(shape)}" fill="url(#${id}lamp)"/>${lens}` +
    `<path d="${lights}" ${LINE} stroke="#fff" stroke-opacity=".5" stroke-width="4" filter="url(#${id}b1)"/><path d="${lights}" ${LINE} stroke="#fff" stroke-width="1.5"${dash}/>`
  );
}

function grille(e: EndShape, look: CarLook): string {
  const w = e.half;
  const y = e.edge;
  const style = look.electric ? 'closed' : dice(look.seed, 'grille').pick(['slats', 'mesh', 'bars']);
  const low = y - (e.boxy ? 30 : 22);
  const shape = symmetric([
    [0, low],
    [w * 0.34, low, 'c'],
    [w * 0.43, y - 10],
    [w * 0.41, y - 5.5, 'c'],
    [0, y - 4],
  ]);
  const emblem = `<circle cy="${n(-y + 12)}" r="5.4" fill="#15181b" stroke="#e5eaee" stroke-width="1.1"/><path d="M-2.6 ${n(-y + 14)}V${n(-y + 10)}L2.6 ${n(-y + 14)}V${n(-y + 10)}" ${LINE} stroke="#e5eaee" stroke-width="1.1"/>`;
  if (style === 'closed') {
    return `<path d="${shape}" fill="${look.paint.deep}" fill-opacity=".28"/><path d="${shape}" fill="none" stroke="${look.paint.hi}" stroke-opacity=".3" stroke-width=".8"/>${emblem}`;
  }
  let pattern = '';
  const count = style === 'bars' ? 21 : 5;
  for (let i = 1; i < count; i++) {
    if (style === 'bars') {
      const x = -w * 0.42 + ((w * 0.84) / count) * i;
      pattern += `M${n(x)} ${n(-y + 5)}V${n(-low)}`;
    } else {
      const h = y - 4 - ((y - 4 - low) / count) * i;
      pattern += `M${n(-w * 0.4)} ${n(-h)}H${n(w * 0.4)}`;
    }
  }
  const mesh = style === 'mesh' ? ' stroke-dasharray="2.4 1.6"' : '';
  return `<path d="${shape}" fill="#08090b"/><path d="${pattern}" stroke="#7c858d" stroke-opacity=".75" stroke-width="1.1"${mesh}/><path d="${shape}" fill="none" stroke="#cfd6db" stroke-width="1.3"/>${emblem}`;
}

function bumper(e: EndShape, clad: boolean): string {
  const w = e.half;
  const s = e.sill;
  const low = s - 3;
  const intake = symmetric([
    [0, low + 4],
    [w * 0.52, low + 4, 'c'],
    [w * 0.62, low + 15, 'c'],
    [w * 0.4, low + 17],
    [0, low + 17],
  ]);
  const vent: Node[] = [
    [w * 0.7, low + 8, 'c'],
    [w * 0.92, low + 12, 'c'],
    [w * 0.945, low + 27],
    [w * 0.9, low + 29, 'c'],
    [w * 0.84, low + 18],
  ];
  const lip = symmetric([
    [0, low],
    [w * 0.74, low, 'c'],
    [w * 0.95, low + (clad ? 12 : 7), 'c'],
    [w * 0.7, low + (clad ? 8 : 4)],
    [0, low + (clad ? 8 : 3.6)],
  ]);
  return `<path d="${lip}" fill="#101214"/><path d="${intake}" fill="#08090b"/><path d="${intake}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width=".8"/><path d="M${n(-w * 0.56)} ${n(-low - 8)}H${n(w * 0.56)}M${n(-w * 0.58)} ${n(-low - 12)}H${n(w * 0.58)}" stroke="#3a4045" stroke-width=".8"/><path d="${pair(vent)}" fill="#0b0d0f"/>`;
}

/** The car seen from the front; origin on the ground in its middle plane. */
export function frontCar(id: string, look: CarLook): Part {
  const e = endShape(look.shape, 'front');
  const { paint } = look;
  return {
    defs: endDefs(id, e, paint),
    marks:
      endWheels(e) +
      (e.open ? openFrame(e) : '') +
      endBody(id, e, paint) +
      (e.open ? '' : endGlass(id, e, 'front')) +
      hood(id, e, paint) +
      endShade(id, e) +
      grille(e, look) +
      lamps(id, e, look.seed) +
      bumper(e, look.shape.cladding ?? false) +
      plate(-(e.sill + (e.boxy ? 26 : 21))) +
      endMirrors(e, paint),
  };
}
