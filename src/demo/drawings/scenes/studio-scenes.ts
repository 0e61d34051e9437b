import { n } from '../geometry';
import type { Part } from '../side/side-car';
import { softBand, softCone, softLine, softShifts } from '../soft';
import { linear, radial } from '../svg';
import { band, marks, quarterActor, type Stage, together } from './stage';

const PLANT =
  '<g id="plant"><path d="M-26 0L-32 -64H32L26 0Z" fill="#dfe0dc"/><path d="M14 0L20 -64H32L26 0Z" fill="#000" fill-opacity=".12"/><g fill="#3f6b55"><path d="M0 -60Q-50 -110 -78 -190Q-20 -150 0 -60Z"/><path d="M0 -60Q-20 -150 -6 -240Q26 -150 0 -60Z"/><path d="M0 -60Q50 -110 84 -180Q22 -150 0 -60Z"/></g><g fill="#5b8c72"><path d="M0 -60Q-40 -100 -96 -120Q-40 -80 0 -60Z"/><path d="M0 -60Q30 -130 50 -220Q40 -110 0 -60Z"/></g></g>';

/** A car showroom in the evening: glass wall, light lines in the ceiling, polished floor. */
export function showroom(stage: Stage): Part {
  const { height: h } = stage;
  const tall = h > 1100;
  const floor = h * 0.68;
  const ceiling = h * 0.2;
  let mullions = '';
  for (let x = 40; x < 1600; x += 190) mullions += `M${x} ${n(ceiling)}h7V${n(floor)}h-7z`;
  let lights = '';
  for (let i = -4; i <= 4; i++) {
    const far = 800 + i * 190;
    const near = 800 + i * 420;
    lights += `M${n(far - 5)} ${n(ceiling - 8)}L${n(near - 26)} -10H${n(near + 26)}L${n(far + 5)} ${n(ceiling - 8)}Z`;
  }
  const plant = (x: number, y: number, s: number): string =>
    `<use href="#plant" transform="translate(${n(x)} ${n(y)}) scale(${s})"/>`;
  return together(
    {
      defs:
        PLANT +
        linear('ceil', [0, 0, 0, ceiling], '0 #3d4549, 1 #6c7579') +
        linear('out', [0, ceiling, 0, floor], '0 #30516b, 0.6 #8fa4ab, 1 #e5c8a4') +
        linear('floor', [0, floor, 0, h], '0 #c9cbc8, 0.3 #dcdddb, 1 #a5a9a9') +
        radial('pool', [1040, h * 0.86, 760], '0 #fff 0.75, 1 #fff 0', 0.2) +
        linear('wall', [0, 0, 460, 0], '0 #23352f, 1 #2d433b') +
        linear('wash', [0, ceiling, 0, floor], '0 #fff4dc 0.4, 0.5 #fff4dc 0.06, 1 #fff4dc 0'),
      marks:
        band(0, ceiling + 2, 'url(#ceil)') +
        `<path id="lines" d="${lights}" fill="#fff8ea"/>${softShifts({ fill: '#fff8ea', opacity: 0.5, deviation: 10 }, '#lines', 'x')}` +
        band(ceiling, floor - ceiling + 2, 'url(#out)') +
        `<path d="M560 ${n(floor - 60)}L640 ${n(floor - 96)}H760L820 ${n(floor - 70)}H960L1010 ${n(floor - 120)}H1120L1170 ${n(floor - 80)}H1330L1380 ${n(floor - 104)}H1600V${n(floor)}H560Z" fill="#4a5f6b" fill-opacity=".6"/>` +
        `<path id="mull" d="${mullions}" fill="#1a2224"/><rect x="-2" y="${n(ceiling)}" width="1604" height="12" fill="#1a2224"/><rect x="-2" y="${n(ceiling + (floor - ceiling) * 0.34)}" width="1604" height="5" fill="#1a2224"/>` +
        `<path d="M700 ${n(ceiling)}L600 ${n(floor)}H660L780 ${n(ceiling)}ZM1300 ${n(ceiling)}L1160 ${n(floor)}H1290L1430 ${n(ceiling)}Z" fill="#fff" fill-opacity=".07"/>` +
        `<rect x="-2" y="${n(ceiling)}" width="520" height="${n(floor - ceiling)}" fill="url(#wall)"/><rect x="-2" y="${n(ceiling)}" width="520" height="${n(floor - ceiling)}" fill="url(#wash)"/><rect x="514" y="${n(ceiling)}" width="5" height="${n(floor - ceiling)}" fill="#d8a869"/>` +
        band(floor, h - floor + 4, 'url(#floor)') +
        `<g transform="translate(0 ${n(floor * 2)}) scale(1 -1)">${softShifts({ fill: '#1a2224', opacity: 0.16, deviation: 10 }, '#mull', 'x')}</g><rect width="1600" height="${n(h)}" fill="url(#pool)"/>` +
        plant(1520, floor + 24, 0.8) +
        plant(556, floor + 14, 0.6),
    },
    quarterActor({
      id: 'a',
      body: 'coupe',
      color: 'red',
      wheel: 'five-twin',
      x: tall ? 180 : 640,
      ground: floor + (h - floor) * 0.8,
      length: tall ? 1240 : 720,
    }),
  );
}

/** Black and silver: one long light above a car that is mostly its reflections. */
export function mercedesStudio(stage: Stage): Part {
  const { height: h } = stage;
  const tall = h > 1100;
  const ground = h * 0.82;
  const length = tall ? 1340 : 900;
  const x = tall ? 130 : 600;
  const middle = x + length / 2;
  return together(
    {
      defs:
        radial('room', [middle, ground - 150, 980], '0 #4b5157, 0.35 #23272b, 0.75 #0d0f11, 1 #060708', 0.5) +
        linear('floor', [0, ground - 70, 0, h], '0 #1d2124, 0.4 #0f1113, 1 #040505') +
        radial('shine', [middle, ground, 760], '0 #cfd6db 0.3, 0.5 #cfd6db 0.08, 1 #cfd6db 0', 0.12) +
        linear('tube', [x, 0, x + length, 0], '0 #fff 0, 0.2 #fff 0.95, 0.8 #fff 0.95, 1 #fff 0') +
        linear('cone', [0, ground - 520, 0, ground], '0 #e9eff3 0.2, 1 #e9eff3 0') +
        linear('calm', [0, 0, 900, 0], '0 #000 0.6, 1 #000 0'),
      marks:
        band(0, h + 4, '#060708') +
        `<rect width="1600" height="${n(h)}" fill="url(#room)"/>` +
        band(ground - 70, h - ground + 74, 'url(#floor)', 'opacity=".85"') +
        softBand(ground - 74, 10, '#8b949a', 0.25, 3) +
        softCone(
          { fill: 'url(#cone)', opacity: 1, deviation: 16 },
          [x + 100, x + length - 100, ground - length * 0.46],
          [x - 120, x + length + 120, ground],
        ) +
        softLine(
          { color: 'url(#tube)', width: 14, opacity: 0.95, deviation: 16 },
          `M${n(x)} ${n(ground - length * 0.465 + 7)}h${n(length)}`,
        ) +
        `<rect x="${n(x + 40)}" y="${n(ground - length * 0.465 + 5)}" width="${n(length - 80)}" height="4" rx="2" fill="url(#tube)"/>` +
        `<rect width="1600" height="${n(h)}" fill="url(#shine)"/>`,
    },
    quarterActor({
      id: 'a',
      body: 'sedan',
      color: 'silver',
      lit: true,
      wheel: 'y-spoke',
      x,
      ground: ground + 34,
      length,
      air: ['#050607', 0.86],
      fall: true,
    }),
    marks(`<rect width="900" height="${n(h)}" fill="url(#calm)"/>`),
  );
}
