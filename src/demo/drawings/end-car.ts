import { type EndShape, endOutline, flipped, symmetric } from './end-shape';
import { curve, type Node, n } from './geometry';
import { lettering } from './letters';
import { mix, type Paint } from './palette';
import { blur, linear, radial } from './svg';

const LINE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** Both halves of a shape that is given for the right side. */
export function pair(nodes: readonly Node[]): string {
  return curve(nodes, { closed: true }) + curve(flipped(nodes), { closed: true });
}

/** Gradients shared by front and rear. */
export function endDefs(id: string, e: EndShape, paint: Paint): string {
  const w = e.half;
  return (
    linear(
      `${id}v`,
      [0, -e.height, 0, -e.sill],
      `0 ${paint.hi}, 0.05 ${paint.light}, 0.3 ${paint.base}, 0.42 ${mix(paint.light, paint.hi, 0.25)}, 0.52 ${paint.light}, 0.66 ${paint.base}, 0.84 ${paint.shade}, 1 ${paint.deep}`,
    ) +
    linear(
      `${id}h`,
      [-w, 0, w, 0],
      '0 #000 0.5, 0.1 #000 0.16, 0.24 #000 0, 0.5 #fff 0.1, 0.76 #000 0, 0.9 #000 0.16, 1 #000 0.5',
    ) +
    linear(`${id}g`, [0, -e.height, 0, -e.cowl], '0 #5d7080, 0.28 #31404b, 0.7 #161d23, 1 #0c1014') +
    linear(
      `${id}hood`,
      [0, -e.cowl, 0, -e.edge + 4],
      `0 ${mix(paint.base, paint.shade, 0.4)}, 0.3 ${paint.base}, 0.75 ${paint.light}, 1 ${mix(paint.light, paint.hi, 0.6)}`,
    ) +
    linear(
      `${id}lamp`,
      [0, -e.edge - 6, 0, -e.edge + 10],
      '0 #eaf2f8 0.75, 0.5 #5f7180 0.4, 1 #dfeaf3 0.35',
    ) +
    radial(
      `${id}sh`,
      [0, 0, w * 1.5],
      '0 #0b0e11 0.85, 0.55 #0b0e11 0.5, 0.8 #0b0e11 0.12, 1 #0b0e11 0',
      0.12,
    ) +
    blur(`${id}b1`, 0.8) +
    blur(`${id}b3`, 2.6) +
    `<clipPath id="${id}body"><path d="${endOutline(e)}"/></clipPath>`
  );
}

/** Tyres seen along their tread, and the dark space between them. */
export function endWheels(e: EndShape): string {
  const x = e.half - 25;
  const h = e.tyre * 1.25;
  const tyre = (side: number): string =>
    `<g transform="translate(${n(side)} 0)"><rect x="-12" y="${n(-h)}" width="24" height="${n(h)}" rx="5" fill="#141517"/>` +
    `<path d="M-6 -30V-1M0 -30V-.5M6 -30V-1" stroke="#000" stroke-width="1.2"/><path d="M-10.5 -26V-4" stroke="#fff" stroke-opacity=".1" stroke-width="1.2"/></g>`;
  return `<rect x="${n(-x)}" y="${n(-e.sill - 16)}" width="${n(x * 2)}" height="${n(e.sill + 3)}" rx="4" fill="#070809"/>${tyre(-x - 1)}${tyre(x + 1)}`;
}

/** Painted silhouette with edge light. */
export function endBody(id: string, e: EndShape, paint: Paint): string {
  const d = endOutline(e);
  return (
    `<path d="${d}" fill="url(#${id}v)"/><g clip-path="url(#${id}body)">` +
    `<path d="${d}" fill="none" stroke="${paint.hi}" stroke-opacity=".55" stroke-width="2" filter="url(#${id}b1)"/></g>`
  );
}

/** The shading that turns the flanks away; laid over everything painted. */
export function endShade(id: string, e: EndShape): string {
  return `<path d="${endOutline(e)}" fill="url(#${id}h)"/>`;
}

/** Glass of an end with seats behind it and sky in it. */
export function endGlass(id: string, e: EndShape, end: 'front' | 'rear'): string {
  const w = e.half;
  const top = e.boxy ? (e.cab ? 0.66 : 0.74) : 0.585;
  const foot = e.boxy ? (e.cab ? 0.78 : 0.84) : end === 'front' ? 0.79 : 0.72;
  const split = e.boxy && !e.cab && end === 'rear';
  const glass = symmetric([
    [0, e.cowl + 1],
    [w * foot * 0.6, e.cowl + 0.4],
    [w * foot, e.cowl + 2.4, 'c'],
    [w * ((foot + top) / 2 + 0.022), (e.cowl + e.height) / 2],
    [w * top, e.height - 8.5, 'c'],
    [w * top * 0.5, e.height - 6.6],
    [0, e.height - 6],
  ]);
  const belt = e.cowl;
  const seats = [-0.36, 0.36]
    .map(
      (share) =>
        `<g transform="translate(${n(w * share)} ${n(-belt)})"><path d="M-17 4Q-16 -16 -10 -19Q0 -21 10 -19Q16 -16 17 4Z"/><rect x="-9" y="-31" width="18" height="13" rx="5"/></g>`,
    )
    .join('');
  const inside =
    end === 'front'
      ? `<ellipse cx="${n(w * 0.36)}" cy="${n(-belt - 4)}" rx="15" ry="11" fill="none" stroke="#05070a" stroke-opacity=".8" stroke-width="3"/><rect x="-9" y="${n(-e.height + 12)}" width="18" height="6" rx="3" fill="#06080a"/>`
      : '';
  const wipers =
    end === 'front'
      ? `<path d="M${n(w * 0.68)} ${n(-belt - 3)}Q${n(w * 0.3)} ${n(-belt - 2.5)} ${n(w * 0.08)} ${n(-belt - 5.5)}M${n(w * 0.02)} ${n(-belt - 2)}Q${n(-w * 0.3)} ${n(-belt - 2)} ${n(-w * 0.58)} ${n(-belt - 5)}" ${LINE} stroke="#050608" stroke-width="1.3"/>`
      : `<path d="M0 ${n(-belt - 2)}Q${n(w * 0.2)} ${n(-belt - 4)} ${n(w * 0.4)} ${n(-belt - 4.5)}" ${LINE} stroke="#050608" stroke-width="1.3"/>`;
  return (
    `<clipPath id="${id}gc"><path d="${glass}"/></clipPath><path d="${glass}" fill="#07090b" stroke="#07090b" stroke-width="2.6" stroke-linejoin="round"/><path d="${glass}" fill="url(#${id}g)"/>` +
    `<g clip-path="url(#${id}gc)"><g fill="#06090c" fill-opacity=".55">${seats}</g>${inside}` +
    `<path d="M${n(-w * 0.5)} ${n(-belt + 4)}L${n(-w * 0.12)} ${n(-e.height)}H${n(w * 0.2)}L${n(-w * 0.14)} ${n(-belt + 4)}Z" fill="#e9f3fb" fill-opacity=".11"/>` +
    `<path d="M${n(-w * 0.06)} ${n(-belt + 4)}L${n(w * 0.28)} ${n(-e.height)}H${n(w * 0.34)}L${n(w * 0.01)} ${n(-belt + 4)}Z" fill="#e9f3fb" fill-opacity=".09"/>` +
    (split ? `<rect x="-8" y="${n(-e.height)}" width="16" height="120" fill="#0a0c0e"/>` : '') +
    `${wipers}</g>`
  );
}

const PLATE_WORD = lettering('Nordhem', {
  x: 10,
  baseline: 8.2,
  cap: 5,
  weight: 15,
  tracking: 34,
  color: '#2a2f33',
});

/** A dealer's plate with its lower left corner at the origin of 52 × 11.4 centimetres. */
export const DEALER_PLATE = `<rect width="52" height="11.4" rx="1.6" fill="#f6f7f7" stroke="#17191b"/><rect x=".6" y=".6" width="5" height="10.2" rx="1.2" fill="#1d4f9c"/>${PLATE_WORD.marks}`;

/** The dealer's plate in the middle of an end, its upper edge at y. */
export function plate(y: number): string {
  return `<g transform="translate(-26 ${n(y)})">${DEALER_PLATE}</g>`;
}

/** Mirrors stand out from the body on both sides. */
export function endMirrors(e: EndShape, paint: Paint): string {
  const one =
    `<path d="M-12 4L0 3L2 6L-10 8Z" fill="#0c0e10"/><path d="M-1 5Q-3 -5 6 -7Q17 -8.5 19 -2Q19.5 4 15 6Q6 8 -1 5Z" fill="${paint.base}"/>` +
    `<path d="M1 -2Q4 -6 10 -6.200Q16 -6.4 18 -2Q10 -4 1 -2Z" fill="${paint.hi}" fill-opacity=".6"/>`;
  const y = -(e.belt + (e.boxy ? 18 : 9));
  return `<g transform="translate(${n(e.half * 0.9)} ${n(y)})">${one}</g><g transform="translate(${n(-e.half * 0.9)} ${n(y)}) scale(-1 1)">${one}</g>`;
}

/** Frame of an open car's windscreen. */
export function openFrame(e: EndShape): string {
  const w = e.half;
  const frame = symmetric([
    [0, e.cowl],
    [w * 0.78, e.cowl, 'c'],
    [w * 0.61, e.height - 3, 'c'],
    [w * 0.3, e.height - 0.5],
    [0, e.height],
  ]);
  return `<path d="${frame}" fill="#8ea3b2" fill-opacity=".42" stroke="#131619" stroke-width="3.6" stroke-linejoin="round"/>`;
}
