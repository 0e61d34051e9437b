import { n, n2 } from '../geometry';
import type { Part } from '../side/side-car';
import { softBand, softEllipse } from '../soft';
import { linear, radial } from '../svg';
import { glitter, leafTree, mountains, ridge, road, spruce, spruces } from './landscape';
import { carLine, HAZE, roadPaint } from './roadside';
import { actor, band, marks, type Stage, together } from './stage';

const cloud = (x: number, y: number, rx: number, ry: number): string =>
  softEllipse([x, y, rx, ry], '#fff', 0.75, 20);

/** A birch of height 100 about x = 0: pale trunk with dark bars, two crowns. */
const birch = (crown: string, light: string): string =>
  `<g id="birch"><path d="M-2.6 0L-1.2 -78H1.2L2.6 0Z" fill="#efece4"/><path d="M-2.2 -12h3M-1 -24h3M-2 -37h2.6M-.6 -49h2.2M-1.6 -60h2" stroke="#4c4a46" stroke-width="1.3"/><g fill="${crown}"><ellipse cx="-9" cy="-60" rx="13" ry="20"/><ellipse cx="9" cy="-64" rx="14" ry="22"/><ellipse cy="-82" rx="13" ry="20"/></g><g fill="${light}" fill-opacity=".7"><ellipse cx="-4" cy="-88" rx="7" ry="11"/><ellipse cx="5" cy="-70" rx="7" ry="10"/><ellipse cx="-12" cy="-64" rx="5" ry="9"/></g></g>`;

const birchAt = (x: number, foot: number, size: number): string =>
  `<use href="#birch" transform="translate(${n(x)} ${n(foot)}) scale(${n2(size / 100)})"/>`;

/** A lake with islets under a sun that does not set, birches by the road. */
export function lakeSummer(stage: Stage): Part {
  const { height: h, dice } = stage;
  const car = carLine(stage);
  const water = h * 0.5;
  const ids = ['s1', 's2', 's3'] as const;
  const islet = (x: number, y: number, w: number): string =>
    `<path d="M${n(x - w)} ${n(y)}Q${n(x)} ${n(y - w * 0.16)} ${n(x + w)} ${n(y)}Z" fill="#2f4a48"/><g fill="#2f4a48">${spruces(ids, dice, { from: x - w * 0.8, to: x + w * 0.8, foot: y - 2, size: w * 0.62, count: 9 })}</g><path d="M${n(x - w)} ${n(y)}Q${n(x)} ${n(y + w * 0.34)} ${n(x + w)} ${n(y)}Z" fill="#2f4a48" fill-opacity=".35"/>`;
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, water], '0 #7fb3d0, 0.45 #bcd5d8, 0.8 #fbe3bf, 1 #ffd29a') +
        radial(
          'sun',
          [560, water - 46, 620],
          '0 #fff7df 1, 0.07 #fff0c8 0.95, 0.3 #ffdba0 0.4, 1 #ffdba0 0',
        ) +
        linear('lake', [0, water, 0, car.top], '0 #ffdcae, 0.3 #a9c5c6, 1 #4d7d8d') +
        linear('shore', [0, car.top - 60, 0, car.top + 8], '0 #8fa865, 1 #56743f') +
        birch('#86ad5c', '#b9d27f') +
        ids.map((id) => spruce(id, dice)).join('') +
        roadPaint(car.top, car.bottom, '#6c655b', '#8f877a'),
      marks:
        band(0, water + 2, 'url(#sky)') +
        `<rect width="1600" height="${n(h)}" fill="url(#sun)"/>` +
        `<path d="${ridge(dice, { high: water - 44, low: water - 14, floor: water, steps: 12 })}" fill="#8aa6a4"/>` +
        softBand(water - 26, 34, '#ffe9c9', 0.6, HAZE) +
        band(water, car.top - water + 4, 'url(#lake)') +
        islet(880, water + h * 0.035, 150) +
        islet(1330, water + h * 0.07, 210) +
        islet(210, water + h * 0.02, 90) +
        glitter(dice, {
          x: 560,
          top: water + 6,
          bottom: car.top - 40,
          spread: 260,
          count: 80,
          color: '#fff6dd',
        }) +
        `<path d="${ridge(dice, { high: car.top - 50, low: car.top - 16, floor: car.top + 20, steps: 9 })}" fill="url(#shore)"/>` +
        [1330, 1420, 1490, 1580].map((x, i) => birchAt(x, car.top + 2, h * (0.5 + (i % 2) * 0.12))).join('') +
        birchAt(40, car.top + 2, h * 0.46),
    },
    marks(road(car.top, car.bottom, '#f5ead4'), band(car.bottom, h - car.bottom + 4, '#5d7a45')),
    actor({
      id: 'a',
      body: 'hatchback',
      color: 'blue',
      wheel: 'ten-spoke',
      x: car.x - 60,
      ground: car.ground,
      length: car.length * 0.92,
      air: ['#ffdca6', 0.1],
    }),
  );
}

/** Yellow birches in October mist. */
export function birchAutumn(stage: Stage): Part {
  const { height: h, dice } = stage;
  const car = carLine(stage);
  const base = car.top;
  const row = (count: number, foot: number, size: number, opacity: number): string => {
    let out = '';
    for (let i = 0; i < count; i++)
      out += birchAt(
        -60 + (1720 / count) * (i + dice.between(0.1, 0.9)),
        foot,
        size * dice.between(0.8, 1.15),
      );
    return `<g opacity="${n2(opacity)}">${out}</g>`;
  };
  let leaves = '';
  for (let i = 0; i < 60; i++) leaves += `M${n(dice.between(0, 1600))} ${n(dice.between(base - 6, h))}h5`;
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, base], '0 #d8d2c4, 0.5 #efe4cc, 1 #f8ecd2') +
        radial('sun', [1060, h * 0.26, 640], '0 #fffaf0 0.95, 0.4 #fff0cf 0.4, 1 #fff0cf 0') +
        linear('field', [0, base - 70, 0, base + 8], '0 #c9a45c, 1 #8c7038') +
        birch('#d99a2b', '#f3c658') +
        roadPaint(base, car.bottom, '#3c3a38', '#5a5752'),
      marks:
        band(0, h, 'url(#sky)') +
        `<rect width="1600" height="${n(h)}" fill="url(#sun)"/>` +
        row(26, base - 60, h * 0.36, 0.35) +
        softBand(base - 190, 120, '#fbf1dc', 0.7, HAZE) +
        row(15, base - 34, h * 0.48, 0.65) +
        softBand(base - 120, 80, '#f7e8c8', 0.6, HAZE) +
        `<path d="${ridge(dice, { high: base - 60, low: base - 30, floor: base + 8, steps: 11 })}" fill="url(#field)"/>` +
        [1240, 1390, 1520].map((x, i) => birchAt(x, base + 2, h * (0.66 + (i % 2) * 0.1))).join('') +
        birchAt(70, base + 2, h * 0.6),
    },
    marks(
      road(base, car.bottom, '#f2e6cc'),
      band(car.bottom, h - car.bottom + 4, '#7a6231'),
      `<path d="${leaves}" stroke="#e0a83c" stroke-width="4" stroke-linecap="round" stroke-opacity=".8"/>`,
    ),
    actor({
      id: 'a',
      body: 'sedan',
      color: 'green',
      wheel: 'five-twin',
      x: car.x - 40,
      ground: car.ground,
      length: car.length,
      air: ['#f7e3b8', 0.1],
      mirror: 0.1,
    }),
  );
}

/** Rock teeth with old snow above a meadow with hay sheds. */
export function tatraMeadow(stage: Stage): Part {
  const { height: h, dice } = stage;
  const car = carLine(stage);
  const floor = h * 0.62;
  const ids = ['s1', 's2', 's3'] as const;
  const shed = (x: number, y: number, s: number): string =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n2(s)})"><path d="M0 0V-36H84V0Z" fill="#6d4c30"/><path d="M0 -9H84M0 -18H84M0 -27H84" stroke="#513620" stroke-width="2"/><path d="M-10 -34L18 -68H66L94 -34Z" fill="#433b36"/><path d="M34 0V-24H52V0Z" fill="#3a2617"/></g>`;
  const peaks = mountains(dice, { high: h * 0.12, low: h * 0.42, floor, peaks: 6, from: 240 });
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, floor], '0 #5f9fce, 0.6 #b7d7e6, 1 #f0eee0') +
        radial('sun', [300, h * 0.06, 800], '0 #fffbe9 0.9, 0.4 #fffbe9 0.25, 1 #fffbe9 0') +
        linear(
          'rock',
          [0, h * 0.1, 0, floor],
          '0 #ffffff, 0.3 #eaf0f4, 0.36 #93a5b2, 0.6 #768b99, 1 #8ea5a6',
        ) +
        linear('far', [0, h * 0.3, 0, floor], '0 #a9bfcd, 1 #c9d8d6') +
        linear('meadow', [0, floor - 40, 0, car.top + 8], '0 #a9c46c, 0.5 #88ab52, 1 #64893d') +
        ids.map((id) => spruce(id, dice)).join('') +
        roadPaint(car.top, car.bottom, '#4b5052', '#74797a'),
      marks:
        band(0, floor + 2, 'url(#sky)') +
        `<rect width="1600" height="${n(h)}" fill="url(#sun)"/>` +
        `<path d="${mountains(dice, { high: h * 0.3, low: h * 0.5, floor, peaks: 9 })}" fill="url(#far)"/>` +
        `<path d="${peaks}" fill="url(#rock)"/>` +
        softBand(floor - 90, 90, '#e8efe6', 0.65, HAZE) +
        band(floor, car.top - floor + 4, '#a9c46c') +
        `<g fill="#3f6350">${spruces(ids, dice, { from: -60, to: 1660, foot: floor + 4, size: h * 0.13, count: 46 })}</g>` +
        `<path d="${ridge(dice, { high: floor - 14, low: floor + 20, floor: car.top + 20, steps: 6 })}" fill="url(#meadow)"/>` +
        shed(1270, floor + 54, 1) +
        shed(1450, floor + 84, 1.25) +
        shed(720, floor + 44, 0.7) +
        `<g fill="#2f5240">${spruces(ids, dice, { from: 1480, to: 1660, foot: car.top + 2, size: h * 0.42, count: 3 })}${spruces(ids, dice, { from: -70, to: 60, foot: car.top + 2, size: h * 0.36, count: 2 })}</g>`,
    },
    marks(road(car.top, car.bottom, '#ffffff'), band(car.bottom, h - car.bottom + 4, '#5f8339')),
    actor({
      id: 'a',
      body: 'estate',
      color: 'red',
      wheel: 'ten-spoke',
      x: car.x,
      ground: car.ground,
      length: car.length,
      air: ['#fff8dd', 0.05],
    }),
  );
}

/** Patchwork hills, a cottage and a dry-stone wall along the lane. */
export function hedgerowLane(stage: Stage): Part {
  const { height: h, dice } = stage;
  const car = carLine(stage);
  const far = h * 0.46;
  const hill = (y: number, rise: number, fill: string): string =>
    `<path d="${ridge(dice, { high: y - rise, low: y, floor: car.top + 10, steps: 6 })}" fill="${fill}"/>`;
  const hedge = (y: number, size: number, fill: string): string => {
    let out = '';
    for (let x = -20; x < 1640; x += size * 1.1)
      out += `<ellipse cx="${n(x)}" cy="${n(y + dice.between(-3, 3))}" rx="${n(size)}" ry="${n(size * dice.between(0.55, 0.8))}"/>`;
    return `<g fill="${fill}">${out}</g>`;
  };
  let stones = '';
  for (let r = 0; r < 3; r++)
    for (let x = -30 + r * 17; x < 1640; x += 46)
      stones += `<rect x="${n(x)}" y="${n(car.top - 44 + r * 15)}" width="${n(dice.between(32, 44))}" height="13" rx="5"/>`;
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, far], '0 #9db9cc, 0.6 #d3dfe4, 1 #f4efdf') +
        radial('sun', [1180, h * 0.12, 620], '0 #fffdf3 0.9, 0.4 #fff6da 0.35, 1 #fff6da 0') +
        roadPaint(car.top, car.bottom, '#505456', '#777b7b'),
      marks:
        band(0, h, 'url(#sky)') +
        `<rect width="1600" height="${n(h)}" fill="url(#sun)"/>${cloud(420, h * 0.18, 250, 26)}${cloud(820, h * 0.27, 210, 18)}${cloud(1420, h * 0.3, 190, 16)}` +
        hill(far + 6, h * 0.07, '#a9bfa9') +
        softBand(far - 20, 50, '#eef2e6', 0.6, HAZE) +
        hill(far + h * 0.07, h * 0.06, '#9dbb7c') +
        hedge(far + h * 0.085, 13, '#6f915f') +
        hill(far + h * 0.15, h * 0.06, '#b9c877') +
        hedge(far + h * 0.17, 19, '#587c4c') +
        `<g transform="translate(1330 ${n(far + h * 0.17)})"><path d="M0 0V-58H150V0Z" fill="#efe6d3"/><path d="M-12 -54L22 -104H130L162 -54Z" fill="#8a7a5c"/><path d="M30 -104v-34h22v34z" fill="#b08a6c"/><path d="M20 -40h24v24H20zM106 -40h24v24h-24z" fill="#54707c"/><path d="M64 0v-36h24V0z" fill="#3f6a58"/></g>` +
        leafTree(1290, far + h * 0.19, 190, '#5f8a4e', '#5c4d3c') +
        leafTree(1540, far + h * 0.2, 230, '#557f47', '#5c4d3c') +
        hill(far + h * 0.25, h * 0.05, '#85a655') +
        hedge(car.top - 44, 30, '#47693d') +
        `<path d="M-4 ${n(car.top - 46)}H1604V${n(car.top + 4)}H-4Z" fill="#7d7a70"/><g fill="#a9a598">${stones}</g>`,
    },
    marks(road(car.top, car.bottom, '#f3f1e6'), band(car.bottom, h - car.bottom + 4, '#6c8c46')),
    actor({
      id: 'a',
      body: 'hatchback',
      color: 'green',
      wheel: 'ten-spoke',
      x: car.x,
      ground: car.ground,
      length: car.length * 0.92,
      air: ['#fff6da', 0.05],
    }),
  );
}
