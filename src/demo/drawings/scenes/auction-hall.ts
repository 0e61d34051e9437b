import { n } from '../geometry';
import type { Part } from '../side/side-car';
import { softCone } from '../soft';
import { linear, radial } from '../svg';
import { band, marks, quarterActor, type Stage, together } from './stage';

/** Two rows of empty chairs before the stage. */
function chairs({ height: h, dice }: Stage): string {
  let out = '';
  for (let row = 0; row < 2; row++) {
    const y = h * (0.93 + row * 0.075);
    const step = 118 + row * 26;
    for (let cx = -30 + row * 50; cx < 1660; cx += step) {
      const s = (0.9 + row * 0.3) * dice.between(0.98, 1.02);
      out += `<path d="M${n(cx)} ${n(y + 90)}V${n(y - 14 * s)}q0 ${n(-24 * s)} ${n(24 * s)} ${n(-24 * s)}h${n(30 * s)}q${n(24 * s)} 0 ${n(24 * s)} ${n(24 * s)}V${n(y + 90)}Z" fill="${row ? '#050608' : '#0b0d11'}"/>`;
    }
  }
  return out;
}

/** A dark hall with one car on a lit stage. */
export function auctionHall(stage: Stage): Part {
  const { height: h } = stage;
  const tall = h > 1100;
  const ground = h * (h > 1100 ? 0.84 : 0.74);
  const length = tall ? 1120 : 660;
  const x = tall ? 240 : 800;
  const middle = x + length / 2;
  const beam = (from: number, to: number, spread: number, o: number): string =>
    softCone(
      { fill: 'url(#beam)', opacity: o, deviation: 14 },
      [from - 10, from + 10, 0],
      [to - spread, to + spread, ground + 20],
    );
  const bars = [0.5, 0.72, 0.62, 0.9, 0.8, 1]
    .map(
      (v, i) =>
        `<rect x="${n(24 + i * 34)}" y="${n(150 - v * 84)}" width="20" height="${n(v * 84)}" rx="3" fill="${i === 5 ? '#ff9d3c' : '#4c6a86'}"/>`,
    )
    .join('');
  return together(
    {
      defs:
        radial('hall', [middle, ground - 120, 1000], '0 #34405a, 0.4 #1a2133, 1 #090c14', 0.6) +
        linear('beam', [0, 0, 0, ground], '0 #dfe9ff 0.55, 1 #dfe9ff 0.04') +
        linear('deck', [0, ground - 40, 0, ground + 70], '0 #58637a, 1 #20283a') +
        radial('pool', [middle, ground, 520], '0 #fff 0.6, 1 #fff 0', 0.14) +
        linear('front', [0, ground + 30, 0, h], '0 #0d111b, 1 #06080d'),
      marks:
        band(0, h + 4, 'url(#hall)') +
        Array.from(
          { length: 14 },
          (_, i) =>
            `<rect x="${i * 122 - 40}" y="0" width="54" height="${n(ground - 30)}" fill="#fff" fill-opacity=".018"/>`,
        ).join('') +
        `<rect x="-2" y="${n(h * 0.06)}" width="1604" height="8" fill="#05070b"/>${[middle - 330, middle - 110, middle + 110, middle + 330].map((lx) => `<rect x="${n(lx - 16)}" y="${n(h * 0.06)}" width="32" height="28" rx="5" fill="#05070b"/><ellipse cx="${n(lx)}" cy="${n(h * 0.06 + 28)}" rx="13" ry="4" fill="#f4f8ff"/>`).join('')}` +
        beam(middle - 330, middle - 120, 190, 0.8) +
        beam(middle - 110, middle - 30, 200, 0.5) +
        beam(middle + 110, middle + 30, 200, 0.5) +
        beam(middle + 330, middle + 120, 190, 0.8) +
        (tall
          ? ''
          : `<g transform="translate(1316 ${n(h * 0.17)})"><rect width="250" height="180" rx="8" fill="#0a0e16" stroke="#33405a" stroke-width="2"/><rect x="24" y="22" width="110" height="12" rx="6" fill="#e6ecf5"/><rect x="24" y="42" width="70" height="7" rx="3" fill="#6c7c95"/>${bars}</g>`) +
        band(ground + 30, h - ground, 'url(#front)') +
        `<ellipse cx="${n(middle)}" cy="${n(ground + 20)}" rx="${n(length * 0.66)}" ry="56" fill="#0d1119"/><ellipse cx="${n(middle)}" cy="${n(ground + 6)}" rx="${n(length * 0.66)}" ry="54" fill="url(#deck)"/><ellipse cx="${n(middle)}" cy="${n(ground + 6)}" rx="${n(length * 0.66)}" ry="54" fill="none" stroke="#ff9d3c" stroke-opacity=".8" stroke-width="2.5"/><rect width="1600" height="${n(h)}" fill="url(#pool)"/>`,
    },
    quarterActor({
      id: 'a',
      body: 'suv',
      color: 'blue',
      wheel: 'ten-spoke',
      x: x + length * 0.04,
      ground: ground + 34,
      length: length * 0.92,
      air: ['#141c2e', 0.12],
    }),
    marks(chairs(stage)),
  );
}
