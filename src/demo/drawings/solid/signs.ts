import { n } from '../geometry';
import { lettering } from '../letters';
import type { Body } from './body';
import type { Camera, Place } from './camera';
import { type End, flat } from './marks';

/** Countries whose plates are drawn. */
export const PLATE_COUNTRIES = ['se', 'no', 'fi', 'sk', 'gb'] as const;
export type PlateCountry = (typeof PLATE_COUNTRIES)[number];

const LETTERS: Readonly<Record<PlateCountry, string>> = { se: 'S', no: 'N', fi: 'FIN', sk: 'SK', gb: 'UK' };
/** British plates are yellow behind and have a green band when the car is electric. */
const YELLOW = '#f3c515';

const WIDTH = 52;
const HEIGHT = 11.2;

/** A dealer's plate, centred on the origin, centimetres. */
function plate(country: PlateCountry, end: End, electric: boolean): string {
  const british = country === 'gb';
  const ground = british && end === 'rear' ? YELLOW : '#f6f7f6';
  const band = british ? (electric ? '#1f8a4c' : '#123a7a') : country === 'no' ? '#1b2f6b' : '#1d4f9c';
  const letters = lettering(LETTERS[country], {
    x: 0,
    baseline: 0,
    cap: 2.6,
    weight: 17,
    tracking: 26,
    color: '#fff',
  });
  const word = lettering('Nordhem', {
    x: 0,
    baseline: 0,
    cap: 5.2,
    weight: 15,
    tracking: 34,
    color: '#22262a',
  });
  const stars = british
    ? ''
    : '<circle cx="3.1" cy="3.3" r="1.5" fill="none" stroke="#f7cf3c" stroke-width=".55" stroke-dasharray=".35 .43"/>';
  return (
    `<g transform="translate(${n(-WIDTH / 2)} ${n(-HEIGHT / 2)})"><rect x="-.9" y="-.9" width="${WIDTH + 1.8}" height="${HEIGHT + 1.8}" rx="1.5" fill="#0c0e10"/><rect width="${WIDTH}" height="${HEIGHT}" rx="1" fill="${ground}"/>` +
    `<rect width="6.2" height="${HEIGHT}" rx="1" fill="${band}"/>${stars}<g transform="translate(${n(3.1 - letters.width / 2)} 9.6)">${letters.marks}</g>` +
    `<g transform="translate(${n(6.2 + (WIDTH - 6.2 - word.width) / 2)} 8.2)">${word.marks}</g></g>`
  );
}

/** The ring and letter of a make whose mark may not be drawn. */
function initial(brand: string): string {
  const letter = lettering(brand.slice(0, 1), {
    x: 0,
    baseline: 0,
    cap: 8,
    weight: 15,
    tracking: 0,
    color: '#e8edf1',
  });
  return `<g transform="translate(${n(12 - letter.width / 2)} 16)">${letter.marks}</g>`;
}

export interface Sign {
  readonly brand: string;
  /** Path data of the make's mark on a grid of 24. */
  readonly mark?: string | undefined;
  readonly country: PlateCountry;
  readonly electric: boolean;
}

const at = (body: Body, end: End, h: number, out: number): Place =>
  end === 'front' ? [body.nose(h) - out, 0, h] : [body.tail(h) + out, 0, h];

/** Badge and plate of an end; `badge` and `number` are their shares of the height of the body. */
export function signs(
  camera: Camera,
  body: Body,
  end: End,
  sign: Sign,
  heights: { readonly badge: number; readonly number: number },
): string {
  const edge = body.belt(end === 'front' ? 8 : body.length - 8);
  const height = (z: number): number => body.sill + z * (edge - body.sill);
  const right: Place = [0, end === 'front' ? 1 : -1, 0];
  const up = (h: number): Place => [at(body, end, h + 4, 0)[0] - at(body, end, h, 0)[0], 0, 4];
  const lean = (h: number): Place => {
    const [x, , z] = up(h);
    const length = Math.hypot(x, z);
    return [x / length, 0, z / length];
  };
  const numberAt = height(heights.number);
  const badgeAt = height(heights.badge);
  const size = Math.min(5.4, body.half * 0.058);
  const mark = sign.mark ? `<path d="${sign.mark}" fill="#eef2f5"/>` : initial(sign.brand);
  return (
    `<g transform="${flat(camera, at(body, end, numberAt, 1.2), right, lean(numberAt))}">${plate(sign.country, end, sign.electric)}</g>` +
    `<g transform="${flat(camera, at(body, end, badgeAt, 0.8), right, lean(badgeAt))}"><circle r="${n(size)}" fill="#14181c" stroke="#d7dde2" stroke-width=".7"/><g transform="scale(${Math.round((size / 15.5) * 1000) / 1000}) translate(-12 -12)">${mark}</g></g>`
  );
}
