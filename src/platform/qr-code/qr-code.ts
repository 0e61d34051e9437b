import { correctionOf } from './reed-solomon';

/** Level M, versions 1 to 15 (ISO/IEC 18004, table 9): codewords of error correction in a block, and blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24] as const;
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10] as const;
const LEVEL_M = 0;

interface Shape {
  readonly version: number;
  readonly size: number;
  /** Codewords, those of error correction included. */
  readonly codewords: number;
  readonly correction: number;
  readonly blocks: number;
}

function shapeOf(version: number): Shape {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2;
  let modules = (16 * version + 128) * version + 64;
  if (version > 1) modules -= (25 * alignments - 10) * alignments - 55;
  if (version >= 7) modules -= 36;
  return {
    version,
    size: version * 4 + 17,
    codewords: Math.floor(modules / 8),
    correction: CORRECTION[version - 1] ?? 0,
    blocks: BLOCKS[version - 1] ?? 1,
  };
}

const capacityOf = ({ codewords, correction, blocks }: Shape): number => codewords - correction * blocks;
const countBits = ({ version }: Shape): number => (version < 10 ? 8 : 16);

/**
 * A text as a QR code of level M: rows of modules, true is dark, without the quiet zone of four.
 *
 * @throws for more than some 400 bytes, which nothing of ours has
 */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  const bytes = [...new TextEncoder().encode(text)];
  const shape = CORRECTION.map((_, at) => shapeOf(at + 1)).find(
    (each) => capacityOf(each) * 8 >= 4 + countBits(each) + bytes.length * 8,
  );
  if (shape === undefined) throw new Error('too long for a QR code');
  const words = interleaved(dataWords(bytes, shape), shape);
  const masks = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => draw(shape, words, mask));
  return masks.reduce((best, next) => (penaltyOf(next) < penaltyOf(best) ? next : best));
}

/** The dark modules as one path of an SVG, a module a unit, with the quiet zone; the side is the rows and eight. */
export const qrPath = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('');

function dataWords(bytes: readonly number[], shape: Shape): readonly number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >>> at) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, countBits(shape));
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacityOf(shape) * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    words.push(bits.slice(at, at + 8).reduce((word, bit) => (word << 1) | bit, 0));
  for (let pad = 0xec; words.length < capacityOf(shape); pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

function interleaved(words: readonly number[], shape: Shape): readonly number[] {
  const { blocks, codewords, correction } = shape;
  const long = codewords % blocks;
  const length = Math.floor(codewords / blocks) - correction;
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, at) => {
    const data = words.slice(from, from + length + (at >= blocks - long ? 1 : 0));
    from += data.length;
    return { data, extra: correctionOf(data, correction) };
  });
  const columns = (pick: (part: (typeof parts)[number]) => readonly number[], count: number) =>
    Array.from({ length: count }, (_, at) => parts.flatMap((part) => pick(part)[at] ?? [])).flat();
  return [...columns(({ data }) => data, length + 1), ...columns(({ extra }) => extra, correction)];
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(shape: Shape, words: readonly number[], mask: number): readonly (readonly boolean[])[] {
  const { size } = shape;
  const dark = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const isFixed = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const set = (x: number, y: number, value: boolean) => {
    const row = dark[y];
    const fixed = isFixed[y];
    if (row === undefined || fixed === undefined || x < 0 || x >= size) return;
    row[x] = value;
    fixed[x] = true;
  };
  drawPatterns(shape, set);
  drawFormat(shape, mask, set);
  const hides = MASKS[mask] ?? (() => false);
  let bit = 0;
  // Two columns at a time, from the right, upwards and downwards in turn; the column of the timing pattern has none.
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = upward ? size - 1 - step : step;
        if (isFixed[y]?.[x] !== false) continue;
        const value = (((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
        const row = dark[y];
        if (row !== undefined) row[x] = value !== hides(x, y);
      }
  }
  return dark;
}

type SetModule = (x: number, y: number, value: boolean) => void;

/** What does not depend on the text: finders, alignment, timing and, from version 7, the version. */
function drawPatterns({ version, size }: Shape, set: SetModule): void {
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [left, top] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    around(4, (dx, dy) => {
      const distance = Math.max(Math.abs(dx), Math.abs(dy));
      if (top + dy >= 0) set(left + dx, top + dy, distance !== 2 && distance !== 4);
    });
  const places = alignmentsOf(version, size);
  const last = places.length - 1;
  for (const [i, x] of places.entries())
    for (const [j, y] of places.entries()) {
      if ((i === 0 && (j === 0 || j === last)) || (i === last && j === 0)) continue;
      around(2, (dx, dy) => set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1));
    }
  if (version < 7) return;
  const bits = (version << 12) | remainder(version, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const value = ((bits >>> at) & 1) === 1;
    const [near, far] = [Math.floor(at / 3), size - 11 + (at % 3)];
    set(far, near, value);
    set(near, far, value);
  }
}

function around(radius: number, act: (dx: number, dy: number) => void): void {
  for (let dy = -radius; dy <= radius; dy++) for (let dx = -radius; dx <= radius; dx++) act(dx, dy);
}

function alignmentsOf(version: number, size: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const places = Array.from({ length: count - 1 }, (_, at) => size - 7 - at * step);
  return [6, ...places.toReversed()];
}

/** The remainder of a BCH code. */
function remainder(value: number, length: number, generator: number): number {
  const top = generator.toString(2).length - 1;
  let rest = value;
  for (let at = 0; at < length; at++) rest = (rest << 1) ^ (((rest >>> (top - 1)) & 1) * generator);
  return rest & ((1 << top) - 1);
}

function drawFormat({ size }: Shape, mask: number, set: SetModule): void {
  const value = (LEVEL_M << 3) | mask;
  const bits = ((value << 10) | remainder(value, 10, 0x537)) ^ 0x5412;
  const bit = (at: number) => ((bits >>> at) & 1) === 1;
  for (let at = 0; at <= 5; at++) set(8, at, bit(at));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let at = 9; at < 15; at++) set(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at++) set(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at++) set(8, size - 15 + at, bit(at));
  set(8, size - 8, true);
}

/** How hard a mask is to read: long runs, squares of one colour, false finders, too much of one colour. */
function penaltyOf(modules: readonly (readonly boolean[])[]): number {
  const size = modules.length;
  const columns = Array.from({ length: size }, (_, x) => modules.map((row) => row[x] ?? false));
  let penalty = 0;
  for (const line of [...modules, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    for (const finder of ['00001011101', '10111010000'])
      for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) penalty += 40;
  }
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const colour = modules[y]?.[x];
      if (
        [modules[y]?.[x + 1], modules[y + 1]?.[x], modules[y + 1]?.[x + 1]].every((each) => each === colour)
      )
        penalty += 3;
    }
  const dark = modules.flat().filter(Boolean).length;
  return penalty + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}
