import { n } from '../geometry';
import type { Part } from '../side/side-car';
import { softBand, softEllipse } from '../soft';
import { linear, radial } from '../svg';
import { guardRail, leafTree, mountains, ridge, road } from './landscape';
import { carLine, HAZE, roadPaint } from './roadside';
import { actor, band, marks, type Stage, together } from './stage';

/** A road that climbs a mountainside in hairpins beside a waterfall; nobody drives on it. */
export function hairpinRoad(stage: Stage): Part {
  const { height: h, dice } = stage;
  const car = carLine(stage);
  const floor = car.top;
  const foot = h * 0.74;
  const bends: readonly (readonly [number, number])[] = [
    [1560, 0.2],
    [1010, 0.3],
    [1500, 0.4],
    [920, 0.51],
    [1460, 0.62],
    [860, 0.735],
  ];
  const legs = bends.flatMap(([x, y], i) => {
    const before = bends[i - 1];
    if (before === undefined) return [];
    const [px, py] = [before[0], h * before[1]];
    const out = px > x ? 1 : -1;
    const drop = h * y - py;
    const d = `M${px} ${n(py)}c${out * 70} ${n(drop * 0.12)} ${out * 60} ${n(drop * 0.34)} ${-out * 40} ${n(drop * 0.42)}L${x} ${n(h * y)}`;
    return [{ d, width: 5 + i * 2.6 }];
  });
  const zigzag = [
    { color: '#24352f', wider: 7 },
    { color: '#b3bbb4', wider: 0 },
  ]
    .map(({ color, wider }) =>
      legs
        .map(
          ({ d, width }) =>
            `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width + wider)}" stroke-linecap="round"/>`,
        )
        .join(''),
    )
    .join('');
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, h * 0.6], '0 #7c9db6, 0.6 #c5d5dc, 1 #f1ebdd') +
        radial('sun', [360, h * 0.14, 700], '0 #fffaf0 0.9, 0.4 #fff1d8 0.3, 1 #fff1d8 0') +
        linear('wall', [700, 0, 1600, 0], '0 #6d8577, 0.5 #4f6a5c, 1 #38514a') +
        linear('far', [0, h * 0.2, 0, foot], '0 #93aab8, 1 #c3d0cf') +
        linear('fall', [0, h * 0.1, 0, foot], '0 #ffffff 0.95, 1 #eaf3f5 0.6') +
        roadPaint(car.top, car.bottom, '#363c3f', '#585f61'),
      marks:
        band(0, h, 'url(#sky)') +
        `<rect width="1600" height="${n(h)}" fill="url(#sun)"/>` +
        `<path d="${mountains(dice, { high: h * 0.24, low: h * 0.5, floor: foot, peaks: 7 })}" fill="url(#far)"/>` +
        softBand(foot - 150, 120, '#eef1ea', 0.6, HAZE) +
        `<path d="M620 ${n(foot + 60)}L720 ${n(h * 0.6)}L800 ${n(h * 0.5)}L840 ${n(h * 0.36)}L930 ${n(h * 0.24)}L980 ${n(h * 0.15)}L1090 ${n(h * 0.08)}L1260 ${n(h * 0.05)}L1660 ${n(h * 0.02)}V${n(foot + 60)}Z" fill="url(#wall)"/><path d="M840 ${n(h * 0.36)}L930 ${n(h * 0.24)}L980 ${n(h * 0.15)}L1010 ${n(h * 0.28)}L960 ${n(h * 0.4)}L980 ${n(h * 0.56)}L900 ${n(foot)}L800 ${n(foot)}L800 ${n(h * 0.5)}Z" fill="#fff" fill-opacity=".1"/>` +
        `<path d="M1196 ${n(h * 0.055)}q-16 ${n(h * 0.16)} 6 ${n(h * 0.3)}t-10 ${n(h * 0.37)}h56q-14 ${n(-h * 0.2)} -18 ${n(-h * 0.36)}t2 ${n(-h * 0.31)}z" fill="url(#fall)"/>${softEllipse([1216, foot, 90, 30], '#fff', 0.6, 18)}` +
        zigzag +
        `<path d="${ridge(dice, { high: foot - 20, low: foot + 26, floor: floor + 12, steps: 9 })}" fill="#4c6b4d"/>` +
        Array.from({ length: 9 }, (_, i) =>
          leafTree(i * 190 + dice.between(-60, 60), floor + 4, dice.between(60, 110), '#3f5f42', '#4a4036'),
        ).join(''),
    },
    marks(
      road(car.top, car.bottom, '#f4efe2'),
      guardRail(car.top - 14, '#5d676c', '#e8e2d2'),
      band(car.bottom, h - car.bottom + 4, '#2c3a33'),
    ),
  );
}

/** The same road with a car below it. */
export function serpentine(stage: Stage): Part {
  const car = carLine(stage);
  return together(
    hairpinRoad(stage),
    actor({
      id: 'a',
      body: 'suv',
      color: 'red',
      wheel: 'y-spoke',
      x: car.x - 60,
      ground: car.ground,
      length: car.length,
      air: ['#eef1e2', 0.06],
      mirror: 0.06,
    }),
  );
}

/** A villa at dusk with light in its windows, a car charging on the drive. */
export function homeDrive(stage: Stage): Part {
  const { height: h, dice } = stage;
  const tall = h > 1100;
  const base = h * 0.78;
  const length = tall ? 1080 : 640;
  const x = tall ? 120 : 560;
  const ground = base + (h - base) * 0.5;
  const left = tall ? 420 : 900;
  const box = left + (tall ? 850 : 398);
  const eave = base - h * (tall ? 0.26 : 0.4);
  return together(
    {
      defs:
        linear('sky', [0, 0, 0, base], '0 #27415c, 0.5 #6a7f93, 0.85 #e8b58d, 1 #f6cda0') +
        linear('wood', [0, eave, 0, base], '0 #4b3a2f, 1 #33271f') +
        linear('lamp', [0, eave, 0, base], '0 #ffe0a0, 1 #ffb861') +
        radial('spill', [left + 340, base, 620], '0 #ffc474 0.5, 0.5 #ffc474 0.14, 1 #ffc474 0', 0.5) +
        linear('drive', [0, base, 0, h], '0 #6b6560, 0.4 #4c4a4a, 1 #2f3134') +
        radial('port', [box, base - h * 0.14, 90], '0 #8ff5b8 0.7, 1 #8ff5b8 0'),
      marks:
        band(0, base + 2, 'url(#sky)') +
        `<path d="${ridge(dice, { high: base - h * 0.2, low: base - h * 0.1, floor: base, steps: 8 })}" fill="#54606a" fill-opacity=".7"/>` +
        softBand(base - 120, 80, '#f3c79d', 0.4, HAZE) +
        Array.from({ length: 6 }, (_, i) =>
          leafTree(i * 120 + dice.between(-40, 40), base + 4, dice.between(140, 230), '#2f4238', '#33291f'),
        ).join('') +
        `<path d="M${left} ${n(base)}V${n(eave)}H1660V${n(base)}Z" fill="url(#wood)"/><path d="M${left - 60} ${n(eave)}L${left + 380} ${n(eave - h * 0.13)}H1660V${n(eave + 14)}H${left - 60}Z" fill="#1f2529"/>` +
        `<rect x="${left + 120}" y="${n(eave + 60)}" width="250" height="${n(base - eave - 96)}" fill="url(#lamp)"/><rect x="${left + 430}" y="${n(eave + 60)}" width="110" height="${n(base - eave - 60)}" fill="#2a201a"/><rect x="${left + 590}" y="${n(eave + 60)}" width="250" height="${n((base - eave) * 0.4)}" fill="url(#lamp)"/><path d="M${left + 242} ${n(eave + 60)}h6V${n(base - 36)}h-6zM${left + 712} ${n(eave + 60)}h6v${n((base - eave) * 0.4)}h-6z" fill="#241a14"/><circle cx="${left + 485}" cy="${n(eave + 40)}" r="9" fill="#ffe7b0"/>` +
        band(base, h - base + 4, 'url(#drive)') +
        `<rect width="1600" height="${n(h)}" fill="url(#spill)"/>` +
        `<rect x="${box - 20}" y="${n(base - h * 0.18)}" width="40" height="${n(h * 0.085)}" rx="10" fill="#e9edee"/><rect x="${box - 12}" y="${n(base - h * 0.165)}" width="24" height="6" rx="3" fill="#46d58a"/><circle cx="${box}" cy="${n(base - h * 0.14)}" r="90" fill="url(#port)"/>`,
    },
    actor({
      id: 'a',
      body: 'suv',
      color: 'darkblue',
      wheel: 'aero',
      electric: true,
      x,
      ground,
      length,
      air: ['#33404e', 0.2],
      edge: 0.4,
      mirror: 0.08,
    }),
    marks(
      `<path d="M${box} ${n(base - h * 0.1)}Q${box + 6} ${n(ground + 6)} ${n(box - 60)} ${n(ground - 8)}T${n(x + length * 0.9)} ${n(ground - length * 0.2)}" fill="none" stroke="#0d1012" stroke-width="6" stroke-linecap="round"/>`,
    ),
  );
}
