import { n } from '../geometry';
import type { Part } from '../side/side-car';
import { softEllipse, softShifts } from '../soft';
import { linear, radial } from '../svg';
import { leafTree } from './landscape';
import { parkedRows } from './parked';
import { actor, band, marks, quarterActor, type Stage, together } from './stage';

const cloud = (x: number, y: number, rx: number, ry: number): string =>
  softEllipse([x, y, rx, ry], '#fff', 0.8, 24);

const ROW = [
  ['hatchback', 'red'],
  ['suv', 'white'],
  ['estate', 'blue'],
  ['hatchback', 'yellow'],
  ['sedan', 'silver'],
  ['suv', 'orange'],
  ['estate', 'green'],
] as const;

/** A bright hall full of cars, round tags hanging above them. */
export function carHall(stage: Stage): Part {
  const { height: h } = stage;
  const tall = h > 1100;
  const floor = h * 0.66;
  const ceiling = h * 0.16;
  const far = tall ? 420 : 300;
  let lights = '';
  for (let i = -5; i <= 5; i++) {
    const a = 800 + i * 130;
    const b = 800 + i * 380;
    lights += `M${n(a - 4)} ${n(ceiling)}L${n(b - 22)} -10H${n(b + 22)}L${n(a + 4)} ${n(ceiling)}Z`;
  }
  let tags = '';
  for (let x = tall ? 120 : 560, i = 0; x < 1600; x += far + 40, i++)
    tags += `<path d="M${n(x + far / 2)} ${n(ceiling)}v${n((floor - ceiling) * 0.3)}" stroke="#97a1a8" stroke-width="2.5"/><circle cx="${n(x + far / 2)}" cy="${n(ceiling + (floor - ceiling) * 0.3 + 34)}" r="36" fill="${i % 2 === 0 ? '#ffd426' : '#0a4fd3'}"/><path d="M${n(x + far / 2 - 16)} ${n(ceiling + (floor - ceiling) * 0.3 + 28)}h32M${n(x + far / 2 - 10)} ${n(ceiling + (floor - ceiling) * 0.3 + 42)}h20" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`;
  const rows = parkedRows(
    ...(tall
      ? []
      : [
          {
            cars: ROW.slice(0, 2),
            from: -140,
            step: far + 40,
            ground: floor + 34,
            length: far,
            air: ['#eef2f4', 0.4] as const,
          },
        ]),
    {
      cars: tall ? ROW.slice(0, 4) : ROW.slice(1),
      from: tall ? 120 : 560,
      step: far + 40,
      ground: floor + 34,
      length: far,
      air: ['#eef2f4', 0.16],
    },
  );
  return together(
    {
      defs:
        rows.defs +
        linear('ceil', [0, 0, 0, ceiling], '0 #cfd6da, 1 #e9edef') +
        linear('wall', [0, ceiling, 0, floor], '0 #f2f4f5, 1 #d3dbe0') +
        linear('floor', [0, floor, 0, h], '0 #b9c3c9, 0.4 #dbe0e3, 1 #a9b2b8') +
        radial('pool', [1000, h * 0.86, 760], '0 #fff 0.8, 1 #fff 0', 0.2),
      marks:
        band(0, ceiling + 2, 'url(#ceil)') +
        `<path id="lines" d="${lights}" fill="#fff"/>${softShifts({ fill: '#fff', opacity: 0.6, deviation: 10 }, '#lines', 'x')}` +
        band(ceiling, floor - ceiling + 2, 'url(#wall)') +
        band(ceiling + (floor - ceiling) * 0.12, (floor - ceiling) * 0.06, '#0a4fd3') +
        band(floor, h - floor + 4, 'url(#floor)') +
        rows.marks +
        tags +
        `<rect width="1600" height="${n(h)}" fill="url(#pool)"/>`,
    },
    quarterActor({
      id: 'a',
      body: 'hatchback',
      color: 'blue',
      wheel: 'ten-spoke',
      x: tall ? 180 : 720,
      ground: floor + (h - floor) * 0.86,
      length: tall ? 1220 : 740,
    }),
  );
}

function flags(base: number, height: number): string {
  let out = '';
  for (let i = 0; i < 6; i++) {
    const x = 700 + i * 165;
    out += `<path d="M${x} ${n(base)}V${n(base - height)}" stroke="#e9eef1" stroke-width="5"/><path d="M${x + 3} ${n(base - height + 4)}q28 -10 52 2t48 0v74q-26 10 -50 -2t-50 2z" fill="${i % 2 === 0 ? '#ffd426' : '#0a4fd3'}"/>`;
  }
  return out;
}

/** Rows of cars in the open on a clear morning, flags above. */
export function carYard(stage: Stage): Part {
  const { height: h, dice } = stage;
  const tall = h > 1100;
  const base = h * 0.6;
  const length = tall ? 1120 : 640;
  const shuffled = (from: number) => [...ROW.slice(from), ...ROW.slice(0, from)];
  let trees = '';
  for (let i = 0; i < 16; i++)
    trees += leafTree(i * 108 + dice.between(-40, 40), base + 2, dice.between(70, 130), '#86a98d', '#6e6558');
  const rows = parkedRows(
    { cars: shuffled(0), from: -80, step: 250, ground: base + 46, length: 220, air: ['#dfe9ee', 0.42] },
    {
      cars: shuffled(3),
      from: -150,
      step: 330,
      ground: base + (h - base) * 0.34 + 30,
      length: 290,
      air: ['#dfe9ee', 0.2],
    },
  );
  return together(
    {
      defs:
        rows.defs +
        linear('sky', [0, 0, 0, base], '0 #6db1e0, 0.6 #bfdff0, 1 #f3f6ef') +
        linear('lot', [0, base, 0, h], '0 #a7afb3, 1 #7d868b'),
      marks:
        band(0, base + 2, 'url(#sky)') +
        `${cloud(980, h * 0.14, 210, 22)}${cloud(1360, h * 0.24, 170, 16)}${cloud(420, h * 0.2, 190, 14)}` +
        trees +
        flags(base + 6, h * 0.3) +
        band(base, h - base + 4, 'url(#lot)') +
        rows.marks,
    },
    actor({
      id: 'a',
      body: 'suv',
      color: 'red',
      wheel: 'five-twin',
      x: tall ? 240 : 860,
      ground: h * 0.91,
      length,
      mirror: 0.06,
    }),
  );
}

/** Lots under floodlights, a paper number behind each windscreen. */
export function auctionYard(stage: Stage): Part {
  const { height: h } = stage;
  const tall = h > 1100;
  const base = h * 0.58;
  const length = tall ? 1160 : 680;
  const mast = (x: number): string =>
    `<path d="M${x - 4} ${n(base + 10)}L${x - 2} ${n(h * 0.16)}h4l2 ${n(base + 10 - h * 0.16)}z" fill="#12161c"/><path d="M${x - 46} ${n(h * 0.15)}h92l-8 22h-76z" fill="#1d232b"/><path d="M${x - 34} ${n(h * 0.15 + 16)}h68" stroke="#f6f8ff" stroke-width="9"/><path d="M${x - 40} ${n(h * 0.15 + 20)}L${x - 420} ${n(h)}H${x + 420}L${x + 40} ${n(h * 0.15 + 20)}Z" fill="url(#flood)"/><ellipse cx="${x}" cy="${n(h * 0.15 + 16)}" rx="120" ry="60" fill="url(#bulb${x})"/>`;
  const cards = (from: number, step: number, y: number, s: number): string =>
    Array.from(
      { length: 8 },
      (_, i) =>
        `<path d="M${n(from + step * i)} ${n(y)}h${n(30 * s)}v${n(20 * s)}h-${n(30 * s)}z" fill="#fff" fill-opacity=".9"/>`,
    ).join('');
  const back = parkedRows({
    cars: [...ROW].reverse(),
    from: -120,
    step: 262,
    ground: base + 52,
    length: 232,
    air: ['#0c1016', 0.55],
  });
  const front = parkedRows({
    cars: ROW,
    from: -60,
    step: 340,
    ground: base + (h - base) * 0.4 + 24,
    length: 306,
    air: ['#0c1016', 0.38],
  });
  return together(
    {
      defs:
        front.defs +
        linear('sky', [0, 0, 0, base], '0 #070a10, 0.6 #141b27, 1 #39405a') +
        linear('lot', [0, base, 0, h], '0 #2d343d, 0.5 #1b2027, 1 #0d1014') +
        linear('flood', [0, h * 0.16, 0, h], '0 #e8efff 0.26, 1 #e8efff 0') +
        [820, 1380]
          .map((x) =>
            radial(`bulb${x}`, [x, h * 0.15 + 16, 120], '0 #f4f7ff 0.9, 0.3 #f4f7ff 0.3, 1 #f4f7ff 0', 0.5),
          )
          .join('') +
        radial('pool', [1080, h * 0.88, 720], '0 #e8efff 0.28, 1 #e8efff 0', 0.22),
      marks:
        band(0, base + 2, 'url(#sky)') +
        `<path d="M-10 ${n(base + 2)}V${n(base - 70)}H520V${n(base - 110)}H1040V${n(base - 60)}H1610V${n(base + 2)}Z" fill="#10141b"/><path d="M560 ${n(base - 60)}h430" stroke="#ffc46b" stroke-width="14" stroke-opacity=".75"/>` +
        band(base, h - base + 4, 'url(#lot)') +
        back.marks +
        cards(-40, 262, base + 8, 0.7) +
        front.marks +
        cards(46, 340, base + (h - base) * 0.4 - 34, 1) +
        mast(820) +
        mast(1380) +
        `<rect width="1600" height="${n(h)}" fill="url(#pool)"/>`,
    },
    actor({
      id: 'a',
      body: 'sedan',
      color: 'white',
      wheel: 'ten-spoke',
      x: tall ? 220 : 800,
      ground: h * 0.91,
      length,
      air: ['#0d1118', 0.28],
      edge: 0.5,
      mirror: 0.12,
    }),
  );
}

/** Loading docks at first light, a white van ready to go. */
export function vanDepot(stage: Stage): Part {
  const { height: h } = stage;
  const tall = h > 1100;
  const base = h * 0.78;
  const roof = base - h * (tall ? 0.34 : 0.46);
  const length = tall ? 1180 : 720;
  let docks = '';
  for (let x = tall ? 60 : 480; x < 1600; x += 300)
    docks += `<rect x="${x}" y="${n(base - (base - roof) * 0.6)}" width="210" height="${n((base - roof) * 0.6)}" fill="#e8dcc6"/><path d="M${x} ${n(base - (base - roof) * 0.45)}h210M${x} ${n(base - (base - roof) * 0.3)}h210M${x} ${n(base - (base - roof) * 0.15)}h210" stroke="#b9ad99" stroke-width="3"/><rect x="${x - 12}" y="${n(base - (base - roof) * 0.66)}" width="234" height="${n((base - roof) * 0.07)}" fill="#2f3c44"/><path d="M${x - 12} ${n(base - 46)}h12v46h-12zM${x + 210} ${n(base - 46)}h12v46h-12z" fill="#f0a637"/>`;
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, base], '0 #5d7f9d, 0.5 #b3bfc4, 0.8 #f3cf9f, 1 #f8b777') +
        radial('sun', [300, base - 60, 720], '0 #fff1d2 0.95, 0.3 #ffd79b 0.45, 1 #ffd79b 0') +
        linear('wall', [0, roof, 0, base], '0 #6d7a80, 1 #8d9799') +
        linear('yard', [0, base, 0, h], '0 #8b8478, 0.4 #6d6a66, 1 #494a4b'),
      marks:
        band(0, base + 2, 'url(#sky)') +
        `<rect width="1600" height="${n(h)}" fill="url(#sun)"/>` +
        `<path d="M-10 ${n(base)}V${n(base - 80)}L180 ${n(base - 96)}V${n(base - 60)}H420V${n(base)}Z" fill="#8c8f92" fill-opacity=".7"/>` +
        `<rect x="${tall ? 10 : 430}" y="${n(roof)}" width="1640" height="${n(base - roof)}" fill="url(#wall)"/><rect x="${tall ? 10 : 430}" y="${n(roof - 14)}" width="1640" height="18" fill="#39464e"/>${docks}` +
        band(base, h - base + 4, 'url(#yard)') +
        `<rect width="1600" height="${n(h)}" fill="url(#sun)" opacity=".35"/>`,
    },
    actor({
      id: 'a',
      body: 'van',
      color: 'white',
      wheel: 'ten-spoke',
      x: tall ? 210 : 780,
      ground: h * 0.91,
      length,
      air: ['#ffcb8c', 0.1],
      mirror: 0.06,
    }),
    marks(
      `<g transform="translate(${tall ? 60 : 560} ${n(h * 0.925)})"><path d="M0 0h130v-12H0z" fill="#8a6a45"/><path d="M8 -12h54v-50h-54zM66 -12h54v-62h-54z" fill="#c49a66"/><path d="M30 -62v50M90 -74v62" stroke="#e8cfa6" stroke-width="8"/></g>`,
    ),
  );
}
