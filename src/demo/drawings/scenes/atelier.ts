import { n } from '../geometry';
import type { Part } from '../side/side-car';
import { ROUND, softBand, softCone, softLine } from '../soft';
import { linear, radial } from '../svg';
import { actor, band, marks, type Stage, together } from './stage';

/** A dark workshop after hours: a grid of light, a wall of drawers, one car on a low lift. */
export function darkAtelier(stage: Stage): Part {
  const { height: h } = stage;
  const tall = h > 1100;
  const floor = h * 0.74;
  const length = tall ? 1240 : 800;
  const x = tall ? 190 : 690;
  const ground = floor + (h - floor) * 0.34;
  const middle = x + length / 2;
  const roof = ground - length * (tall ? 0.86 : 0.62);
  let cells = '';
  for (let i = 0; i < 7; i++) {
    const cx = middle - length * 0.45 + (length * 0.9 * i) / 6;
    cells += `M${n(cx - 54)} ${n(roof)}l32 -20h44l32 20l-32 20h-44z`;
  }
  let drawers = '';
  for (let c = 0; c < 5; c++) {
    const dx = 60 + c * 170;
    drawers += `<rect x="${dx}" y="${n(floor - 190)}" width="158" height="190" fill="url(#steel)"/>`;
    for (let r = 0; r < 5; r++)
      drawers += `<path d="M${dx + 10} ${n(floor - 156 + r * 36)}h138" stroke="#000" stroke-opacity=".5" stroke-width="2"/><path d="M${dx + 54} ${n(floor - 166 + r * 36)}h50" stroke="#8d979f" stroke-opacity=".55" stroke-width="3"/>`;
  }
  return together(
    {
      defs:
        radial('room', [middle, ground - 200, 1050], '0 #3b4248, 0.4 #1a1e22, 1 #08090a', 0.62) +
        linear('steel', [0, floor - 190, 0, floor], '0 #23292e, 1 #121518') +
        linear('under', [0, floor - 214, 0, floor - 60], '0 #f1e6cf 0.5, 1 #f1e6cf 0') +
        linear('floor', [0, floor, 0, h], '0 #2a3035, 0.25 #171a1d, 1 #060708') +
        linear('cone', [0, roof, 0, ground], '0 #f3f6f8 0.2, 1 #f3f6f8 0') +
        radial(
          'shine',
          [middle, ground, length * 0.75],
          '0 #e9eef2 0.3, 0.5 #e9eef2 0.07, 1 #e9eef2 0',
          0.14,
        ) +
        linear('calm', [0, 0, 820, 0], '0 #000 0.5, 1 #000 0'),
      marks:
        band(0, h + 4, '#08090a') +
        `<rect width="1600" height="${n(h)}" fill="url(#room)"/>` +
        `<rect x="50" y="${n(floor - 214)}" width="860" height="10" fill="#2d343a"/><rect x="50" y="${n(floor - 204)}" width="860" height="3" fill="#ffe9bf"/>${drawers}<rect x="50" y="${n(floor - 204)}" width="860" height="150" fill="url(#under)" opacity=".55"/>` +
        `<path d="M120 ${n(floor - 216)}v-40h26v40zM170 ${n(floor - 216)}v-58h14v58zM196 ${n(floor - 216)}v-34h40v34z" fill="#1a1f23"/>` +
        band(floor, h - floor + 4, 'url(#floor)') +
        softBand(floor - 3, 5, '#8b949a', 0.2, 4) +
        softCone(
          { fill: 'url(#cone)', opacity: 1, deviation: 14 },
          [middle - length * 0.42, middle + length * 0.42, roof],
          [middle - length * 0.6, middle + length * 0.6, ground],
        ) +
        `<path d="${cells}" fill="none" stroke="#fff" stroke-width="5"/>${softLine({ color: '#fff', width: 5, opacity: 0.8, deviation: 4 }, cells, ROUND)}` +
        `<rect width="1600" height="${n(h)}" fill="url(#shine)"/><path d="M${n(x + length * 0.1)} ${n(ground + 4)}H${n(x + length * 0.9)}L${n(x + length * 0.93)} ${n(ground + 26)}H${n(x + length * 0.07)}Z" fill="#1b2024"/><path d="M${n(x + length * 0.1)} ${n(ground + 4)}H${n(x + length * 0.9)}" stroke="#a9b3bb" stroke-opacity=".7" stroke-width="2.5"/>`,
    },
    actor({
      id: 'a',
      body: 'estate',
      color: 'silver',
      wheel: 'five-twin',
      x,
      ground: ground + 4,
      length,
      air: ['#07090b', 0.42],
      edge: 0.9,
    }),
    marks(`<rect width="820" height="${n(h)}" fill="url(#calm)"/>`),
  );
}
