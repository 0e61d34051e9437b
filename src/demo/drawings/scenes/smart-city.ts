import { n } from '../geometry';
import type { Part } from '../side/side-car';
import { linear, radial } from '../svg';
import { leafTree, road } from './landscape';
import { actor, band, type Stage, together } from './stage';

const FILLS = ['#ffffff', '#e3f1ea', '#d3ece4', '#fbeedb', '#e6ecfb', '#f9dfd5'] as const;

/** A row of houses with rounded heads, lower on the left, where the words stand. */
function houses({ dice }: Stage, base: number, low: number, high: number, width: number): string {
  let out = '';
  for (let x = -30; x < 1620; ) {
    const w = width * dice.between(0.75, 1.3);
    const rise = dice.between(low, high) * (x < 700 ? 0.55 : 1);
    const fill = dice.pick(FILLS);
    const round = dice.pick([4, 30, 60]);
    let windows = '';
    for (let r = 0; r < Math.floor((rise - 40) / 44); r++) {
      for (let c = 0; c < Math.floor((w - 20) / 36); c++)
        windows += `M${n(x + 26 + c * 36)} ${n(base - rise + Math.max(30, round * 0.6) + r * 44)}v20`;
    }
    out += `<path d="M${n(x)} ${n(base)}V${n(base - rise + round)}a${round} ${round} 0 0 1 ${round} -${round}h${n(w - round * 2)}a${round} ${round} 0 0 1 ${round} ${round}V${n(base)}Z" fill="${fill}"/><path d="${windows}" stroke="#9fc9c4" stroke-opacity=".55" stroke-width="16"/>`;
    x += w + 8;
  }
  return out;
}

function cloud(x: number, y: number, s: number): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s)})" fill="#fff"><rect x="-90" y="-26" width="180" height="52" rx="26"/><circle cx="-26" cy="-28" r="38"/><circle cx="34" cy="-20" r="30"/></g>`;
}

/** A bright, friendly town of simple shapes. */
export function smartCity(stage: Stage): Part {
  const { height: h, dice } = stage;
  const tall = h > 1100;
  const bottom = h * 0.95;
  const top = bottom - 124;
  const length = tall ? 1000 : 600;
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, top], '0 #cfeae6, 0.6 #eaf6f2, 1 #fdfaf2') +
        linear('road', [0, top, 0, bottom], '0 #c3ccd0, 1 #aeb9be') +
        radial('sun', [1270, h * 0.22, 90], '0 #ffd75e, 1 #ffc93c'),
      marks:
        band(0, h, 'url(#sky)') +
        `<circle cx="1270" cy="${n(h * 0.22)}" r="150" fill="#fff" fill-opacity=".5"/><circle cx="1270" cy="${n(h * 0.22)}" r="84" fill="url(#sun)"/>` +
        cloud(960, h * 0.17, 0.9) +
        cloud(1440, h * 0.32, 0.7) +
        cloud(300, h * 0.12, 0.6) +
        `<g opacity=".6">${houses(stage, top, h * 0.16, h * 0.42, 120)}</g>` +
        houses(stage, top, h * 0.08, h * 0.28, 150) +
        Array.from({ length: 12 }, (_, i) =>
          leafTree(
            i * 146 + dice.between(-40, 40),
            top + 2,
            dice.between(80, 130),
            dice.pick(['#8fd0a8', '#6fbf95', '#b4dc8e']),
            '#8a7a68',
          ),
        ).join('') +
        `<rect x="-2" y="${n(top - 8)}" width="1604" height="12" fill="#f4f1ea"/>` +
        road(top, bottom, '#ffffff') +
        band(bottom, h - bottom + 4, '#e9efe9'),
    },
    actor({
      id: 'a',
      body: 'hatchback',
      color: 'yellow',
      wheel: 'aero',
      electric: true,
      x: tall ? 300 : 870,
      ground: top + 84,
      length,
      air: ['#ffffff', 0.05],
      shadow: 0.6,
    }),
  );
}
