import type { CarBody } from '../bodies/catalogue';
import { n, n2 } from '../geometry';
import { lettering } from '../letters';
import { groupMark } from '../logo';
import type { CarColor } from '../palette';
import type { Part } from '../side/side-car';
import { softEllipse } from '../soft';
import { linear, radial } from '../svg';
import { leafTree } from './landscape';
import { actor, band, marks, type Stage, together } from './stage';

const SKIES = [
  { top: '#6fa3c8', mid: '#b9d6e4', low: '#eef2ee', ground: '#8f9698', lit: 0.25, name: 'day' },
  { top: '#8ba0b0', mid: '#c3ced4', low: '#e6e7e4', ground: '#80878a', lit: 0.4, name: 'overcast' },
  { top: '#263a56', mid: '#7d7f96', low: '#f0b98c', ground: '#4e5055', lit: 0.85, name: 'evening' },
  { top: '#7fb0cf', mid: '#cfe2e6', low: '#fbeeda', ground: '#989b98', lit: 0.3, name: 'morning' },
  { top: '#a9bccb', mid: '#d4dde4', low: '#f3f1ee', ground: '#dfe6ea', lit: 0.55, name: 'snow' },
] as const;

const WALLS = [
  { wall: '#2b3437', fascia: '#12332b', trim: '#d9a066' },
  { wall: '#e4e6e4', fascia: '#12332b', trim: '#9aa3a6' },
  { wall: '#6b5b4a', fascia: '#1b2528', trim: '#c99a63' },
  { wall: '#4a555a', fascia: '#0f2b25', trim: '#b9c1c4' },
] as const;

const PARKED: readonly [readonly [CarBody, CarColor], ...(readonly [CarBody, CarColor])[]] = [
  ['hatchback', 'red'],
  ['suv', 'white'],
  ['estate', 'darkblue'],
  ['sedan', 'silver'],
  ['coupe', 'orange'],
  ['van', 'white'],
];

interface Hall {
  left: number;
  right: number;
  top: number;
  base: number;
  /** Width of a pane of the glass front, about. */
  pane: number;
}

/** Height of the sign band as a share of the hall. */
const FASCIA = 0.27;

/** Simple shapes of cars behind the glass: seen as shapes, not as models. */
function inside(hall: Hall, count: number): string {
  const step = (hall.right - hall.left) / count;
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = hall.left + step * (i + 0.18);
    const s = (step * 0.66) / 200;
    out += `<g transform="translate(${n(x)} ${n(hall.base - 8)}) scale(${n2(s)})"><path d="M0 -16Q-2 -34 20 -38L52 -44Q74 -68 96 -70H132Q154 -68 172 -44Q198 -42 200 -28V-16Z"/><circle cx="42" cy="-15" r="15"/><circle cx="158" cy="-15" r="15"/></g>`;
  }
  return `<g fill="#14222a" fill-opacity=".5">${out}</g>`;
}

function gates(x: number, base: number, count: number, height: number): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const gx = x + i * 128;
    out += `<rect x="${n(gx)}" y="${n(base - height)}" width="112" height="${n(height)}" fill="#cfd5d6"/><rect x="${n(gx + 8)}" y="${n(base - height * 0.66)}" width="96" height="${n(height * 0.2)}" rx="3" fill="url(#glass)"/>`;
    for (let r = 1; r < 5; r++)
      out += `<path d="M${n(gx)} ${n(base - (height / 5) * r)}h112" stroke="#8b9496" stroke-width="1.5"/>`;
    out += `<rect x="${n(gx)}" y="${n(base - height)}" width="112" height="7" fill="#000" fill-opacity=".25"/>`;
  }
  return out;
}

/** Glass hall with its sign band, and the lower workshop with its gates. */
function building(hall: Hall, look: (typeof WALLS)[number], gateCount: number): string {
  const { base, right: split } = hall;
  const rise = base - hall.top;
  const fascia = rise * FASCIA;
  const lowTop = base - rise * 0.68;
  const panes = Math.round((hall.right - hall.left) / hall.pane);
  const paneWidth = (hall.right - hall.left) / panes;
  let mullions = '';
  for (let i = 0; i <= panes; i++)
    mullions += `M${n(hall.left + paneWidth * i - 2.5)} ${n(hall.top + fascia)}h5V${n(base)}h-5z`;
  return (
    `<rect x="${n(split - 8)}" y="${n(lowTop)}" width="${n(1480 - split)}" height="${n(base - lowTop)}" fill="url(#wall)"/><rect x="${n(split - 8)}" y="${n(lowTop - 12)}" width="${n(1492 - split)}" height="14" fill="${look.trim}"/><path d="M${n(split - 8)} ${n(lowTop + 2)}h36V${n(base)}h-36z" fill="#000" fill-opacity=".28"/>${gates(split + 44, base, gateCount, (base - lowTop) * 0.72)}` +
    `<rect x="${n(hall.left)}" y="${n(hall.top + fascia)}" width="${n(hall.right - hall.left)}" height="${n(base - hall.top - fascia)}" fill="url(#glass)"/><rect x="${n(hall.left)}" y="${n(hall.top + fascia)}" width="${n(hall.right - hall.left)}" height="${n(base - hall.top - fascia)}" fill="url(#warm)"/>${inside(hall, Math.max(3, Math.round(panes / 2.4)))}` +
    `<path d="M${n(hall.left + 80)} ${n(base)}L${n(hall.left + 260)} ${n(hall.top + fascia)}h120L${n(hall.left + 200)} ${n(base)}ZM${n(hall.left + 480)} ${n(base)}L${n(hall.left + 660)} ${n(hall.top + fascia)}h46L${n(hall.left + 526)} ${n(base)}Z" fill="#fff" fill-opacity=".16"/>` +
    `<path d="${mullions}" fill="#1c2427"/><rect x="${n(hall.left)}" y="${n(hall.top + fascia + (base - hall.top - fascia) * 0.3)}" width="${n(hall.right - hall.left)}" height="4" fill="#1c2427"/>` +
    `<rect x="${n(hall.left - 34)}" y="${n(hall.top)}" width="${n(hall.right - hall.left + 56)}" height="${n(fascia)}" fill="url(#fascia)"/><rect x="${n(hall.left - 34)}" y="${n(hall.top)}" width="${n(hall.right - hall.left + 56)}" height="3" fill="#fff" fill-opacity=".35"/><rect x="${n(hall.left - 34)}" y="${n(hall.top + fascia - 7)}" width="${n(hall.right - hall.left + 56)}" height="7" fill="${look.trim}"/><rect x="${n(hall.left - 34)}" y="${n(hall.top + fascia)}" width="30" height="${n(base - hall.top - fascia)}" fill="${look.wall}"/><rect x="${n(hall.left)}" y="${n(hall.top + fascia)}" width="${n(hall.right - hall.left)}" height="26" fill="#000" fill-opacity=".22"/>` +
    `<rect x="${n(hall.left - 34)}" y="${n(base - 5)}" width="${n(1518 - hall.left)}" height="9" fill="#5d6466"/>`
  );
}

/** The group's name on the band, its mark on the pylon at the street. */
function signs(hall: Hall, flip: boolean): string {
  const rise = hall.base - hall.top;
  const fascia = rise * FASCIA;
  const sign = lettering('Nordhem', {
    x: 0,
    baseline: 0,
    cap: fascia * 0.34,
    weight: 16,
    tracking: 36,
    color: '#ffffff',
  });
  const x = flip ? 1600 - (hall.left + 60 + sign.width + fascia * 0.9) : hall.left + 60;
  const mark = groupMark();
  return (
    `<g transform="translate(${n(x)} ${n(hall.top + fascia * 0.22)}) scale(${n2((fascia * 0.5) / 100)})">${mark}</g><g transform="translate(${n(x + fascia * 0.78)} ${n(hall.top + fascia * 0.64)})">${sign.marks}</g>` +
    `<g transform="translate(${flip ? 96 : 1504} ${n(hall.base + 16)})"><path d="M-42 0V-${n(rise * 0.96)}H42V0Z" fill="#12332b"/><path d="M30 0V-${n(rise * 0.96)}H42V0Z" fill="#000" fill-opacity=".25"/><g transform="translate(-28 -${n(rise * 0.9)}) scale(.56)">${mark}</g><rect x="-42" y="-${n(rise * 0.7)}" width="84" height="3" fill="#f0803c"/><ellipse cy="2" rx="60" ry="7" fill="#000" fill-opacity=".35"/></g>`
  );
}

/** Clouds above and trees behind the building. */
function surroundings({ height: h, dice }: Stage, base: number, leaves: string): string {
  let trees = '';
  for (let i = 0; i < 9; i++)
    trees += leafTree(dice.between(-30, 1630), base - 4, dice.between(90, 190), leaves, '#5e5548');
  return `${Array.from({ length: 5 }, () => softEllipse([dice.between(0, 1600), dice.between(20, h * 0.34), dice.between(120, 260), dice.between(12, 30)], '#fff', 0.45, 24)).join('')}${trees}`;
}

function parkingLines(base: number, depth: number): string {
  return [0, 1, 2, 3, 4, 5, 6]
    .map(
      (i) =>
        `<path d="M${180 + i * 210} ${n(base + depth * 0.28)}h7L${n(140 + i * 218)} ${n(base + depth * 0.9)}h-12Z" fill="#fff" fill-opacity=".4"/>`,
    )
    .join('');
}

/** Snow on the sign's edge and ploughed to the sides of the yard. */
function drifts(base: number, h: number): string {
  return `<path d="M-20 ${n(base + 6)}Q180 ${n(base - 22)} 420 ${n(base + 8)}T900 ${n(base + 6)}T1620 ${n(base + 4)}V${n(base + 26)}H-20Z" fill="#f6f9fa"/><path d="M-20 ${n(h * 0.95)}Q400 ${n(h * 0.91)} 800 ${n(h * 0.95)}T1620 ${n(h * 0.93)}V${n(h)}H-20Z" fill="#f2f6f8" fill-opacity=".8"/>`;
}

/** A dealer's building seen from the street; glass, sign, gates, light and parked car follow the seed. */
export function facade(stage: Stage): Part {
  const { height: h, dice } = stage;
  // A number selects the light, so that neighbours can be given different ones.
  const sky = /^\d+$/.test(String(stage.seed))
    ? (SKIES[Number(stage.seed) % SKIES.length] ?? SKIES[0])
    : dice.pick(SKIES);
  const snow = sky.name === 'snow';
  const look = dice.pick(WALLS);
  const tall = h > 1100;
  const base = h * 0.77;
  const flip = dice.next() < 0.5;
  const gateCount = Math.floor(dice.between(1, 4));
  const rise = Math.min(h * dice.between(0.4, 0.47), 470);
  const hall: Hall = {
    left: 120,
    right: 1430 - gateCount * 132,
    top: base - rise,
    base,
    pane: dice.between(105, 150),
  };
  const fascia = rise * FASCIA;
  const lowTop = base - rise * 0.68;
  const turn = flip ? 'transform="translate(1600 0) scale(-1 1)"' : '';
  const [body, color] = dice.pick(PARKED);
  const length = tall ? 620 : 430;
  const carX = flip ? dice.between(860, 1060) : dice.between(120, 340);
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, base], `0 ${sky.top}, 0.6 ${sky.mid}, 1 ${sky.low}`) +
        linear(
          'ground',
          [0, base, 0, h],
          snow ? '0 #e6ecef, .45 #c3cdd4, 1 #9aa6ae' : `0 ${sky.ground}, 1 #3a3e41`,
        ) +
        linear('glass', [0, hall.top + fascia, 0, base], '0 #587486, 0.4 #8fa9b4, 1 #c7d2d0') +
        linear('warm', [0, hall.top + fascia, 0, base], `0 #fff0cf ${sky.lit}, 1 #ffd89a ${sky.lit * 0.9}`) +
        linear(
          'fascia',
          [0, hall.top, 0, hall.top + fascia],
          `0 ${look.fascia}, 0.85 ${look.fascia}, 1 #061310`,
        ) +
        linear('wall', [0, lowTop, 0, base], `0 ${look.wall}, 1 ${look.wall}`) +
        radial('spill', [800, base + 20, 800], `0 #ffdf9f ${sky.lit * 0.5}, 1 #ffdf9f 0`, 0.14),
      marks:
        band(0, base + 2, 'url(#sky)') +
        surroundings(stage, base, sky.name === 'evening' ? '#2b3a3a' : snow ? '#dfe7ea' : '#7d9a80') +
        band(base, h - base + 4, 'url(#ground)') +
        `<g ${turn}>${building(hall, look, gateCount)}</g>` +
        signs(hall, flip) +
        `<rect width="1600" height="${n(h)}" fill="url(#spill)"/>` +
        (snow ? drifts(base, h) : parkingLines(base, h - base)),
    },
    actor({
      id: 'a',
      body,
      color,
      wheel: 'ten-spoke',
      x: carX,
      ground: base + (h - base) * 0.52,
      length,
      turned: flip,
      air: [sky.low, 0.07],
      shadow: 0.8,
    }),
    marks(band(h - 14, 20, '#2b2f31')),
  );
}
