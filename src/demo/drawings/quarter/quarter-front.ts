import { curve, type Node, n, n2 } from '../geometry';
import { dice } from '../random';
import { NARROW } from '../side/paint';
import type { CarLook } from '../side/side-car';
import { ROUND, softLine } from '../soft';
import { DEALER_PLATE } from './dealer-plate';
import type { View } from './perspective';
import { onFront, onSide, type Surfaces } from './quarter-surfaces';

const LINE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
const closed = (nodes: readonly Node[]): string => curve(nodes, { closed: true });

/** Both halves of a front shape given for the near half. */
function whole(half: readonly Node[]): Node[] {
  const other = [...half].reverse().filter(([share]) => share > 0.001);
  return [...half, ...other.map(([s, h, kind]): Node => (kind ? [-s, h, kind] : [-s, h]))];
}

/** The near lamp, which runs round the corner; the far one lies behind the contour. */
export function quarterLamps(id: string, s: Surfaces, look: CarLook): string {
  const { view, end } = s;
  const y = end.edge;
  const tip = look.shape.headlight.reduce((a, b) => (b[0] > a[0] ? b : a));
  const near = [
    ...onFront(view, [
      [0.48, y - 4.5, 'c'],
      [0.66, y - 0.5],
      [0.84, y + 1.5],
    ]),
    ...onSide(view, [
      [Math.min(42, tip[0] - 12), tip[1] - 3.2],
      [tip[0], tip[1], 'c'],
      [Math.min(40, tip[0] - 14), y - 1.5],
    ]),
    ...onFront(view, [
      [0.86, y - 8],
      [0.6, y - 9],
    ]),
  ];
  const signature = dice(look.seed, 'lamp').pick(['line', 'dots', 'hook'] as const);
  const dash = signature === 'dots' ? ' stroke-dasharray="4 2.4"' : '';
  const brow = onFront(view, [
    [0.51, y - 5],
    [0.68, y - 2.6],
    [0.82, y - 1.2],
  ]);
  const nearBrow = [...brow, ...onSide(view, [[Math.min(40, tip[0] - 14), tip[1] - 5]])];
  const hook =
    signature === 'hook'
      ? curve(
          onFront(view, [
            [0.51, y - 5],
            [0.56, y - 8],
            [0.8, y - 7.4],
          ]),
        )
      : '';
  const light = curve(nearBrow) + hook;
  const lens = [0.63, 0.78]
    .map((share) => {
      const [u, v] = view.front(share, y - 5);
      return `<ellipse cx="${n(u)}" cy="${n(-v)}" rx="3" ry="2.8" fill="#151b20" stroke="#e4edf4" stroke-opacity=".75" stroke-width=".7"/>`;
    })
    .join('');
  return (
    `<path d="${closed(near)}" fill="#0c1013" stroke="#0a0c0e" stroke-width="1.2"/><path d="${closed(near)}" fill="url(#${id}lamp)"/>${lens}` +
    `${softLine({ color: '#fff', width: 4, opacity: 0.5, deviation: NARROW }, light, ROUND)}<path d="${light}" ${LINE} stroke="#fff" stroke-width="1.4"${dash}/>`
  );
}

/** Grille with its pattern and the emblem on it; electric cars have a closed panel. */
export function quarterGrille(s: Surfaces, look: CarLook): string {
  const { view, end } = s;
  const y = end.edge;
  const style = look.electric ? 'closed' : dice(look.seed, 'grille').pick(['slats', 'mesh', 'bars'] as const);
  const low = y - (end.boxy ? 30 : 22);
  const shape = closed(
    onFront(
      view,
      whole([
        [0, low],
        [0.34, low, 'c'],
        [0.43, y - 10],
        [0.41, y - 5.5, 'c'],
        [0, y - 4],
      ]),
    ),
  );
  const [eu, ev] = view.front(0, y - 12);
  const emblem = `<g transform="translate(${n(eu)} ${n(-ev)}) scale(.84 1)"><circle r="5.6" fill="#15181b" stroke="#e5eaee" stroke-width="1.1"/><path d="M-2.6 2.4V-2L2.6 2.4V-2" ${LINE} stroke="#e5eaee" stroke-width="1.1"/></g>`;
  if (style === 'closed') {
    return `<path d="${shape}" fill="${look.paint.deep}" fill-opacity=".3"/><path d="${shape}" fill="none" stroke="${look.paint.hi}" stroke-opacity=".35" stroke-width=".8"/>${emblem}`;
  }
  let pattern = '';
  if (style === 'bars') {
    for (let i = -9; i <= 9; i++)
      pattern += curve(
        onFront(view, [
          [i * 0.042, y - 5],
          [i * 0.038, low],
        ]),
      );
  } else {
    for (let i = 1; i < 5; i++) {
      const h = y - 4 - ((y - 4 - low) / 5) * i;
      pattern += curve(
        onFront(view, [
          [0.4, h],
          [0.2, h],
          [0, h],
          [-0.2, h],
          [-0.4, h],
        ]),
      );
    }
  }
  const mesh = style === 'mesh' ? ' stroke-dasharray="2.2 1.5"' : '';
  return `<path d="${shape}" fill="#08090b"/><path d="${pattern}" fill="none" stroke="#7c858d" stroke-opacity=".75" stroke-width="1"${mesh}/><path d="${shape}" fill="none" stroke="#cfd6db" stroke-width="1.2"/>${emblem}`;
}

/** Opening at a corner of the bumper; side 1 is the near one. */
function vent(view: View, side: number, low: number): string {
  return closed(
    onFront(view, [
      [side * 0.68, low + 9, 'c'],
      [side * 0.85, low + 12, 'c'],
      [side * 0.87, low + 26],
      [side * 0.82, low + 28, 'c'],
      [side * 0.78, low + 18],
    ]),
  );
}

/** Lower openings, lip and plate of the front bumper. */
export function quarterBumper(s: Surfaces, look: CarLook): string {
  const { view } = s;
  const low = look.shape.sill - 2;
  const lip = closed([
    ...onFront(view, [
      [-0.87, low - 5, 'c'],
      [-0.87, low + 6],
      [-0.5, low + 4],
      [0, low + 3.6],
      [0.5, low + 4],
      [0.86, low + 6],
    ]),
    ...onSide(view, [
      [look.shape.axles[0] - look.shape.tyre - 5, low + 8, 'c'],
      [look.shape.axles[0] - look.shape.tyre - 3, low, 'c'],
    ]),
    ...onFront(view, [
      [0.86, low - 5],
      [0.5, low - 5],
      [0, low - 5],
      [-0.5, low - 5],
    ]),
  ]);
  const intake = closed(
    onFront(
      view,
      whole([
        [0, low + 6],
        [0.5, low + 6, 'c'],
        [0.6, low + 17, 'c'],
        [0.4, low + 18.5],
        [0, low + 18.5],
      ]),
    ),
  );
  const ribs = [9.5, 13.5]
    .map((d) =>
      curve(
        onFront(view, [
          [0.56, low + d],
          [0.3, low + d],
          [0, low + d],
          [-0.3, low + d],
          [-0.56, low + d],
        ]),
      ),
    )
    .join('');
  return (
    `<path d="${lip}" fill="#101214"/><path d="${intake}" fill="#08090b"/><path d="${ribs}" ${LINE} stroke="#3a4045" stroke-width=".8"/><path d="${intake}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width=".8"/><path d="${vent(view, 1, low)}${vent(view, -1, low)}" fill="#0b0d0f"/>` +
    quarterPlate(s, Math.min(low + 22, s.end.edge - 36))
  );
}

/** The dealer's plate, laid on the curve of the bumper by the local map of its place. */
function quarterPlate({ view, end }: Surfaces, h: number): string {
  const share = 26 / end.half;
  const [u0, v0] = view.front(-share, h + 11.4);
  const [u1, v1] = view.front(share, h + 11.4);
  return `<g transform="matrix(${n2((u1 - u0) / 52)} ${n2((v0 - v1) / 52)} 0 1.06 ${n(u0)} ${n(-v0)})">${DEALER_PLATE}</g>`;
}
