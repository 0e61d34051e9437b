import { n } from '../geometry';
import type { Part } from '../side/side-car';
import { softBand, softEllipse, softShifts } from '../soft';
import { linear, radial } from '../svg';
import { glitter, guardRail, leafTree, mountains, ridge, road } from './landscape';
import { carLine, HAZE, roadPaint } from './roadside';
import { actor, band, marks, type Stage, together } from './stage';

/** Crest of the near wall of the fjord: x, and y as a share of the height. */
const CREST = [
  [940, 0.56],
  [1010, 0.51],
  [1060, 0.52],
  [1120, 0.43],
  [1168, 0.45],
  [1230, 0.33],
  [1262, 0.35],
  [1330, 0.2],
  [1362, 0.23],
  [1420, 0.12],
  [1470, 0.16],
  [1530, 0.05],
  [1620, 0.02],
] as const;

/** The steep side of the fjord: a near wall on the right (back 0), or the same wall further off. */
function wall({ height: h, dice }: Stage, back: number, floor: number): string {
  const line = CREST.map(
    ([x, y]) => `L${n(x - back * 900 + dice.between(-9, 9))} ${n(h * (y + (0.56 - y) * back * 1.5))}`,
  ).join('');
  return `M${n(940 - back * 900)} ${n(floor)}${line}L1650 ${n(h * (0.05 + back * 0.8))}V${n(floor)}Z`;
}

/** Low sun over a fjord between mountains that fade into the haze. */
export function fjordMorning(stage: Stage): Part {
  const { height: h, dice } = stage;
  const car = carLine(stage);
  const water = h * 0.56;
  const sun = 1010;
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, water], '0 #5f88a8, 0.4 #9cbccb, 0.72 #f0dcc3, 1 #f9c99a') +
        radial('sun', [sun, water - 60, 560], '0 #fff8e6 1, 0.1 #ffe9bd 0.9, 0.4 #ffd39a 0.35, 1 #ffd39a 0') +
        linear('sea', [0, water, 0, car.top], '0 #f3d2ab, 0.25 #a9bcc0, 1 #38586a') +
        linear('m1', [0, h * 0.2, 0, water], '0 #8ea9ba, 1 #e6cfb6') +
        linear('m2', [0, h * 0.24, 0, water], '0 #5f8096, 1 #bdb7ac') +
        linear('m3', [0, h * 0.3, 0, water], '0 #385669, 1 #7d8f95') +
        linear('m4', [0, h * 0.4, 0, car.top], '0 #1d3540, 1 #24404a') +
        roadPaint(car.top, car.bottom, '#2c3236', '#4a5154'),
      marks:
        band(0, water + 2, 'url(#sky)') +
        `<rect width="1600" height="${n(h)}" fill="url(#sun)"/>` +
        `<path d="${mountains(dice, { high: h * 0.3, low: h * 0.47, floor: water, peaks: 7 })}" fill="url(#m1)"/>` +
        softBand(water - 50, 60, '#ffe6c4', 0.6, HAZE) +
        `<path d="${wall(stage, 0.3, water)}" fill="url(#m2)"/><path d="${ridge(dice, { high: h * 0.48, low: h * 0.545, floor: water, steps: 9, sharp: true })}" fill="url(#m2)" fill-opacity=".7"/>` +
        softBand(water - 34, 44, '#ffe1bb', 0.55, HAZE) +
        `<path d="${wall(stage, 0, water)}" fill="url(#m3)"/><path d="M1600 ${n(h * 0.1)}L1548 ${n(h * 0.17)}L1560 ${n(h * 0.24)}L1500 ${n(h * 0.33)}L1524 ${n(h * 0.4)}L1470 ${n(water)}H1604Z" fill="#1d3644" fill-opacity=".35"/>` +
        band(water, car.top - water + 4, 'url(#sea)') +
        `<defs><path id="wall" d="${wall(stage, 0, water)}"/></defs><g transform="translate(0 ${n(water * 2)}) scale(1 -1)">${softShifts({ fill: '#1c3544', opacity: 0.2, deviation: 3 }, '#wall', 'x')}</g>` +
        glitter(dice, {
          x: sun,
          top: water + 4,
          bottom: car.top - 20,
          spread: 240,
          count: 80,
          color: '#fff3da',
        }) +
        `<path d="${ridge(dice, { high: car.top - 66, low: car.top - 8, floor: car.top + 20, steps: 11 })}" fill="url(#m4)"/>`,
    },
    marks(
      road(car.top, car.bottom, '#f2e6d2'),
      guardRail(car.top - 14, '#5d676c', '#f5dfc0'),
      band(car.bottom, h - car.bottom + 4, '#1c2a2e'),
    ),
    actor({
      id: 'a',
      body: 'suv',
      color: 'darkblue',
      wheel: 'five-twin',
      x: car.x,
      ground: car.ground,
      length: car.length,
      air: ['#ffcf98', 0.08],
      mirror: 0.1,
    }),
  );
}

/** Skerries, a red boathouse and an open car on a bright day. */
export function coastSummer(stage: Stage): Part {
  const { height: h, dice } = stage;
  const car = carLine(stage);
  const water = h * 0.5;
  const house = (x: number, y: number, s: number): string =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${s})"><path d="M0 0V-34L26 -56L52 -34V0Z" fill="#a6342c"/><path d="M52 0V-34L26 -56L96 -56L122 -34V0Z" fill="#8b2a24"/><path d="M-5 -32L26 -59L98 -59L128 -32L122 -32L96 -54L28 -54L0 -32Z" fill="#3b4246"/><path d="M18 0V-24H34V0Z" fill="#f4efe6"/><path d="M68 -26H82V-12H68ZM94 -26H108V-12H94Z" fill="#f4efe6"/><path d="M70 -24H80V-14H70ZM96 -24H106V-14H96Z" fill="#39505c"/></g>`;
  let clouds = '';
  for (let i = 0; i < 4; i++) {
    const x = dice.between(820, 1560);
    const y = dice.between(h * 0.08, h * 0.3);
    clouds += softEllipse([x, y, dice.between(110, 220), dice.between(10, 24)], '#fff', 0.8, HAZE);
  }
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, water], '0 #5fa6d6, 0.6 #a9d3e8, 1 #e6f3f2') +
        radial('sun', [420, h * 0.02, 800], '0 #ffffff 0.85, 0.4 #fffbe8 0.3, 1 #fffbe8 0') +
        linear('sea', [0, water, 0, car.top], '0 #a8d2dc, 0.3 #5ba3bf, 1 #2d7399') +
        linear('rock', [0, water - 30, 0, water + 40], '0 #c9b8a4, 1 #8f8071') +
        linear('grass', [0, car.top - 60, 0, car.top + 8], '0 #9db46a, 1 #6c8847') +
        roadPaint(car.top, car.bottom, '#54595c', '#7d8385'),
      marks:
        band(0, water + 2, 'url(#sky)') +
        `<rect width="1600" height="${n(h)}" fill="url(#sun)"/>${clouds}` +
        `<path d="${ridge(dice, { high: water - 26, low: water - 6, floor: water, steps: 12, calmLeft: 0.4 })}" fill="#9dbcc6"/>` +
        band(water, car.top - water + 4, 'url(#sea)') +
        `<path d="${ridge(dice, { high: water - 8, low: water + 22, floor: water + 14, steps: 8 })}" fill="#7b9aa2" fill-opacity=".9"/>` +
        glitter(dice, {
          x: 460,
          top: water + 20,
          bottom: car.top - 40,
          spread: 520,
          count: 90,
          color: '#ffffff',
        }) +
        `<path d="M1000 ${n(water + 62)}Q1080 ${n(water + 4)} 1190 ${n(water + 8)}Q1290 ${n(water - 26)} 1420 ${n(water + 2)}Q1540 ${n(water - 10)} 1660 ${n(water + 10)}V${n(water + 66)}Z" fill="url(#rock)"/><path d="M1180 ${n(water + 10)}Q1290 ${n(water - 24)} 1420 ${n(water + 4)}Q1360 ${n(water + 18)} 1180 ${n(water + 10)}Z" fill="#8fa763"/>` +
        house(1230, water + 2, 1) +
        house(1420, water + 8, 0.8) +
        leafTree(1390, water + 6, 70, '#6d8f4c', '#5b4a3a') +
        leafTree(1560, water + 12, 84, '#5f8244', '#5b4a3a') +
        `<path d="M760 ${n(water + 58)}L800 ${n(water + 58)}L794 ${n(water + 66)}H766Z" fill="#fff"/><path d="M780 ${n(water + 55)}V${n(water - 4)}L808 ${n(water + 52)}Z" fill="#fff"/><path d="M777 ${n(water + 55)}V${n(water + 8)}L762 ${n(water + 52)}Z" fill="#e8eef0"/>` +
        `<path d="${ridge(dice, { high: car.top - 54, low: car.top - 14, floor: car.top + 20, steps: 9 })}" fill="url(#grass)"/>`,
    },
    marks(road(car.top, car.bottom, '#ffffff'), band(car.bottom, h - car.bottom + 4, '#7b9550')),
    actor({
      id: 'a',
      body: 'cabriolet',
      color: 'red',
      wheel: 'five-twin',
      x: car.x,
      ground: car.ground,
      length: car.length,
      air: ['#fff6dd', 0.05],
    }),
  );
}
