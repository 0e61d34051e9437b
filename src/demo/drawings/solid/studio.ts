import { n } from '../geometry';
import { mix } from '../palette';
import { FRAME } from '../studio';
import { linear, radial } from '../svg';
import type { Light } from './light';

interface Studio {
  readonly light: Light;
  /** Colours of the wall above and at the floor, of the floor at the wall and before the car. */
  readonly wall: readonly [high: string, low: string];
  readonly floor: readonly [far: string, near: string];
  /** The pool of light behind the car. */
  readonly pool: readonly [color: string, opacity: number];
  readonly shadow: number;
  /** What else stands in the room. */
  readonly room?: (horizon: number) => { defs: string; marks: string };
}

const DAY: Light = {
  box: 1.9,
  wallLow: 0.14,
  wallHigh: 0.62,
  floor: 0.82,
  under: 0.06,
  fill: 0.48,
  tint: [1, 1, 1],
};

/** A rounded corner of wall and floor, as photographers use it: no line where they meet. */
const plain = { defs: '', marks: '' };

/** Tall windows to the left throw light on a plastered wall. */
function windows(horizon: number): { defs: string; marks: string } {
  const pane = (x: number): string =>
    `M${x} -20L${x + 150} -20L${x + 330} ${n(horizon - 40)}L${x + 190} ${n(horizon - 40)}Z`;
  return {
    defs: linear('sun', [0, 0, 0, horizon], '0 #fff3da .75, .7 #fff3da .4, 1 #fff3da 0'),
    marks: `<path d="${pane(220)}${pane(420)}${pane(620)}" fill="url(#sun)"/>`,
  };
}

/** A strip of light along the ceiling, mirrored in the polished floor. */
function stripLight(horizon: number): { defs: string; marks: string } {
  return {
    defs:
      radial('tube', [800, 92, 760], '0 #dfe8f0 .55, .4 #9fb0bf .16, 1 #9fb0bf 0', 0.22) +
      linear('edge', [240, 0, 1360, 0], '0 #fff 0, .2 #fff .95, .8 #fff .95, 1 #fff 0') +
      linear('gleam', [0, horizon + 60, 0, 1066], '0 #aebdca 0, .45 #aebdca .16, 1 #aebdca 0'),
    marks: `<rect y="0" width="1600" height="330" fill="url(#tube)"/><rect x="240" y="88" width="1120" height="7" rx="3.5" fill="url(#edge)"/><rect y="${n(horizon + 60)}" width="1600" height="${n(1006 - horizon)}" fill="url(#gleam)"/>`,
  };
}

/** A hall of painted concrete with the lane that cars are driven through. */
function lane(horizon: number): { defs: string; marks: string } {
  const posts = [140, 430, 1170, 1460].map((x) => `M${x} -10H${x + 26}V${n(horizon + 4)}H${x}Z`).join('');
  return {
    defs: linear('post', [0, 0, 0, horizon], '0 #000 .05, 1 #000 .4'),
    marks: `<path d="${posts}" fill="url(#post)"/><path d="M-20 ${n(horizon + 6)}H1620" stroke="#f0b429" stroke-opacity=".55" stroke-width="5"/><path d="M-20 1010L1620 960V982L-20 1036Z" fill="#f0b429" fill-opacity=".32"/>`,
  };
}

/** A band of colour along the wall, as in a shop. */
function band(color: string): (horizon: number) => { defs: string; marks: string } {
  return (horizon) => ({
    defs: linear('band', [0, 0, 1600, 0], `0 ${color} .9, .5 ${color} .72, 1 ${color} .95`),
    marks: `<rect y="${n(horizon - 190)}" width="1600" height="74" fill="url(#band)"/><rect y="${n(horizon - 116)}" width="1600" height="5" fill="#fff" fill-opacity=".55"/>`,
  });
}

/** A soft disc of colour behind the car. */
function disc(color: string): (horizon: number) => { defs: string; marks: string } {
  return (horizon) => ({
    defs: linear('disc', [0, horizon - 480, 0, horizon + 60], `0 ${color} .95, 1 ${color} .5`),
    marks: `<clipPath id="dc"><rect width="1600" height="${n(horizon + 8)}"/></clipPath><circle cx="800" cy="${n(horizon - 60)}" r="420" fill="url(#disc)" clip-path="url(#dc)"/>`,
  });
}

export const STUDIOS = {
  nordhem: {
    light: DAY,
    wall: ['#cdd2d0', '#f1f1ed'],
    floor: ['#eceae5', '#b9bcb9'],
    pool: ['#ffffff', 0.75],
    shadow: 1,
  },
  carstore: {
    light: { ...DAY, wallLow: 0.18 },
    wall: ['#d8dee5', '#eef2f5'],
    floor: ['#e3e7ea', '#aeb6bd'],
    pool: ['#ffffff', 0.6],
    shadow: 1,
    room: band('#1f5fbf'),
  },
  mercedes: {
    light: {
      box: 2.7,
      wallLow: 0.05,
      wallHigh: 0.34,
      floor: 0.36,
      under: 0.03,
      fill: 0.34,
      tint: [0.97, 0.99, 1.03],
    },
    wall: ['#0d0f12', '#2b3036'],
    floor: ['#34393f', '#121417'],
    pool: ['#6f7b87', 0.5],
    shadow: 1.15,
    room: stripLight,
  },
  smart: {
    light: { ...DAY, wallLow: 0.24, fill: 0.55 },
    wall: ['#f3f6f4', '#ffffff'],
    floor: ['#fbfcfb', '#d3dad6'],
    pool: ['#ffffff', 0.5],
    shadow: 0.85,
    room: disc('#d9ec6b'),
  },
  auctions: {
    light: { ...DAY, box: 2.4, wallLow: 0.08, wallHigh: 0.4, floor: 0.5, fill: 0.4 },
    wall: ['#1d242b', '#46505a'],
    floor: ['#59626a', '#262c32'],
    pool: ['#a9b8c4', 0.4],
    shadow: 1.15,
    room: lane,
  },
  lifestyle: {
    light: { ...DAY, tint: [1.04, 1, 0.93] },
    wall: ['#cdbfae', '#e9dfd1'],
    floor: ['#dccfbd', '#a1917e'],
    pool: ['#fff7ea', 0.55],
    shadow: 1,
    room: windows,
  },
} as const satisfies Record<string, Studio>;

export type StudioName = keyof typeof STUDIOS;

/** The room around the car: background only, gradients only. `horizon` is where the floor turns into the wall. */
export function room(name: StudioName, horizon: number): { defs: string; marks: string } {
  const studio: Studio = STUDIOS[name];
  const { width, height } = FRAME;
  const inside = studio.room?.(horizon) ?? plain;
  const [high, low] = studio.wall;
  const [far, near] = studio.floor;
  return {
    defs:
      linear('wall', [0, 0, 0, horizon], `0 ${high}, .7 ${mix(high, low, 0.8)}, 1 ${low}`) +
      linear(
        'floor',
        [0, horizon - 30, 0, height],
        `0 ${low}, .12 ${far}, .5 ${mix(far, near, 0.45)}, 1 ${near}`,
      ) +
      radial(
        'pool',
        [width / 2, horizon - 40, 860],
        `0 ${studio.pool[0]} ${studio.pool[1]}, .5 ${studio.pool[0]} ${studio.pool[1] * 0.35}, 1 ${studio.pool[0]} 0`,
        0.46,
      ) +
      radial('vignette', [width / 2, height * 0.56, 1100], '.55 #0c1114 0, 1 #0c1114 .2', 0.8) +
      inside.defs,
    marks:
      `<rect width="${width}" height="${n(horizon)}" fill="url(#wall)"/>${inside.marks}<rect y="${n(horizon - 30)}" width="${width}" height="${n(height - horizon + 30)}" fill="url(#floor)"/>` +
      `<rect width="${width}" height="${height}" fill="url(#pool)"/><rect width="${width}" height="${height}" fill="url(#vignette)"/>`,
  };
}
