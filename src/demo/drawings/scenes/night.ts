import { n, n2 } from '../geometry';
import type { Part } from '../side/side-car';
import { softBand, softCone, softLine } from '../soft';
import { linear, radial } from '../svg';
import { glitter, guardRail, mountains, ridge, road, spruce, spruces } from './landscape';
import { carLine, HAZE, roadPaint } from './roadside';
import { actor, band, marks, quarterActor, type Stage, together } from './stage';

const TUBE = '#f3f7fa';

function stars({ dice }: Stage, count: number, floor: number): string {
  let d = '';
  for (let i = 0; i < count; i++) d += `M${n(dice.between(0, 1600))} ${n(dice.between(0, floor))}h.1`;
  return `<path d="${d}" stroke="#fff" stroke-opacity=".6" stroke-width="2.4" stroke-linecap="round"/>`;
}

/** Moon over a black sea, a lighthouse far out, one dark car. */
export function nightCoast(stage: Stage): Part {
  const { height: h, dice } = stage;
  const car = carLine(stage);
  const sea = h * 0.55;
  const moon = 1130;
  const tall = h > 1100;
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, sea], '0 #05070b, 0.5 #101822, 0.85 #2a3744, 1 #465663') +
        radial('moon', [moon, h * 0.22, 520], '0 #f2f6fa 0.5, 0.2 #c5d3e0 0.2, 1 #c5d3e0 0') +
        linear('sea', [0, sea, 0, car.top], '0 #3a4956, 0.3 #18222b, 1 #06090d') +
        radial('column', [moon, sea + 30, 460], '0 #dfe8ef 0.5, 0.5 #dfe8ef 0.12, 1 #dfe8ef 0', 0.5) +
        linear('rock', [0, h * 0.3, 0, car.top], '0 #1b242c, 1 #07090c') +
        linear('beam', [1428, 0, 700, 0], '0 #fff4d8 0.5, 1 #fff4d8 0') +
        roadPaint(car.top, car.bottom, '#0b0e11', '#1b2126'),
      marks:
        band(0, sea + 2, 'url(#sky)') +
        stars(stage, 90, h * 0.36) +
        `<rect width="1600" height="${n(h)}" fill="url(#moon)"/><circle cx="${moon}" cy="${n(h * 0.22)}" r="${tall ? 52 : 38}" fill="#f4f7f9"/><circle cx="${moon - 10}" cy="${n(h * 0.22 - 6)}" r="9" fill="#d5dee6"/><circle cx="${moon + 13}" cy="${n(h * 0.22 + 12)}" r="6" fill="#dde5ec"/>` +
        `<path d="${ridge(dice, { high: sea - 46, low: sea - 8, floor: sea, steps: 9, calmLeft: 0.5 })}" fill="#2b3843" fill-opacity=".9"/>` +
        softBand(sea - 30, 34, '#5b6c79', 0.35, HAZE) +
        band(sea, car.top - sea + 4, 'url(#sea)') +
        `<rect y="${n(sea)}" width="1600" height="${n(h - sea)}" fill="url(#column)"/>` +
        glitter(dice, {
          x: moon,
          top: sea + 4,
          bottom: car.top - 30,
          spread: 190,
          count: 90,
          color: '#eef3f7',
        }) +
        softCone(
          { fill: 'url(#beam)', opacity: 1, deviation: 14 },
          [sea - 88, sea - 84, 1428],
          [sea - 150, sea - 60, 700],
          'y',
        ) +
        `<path d="M1240 ${n(sea + 26)}Q1330 ${n(sea - 16)} 1420 ${n(sea - 10)}Q1530 ${n(sea - 20)} 1640 ${n(sea + 4)}V${n(sea + 60)}H1200Z" fill="#0c1116"/><path d="M1419 ${n(sea - 8)}L1422 ${n(sea - 80)}H1434L1437 ${n(sea - 8)}Z" fill="#aab4bc"/><rect x="1420" y="${n(sea - 94)}" width="16" height="14" fill="#fff2cf"/><path d="M1418 ${n(sea - 94)}H1438L1428 ${n(sea - 104)}Z" fill="#20282f"/>` +
        `<path d="M1660 ${n(h * 0.3)}Q1590 ${n(h * 0.36)} 1560 ${n(h * 0.46)}Q1530 ${n(sea - 10)} 1440 ${n(sea + 50)}Q1340 ${n(sea + 90)} 1200 ${n(car.top - 20)}L1150 ${n(car.top + 10)}H1660Z" fill="url(#rock)"/>` +
        `<path d="${ridge(dice, { high: car.top - 46, low: car.top - 12, floor: car.top + 20, steps: 11 })}" fill="#07090c"/>`,
    },
    marks(
      road(car.top, car.bottom, '#c9d2d9'),
      guardRail(car.top - 14, '#2a3238', '#aeb9c2'),
      band(car.bottom, h - car.bottom + 4, '#050608'),
    ),
    actor({
      id: 'a',
      body: 'estate',
      color: 'black',
      wheel: 'y-spoke',
      x: car.x - 20,
      ground: car.ground,
      length: car.length,
      air: ['#0a1018', 0.18],
      edge: 0.9,
      lit: true,
      mirror: 0.16,
    }),
  );
}

/** Rings of light that run together far behind the car. */
export function lightTunnel(stage: Stage): Part {
  const { height: h } = stage;
  const tall = h > 1100;
  const ground = h * (tall ? 0.84 : 0.86);
  const length = tall ? 1240 : 800;
  const x = tall ? 170 : 680;
  const vx = x + length * 0.46;
  const vy = ground - length * 0.26;
  let rings = '';
  for (let i = 0; i < 9; i++) {
    const s = 0.16 * 1.42 ** i;
    const w = 620 * s;
    const up = (tall ? 900 : 560) * s;
    const foot = vy + 210 * s;
    const arch = `M${n(vx - w)} ${n(foot)}V${n(vy - up * 0.35)}Q${n(vx - w)} ${n(vy - up)} ${n(vx)} ${n(vy - up)}T${n(vx + w)} ${n(vy - up * 0.35)}V${n(foot)}`;
    const width = 1.2 + s * 5;
    const opacity = 0.95 - i * 0.085;
    rings +=
      `<path d="${arch}" stroke="${TUBE}" stroke-width="${n2(width)}" stroke-opacity="${n2(opacity)}"/>` +
      softLine({ color: TUBE, width, opacity: 0.6 * opacity, deviation: 9 }, arch);
  }
  return together(
    {
      defs:
        radial('deep', [vx, vy, 900], '0 #dfe7ee 0.55, 0.12 #7f8d99 0.5, 0.4 #252c33 0.8, 1 #060708 1') +
        linear('floor', [0, vy, 0, h], '0 #39424a, 0.3 #171b1f, 1 #050607') +
        linear('calm', [0, 0, 900, 0], '0 #000 0.66, 1 #000 0') +
        radial('shine', [vx, ground, 700], '0 #dfe7ee 0.35, 0.5 #dfe7ee 0.08, 1 #dfe7ee 0', 0.16),
      marks:
        band(0, h + 4, '#060708') +
        `<rect width="1600" height="${n(h)}" fill="url(#deep)"/><path d="M${n(vx)} ${n(vy + 30)}L1700 ${n(h + 200)}V${n(h + 400)}H-400L${n(vx - 60)} ${n(vy + 30)}Z" fill="url(#floor)" opacity=".9"/>` +
        `<g fill="none">${rings}</g>` +
        `<rect width="1600" height="${n(h)}" fill="url(#shine)"/>`,
    },
    quarterActor({
      id: 'a',
      body: 'suv',
      color: 'silver',
      lit: true,
      electric: true,
      wheel: 'aero',
      x,
      ground: ground + 20,
      length,
      air: ['#050607', 0.62],
      fall: true,
    }),
    marks(`<rect width="900" height="${n(h)}" fill="url(#calm)"/>`),
  );
}

/** Width of a ray of a curtain: with narrower ones a drawing has more to say, wider ones are seen. */
const RAY = 17;

/** A curtain of light: rays side by side that fade above and below, each a little higher or lower than the last. */
function curtain({ height: h, dice }: Stage, at: number): string {
  const [near, far] = [dice.between(-0.5, 0.5), dice.between(-0.5, 0.5)];
  const rise = h * (0.34 - at * 0.04);
  let rays = '';
  for (let x = 0; x < 1600; x += RAY) {
    const way = x / 215;
    const low =
      h * (0.4 + at * 0.07 - way * 0.02) +
      h * 0.06 * Math.sin(way * 1.1 + at * 2.1 + near) +
      h * 0.012 * Math.sin(way * 4.3 + at + far);
    rays += `<use href="#r${at}" x="${x}" y="${Math.round(low - rise)}"/>`;
  }
  // Without smooth edges: two that meet would leave a line.
  return `<g fill="url(#veil)" fill-opacity="${n2(0.8 - at * 0.15)}" shape-rendering="crispEdges"><defs><rect id="r${at}" width="${RAY}" height="${n(rise)}"/></defs>${rays}</g>`;
}

/** Green curtains of light over snow, a car with its lamps on. */
export function aurora(stage: Stage): Part {
  const { height: h, dice } = stage;
  const car = carLine(stage);
  const ids = ['s1', 's2', 's3'] as const;
  const floor = car.top - 70;
  const curtains = [0, 1, 2].map((c) => curtain(stage, c)).join('');
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, floor], '0 #050a1a, 0.5 #0c1e35, 1 #24455a') +
        // From top to bottom of each ray, whatever its height.
        '<linearGradient id="veil" x2="0" y2="1"><stop stop-color="#7d6be0" stop-opacity="0"/><stop offset=".15" stop-color="#6f9ac8" stop-opacity=".07"/><stop offset=".4" stop-color="#54d8a4" stop-opacity=".34"/><stop offset=".68" stop-color="#86f0b4" stop-opacity=".62"/><stop offset=".8" stop-color="#8ff5b8" stop-opacity=".52"/><stop offset=".92" stop-color="#8ff5b8" stop-opacity=".13"/><stop offset="1" stop-color="#8ff5b8" stop-opacity="0"/></linearGradient>' +
        linear('snow', [0, floor - 40, 0, h], '0 #9fc3c9, 0.4 #5d8192, 1 #2e485c') +
        linear('peak', [0, h * 0.34, 0, floor], '0 #6d90a2, 1 #203a4f') +
        ids.map((id) => spruce(id, dice)).join('') +
        roadPaint(car.top, car.bottom, '#3a5263', '#5c7788'),
      marks:
        band(0, h, 'url(#sky)') +
        stars(stage, 110, h * 0.5) +
        curtains +
        `<path d="${mountains(dice, { high: h * 0.4, low: h * 0.55, floor, peaks: 6 })}" fill="url(#peak)"/>` +
        `<g fill="#173245">${spruces(ids, dice, { from: -60, to: 1660, foot: floor + 12, size: h * 0.15, count: 34 })}</g>` +
        `<path d="${ridge(dice, { high: floor - 10, low: floor + 14, floor: h, steps: 7 })}" fill="url(#snow)"/>` +
        `<g fill="#0d2030">${spruces(ids, dice, { from: 1320, to: 1650, foot: car.top - 8, size: h * 0.5, count: 4 })}${spruces(ids, dice, { from: -70, to: 90, foot: car.top - 8, size: h * 0.46, count: 2 })}</g>`,
    },
    marks(road(car.top, car.bottom, '#dff3ee')),
    actor({
      id: 'a',
      body: 'suv',
      color: 'white',
      wheel: 'five-twin',
      x: car.x - 60,
      ground: car.ground,
      length: car.length,
      air: ['#0e2a3a', 0.4],
      lit: true,
      edge: 0.3,
      mirror: 0.1,
    }),
  );
}
