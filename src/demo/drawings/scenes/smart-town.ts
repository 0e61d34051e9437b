import { n } from '../geometry';
import type { Part } from '../side/side-car';
import { linear } from '../svg';
import { leafTree, road } from './landscape';
import { actor, band, marks, type Stage, together } from './stage';

const AWNINGS = [
  ['#ff7f66', '#ffffff'],
  ['#3fbfa6', '#ffffff'],
  ['#ffc83d', '#ffffff'],
  ['#6f8df5', '#ffffff'],
] as const;

/** A shop front with a scalloped, striped awning. */
function shop(x: number, base: number, s: number, [a, b]: readonly [string, string], wall: string): string {
  let stripes = '';
  for (let i = 0; i < 6; i++)
    stripes += `<path d="M${i * 40} -150H${i * 40 + 40}V-108a20 20 0 0 1 -40 0Z" fill="${i % 2 === 0 ? a : b}"/>`;
  return `<g transform="translate(${n(x)} ${n(base)}) scale(${n(s)})"><path d="M0 0V-300a26 26 0 0 1 26 -26H214a26 26 0 0 1 26 26V0Z" fill="${wall}"/><path d="M30 -270h40v60h-40zM100 -270h40v60h-40zM170 -270h40v60h-40z" fill="#bfe3ea"/><rect x="24" y="-112" width="120" height="92" rx="8" fill="#cdeaf0"/><path d="M166 0V-92a22 22 0 0 1 44 0V0Z" fill="${a}" fill-opacity=".85"/><circle cx="202" cy="-46" r="3.5" fill="#fff"/>${stripes}</g>`;
}

/** A square with striped awnings, paper flags and a small orange car. */
export function smartSquare(stage: Stage): Part {
  const { height: h, dice } = stage;
  const tall = h > 1100;
  const bottom = h * 0.95;
  const top = bottom - 130;
  const walls = ['#ffe3d6', '#e2f4ee', '#fff2cf', '#e4eafc', '#fbe1ea'] as const;
  const size = tall ? 2.5 : 1.4;
  let shops = '';
  for (let x = tall ? -60 : 600, i = 0; x < 1640; x += 252 * size, i++)
    shops += shop(x, top, size, AWNINGS[i % 4] ?? AWNINGS[0], dice.pick(walls));
  let flags = '';
  for (let i = 0; i < 22; i++) {
    const x = 40 + i * 74;
    const y = h * 0.13 + Math.sin((i / 21) * Math.PI) * h * 0.09;
    flags += `<path d="M${n(x)} ${n(y)}h34l-17 34z" fill="${AWNINGS[i % 4]?.[0] ?? '#ff7f66'}"/>`;
  }
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, top], '0 #fff0c9, 0.5 #fff8e6, 1 #ffffff') +
        linear('road', [0, top, 0, bottom], '0 #d6d8dc, 1 #bfc4ca'),
      marks:
        band(0, h, 'url(#sky)') +
        `<circle cx="${tall ? 1180 : 300}" cy="${n(h * (tall ? 0.24 : 0.3))}" r="120" fill="#ffd75e" fill-opacity=".35"/><circle cx="${tall ? 1180 : 300}" cy="${n(h * (tall ? 0.24 : 0.3))}" r="76" fill="#ffcf45"/>` +
        `<path d="M-10 ${n(h * 0.12)}Q800 ${n(h * 0.32)} 1610 ${n(h * 0.12)}" fill="none" stroke="#c7b58f" stroke-width="2.5"/>${flags}` +
        (tall
          ? ''
          : `<g opacity=".45">${shop(60, top, 0.8, AWNINGS[1], '#e2f4ee')}${shop(300, top, 0.8, AWNINGS[2], '#fff2cf')}</g>`) +
        shops +
        leafTree(tall ? 90 : 520, top + 4, tall ? 300 : 190, '#8fd0a8', '#8a7a68') +
        leafTree(1560, top + 4, 170, '#6fbf95', '#8a7a68') +
        `<rect x="-2" y="${n(top - 6)}" width="1604" height="12" fill="#f7f3ea"/>` +
        road(top, bottom, '#ffffff') +
        band(bottom, h - bottom + 4, '#f3efe4'),
    },
    actor({
      id: 'a',
      body: 'hatchback',
      color: 'orange',
      wheel: 'aero',
      electric: true,
      x: tall ? 300 : 880,
      ground: top + 90,
      length: tall ? 1000 : 600,
      shadow: 0.6,
    }),
  );
}

/** A round-windowed house where a small white car drinks from the wall. */
export function smartHome(stage: Stage): Part {
  const { height: h } = stage;
  const tall = h > 1100;
  const base = h * 0.8;
  const length = tall ? 1040 : 640;
  const x = tall ? 220 : 740;
  const ground = base + (h - base) * 0.42;
  const wall = tall ? 180 : 640;
  const roof = base - h * (tall ? 0.5 : 0.6);
  const box = x + length + (tall ? 110 : 70);
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, base], '0 #dff3f6, 0.7 #f2fbf7, 1 #ffffff') +
        linear('wall', [wall, 0, 1600, 0], '0 #ffd9c7, 1 #ffc4ad') +
        linear('yard', [0, base, 0, h], '0 #e7ecdc, 1 #cfd9c2'),
      marks:
        band(0, h, 'url(#sky)') +
        `<circle cx="${tall ? 260 : 330}" cy="${n(h * 0.2)}" r="64" fill="#ffcf45"/>` +
        `<path d="M-40 ${n(base)}Q200 ${n(base - h * 0.16)} 520 ${n(base - h * 0.04)}T1640 ${n(base)}Z" fill="#bfe3c6"/><path d="M-40 ${n(base)}Q260 ${n(base - h * 0.07)} 620 ${n(base)}Z" fill="#9fd3ae"/>` +
        `<path d="M${wall} ${n(base)}V${n(roof + 90)}a90 90 0 0 1 90 -90H1640V${n(base)}Z" fill="url(#wall)"/><path d="M${wall} ${n(roof + 90)}a90 90 0 0 1 90 -90H1640v26H${wall + 96}a70 70 0 0 0 -70 70z" fill="#ffffff"/>` +
        `<circle cx="${wall + 230}" cy="${n(roof + h * 0.17)}" r="${n(h * 0.075)}" fill="#bfe3ea"/><path d="M${wall + 230} ${n(roof + h * 0.095)}v${n(h * 0.15)}M${n(wall + 230 - h * 0.075)} ${n(roof + h * 0.17)}h${n(h * 0.15)}" stroke="#fff" stroke-width="8"/>` +
        `<rect x="${wall + 480}" y="${n(roof + h * 0.1)}" width="220" height="${n(h * 0.14)}" rx="26" fill="#bfe3ea"/><path d="M${wall + 590} ${n(roof + h * 0.1)}v${n(h * 0.14)}" stroke="#fff" stroke-width="8"/>` +
        leafTree(wall - 90, base + 6, 230, '#7cc89b', '#8a7a68') +
        band(base, h - base + 4, 'url(#yard)') +
        `<g transform="translate(${n(box)} ${n(base - length * 0.3)})"><rect x="-30" y="-44" width="60" height="88" rx="22" fill="#20302f"/><rect x="-22" y="-36" width="44" height="34" rx="14" fill="#c8f53c"/><path d="M4 -30l-12 16h8l-4 12l12 -16h-8z" fill="#20302f"/></g>`,
    },
    actor({
      id: 'a',
      body: 'suv',
      color: 'white',
      wheel: 'aero',
      electric: true,
      x,
      ground,
      length,
      shadow: 0.55,
    }),
    marks(
      `<path d="M${n(box)} ${n(base - length * 0.24)}Q${n(box)} ${n(ground - 20)} ${n(box - 40)} ${n(ground - 30)}T${n(x + length * 0.9)} ${n(ground - length * 0.22)}" fill="none" stroke="#20302f" stroke-width="7" stroke-linecap="round"/>`,
    ),
  );
}
