/** The room between letters and between words, on the grid of the marks (24 high). */
const [GAP, SPACE] = [3.4, 4] as const;
const TOP = 7;
const EDGE = 1;

type Glyph = readonly [width: number, path: string];

const ROUND = 'M4.4 0Q8.8 0 8.8 5Q8.8 10 4.4 10Q0 10 0 5Q0 0 4.4 0Z';
const BOWL = 'M0 10L0 0L4.2 0Q7.2 0 7.2 2.9Q7.2 5.8 4.2 5.8L0 5.8';
const HOOK = 'M7.6 1.8Q6.4 0 4.4 0Q0 0 0 5Q0 10 4.4 10';

/** Capitals as lines of one weight, 10 high; every command takes pairs of coordinates. */
const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: [8, 'M0 10L4 0L8 10M1.4 6.6L6.6 6.6'],
  B: [7.4, 'M0 4.8L4.4 4.8Q7.4 4.8 7.4 7.4Q7.4 10 4.4 10L0 10L0 0L4.2 0Q6.8 0 6.8 2.4Q6.8 4.8 4.2 4.8'],
  C: [7.6, `${HOOK}Q6.4 10 7.6 8.2`],
  D: [8, 'M0 0L0 10L3.4 10Q8 10 8 5Q8 0 3.4 0Z'],
  E: [6.4, 'M6.4 0L0 0L0 10L6.4 10M0 4.9L5.6 4.9'],
  F: [6.2, 'M6.2 0L0 0L0 10M0 4.9L5.4 4.9'],
  G: [7.8, `${HOOK}Q7.8 10 7.8 6.4L7.8 5.4L4.6 5.4`],
  H: [7.4, 'M0 0L0 10M7.4 0L7.4 10M0 4.9L7.4 4.9'],
  I: [0, 'M0 0L0 10'],
  J: [5, 'M5 0L5 7Q5 10 2.4 10Q0.4 10 0 8.2'],
  K: [7.2, 'M0 0L0 10M7 0L0 5.8M2.4 3.9L7.2 10'],
  L: [6, 'M0 0L0 10L6 10'],
  M: [8.8, 'M0 10L0 0L4.4 6.4L8.8 0L8.8 10'],
  N: [7.4, 'M0 10L0 0L7.4 10L7.4 0'],
  O: [8.8, ROUND],
  P: [7.2, BOWL],
  Q: [8.8, `${ROUND}M5.6 7.2L8.8 10.6`],
  R: [7.2, `${BOWL}M3.6 5.8L7.2 10`],
  S: [7, 'M6.8 1.6Q5.8 0 3.6 0Q0.4 0 0.4 2.5Q0.4 4.5 3.6 4.9Q7 5.3 7 7.5Q7 10 3.6 10Q1 10 0 8.2'],
  T: [7.6, 'M0 0L7.6 0M3.8 0L3.8 10'],
  U: [7.6, 'M0 0L0 6Q0 10 3.8 10Q7.6 10 7.6 6L7.6 0'],
  V: [8, 'M0 0L4 10L8 0'],
  W: [11.2, 'M0 0L2.8 10L5.6 1.6L8.4 10L11.2 0'],
  X: [7.4, 'M0 0L7.4 10M7.4 0L0 10'],
  Y: [7.6, 'M0 0L3.8 5.2L7.6 0M3.8 5.2L3.8 10'],
  Z: [7, 'M0 0L7 0L0 10L7 10'],
  '&': [
    7.6,
    'M7.6 10L2 3.4Q0.8 1.9 1.6 0.9Q2.4 0 3.6 0Q5.4 0 5.4 1.8Q5.4 3.2 3.4 4.2Q0 5.8 0 7.6Q0 10 2.8 10Q6.2 10 7 5.6',
  ],
  '-': [3.6, 'M0 5.4L3.6 5.4'],
};

/** Longer names are no makes. */
const MAX_LENGTH = 30;

export interface WordMark {
  /** Of the drawing, on a grid that is 24 high. */
  readonly width: number;
  /** Path data of lines, not of surfaces. */
  readonly path: string;
}

/** The name of a make drawn in lines, for makes without a mark of their own; null for what cannot be drawn. */
export function wordMark(name: string): WordMark | null {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toUpperCase();
  if (plain === '' || plain.length > MAX_LENGTH) return null;
  let at = EDGE;
  let path = '';
  for (const letter of plain) {
    if (letter === ' ') {
      at += SPACE;
      continue;
    }
    const glyph = GLYPHS[letter];
    if (glyph === undefined) return null;
    path += shifted(glyph[1], at, TOP);
    at += glyph[0] + GAP;
  }
  return { width: rounded(at - GAP + EDGE), path };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

const shifted = (path: string, x: number, y: number): string =>
  path.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, left: string, top: string) => `${rounded(Number(left) + x)} ${rounded(Number(top) + y)}`,
  );
