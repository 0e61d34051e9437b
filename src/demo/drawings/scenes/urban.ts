import { n } from '../geometry';
import type { Part } from '../side/side-car';
import { ROUND, softBand, softLine } from '../soft';
import { linear, radial } from '../svg';
import { leafTree } from './landscape';
import { actor, band, marks, type Stage, together } from './stage';

/** A block of flats or offices with some windows lit. */
function tower(
  stage: Stage,
  x: number,
  base: number,
  w: number,
  height: number,
  fill: string,
  light: string,
  share: number,
): string {
  const { dice } = stage;
  const cols = Math.max(2, Math.floor(w / 17));
  const storey = stage.height > 1100 ? 36 : 24;
  const rows = Math.max(3, Math.floor(height / storey));
  let lit = '';
  for (let r = 0; r < rows - 1; r++) {
    for (let c = 0; c < cols; c++) {
      if (dice.next() < share)
        lit += `M${n(x + 10 + c * ((w - 8) / cols))} ${n(base - height + 12 + r * storey)}v11`;
    }
  }
  const top =
    dice.next() < 0.35
      ? `<rect x="${n(x + w * 0.46)}" y="${n(base - height - 34)}" width="3" height="36" fill="${fill}"/>`
      : '';
  return `${top}<rect x="${n(x)}" y="${n(base - height)}" width="${n(w)}" height="${n(height)}" fill="${fill}"/><path d="${lit}" stroke="${light}" stroke-width="8"/>`;
}

function skyline(
  stage: Stage,
  base: number,
  options: {
    low: number;
    high: number;
    width: number;
    fill: string;
    light: string;
    share: number;
    from?: number;
  },
): string {
  const { dice } = stage;
  let out = '';
  let x = options.from ?? -20;
  while (x < 1620) {
    const w = options.width * dice.between(0.6, 1.3);
    const rise = x < 640 ? 0.55 : 1;
    out += tower(
      stage,
      x,
      base,
      w,
      dice.between(options.low, options.high) * rise,
      options.fill,
      options.light,
      options.share,
    );
    x += w + dice.between(-4, 26);
  }
  return out;
}

function lamp(x: number, foot: number, height: number): string {
  return `<g transform="translate(${n(x)} ${n(foot)})"><path d="M-4 0L-2.5 ${n(-height)}H2.5L4 0Z" fill="#141a24"/><path d="M0 ${n(-height)}Q-8 ${n(-height - 16)} -62 ${n(-height - 12)}" fill="none" stroke="#141a24" stroke-width="5"/><ellipse cx="-58" cy="${n(-height - 8)}" rx="17" ry="4" fill="#fff2cf"/><ellipse cx="-58" cy="${n(-height - 4)}" rx="120" ry="90" fill="url(#bulb)" transform="translate(0 0)"/></g>`;
}

/** What a wet street shows of a light above it; `at` gives each its width, length and colour. */
function streak(left: number, top: number, height: number, at: number): string {
  const width = 10 + (at % 3) * 9;
  const line = `M${n(left + width / 2)} ${n(top)}v${n((height - top) * (0.4 + (at % 4) * 0.15))}`;
  const color = at % 2 ? '#ffb36b' : '#ffd9a0';
  return softLine({ color, width, opacity: 0.5, deviation: 6 }, line, ROUND);
}

/** A wet street between lit towers after sunset. */
export function cityDusk(stage: Stage): Part {
  const { height: h } = stage;
  const tall = h > 1100;
  const base = h * 0.76;
  const length = tall ? 1200 : 720;
  const ground = h * 0.9;
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, base], '0 #141d3a, 0.4 #3c3d6b, 0.7 #a8607a, 0.9 #f0946a, 1 #f9b377') +
        radial('sun', [1130, base, 720], '0 #ffd08c 0.85, 0.4 #ff9d6a 0.32, 1 #ff9d6a 0') +
        linear('street', [0, base, 0, h], '0 #3d3347, 0.25 #241f30, 1 #11111b') +
        radial('bulb', [-58, 0, 130], '0 #ffe7b0 0.55, 1 #ffe7b0 0') +
        linear('fog', [0, base - 130, 0, base], '0 #f2946c 0, 1 #f2946c 0.55'),
      marks:
        band(0, base + 2, 'url(#sky)') +
        `<rect width="1600" height="${n(h)}" fill="url(#sun)"/><g opacity=".55">${skyline(stage, base, { low: h * 0.2, high: h * 0.46, width: 84, fill: '#6b4a6d', light: '#ffd9a0', share: 0.1 })}</g>` +
        band(base - 130, 132, 'url(#fog)') +
        skyline(stage, base, {
          low: h * 0.1,
          high: h * 0.34,
          width: 104,
          fill: '#2e2a48',
          light: '#ffcf87',
          share: 0.2,
        }) +
        band(base - 60, 62, 'url(#fog)', 'opacity=".7"') +
        band(base, h - base + 4, 'url(#street)') +
        [180, 420, 690, 930, 1180, 1330, 1520].map((x, at) => streak(x, base + 6, h, at)).join('') +
        `<rect x="-2" y="${n(base)}" width="1604" height="9" fill="#1b1826"/><rect x="-2" y="${n(base)}" width="1604" height="1.6" fill="#f2a878" fill-opacity=".6"/>`.replace(
          '1.600',
          '1.6',
        ) +
        lamp(700, base + 8, h * 0.36) +
        lamp(1490, base + 8, h * 0.36),
    },
    actor({
      id: 'a',
      body: 'sedan',
      color: 'black',
      wheel: 'ten-spoke',
      x: tall ? 230 : 770,
      ground,
      length,
      air: ['#ff9a6a', 0.07],
      lit: true,
      mirror: 0.42,
    }),
  );
}

/** A charging park at nightfall: canopy, posts, cable in the car. */
export function chargingEvening(stage: Stage): Part {
  const { height: h, dice } = stage;
  const tall = h > 1100;
  const base = h * 0.78;
  const ground = h * 0.905;
  const length = tall ? 1100 : 700;
  const x = tall ? 250 : 730;
  const roof = base - (tall ? 640 : h * 0.56);
  const k = length / 426;
  const portX = x + 386 * k;
  const portY = ground - 80 * k;
  const post = (px: number): string =>
    `<g transform="translate(${n(px)} ${n(base + 14)})"><rect x="-34" y="-250" width="68" height="250" rx="14" fill="url(#post)"/><rect x="-24" y="-232" width="48" height="64" rx="7" fill="#08151a"/><path d="M3 -222L-9 -198H-1L-4 -178L10 -204H2Z" fill="#56e0b0"/><rect x="-34" y="-150" width="68" height="5" fill="#56e0b0"/><ellipse cy="-148" rx="80" ry="40" fill="url(#mint)"/></g>`;
  let trees = '';
  for (let i = 0; i < 26; i++)
    trees += leafTree(dice.between(-20, 1620), base + 2, dice.between(70, 120), '#16303c', '#12242d');
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, base], '0 #0e1f33, 0.5 #1f4a60, 0.85 #5f8f93, 1 #d5b491') +
        linear('floor', [0, base, 0, h], '0 #2c3b41, 1 #10181c') +
        linear('post', [-34, 0, 34, 0], '0 #d9e0e3, 0.4 #f6f9fa, 1 #98a5ab') +
        radial('mint', [0, -148, 80], '0 #56e0b0 0.55, 1 #56e0b0 0') +
        linear('beam', [0, roof + 26, 0, base + 120], '0 #eafcf6 0.28, 1 #eafcf6 0') +
        radial('pool', [x + length * 0.55, ground, 700], '0 #dff6ee 0.32, 1 #dff6ee 0', 0.16),
      marks:
        band(0, base + 2, 'url(#sky)') +
        `<g fill="#fff" fill-opacity=".7">${Array.from({ length: 26 }, () => `<circle cx="${n(dice.between(0, 1600))}" cy="${n(dice.between(0, h * 0.3))}" r="${n(dice.between(0.6, 1.6))}"/>`).join('')}</g>` +
        trees +
        softBand(base - 60, 64, '#d7b694', 0.28, 18) +
        band(base, h - base + 4, 'url(#floor)') +
        `<path d="M${n(x - 90)} ${n(roof + 26)}H1640V${n(base + 60)}H${n(x - 180)}Z" fill="url(#beam)"/><rect x="${n(x + 60)}" y="${n(roof)}" width="26" height="${n(base - roof + 14)}" fill="#22323a"/><rect x="1500" y="${n(roof)}" width="26" height="${n(base - roof + 14)}" fill="#22323a"/>` +
        `<path d="M${n(x - 110)} ${n(roof - 6)}L1620 ${n(roof - 44)}V${n(roof + 22)}H${n(x - 110)}Z" fill="#13212a"/><path d="M${n(x - 110)} ${n(roof + 16)}H1620V${n(roof + 24)}H${n(x - 110)}Z" fill="#e9fff8"/><path d="M${n(x - 110)} ${n(roof - 6)}L1620 ${n(roof - 44)}v4L${n(x - 110)} ${n(roof - 2)}Z" fill="#5f7f8a"/>` +
        post(x + length + 70) +
        post(x + 250) +
        `<rect width="1600" height="${n(h)}" fill="url(#pool)"/>`,
    },
    actor({
      id: 'a',
      body: 'hatchback',
      color: 'white',
      wheel: 'aero',
      electric: true,
      x,
      ground,
      length,
      air: ['#12344a', 0.2],
      mirror: 0.34,
    }),
    marks(
      `<path d="M${n(x + length + 52)} ${n(base - 108)}C${n(x + length + 30)} ${n(ground + 30)} ${n(portX + 60)} ${n(ground + 30)} ${n(portX + 6)} ${n(portY)}" fill="none" stroke="#0a0e10" stroke-width="9" stroke-linecap="round"/><path d="M${n(x + length + 50)} ${n(base - 108)}C${n(x + length + 28)} ${n(ground + 28)} ${n(portX + 58)} ${n(ground + 28)} ${n(portX + 5)} ${n(portY)}" fill="none" stroke="#56e0b0" stroke-opacity=".55" stroke-width="2"/>` +
        `<rect x="${n(portX - 13)}" y="${n(portY - 13)}" width="26" height="26" rx="9" fill="#0a0e10"/><rect x="${n(portX - 13)}" y="${n(portY - 13)}" width="26" height="26" rx="9" fill="none" stroke="#56e0b0" stroke-width="2.4"/>`,
    ),
  );
}
