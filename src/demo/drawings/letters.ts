import { n } from './geometry';

interface Letter {
  width: number;
  d: string;
}

const RING = 'M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0Z';
const A = 'M0 100L38 0L76 100M13 66H63';

/** Centre lines of the group's own capitals: cap height 100, drawn with one even stroke. */
const LETTERS: Readonly<Record<string, Letter>> = {
  A: { width: 76, d: A },
  B: { width: 64, d: 'M0 49H34A24.5 24.5 0 0 0 34 0H0V100H37A25.5 25.5 0 0 0 37 49' },
  C: { width: 90, d: 'M90 20A50 50 0 1 0 90 80' },
  D: { width: 84, d: 'M0 0V100H34A50 50 0 0 0 34 0Z' },
  E: { width: 58, d: 'M58 0H0V100H58M0 49H52' },
  F: { width: 56, d: 'M56 0H0V100M0 50H50' },
  G: { width: 100, d: 'M90 20A50 50 0 1 0 100 54H58' },
  H: { width: 74, d: 'M0 0V100M74 0V100M0 49H74' },
  I: { width: 0, d: 'M0 0V100' },
  J: { width: 46, d: 'M46 0V72A25 25 0 0 1 0 82' },
  K: { width: 68, d: 'M0 0V100M64 0L0 60M25 37L68 100' },
  L: { width: 52, d: 'M0 0V100H52' },
  M: { width: 92, d: 'M0 100V0L46 68L92 0V100' },
  N: { width: 76, d: 'M0 100V0L76 100V0' },
  O: { width: 100, d: RING },
  P: { width: 62, d: 'M0 100V0H34A28 28 0 0 1 34 56H0' },
  Q: { width: 100, d: `${RING}M62 66L96 102` },
  R: { width: 64, d: 'M0 100V0H34A28 28 0 0 1 34 56H0M32 56L64 100' },
  S: {
    width: 62,
    d: 'M58 18C53 6 44 0 31 0C14 0 4 10 4 24C4 58 62 40 62 74C62 90 50 100 32 100C17 100 5 92 0 79',
  },
  T: { width: 72, d: 'M0 0H72M36 0V100' },
  U: { width: 74, d: 'M0 0V63A37 37 0 0 0 74 63V0' },
  V: { width: 76, d: 'M0 0L38 100L76 0' },
  W: { width: 116, d: 'M0 0L30 100L58 14L86 100L116 0' },
  X: { width: 70, d: 'M0 0L70 100M70 0L0 100' },
  Y: { width: 72, d: 'M0 0L36 50L72 0M36 50V100' },
  Z: { width: 68, d: 'M0 0H66L0 100H68' },
  Å: { width: 76, d: `${A}M38 -14A11 11 0 1 1 38 -36A11 11 0 1 1 38 -14Z` },
  Ä: { width: 76, d: `${A}M16 -22H30M46 -22H60` },
  Ö: { width: 100, d: `${RING}M28 -22H42M58 -22H72` },
  Ø: { width: 100, d: `${RING}M10 94L90 6` },
  Æ: { width: 104, d: 'M0 100L46 0H104M54 0V100H104M15 66H54M54 49H98' },
  '0': { width: 66, d: 'M33 0C54 0 66 20 66 50C66 80 54 100 33 100C12 100 0 80 0 50C0 20 12 0 33 0Z' },
  '1': { width: 26, d: 'M0 20L26 0V100' },
  '2': { width: 62, d: 'M2 28A28 28 0 0 1 58 30C58 50 20 74 0 100H62' },
  '3': { width: 58, d: 'M3 14A28 25 0 1 1 26 48A30 26 0 1 1 0 86' },
  '4': { width: 68, d: 'M52 100V0L0 72H68' },
  '5': { width: 62, d: 'M56 0H12L7 44C38 30 62 46 62 68C62 102 18 112 0 84' },
  '6': { width: 62, d: 'M46 0L6 54M62 69A31 31 0 1 1 0 69A31 31 0 1 1 62 69Z' },
  '7': { width: 62, d: 'M0 0H62L20 100' },
  '8': {
    width: 60,
    d: 'M30 0A24 23 0 1 1 30 46A24 23 0 1 1 30 0ZM30 46A28 27 0 1 1 30 100A28 27 0 1 1 30 46Z',
  },
  '9': { width: 62, d: 'M16 100L56 46M62 31A31 31 0 1 1 0 31A31 31 0 1 1 62 31Z' },
  '&': { width: 84, d: 'M84 100L20 30A18 18 0 1 1 50 22C50 46 4 44 4 74C4 108 66 112 78 54' },
  '-': { width: 36, d: 'M0 52H36' },
  '.': { width: 4, d: 'M2 94V100' },
};

/** Words as one stroked path from (x, baseline); returns its width, so that a mark can stand beside it. */
export function lettering(
  text: string,
  style: {
    x: number;
    baseline: number;
    cap: number;
    weight: number;
    tracking: number;
    color: string;
    round?: boolean;
  },
): { marks: string; width: number } {
  const k = style.cap / 100;
  let pen = 0;
  let marks = '';
  for (const char of text.toUpperCase()) {
    const letter = LETTERS[char];
    if (!letter) {
      pen += 44 + style.tracking;
      continue;
    }
    marks += `<path d="${letter.d}" transform="translate(${n(pen)})"/>`;
    pen += letter.width + style.tracking;
  }
  const ends = style.round
    ? ' stroke-linecap="round" stroke-linejoin="round"'
    : ' stroke-linecap="square" stroke-linejoin="miter" stroke-miterlimit="1.6"';
  return {
    marks: `<g transform="translate(${n(style.x)} ${n(style.baseline - style.cap)}) scale(${k})" fill="none" stroke="${style.color}" stroke-width="${n(style.weight)}"${ends}>${marks}</g>`,
    width: Math.max(0, pen - style.tracking) * k,
  };
}
