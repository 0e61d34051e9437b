import { curve, type Node, n, n2 } from '../geometry';
import { mix } from '../palette';
import { NARROW, WIDE } from '../side/paint';
import type { CarLook, Part } from '../side/side-car';
import { wheel, wheelDefs, wheelFinish } from '../side/wheel';
import { softEllipse, softLine } from '../soft';
import { blur, linear } from '../svg';
import type { View } from './perspective';
import { quarterBumper, quarterGrille, quarterLamps } from './quarter-front';
import { openScreen, openSeats } from './quarter-open';
import { archLine, onSide, quarterSurfaces, type Surfaces } from './quarter-surfaces';

const LINE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
const closed = (nodes: readonly Node[]): string => curve(nodes, { closed: true });

/** A wheel in perspective: the flat wheel under the local map of its plane, its tread behind it. */
function wheelAt(view: View, id: string, x: number, y: number, r: number, far = false): string {
  const [cu, cv] = view.at(x, y, r);
  const [xu, xv] = view.at(x + r, y, r);
  const [hu, hv] = view.at(x, y, r * 2);
  const place = (du: number, dv: number): string =>
    `matrix(${n2((xu - cu) / 100)} ${n2((cv - xv) / 100)} ${n2((cu - hu) / 100)} ${n2((hv - cv) / 100)} ${n(cu + du)} ${n(-cv - dv)})`;
  let tread = '';
  for (let i = 7; i >= 1; i--) {
    const [bu, bv] = view.at(x, y - i * 3, r);
    tread += `<circle r="${i > 6 ? 96 : 100}" transform="${place(bu - cu, bv - cv)}"/>`;
  }
  return `<g fill="#0e0f11">${tread}</g>${far ? `<circle r="99" fill="#0a0b0c" transform="${place(0, 0)}"/>` : `<use href="#${id}wh" transform="${place(0, 0)}"/>`}`;
}

function defs(id: string, look: CarLook, s: Surfaces): string {
  const { paint, shape } = look;
  const v = (h: number): number => -s.view.side(shape.length * 0.5, h)[1];
  const [left] = s.view.front(-0.87, 50);
  const [corner] = s.view.front(0.86, 50);
  const front = -s.view.front(0.4, s.end.edge)[1];
  const cowl = -s.view.at(s.cowl[0], 0, s.cowl[1])[1];
  const top = -s.view.side(s.header[0], s.header[1])[1];
  const [tail] = s.view.side(shape.length, 60);
  return (
    linear(
      `${id}flank`,
      [0, v(s.end.belt), 0, v(shape.sill)],
      `0 ${paint.light}, .1 ${mix(paint.light, paint.base, 0.45)}, .36 ${paint.base}, .64 ${mix(paint.base, paint.shade, 0.6)}, .78 ${paint.shade}, 1 ${paint.deep}`,
    ) +
    linear(
      `${id}sky`,
      [0, -s.view.side(shape.length * 0.5, shape.height)[1], 0, v(s.end.belt)],
      `0 ${paint.hi}, .2 ${paint.light}, .6 ${paint.base}, 1 ${paint.light}`,
    ) +
    linear(
      `${id}hood`,
      [0, front + 6, 0, cowl - 6],
      `0 ${mix(paint.light, paint.hi, 0.4)}, .3 ${paint.light}, .75 ${mix(paint.light, paint.base, 0.7)}, 1 ${mix(paint.base, paint.shade, 0.35)}`,
    ) +
    linear(
      `${id}face`,
      [left, 0, corner - 3, 0],
      `0 ${paint.deep} .85, .16 ${paint.shade} .55, .5 ${paint.shade} .22, .72 ${paint.hi} .08, .86 ${paint.hi} .12, 1 ${paint.hi} 0`,
    ) +
    linear(`${id}tail`, [tail - 70, 0, tail, 0], '0 #000 0, .6 #000 .12, 1 #000 .5') +
    linear(`${id}roof`, [0, top - 8, 0, top + 14], `0 ${paint.hi}, .5 ${paint.light}, 1 ${paint.base}`) +
    linear(`${id}scr`, [0, top, 0, cowl], '0 #6d8291, .3 #3d4d59, .75 #1a2229, 1 #0d1216') +
    linear(`${id}gl`, [0, top, 0, v(s.end.belt)], '0 #46555f, .35 #25303a, 1 #0b0f13') +
    linear(`${id}lamp`, [0, front - 6, 0, front + 12], '0 #eaf2f8 .75, .5 #5f7180 .4, 1 #dfeaf3 .35') +
    wheelDefs(id, wheelFinish(look.seed, look.design).dark) +
    blur(`${id}sh`, 8, [0.05, 0.6]) +
    `<path id="${id}B" d="${s.body}"/><path id="${id}W" d="${s.screen}"/><clipPath id="${id}body"><use href="#${id}B"/></clipPath><clipPath id="${id}sc"><use href="#${id}W"/></clipPath>` +
    `<g id="${id}wh">${wheel(id, look.design, { caliper: wheelFinish(look.seed, look.design).caliper })}</g>`
  );
}

function doorHandles({ shape, paint }: CarLook, view: View): string {
  return shape.handles
    .map(([x, h]) => {
      const [u, v] = view.side(x, h);
      return `<g transform="translate(${n(u)} ${n(-v)}) rotate(-2)"><rect x="-8" y="-2.2" width="16" height="3.6" rx="1.8" fill="${paint.light}"/><rect x="-7.4" y="-2" width="14.8" height="1.1" rx=".5" fill="${paint.hi}" fill-opacity=".8"/><rect x="-7" y="1.2" width="14" height="1" rx=".5" fill="${paint.deep}" fill-opacity=".6"/></g>`;
    })
    .join('');
}

function flankArt(id: string, look: CarLook, s: Surfaces): string {
  const { shape, paint } = look;
  const { view } = s;
  const shoulder = curve(
    onSide(
      view,
      shape.shoulder.filter(([x]) => x > 55),
    ),
  );
  const crease = onSide(view, shape.crease);
  const first = shape.crease[0] ?? [0, 0];
  const last = shape.crease[shape.crease.length - 1] ?? [0, 0];
  const band = `${curve(crease)}${curve(
    onSide(view, [
      [last[0], 10],
      [first[0], 10],
    ]),
    { join: true },
  )}Z`;
  const lines = shape.doors.map((d) => curve(onSide(view, d))).join('');
  const [fa, ra] = shape.axles;
  const sill = closed(
    onSide(view, [
      [fa + shape.tyre, shape.sill + (shape.cladding ? 11 : 4), 'c'],
      [ra - shape.tyre, shape.sill + (shape.cladding ? 11 : 4), 'c'],
      [ra - shape.tyre, shape.sill - 3, 'c'],
      [fa + shape.tyre, shape.sill - 3, 'c'],
    ]),
  );
  const arches = shape.axles
    .map((x) => {
      const ring = (r: number): string => curve(archLine(view, x, r, shape.tyre, shape.sill));
      return shape.cladding
        ? `<path d="${ring(shape.tyre + 6)}" fill="none" stroke="#17191b" stroke-width="6.4"/><path d="${ring(shape.tyre + 9)}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width=".8"/>`
        : `${softLine({ color: paint.deep, opacity: 0.25, width: 6, deviation: WIDE }, ring(shape.tyre + 10))}${softLine({ color: paint.hi, opacity: 0.36, width: 3, deviation: NARROW }, ring(shape.tyre + 6))}<path d="${ring(shape.tyre + 3.4)}" fill="none" stroke="${paint.deep}" stroke-opacity=".7" stroke-width="1.2"/>`;
    })
    .join('');
  const tail = closed(
    onSide(
      view,
      shape.taillight.map(
        ([x, h, k]): Node => (k ? [Math.min(x, shape.length), h, k] : [Math.min(x, shape.length), h]),
      ),
    ),
  );
  const rear = shape.dark[2]
    ? closed(
        onSide(
          view,
          shape.dark[2].map(([x, h]): Node => [x, h, 'c']),
        ),
      )
    : '';
  return (
    `<defs><path id="${id}S" d="${shoulder}"/><path id="${id}L" d="${lines}"/></defs><g transform="translate(0 4.5)">${softLine({ color: paint.shade, opacity: 0.45, width: 5, deviation: WIDE }, `#${id}S`)}</g><g transform="translate(0 -1.4)">${softLine({ color: paint.hi, opacity: 0.6, width: 2.6, deviation: NARROW }, `#${id}S`)}</g><use href="#${id}S" ${LINE} stroke="${paint.hi}" stroke-opacity=".7" stroke-width=".6"/>` +
    `<path d="${band}" fill="${paint.light}" fill-opacity=".16"/>${softLine({ color: paint.hi, opacity: 0.45, width: 0.9, deviation: NARROW }, curve(crease))}` +
    `${arches}<use href="#${id}L" ${LINE} stroke="${paint.hi}" stroke-opacity=".35" stroke-width=".6" transform="translate(.7 .3)"/><use href="#${id}L" ${LINE} stroke="${paint.deep}" stroke-opacity=".85" stroke-width=".7"/>` +
    `<path d="${sill}${rear}" fill="#101214"/><path d="${tail}" fill="#b01c22" stroke="#2a0508" stroke-width=".8"/>${doorHandles(look, view)}`
  );
}

function sideWindows(id: string, look: CarLook, s: Surfaces): string {
  const { shape } = look;
  if (shape.glass.length === 0) return '';
  const d = closed(onSide(s.view, shape.glass));
  const belt = s.end.belt;
  const bars = shape.pillars
    .map(([low, high, width]) =>
      closed(
        onSide(s.view, [
          [low - width / 2, belt - 8, 'c'],
          [high - width / 2, shape.height - 2, 'c'],
          [high + width / 2, shape.height - 2, 'c'],
          [low + width / 2, belt - 8, 'c'],
        ]),
      ),
    )
    .join('');
  const gleam = [0.42, 0.56]
    .map((t, i) => {
      const x = shape.length * t;
      const w = i ? 9 : 26;
      return closed(
        onSide(s.view, [
          [x, belt - 4, 'c'],
          [x + 40, shape.height, 'c'],
          [x + 40 + w, shape.height, 'c'],
          [x + w, belt - 4, 'c'],
        ]),
      );
    })
    .join('');
  return `<defs><path id="${id}G" d="${d}"/><clipPath id="${id}gc"><use href="#${id}G"/></clipPath></defs><use href="#${id}G" fill="#08090b" stroke="#08090b" stroke-width="2.6" stroke-linejoin="round"/><use href="#${id}G" fill="url(#${id}gl)"/><g clip-path="url(#${id}gc)"><path d="${gleam}" fill="#e9f3fb" fill-opacity=".1"/><path d="${bars}" fill="#08090b"/></g>`;
}

function windscreen(id: string, s: Surfaces): string {
  const { view, cowl, header, end } = s;
  const w = end.half;
  const seats = [0.4, -0.36]
    .map((share) => {
      const [u, v] = view.at(header[0] + 40, w * share, cowl[1] + 18);
      return `<g transform="translate(${n(u)} ${n(-v)})"><rect x="-8" y="-11" width="15" height="12" rx="5"/><path d="M-15 26Q-15 4 -9 2H8Q14 4 14 26Z"/></g>`;
    })
    .join('');
  const wiper =
    curve([view.at(cowl[0] + 4, w * 0.6, cowl[1] + 2), view.at(cowl[0] + 6, w * 0.2, cowl[1] + 4.5)]) +
    curve([view.at(cowl[0] + 2, -w * 0.05, cowl[1] + 1.5), view.at(cowl[0] + 6, -w * 0.5, cowl[1] + 4.5)]);
  const gleam = closed(
    [
      view.at(cowl[0], w * 0.1, cowl[1]),
      view.at(header[0], -w * 0.1, header[1] + 4),
      view.at(header[0], -w * 0.4, header[1] + 4),
      view.at(cowl[0], -w * 0.36, cowl[1]),
    ].map(([u, v]): Node => [u, v, 'c']),
  );
  return (
    `<use href="#${id}W" fill="#07090b" stroke="#07090b" stroke-width="2.2" stroke-linejoin="round"/><use href="#${id}W" fill="url(#${id}scr)"/>` +
    `<g clip-path="url(#${id}sc)"><g fill="#06090c" fill-opacity=".5">${seats}</g><path d="${gleam}" fill="#e9f3fb" fill-opacity=".12"/><path d="${wiper}" ${LINE} stroke="#050608" stroke-width="1.2"/></g>`
  );
}

function mirrors(look: CarLook, s: Surfaces): string {
  const { paint, shape } = look;
  const [x, h] = shape.mirror;
  const [nu, nv] = s.view.at(x - 4, s.end.half + 9, h - 1);
  const [fu, fv] = s.view.at(x - 4, -s.end.half - 7, h);
  const cap = (color: string): string =>
    `<path d="M-11 3Q-12 -5 -3 -7.500Q7 -9 10 -5.500Q11.5 -1 9 4Q-2 6.5 -11 3Z" fill="${color}"/><path d="M-9 -1Q-7 -5 -1 -6.200Q6 -7.4 9 -4.800Q0 -4 -9 -1Z" fill="${paint.hi}" fill-opacity=".6"/>`;
  return `<g transform="translate(${n(fu)} ${n(-fv)}) scale(.72)">${cap(paint.shade)}</g>@<path d="M${n(nu)} ${n(-nv + 3)}l10 -1l-2 5l-9 1z" fill="#0c0e10"/><g transform="translate(${n(nu)} ${n(-nv)})">${cap(paint.base)}</g>`;
}

/** Extent of the drawing, for placing it in the frame. */
export interface Quarter extends Part {
  /** Painted and glazed surfaces without a fill, for light laid over the car. */
  cover: string;
  /** Middle of the near head lamp. */
  lamp: Node;
  left: number;
  right: number;
  floor: number;
}

/** The car from its front left; picture centimetres, v upwards from the ground of the middle. */
export function threeQuarterCar(id: string, look: CarLook): Quarter {
  const s = quarterSurfaces(look);
  const { shape, paint } = look;
  const { view, end } = s;
  const w = end.half;
  const [fa, ra] = shape.axles;
  const well = (x: number): string => closed(archLine(view, x, shape.tyre + 4.4, shape.tyre, shape.sill - 4));
  const under = closed(
    [
      view.front(-0.82, shape.sill + 10),
      view.front(0.6, shape.sill + 8),
      view.side(fa, shape.sill + 12),
      view.side(ra + 30, shape.sill + 10),
      view.at(ra, -w, 15),
      view.at(fa, -w + 6, 13),
    ].map(([u, v]): Node => [u, v, 'c']),
  );
  const [far = '', near = ''] = mirrors(look, s).split('@');
  const contact = [fa, ra]
    .map((x) => {
      const [u, v] = view.at(x, w - 12, 0);
      return softEllipse([u, -v, shape.tyre * 0.9, 4], '#000', 0.8, WIDE);
    })
    .join('');
  const lower = [view.side(fa, 0), view.side(ra, 0)];
  return {
    cover: `<use href="#${id}B"/><use href="#${id}H"/>${end.open ? '' : `<use href="#${id}Y"/>`}`,
    lamp: view.front(0.66, end.edge - 4),
    left: view.front(-0.87, 50)[0],
    right: view.side(shape.length - 2, 60)[0],
    floor: lower[0]?.[1] ?? 0,
    defs: defs(id, look, s),
    marks:
      `<path d="${s.shadow}" fill="#0b0e11" fill-opacity=".72" filter="url(#${id}sh)"/>${contact}` +
      `<path d="${under}" fill="#07080a"/>${wheelAt(view, id, fa, -w + 24, shape.tyre, true)}<path d="${well(fa)}${well(ra)}" fill="#050607"/>` +
      wheelAt(view, id, fa, w - 4, shape.tyre) +
      wheelAt(view, id, ra, w - 4, shape.tyre) +
      far +
      (end.open
        ? openSeats(s)
        : `<path d="${s.roof}" fill="url(#${id}roof)"/><g fill="${mix(paint.base, paint.shade, 0.4)}" stroke="${mix(paint.base, paint.shade, 0.4)}" stroke-width="2"><path id="${id}Y" d="${s.frame}"/></g>`) +
      `<path d="${s.scuttle}" fill="#0b0d0f"/><use href="#${id}B" fill="url(#${id}flank)"/><g clip-path="url(#${id}body)"><path d="${curve(
        onSide(
          view,
          shape.shoulder.filter(([x]) => x > 55),
        ),
      )}L900 -400L-900 -400Z" fill="url(#${id}sky)"/>` +
      `<path d="${s.face}" fill="url(#${id}face)"/><rect x="-500" y="-300" width="1100" height="400" fill="url(#${id}tail)"/>${flankArt(id, look, s)}</g>` +
      `<g fill="url(#${id}hood)"><path id="${id}H" d="${s.hood}"/></g><defs><path id="${id}R" d="${s.ridges}"/></defs><g transform="translate(0 1)">${softLine({ color: paint.deep, opacity: 0.3, width: 3, deviation: NARROW }, `#${id}R`)}</g><use href="#${id}R" ${LINE} stroke="${paint.hi}" stroke-opacity=".55" stroke-width=".9"/><path d="${curve(s.fender)}" ${LINE} stroke="${paint.hi}" stroke-opacity=".75" stroke-width="1.1"/><path d="${curve(s.lead)}" ${LINE} stroke="${paint.deep}" stroke-opacity=".7" stroke-width=".8"/>` +
      (end.open ? openScreen(s) : windscreen(id, s)) +
      sideWindows(id, look, s) +
      `<g clip-path="url(#${id}body)">${quarterGrille(s, look)}${quarterLamps(id, s, look)}${quarterBumper(s, look)}</g>${near}`,
  };
}
