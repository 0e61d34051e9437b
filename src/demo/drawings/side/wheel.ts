import { n, n2 } from '../geometry';
import { dice } from '../random';
import { linear, radial } from '../svg';

export const WHEEL_DESIGNS = ['five-twin', 'ten-spoke', 'y-spoke', 'turbine', 'aero', 'steel'] as const;
export type WheelDesign = (typeof WHEEL_DESIGNS)[number];

/** Radius of the rim in the wheel's own units; the tyre has radius 100. */
const RIM = 76;

interface Design {
  count: number;
  /** One spoke pointing up, from the hub to the rim. */
  spoke: string;
  /** Its lit edge. */
  edge: string;
}

const DESIGNS: Record<Exclude<WheelDesign, 'aero' | 'steel'>, Design> = {
  'five-twin': {
    count: 5,
    spoke: 'M-14 -12L-17 -71Q-12 -73.5 -6.5 -74L-3 -30Q0 -26 3 -30L6.5 -74Q12 -73.5 17 -71L14 -12Z',
    edge: 'M-13 -16L-15.5 -70M13 -16L15.5 -70M-3.6 -32L-7 -73M3.6 -32L7 -73',
  },
  'ten-spoke': {
    count: 10,
    spoke: 'M-5.5 -12L-4.2 -50L-6.5 -74Q0 -75 6.5 -74L4.2 -50L5.5 -12Z',
    edge: 'M-4.2 -18L-3.2 -50L-5.4 -73',
  },
  'y-spoke': {
    count: 7,
    spoke: 'M-6 -12L-4.5 -40L-17 -72Q-13 -74 -9.5 -74.5L0 -50L9.5 -74.5Q13 -74 17 -72L4.5 -40L6 -12Z',
    edge: 'M-4.6 -18L-3.2 -41L-15 -72M0 -52L8.6 -74',
  },
  turbine: {
    count: 9,
    spoke: 'M-6 -12Q-10 -40 -20 -70Q-13 -73.5 -5 -74Q1 -45 6 -12Z',
    edge: 'M-5 -16Q-9 -42 -18.5 -70',
  },
};

/** The wheel design a seed stands for; electric cars lean to closed, calm wheels and vans to steel. */
export function wheelFor(seed: number | string, options: { electric: boolean; work: boolean }): WheelDesign {
  const roll = dice(seed, 'wheel');
  if (options.work && roll.next() < 0.5) return 'steel';
  if (options.electric && roll.next() < 0.5) return 'aero';
  return roll.pick(['five-twin', 'ten-spoke', 'y-spoke', 'turbine'] as const);
}

/** Finish of the wheels a seed stands for: dark or silver rims, and the colour of the callipers. */
export function wheelFinish(seed: number | string, design: WheelDesign): { dark: boolean; caliper: string } {
  return {
    dark: dice(seed, 'rims').next() < 0.4 && design !== 'steel',
    caliper: dice(seed, 'caliper').pick(['#3a3f45', '#3a3f45', '#a8201f', '#4a4f55'] as const),
  };
}

/** Gradients shared by every wheel of one drawing. */
export function wheelDefs(id: string, dark: boolean): string {
  const metal = dark
    ? (['#6a7077', '#34393f', '#17191c'] as const)
    : (['#ffffff', '#c3c8cd', '#7d848b'] as const);
  return (
    radial(
      `${id}wt`,
      [0, 0, 100],
      '0.74 #050506, 0.78 #2b2d30, 0.84 #1b1c1e, 0.93 #232527, 0.97 #17181a, 1 #0a0a0b',
    ) +
    linear(`${id}wl`, [0, -RIM, 0, RIM], `0 ${metal[0]}, 0.3 ${metal[1]}, 0.62 ${metal[2]}, 1 ${metal[1]}`) +
    radial(`${id}wb`, [0, -6, RIM], '0 #2a2d31, 0.7 #15171a, 1 #030304') +
    radial(`${id}wd`, [0, 0, 52], '0.3 #6d7278, 0.5 #a1a6ab, 0.8 #7f858b, 1 #565b61') +
    linear(
      `${id}wo`,
      [-40, -RIM, 30, RIM],
      `0 #ffffff ${dark ? 0.28 : 0.5}, 0.4 #ffffff 0, 0.6 #000000 0, 1 #000000 0.42`,
    ) +
    `<clipPath id="${id}wc"><circle r="${RIM}"/></clipPath>`
  );
}

function spread(count: number, part: string, offset = 0): string {
  let out = '';
  for (let i = 0; i < count; i++)
    out += `<g transform="rotate(${n2((360 / count) * i + offset)})">${part}</g>`;
  return out;
}

function spokes(id: string, design: Design): string {
  const ring = (tag: string): string => spread(design.count, `<use href="#${id}${tag}"/>`);
  return (
    `<defs><path id="${id}sp" d="${design.spoke}"/><path id="${id}se" d="${design.edge}"/><g id="${id}sr">${ring('sp')}</g></defs>` +
    `<use href="#${id}sr" fill="#000" opacity=".55" transform="translate(1.6 3)"/><use href="#${id}sr" fill="url(#${id}wl)"/>` +
    `<g fill="none" stroke="#fff" stroke-opacity=".45">${ring('se')}</g>`
  );
}

function face(id: string, design: WheelDesign): string {
  if (design === 'aero') {
    const blade = '<path d="M-17 -30Q-25 -50 -25.5 -67Q-14 -72.5 -3 -72.5Q-6 -50 -9 -29Z"/>';
    const line = '<path d="M-9 -29Q-6 -50 -3 -72.5"/>';
    return (
      `<circle r="74" fill="url(#${id}wl)"/><g fill="#0c0d0f" fill-opacity=".88">${spread(6, blade)}</g>` +
      `<g fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.2">${spread(6, line)}</g>`
    );
  }
  if (design === 'steel') {
    const hole = '<path d="M-8 -63A64 64 0 0 1 8 -63L6.5 -49A50 50 0 0 0 -6.5 -49Z"/>';
    return (
      `<circle r="73" fill="url(#${id}wl)"/><circle r="66" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2"/>` +
      `<g fill="#101214">${spread(10, hole)}</g><circle r="42" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="2.5"/>` +
      `<circle r="40" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.2"/>`
    );
  }
  return spokes(id, DESIGNS[design]);
}

/**
 * A wheel of radius 100 about the origin. `angle` turns the spokes, so that two wheels of a car differ.
 * Needs `wheelDefs` of the same id.
 */
export function wheel(id: string, design: WheelDesign, options: { caliper: string; angle?: number }): string {
  const bolts = spread(5, '<circle cy="-9" r="1.7" fill="#1a1c1f"/>', 20);
  return (
    `<circle r="100" fill="url(#${id}wt)"/><circle r="97" fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="1.5"/>` +
    `<circle r="88" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="1"/><circle r="87" fill="none" stroke="#fff" stroke-opacity=".06" stroke-width="1"/>` +
    `<circle r="${RIM}" fill="url(#${id}wb)"/><g clip-path="url(#${id}wc)"><circle r="52" fill="url(#${id}wd)"/>` +
    `<circle r="47" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="1"/><circle r="40" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="1"/>` +
    `<path d="M24 -49A54 54 0 0 1 52 16L40 12A42 42 0 0 0 19 -38Z" fill="${options.caliper}"/></g>` +
    `<g transform="rotate(${n(options.angle ?? 0)})">${face(id, design)}</g>` +
    `<circle r="${RIM - 1.2}" fill="none" stroke="url(#${id}wl)" stroke-width="2.6"/><circle r="${RIM - 3}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width=".8"/>` +
    `<circle r="15" fill="url(#${id}wl)"/>${bolts}<circle r="6.2" fill="#1b1e22"/><circle r="6.2" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".8"/>` +
    `<circle r="${RIM}" fill="url(#${id}wo)"/>`
  );
}
