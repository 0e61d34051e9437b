import { n } from '../geometry';
import type { Part } from '../side/side-car';
import { softBand, softEllipse } from '../soft';
import { linear, radial } from '../svg';
import { glitter, ridge, spruce, spruces } from './landscape';
import { carLine, HAZE, roadPaint } from './roadside';
import { actor, band, marks, type Stage, together } from './stage';

/** A lake house at dusk with warm windows, and the car that brought its people there. */
export function lifestyleCabin(stage: Stage): Part {
  const { height: h, dice } = stage;
  const car = carLine(stage);
  const ids = ['s1', 's2', 's3'] as const;
  const water = h * 0.6;
  const floor = car.top + 4;
  const hy = floor - 4;
  const house =
    `<g transform="translate(1040 ${n(hy)})"><path d="M-30 0V-150L180 -262L470 -150V0Z" fill="#1d2526"/><path d="M-56 -140L180 -268L500 -140L500 -158L180 -288L-56 -158Z" fill="#12181a"/>` +
    '<path d="M-10 -12V-140L180 -240L300 -194V-12Z" fill="url(#warm)"/><path d="M62 -12V-178H68V-12ZM140 -12V-220H146V-12ZM220 -12V-226H226V-12ZM-10 -118H300V-112H-10Z" fill="#1a2021"/>' +
    '<path d="M330 -20V-104H440V-20Z" fill="url(#warm)" fill-opacity=".85"/><path d="M382 -104H388V-20H382Z" fill="#1a2021"/><path d="M96 -12V-46H130V-12ZM160 -12V-60Q180 -70 200 -60V-12Z" fill="#6b3c18" fill-opacity=".55"/><path d="M182 -112V-150L170 -136H194Z" fill="#5c3415" fill-opacity=".6"/><path d="M-70 0H500V-12H-70Z" fill="#2b2420"/></g>';
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, water], '0 #1d3347, 0.45 #486a80, 0.78 #d39a7e, 1 #f2c199') +
        linear('lake', [0, water, 0, car.top], '0 #e0ad8b, 0.3 #6c7d88, 1 #20343f') +
        linear('warm', [0, -240, 0, 0], '0 #ffcf87, 0.6 #ffb659, 1 #f0913c') +
        radial('spill', [1190, hy - 60, 520], '0 #ffb35a 0.55, 0.5 #ffb35a 0.16, 1 #ffb35a 0') +
        ids.map((id) => spruce(id, dice)).join('') +
        roadPaint(car.top, car.bottom, '#2a2a2a', '#4a4540'),
      marks:
        band(0, water + 2, 'url(#sky)') +
        `<path d="${ridge(dice, { high: h * 0.44, low: h * 0.55, floor: water, steps: 7 })}" fill="#56687a" fill-opacity=".85"/>` +
        softBand(water - 40, 44, '#f5c7a1', 0.5, HAZE) +
        `<path d="${ridge(dice, { high: h * 0.52, low: h * 0.58, floor: water, steps: 11 })}" fill="#37485a"/>` +
        band(water, car.top - water + 4, 'url(#lake)') +
        glitter(dice, {
          x: 640,
          top: water + 4,
          bottom: car.top - 30,
          spread: 420,
          count: 60,
          color: '#ffd9b3',
        }) +
        `<path d="M1600 ${n(car.top + 4)}H300Q520 ${n(car.top - 26)} 760 ${n(car.top - 30)}Q900 ${n(car.top - 70)} 1180 ${n(car.top - 60)}H1600Z" fill="#18221f"/>` +
        `<g fill="#16241f">${spruces(ids, dice, { from: 1380, to: 1680, foot: hy, size: h * 0.6, count: 6 })}${spruces(ids, dice, { from: 960, to: 1080, foot: hy - 10, size: h * 0.46, count: 3 })}</g>${house}` +
        `<g fill="#0f1a17">${spruces(ids, dice, { from: -80, to: 70, foot: car.top + 6, size: h * 0.6, count: 2 })}${spruces(ids, dice, { from: 1540, to: 1680, foot: car.top + 6, size: h * 0.7, count: 2 })}</g>` +
        `<rect width="1600" height="${n(h)}" fill="url(#spill)"/>`,
    },
    marks(
      `<rect x="-2" y="${n(car.top)}" width="1604" height="${n(h - car.top + 4)}" fill="url(#road)"/>`,
      softEllipse([1200, car.top + 30, 420, 26], '#ffb35a', 0.22, HAZE),
    ),
    actor({
      id: 'a',
      body: 'estate',
      color: 'green',
      wheel: 'ten-spoke',
      x: car.x - 300,
      ground: car.ground + 4,
      length: car.length * 0.92,
      air: ['#1c2c3a', 0.3],
      mirror: 0.12,
    }),
  );
}
