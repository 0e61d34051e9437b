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

/** Mirror image in the floor: the marks with id `target` turned over at the ground and faded out. */
export function reflection(target: string, transform: string, ground: number): Part {
  return {
    defs:
      linear('rf', [0, ground, 0, ground + 190], '0 #fff 0.26, 0.5 #fff 0.07, 1 #fff 0') +
      `<mask id="rm" maskUnits="userSpaceOnUse" x="0" y="${n(ground)}" width="1600" height="266"><rect y="${n(ground)}" width="1600" height="266" fill="url(#rf)"/></mask>${blur('rb', 2.5)}`,
    marks: `<g mask="url(#rm)"><g filter="url(#rb)"><use href="#${target}" transform="${transform}"/></g></g>`,
  };
}
