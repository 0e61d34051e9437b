import { n } from '../geometry';
import type { Part } from '../side/side-car';
import { softBand, softCone } from '../soft';
import { linear, radial } from '../svg';
import { ridge, road, spruce, spruces } from './landscape';
import { carLine, HAZE, roadPaint } from './roadside';
import { actor, band, marks, type Stage, together } from './stage';

/** Mist between rows of spruce, light falling through them. */
export function forestRoad(stage: Stage): Part {
  const { height: h, dice } = stage;
  const car = carLine(stage);
  const ids = ['s1', 's2', 's3'] as const;
  const row = (foot: number, size: number, count: number, fill: string): string =>
    `<g fill="${fill}">${spruces(ids, dice, { from: -60, to: 1660, foot, size, count, spread: 8 })}</g>`;
  const base = car.top;
  let shafts = '';
  const shaft = { fill: 'url(#shaft)', opacity: 1, deviation: HAZE } as const;
  for (let i = 0; i < 6; i++) {
    const x = 760 + i * 120 + dice.between(-30, 30);
    const width = dice.between(26, 70);
    shafts += softCone(shaft, [x, x + width, -10], [x - 260 - dice.between(80, 150), x - 260, base]);
  }
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, base], '0 #b9cbc4, 0.5 #dbe2d4, 1 #eef0e0') +
        radial('sun', [1120, h * 0.16, 640], '0 #fffbe6 0.95, 0.3 #fff3cd 0.5, 1 #fff3cd 0') +
        linear('shaft', [1100, 0, 800, base], '0 #fff8dc 0.5, 1 #fff8dc 0') +
        linear('moss', [0, base - 84, 0, base + 6], '0 #46614d, 1 #2c4235') +
        ids.map((id) => spruce(id, dice)).join('') +
        roadPaint(car.top, car.bottom, '#2b3130', '#4c5450'),
      marks:
        band(0, h, 'url(#sky)') +
        `<rect width="1600" height="${n(h)}" fill="url(#sun)"/>` +
        row(base - 96, h * 0.4, 30, '#a9bdb2') +
        softBand(base - 170, 100, '#eef1e4', 0.7, HAZE) +
        row(base - 60, h * 0.46, 22, '#7f9a8c') +
        softBand(base - 120, 80, '#e7ecdd', 0.65, HAZE) +
        row(base - 30, h * 0.5, 15, '#4f6f60') +
        shafts +
        softBand(base - 76, 50, '#dfe7d8', 0.5, HAZE) +
        `<path d="${ridge(dice, { high: base - 84, low: base - 46, floor: base + 8, steps: 15 })}" fill="url(#moss)"/>` +
        `<g fill="#2a4438">${spruces(ids, dice, { from: 1180, to: 1660, foot: base + 2, size: h * 0.62, count: 5 })}${spruces(ids, dice, { from: -80, to: 120, foot: base + 2, size: h * 0.56, count: 2 })}</g>`,
    },
    marks(road(car.top, car.bottom, '#eef0e4'), band(car.bottom, h - car.bottom + 4, '#22312a')),
    actor({
      id: 'a',
      body: 'estate',
      color: 'silver',
      wheel: 'ten-spoke',
      x: car.x - 60,
      ground: car.ground,
      length: car.length,
      air: ['#dfe8d4', 0.08],
      mirror: 0.1,
    }),
  );
}

/** Snow on field and spruce, a pale sun. */
export function winterRoad(stage: Stage): Part {
  const { height: h, dice } = stage;
  const car = carLine(stage);
  const ids = ['s1', 's2', 's3'] as const;
  const horizon = car.top - 90;
  const snowed = (foot: number, size: number, count: number, fill: string, from = -60, to = 1660): string =>
    `<g fill="${fill}">${spruces(ids, dice, { from, to, foot, size, count, spread: 6 })}</g>`;
  let flakes = '';
  for (let i = 0; i < 70; i++) flakes += `M${n(dice.between(0, 1600))} ${n(dice.between(0, h))}h.1`;
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, horizon], '0 #8fa9c4, 0.5 #c4d1dd, 0.85 #f3dfd6, 1 #fbe9dd') +
        radial(
          'sun',
          [1240, horizon - 70, 520],
          '0 #fffdf6 1, 0.1 #fff3df 0.85, 0.45 #ffe6cf 0.3, 1 #ffe6cf 0',
        ) +
        linear('snow', [0, horizon - 40, 0, car.top + 8], '0 #f7efec, 0.5 #e3e9f0, 1 #c8d4e2') +
        linear('near', [0, car.bottom - 10, 0, h], '0 #eef2f7, 1 #c4d0de') +
        ids.map((id) => spruce(id, dice)).join('') +
        roadPaint(car.top, car.bottom, '#7e8996', '#aeb8c3'),
      marks:
        band(0, h, 'url(#sky)') +
        `<rect width="1600" height="${n(h)}" fill="url(#sun)"/>` +
        `<path d="${ridge(dice, { high: h * 0.36, low: h * 0.48, floor: horizon, steps: 8 })}" fill="#b9c7d6" fill-opacity=".8"/>` +
        softBand(horizon - 60, 60, '#f8e9e0', 0.6, HAZE) +
        snowed(horizon + 6, h * 0.2, 34, '#93a6b8') +
        snowed(horizon + 12, h * 0.27, 20, '#6b8298') +
        softBand(horizon - 20, 40, '#f3ece9', 0.55, HAZE) +
        `<path d="${ridge(dice, { high: horizon - 16, low: horizon + 12, floor: car.top + 10, steps: 7 })}" fill="url(#snow)"/>` +
        snowed(car.top - 12, h * 0.5, 4, '#3b5468', 1290, 1650) +
        snowed(car.top - 12, h * 0.42, 2, '#3b5468', -60, 110) +
        `<path d="${ridge(dice, { high: car.top - 24, low: car.top - 8, floor: car.top + 14, steps: 13 })}" fill="#e6ecf3"/>`,
    },
    marks(
      road(car.top, car.bottom, '#ffffff'),
      `<path d="${ridge(dice, { high: car.bottom - 8, low: car.bottom + 4, floor: h + 6, steps: 13 })}" fill="url(#near)"/>`,
    ),
    actor({
      id: 'a',
      body: 'suv',
      color: 'grey',
      wheel: 'y-spoke',
      x: car.x - 90,
      ground: car.ground,
      length: car.length,
      air: ['#dfe8f4', 0.08],
      lit: true,
      mirror: 0.12,
    }),
    marks(`<path d="${flakes}" stroke="#fff" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>`),
  );
}
