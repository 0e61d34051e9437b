import { n, n2 } from './geometry';
import { mix } from './palette';
import { dice } from './random';
import type { Part } from './side-car';
import { blur, linear, radial } from './svg';

export const FRAME = { width: 1600, height: 1066, ground: 772 } as const;

/** The studio every stock picture is taken in: a wall, a floor, one soft box above; only the tone varies. */
export function studio(seed: number | string, options: { horizon?: number; dark?: boolean } = {}): Part {
  const tone = dice(seed, 'backdrop').pick(['#eef0f1', '#eceff0', '#f0efec', '#ebefee', '#edeff2']);
  const { width, height } = FRAME;
  const horizon = options.horizon ?? 640;
  const wall = options.dark ? '#2a2f34' : tone;
  const defs =
    linear(
      'wall',
      [0, 0, 0, horizon],
      `0 ${mix(wall, '#9aa4ab', 0.3)}, 0.55 ${mix(wall, '#9aa4ab', 0.1)}, 1 ${mix(wall, '#ffffff', 0.35)}`,
    ) +
    linear(
      'floor',
      [0, horizon, 0, height],
      `0 ${mix(wall, '#ffffff', 0.25)}, 0.18 ${mix(wall, '#8d969c', 0.12)}, 0.55 ${mix(wall, '#808a91', 0.22)}, 1 ${mix(wall, '#6d767d', 0.3)}`,
    ) +
    radial('glow', [width / 2, horizon - 130, 900], '0 #ffffff 0.85, 0.5 #ffffff 0.3, 1 #ffffff 0', 0.5) +
    radial('vig', [width / 2, height * 0.55, 1080], '0.55 #1c252b 0, 1 #1c252b 0.13', 0.8) +
    blur('hz', 14);
  const marks =
    `<rect width="${width}" height="${n(horizon + 2)}" fill="url(#wall)"/><rect y="${n(horizon)}" width="${width}" height="${n(height - horizon)}" fill="url(#floor)"/>` +
    `<rect x="-60" y="${n(horizon - 22)}" width="${width + 120}" height="44" fill="${mix(wall, '#ffffff', 0.4)}" fill-opacity=".8" filter="url(#hz)"/>` +
    `<rect width="${width}" height="${height}" fill="url(#glow)" opacity="${n2(options.dark ? 0.35 : 0.8)}"/><rect width="${width}" height="${height}" fill="url(#vig)"/>`;
  return { defs, marks };
}

/** The yard behind the dealer: a wall of concrete panels in low sun, paving in front of it. */
export function yard(seed: number | string, ground: number): Part {
  const roll = dice(seed, 'yard');
  const wall = roll.pick(['#c9c6c0', '#bfc4c6', '#b7b4ae', '#c4c8c2'] as const);
  const { width, height } = FRAME;
  const foot = ground - 96;
  const shift = roll.between(-90, 90);
  let joints = '';
  for (let x = 120 + (shift % 60); x < width; x += 290) joints += `M${n(x)} -4V${n(foot)}`;
  let holes = '';
  for (let x = 160 + (shift % 60); x < width; x += 145) {
    for (const y of [foot * 0.16, foot * 0.4, foot * 0.66, foot * 0.9]) holes += `M${n(x)} ${n(y)}h.1`;
  }
  let slabs = '';
  for (let i = -5; i <= 5; i++)
    slabs += `M${n(800 + i * 190)} ${n(foot + 8)}L${n(800 + i * 360)} ${height + 4}`;
  const defs =
    linear(
      'wall',
      [0, 0, width, foot],
      `0 ${mix(wall, '#ffffff', 0.34)}, .55 ${wall}, 1 ${mix(wall, '#3c4247', 0.22)}`,
    ) +
    linear(
      'floor',
      [0, foot, 0, height],
      `0 ${mix(wall, '#5b6064', 0.42)}, .3 ${mix(wall, '#5b6064', 0.3)}, 1 ${mix(wall, '#3a3f43', 0.6)}`,
    ) +
    linear('base', [0, foot - 70, 0, foot], '0 #2c3236 0, 1 #2c3236 0.28') +
    radial('glow', [520, foot * 0.4, 900], '0 #fff6e2 0.6, 1 #fff6e2 0', 0.7) +
    blur('hz', 9);
  const marks =
    `<rect width="${width}" height="${n(foot + 2)}" fill="url(#wall)"/><path d="${joints}M-4 ${n(foot * 0.53)}H${width + 4}" stroke="#2c3236" stroke-opacity=".3" stroke-width="2.5"/><path d="${joints}M-4 ${n(foot * 0.53)}H${width + 4}" stroke="#fff" stroke-opacity=".4" stroke-width="1.2" transform="translate(2.4 2)"/>` +
    `<path d="${holes}" stroke="#2c3236" stroke-opacity=".3" stroke-width="8" stroke-linecap="round"/><rect width="${width}" height="${height}" fill="url(#glow)"/>` +
    // The shadow of a roof across the street.
    `<path d="M${n(960 + shift)} -80L${n(1250 + shift)} ${n(foot)}H1700V-80Z" fill="#1e262b" fill-opacity=".2" filter="url(#hz)"/>` +
    `<rect y="${n(foot - 70)}" width="${width}" height="72" fill="url(#base)"/><rect y="${n(foot)}" width="${width}" height="${n(height - foot)}" fill="url(#floor)"/>` +
    `<path d="${slabs}M-4 ${n(foot + 44)}H${width + 4}M-4 ${n(ground + 70)}H${width + 4}M-4 ${n(ground + 190)}H${width + 4}" stroke="#20262a" stroke-opacity=".16" stroke-width="2.5"/><rect y="${n(foot)}" width="${width}" height="8" fill="#20262a" fill-opacity=".4"/>`;
  return { defs, marks };
}

/** Mirror image in the floor: the marks with id `target` turned over at the ground and faded out. */
export function reflection(target: string, transform: string, ground: number): Part {
  return {
    defs:
      linear('rf', [0, ground, 0, ground + 190], '0 #fff 0.26, 0.5 #fff 0.07, 1 #fff 0') +
      `<mask id="rm" maskUnits="userSpaceOnUse" x="0" y="${n(ground)}" width="1600" height="266"><rect y="${n(ground)}" width="1600" height="266" fill="url(#rf)"/></mask>${blur('rb', 2.5)}`,
    marks: `<g mask="url(#rm)"><g filter="url(#rb)"><use href="#${target}" transform="${transform}"/></g></g>`,
  };
}
