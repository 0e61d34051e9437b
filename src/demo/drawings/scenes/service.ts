import { n, n2 } from '../geometry';
import type { Part } from '../side/side-car';
import { wheel, wheelDefs } from '../side/wheel';
import { softCone, softEllipse } from '../soft';
import { linear, radial } from '../svg';
import { actor, band, marks, type Stage, together } from './stage';

function interior(h: number, floor: number): string {
  return (
    linear('wall', [0, 0, 0, floor], '0 #b9c2c4, 0.5 #dfe3e2, 1 #c6cccb') +
    linear('floor', [0, floor, 0, h], '0 #8b9598, 0.3 #a3adaf, 1 #6a7477') +
    linear('pane', [0, 0, 0, floor * 0.5], '0 #d8ecf5, 1 #f4f8f4') +
    linear('steel', [0, 0, 90, 0], '0 #50595e, 0.3 #8f9aa0, 1 #3d464a') +
    linear('drop', [0, 0, 0, floor], '0 #fff 0.5, 1 #fff 0')
  );
}

/** Lamps at a height, and the cones below them down to the floor. */
function lights(y: number, floor: number): string {
  const places = [360, 760, 1160, 1520];
  const lamps = places.map(
    (x) =>
      `<path d="M${x - 3} 0h6v${n(y)}h-6z" fill="#454e52"/><rect x="${x - 130}" y="${n(y)}" width="260" height="14" rx="4" fill="#3a4347"/><rect x="${x - 124}" y="${n(y + 9)}" width="248" height="7" rx="3" fill="#fffdf4"/>`,
  );
  const spread = 124 + (floor - y) * 0.31;
  const cones = places.map((x) =>
    softCone(
      { fill: 'url(#drop)', opacity: 0.35, deviation: 14 },
      [x - 124, x + 124, y + 16],
      [x - spread, x + spread, floor],
    ),
  );
  return `${lamps.join('')}${cones.join('')}`;
}

/**
 * Where things are in a bay. An upright one has its headline in the middle: the car stands low on a short lift, windows and tools
 * are above. In a landscape the left is the headline's.
 */
function bayLayout(h: number) {
  return h > 1100
    ? {
        floor: h * 0.9,
        car: { x: 330, length: 1040, raised: 110 },
        postTop: h * 0.9 - 540,
        windows: { y: h * 0.11, height: h * 0.15 },
        board: { x: 1180, y: h * 0.28, height: h * 0.12 },
        drawers: 0,
      }
    : {
        floor: h * 0.8,
        car: { x: 868, length: 600, raised: h * 0.18 },
        postTop: h * 0.13,
        windows: { y: h * 0.17, height: h * 0.2 },
        board: { x: 1236, y: h * 0.37, height: h * 0.2 },
        drawers: 1236,
      };
}

/** A workshop bay: a car on a two-post lift, tool wall, strip lights. */
export function workshopBay(stage: Stage): Part {
  const { height: h } = stage;
  const { floor, car, postTop, windows: pane, board, drawers: drawersAt } = bayLayout(h);
  const { x, length } = car;
  const ground = floor - car.raised;
  const k = length / 426;
  const post = (px: number): string =>
    `<g transform="translate(${n(px)} 0)"><rect x="-2" y="${n(postTop)}" width="46" height="${n(floor - postTop + 26)}" fill="url(#lift)"/><rect x="14" y="${n(postTop + h * 0.02)}" width="13" height="${n(floor - postTop - h * 0.02)}" fill="#000" fill-opacity=".25"/><path d="M-26 ${n(floor + 26)}H68L58 ${n(floor + 8)}H-16Z" fill="#2b3337"/></g>`;
  const hook = board.y + board.height * 0.25;
  const tools = Array.from({ length: 9 }, (_, i) => {
    const tx = 70 + i * 34;
    const l = 44 + ((i * 17) % 40);
    return `<rect x="${tx}" y="${n(hook)}" width="6" height="${l}" rx="3" fill="#5d686d"/><circle cx="${tx + 3}" cy="${n(hook)}" r="8" fill="#5d686d"/><circle cx="${tx + 3}" cy="${n(hook - 2)}" r="3.6" fill="#cdd4d3"/>`;
  }).join('');
  const drawers = [0, 1, 2, 3]
    .map(
      (i) =>
        `<rect x="76" y="${n(floor - 150 + i * 38)}" width="248" height="30" rx="4" fill="#b33a2b"/><rect x="160" y="${n(floor - 143 + i * 38)}" width="80" height="6" rx="3" fill="#f0d6cf"/>`,
    )
    .join('');
  const windows = [420, 650, 880, 1110, 1340]
    .map(
      (wx) =>
        `<rect x="${wx}" y="${n(pane.y)}" width="200" height="${n(pane.height)}" fill="url(#pane)"/><path d="M${wx + 98} ${n(pane.y)}h5v${n(pane.height)}h-5z" fill="#8a9598"/>`,
    )
    .join('');
  return together(
    {
      defs:
        interior(h, floor) +
        linear('lift', [0, 0, 44, 0], '0 #1f5a8c, 0.35 #3f86c0, 1 #174468') +
        radial('spot', [x + length / 2, ground, 620], '0 #fff 0.5, 1 #fff 0', 0.5),
      marks:
        band(0, floor + 2, 'url(#wall)') +
        windows +
        band(floor - 96, 96, '#8fa0a5', 'fill-opacity=".35"') +
        band(floor, h - floor + 4, 'url(#floor)') +
        `<path d="M${n(x - 60)} ${n(floor + 12)}L${n(x - 150)} ${n(h + 4)}h16L${n(x - 48)} ${n(floor + 12)}ZM${n(x + length + 60)} ${n(floor + 12)}L${n(x + length + 150)} ${n(h + 4)}h-16L${n(x + length + 48)} ${n(floor + 12)}Z" fill="#f2c744" fill-opacity=".85"/>` +
        `<g transform="translate(${board.x} 0)"><rect x="50" y="${n(board.y)}" width="330" height="${n(board.height)}" rx="4" fill="#cdd4d3"/>${tools}</g>` +
        `<g transform="translate(${drawersAt} 0)"><rect x="60" y="${n(floor - 166)}" width="280" height="172" rx="8" fill="#8e2c20"/>${drawers}<rect x="54" y="${n(floor - 178)}" width="292" height="16" rx="4" fill="#39434a"/><circle cx="90" cy="${n(floor + 12)}" r="11" fill="#23292c"/><circle cx="310" cy="${n(floor + 12)}" r="11" fill="#23292c"/></g>` +
        lights(h * 0.06, floor) +
        `<rect width="1600" height="${n(h)}" fill="url(#spot)"/>${softEllipse([x + length / 2, floor + 34, length * 0.5, 22], '#000', 0.32, 14)}` +
        post(x + length * 0.4) +
        `<g fill="#2b3337"><rect x="${n(x + length * 0.3)}" y="${n(ground - 20 * k)}" width="${n(length * 0.32)}" height="12"/></g>`,
    },
    actor({ id: 'a', body: 'hatchback', color: 'silver', wheel: 'five-twin', x, ground, length, shadow: 0 }),
    marks(
      `<g transform="translate(0 0)"><path d="M${n(x + length * 0.3)} ${n(ground - 19 * k)}H${n(x + length * 0.66)}v12H${n(x + length * 0.3)}Z" fill="#39434a"/><rect x="${n(x + length * 0.3)}" y="${n(ground - 22 * k)}" width="34" height="${n(5 * k)}" rx="3" fill="#14181a"/><rect x="${n(x + length * 0.62)}" y="${n(ground - 22 * k)}" width="34" height="${n(5 * k)}" rx="3" fill="#14181a"/></g>`,
    ),
  );
}

/** A tyre store: racks of wheels to the ceiling, a mounted set in front. */
export function tyreStore(stage: Stage): Part {
  const { height: h, dice } = stage;
  const tall = h > 1100;
  const floor = h * 0.82;
  const from = tall ? 120 : 620;
  const rows = tall ? 4 : 3;
  const rise = (floor - h * 0.12) / rows;
  const r = Math.min(rise * 0.4, 88);
  let rack = '';
  for (let row = 0; row < rows; row++) {
    const y = floor - row * rise - 12;
    const names = ['w1', 'w2', 'tread'] as const;
    for (let x = from + 40; x < 1640; ) {
      const name = dice.pick(names);
      const w = name === 'tread' ? r * 0.62 : r * 2;
      rack +=
        name === 'tread'
          ? `<use href="#tread" transform="translate(${n(x + w / 2)} ${n(y - r)}) scale(${n2(r / 100)})"/>`
          : `<use href="#${name}" transform="translate(${n(x + r)} ${n(y - r)}) scale(${n2(r / 100)})"/>`;
      x += w + r * 0.1;
    }
    rack += `<rect x="${n(from)}" y="${n(y)}" width="${n(1640 - from)}" height="11" fill="#d0702a"/><rect x="${n(from)}" y="${n(y + 8)}" width="${n(1640 - from)}" height="3" fill="#8c4411"/>`;
  }
  const uprights = [from, from + 330, from + 660, from + 990]
    .map(
      (x) =>
        `<rect x="${n(x)}" y="${n(h * 0.08)}" width="15" height="${n(floor - h * 0.08)}" fill="url(#upright)"/>`,
    )
    .join('');
  const big = tall ? 240 : 128;
  const front = (x: number, y: number, name: string): string =>
    `${softEllipse([x, y + 2, big * 0.86, 12], '#000', 0.55, 8)}<use href="#${name}" transform="translate(${n(x)} ${n(y - big)}) scale(${n2(big / 100)})"/>`;
  const y = floor + (h - floor) * 0.62;
  return together({
    defs:
      linear('wall', [0, 0, 0, floor], '0 #20282c, 0.6 #39444a, 1 #2b3438') +
      linear('floor', [0, floor, 0, h], '0 #4b565b, 0.4 #5f6a6e, 1 #353e42') +
      linear('upright', [0, 0, 1600, 0], '0 #2b5878, 1 #1d425c') +
      linear('calm', [0, 0, 900, 0], '0 #11181b 0.75, 0.5 #11181b 0.4, 1 #11181b 0') +
      radial('glow', [1180, h * 0.3, 820], '0 #ffe9c4 0.36, 1 #ffe9c4 0', 0.7) +
      linear('drop', [0, 0, 0, floor], '0 #fff 0.5, 1 #fff 0') +
      linear('tr', [-31, 0, 31, 0], '0 #050505, 0.3 #2e3032, 0.6 #232527, 1 #050505') +
      wheelDefs('p', false) +
      wheelDefs('q', true) +
      `<g id="w1">${wheel('p', 'five-twin', { caliper: '#3a3f45' })}</g><g id="w2">${wheel('q', 'y-spoke', { caliper: '#3a3f45' })}</g>` +
      '<g id="tread"><rect x="-31" y="-100" width="62" height="200" rx="20" fill="url(#tr)"/><path d="M-12 -98V98M12 -98V98" stroke="#000" stroke-width="5"/><path d="M-29 -80L-14 -72M-29 -56L-14 -48M-29 -32L-14 -24M-29 -8L-14 0M-29 16L-14 24M-29 40L-14 48M-29 64L-14 72M29 -80L14 -72M29 -56L14 -48M29 -32L14 -24M29 -8L14 0M29 16L14 24M29 40L14 48M29 64L14 72" stroke="#000" stroke-width="3"/></g>',
    marks:
      band(0, floor + 2, 'url(#wall)') +
      `<rect x="${n(from)}" y="${n(h * 0.08)}" width="${n(1640 - from)}" height="${n(floor - h * 0.08)}" fill="#12181b" fill-opacity=".65"/>${rack}${uprights}` +
      lights(h * 0.03, floor) +
      band(floor, h - floor + 4, 'url(#floor)') +
      `<rect width="1600" height="${n(h)}" fill="url(#glow)"/><rect width="900" height="${n(h)}" fill="url(#calm)"/>` +
      front(1000 - (tall ? 500 : 0), y, 'w1') +
      front(1000 + big * 2.1 - (tall ? 500 : 0), y + 6, 'w2') +
      (tall ? '' : front(1000 + big * 4.2, y - 4, 'w1')),
  });
}
